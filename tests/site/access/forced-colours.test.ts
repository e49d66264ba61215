// If visitors use their own colours, words, edges, icons and chosen controls are still visible.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage } from '../../support/browser/browser.ts';
import { knowColours, type WithColours } from '../../support/browser/colours.ts';
import { walk } from '../../support/browser/focus.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { hydrated, turnTo } from '../../support/browser/visitor.ts';
import { allPages } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();

type Look = { words: number; edges: number; drawings: number; faults: string[] };

/** Runs in the browser. */
function look(): Look {
  const { contrast, groundAt } = (window as unknown as WithColours).colours;
  const faults = new Set<string>();
  const seen = { words: 0, edges: 0, drawings: 0 };
  const all = [...document.body.querySelectorAll<HTMLElement | SVGElement>('*')].filter(
    element =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.unseen, .skip, script, style'),
  );
  for (const element of all) {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    if ([...element.childNodes].some(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue?.trim()))
      check(element, 'words', getComputedStyle(element).color, 4.5);
    if (element.matches('button, .button, input, textarea, .pill, .menu__toggle')) checkEdge(element);
    if (element.matches('.icon, .logo__mark, .stars, .contact__mark')) {
      const { fill, stroke } = getComputedStyle(element);
      check(element, 'drawings', stroke === 'none' ? fill : stroke, 3);
    }
  }
  return { ...seen, faults: [...faults] };

  function checkEdge(element: Element): void {
    const { borderTopWidth, borderTopStyle, borderTopColor, color } = getComputedStyle(element);
    // The menu's button has no border: its words are its edge.
    const isPlain = element.matches('.menu__toggle');
    if (!isPlain && (borderTopStyle === 'none' || Number.parseFloat(borderTopWidth) < 1))
      faults.add(`${named(element)} has no edge.`);
    check(element, 'edges', isPlain ? color : borderTopColor, 3);
  }

  function check(
    element: Element,
    kind: 'words' | 'edges' | 'drawings',
    colour: string,
    least: number,
  ): void {
    const box = element.getClientRects()[0];
    if (!box || box.width < 1) return;
    seen[kind] += 1;
    const [x, y] =
      kind === 'edges'
        ? [box.left - 2, box.top + box.height / 2]
        : [box.left + box.width / 2, box.top + box.height / 2];
    const ground = groundAt(Math.max(1, x), y);
    const ratio = ground ? contrast(colour, ground) : least;
    if (ratio < least)
      faults.add(`${kind} of ${named(element)}: contrast ${ratio.toFixed(2)}, ${colour} on ${ground}`);
  }

  function named(element: Element): string {
    const words = (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, 40);
    return `${element.nodeName.toLowerCase()}.${element.getAttribute('class')} "${words}"`;
  }
}

async function lookAt(page: Page): Promise<Look> {
  await page.evaluate(knowColours);
  return page.evaluate(look);
}

async function open(route: string, colorScheme: 'light' | 'dark', width: number, site = here.site.url) {
  const watched = await openPage(here.browser, {
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
    forcedColors: 'active',
    colorScheme,
  });
  await watched.page.goto(site + route);
  return watched;
}

const LOOKS = [
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'dark', width: 1280 },
] as const;

const sites = allPages();

describe.each(size(sites.slice(0, 1), sites))(
  'in colours of the visitor’s own, of $name,',
  ({ folder, routes }) => {
    const there = inBrowser(() => serveSite(folder));
    const pages = size(['/preise', '/kontakt'], routes).flatMap((route, index) =>
      size(LOOKS.slice(index % 2, (index % 2) + 1), [...LOOKS]).map(look => ({ route, ...look })),
    );

    it.each(pages)(
      'all of $route is seen, $colorScheme, at $width pixels',
      async ({ route, colorScheme, width }) => {
        const { page, close } = await open(route, colorScheme, width, there.site.url);
        const { words, edges, drawings, faults } = await lookAt(page);
        expect(faults).toEqual([]);
        expect(words).toBeGreaterThan(25);
        expect(edges).toBeGreaterThan(0);
        expect(drawings).toBeGreaterThan(1);
        await close();
      },
    );
  },
);

describe('in colours of the visitor’s own', () => {
  it('what is chosen differs from what is not', async () => {
    const { page, close } = await open('/stimmen', 'dark', 390);
    const grounds = await page
      .locator('.pill')
      .evaluateAll(pills => pills.map(pill => getComputedStyle(pill).backgroundColor));
    expect(grounds).toHaveLength(4);
    expect(grounds.filter(ground => ground === grounds[0])).toHaveLength(1);
    await close();
  });

  it('mistakes in a form and an open menu are seen', async () => {
    const { page, close } = await open('/kontakt', 'light', 390);
    await turnTo(page);
    await hydrated(page);
    await page.getByRole('button', { name: 'Chat öffnen' }).click();
    await page.getByRole('link', { name: 'Bitte schreiben Sie, worum es geht' }).waitFor();
    await page.getByRole('button', { name: 'Menü' }).click();
    await page.locator('header summary', { hasText: 'Leistungen' }).click();
    const { drawings, faults } = await lookAt(page);
    expect(faults).toEqual([]);
    expect(drawings).toBeGreaterThan(4);
    await close();
  });

  it('the ring of the focus is seen at every stop', async () => {
    const { page, close } = await open('/kontakt', 'dark', 390);
    const { stops, faults } = await walk(page, 'Tab');
    expect(faults).toEqual([]);
    expect(stops.length).toBeGreaterThan(20);
    await close();
  });
});
