// The tools of each block and item of a page can be pressed. They touch what they belong to and lie on no words, or else they lie on the
// bench above the page.
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openLibrary } from '../../../src/site/library/library.ts';
import { reopenPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { isFull, size } from '../../support/size.ts';

const SITES = [
  { name: 'the second site', content: SECOND_CONTENT, some: ['/stimmen', '/preise'] },
  { name: 'the first site', content: process.cwd(), some: ['/testimonials'] },
];
const DEVICES = ['Desktop', 'Tablet', 'Phone'];

const here = withBrowser();

// The sample leaves the first site out, whose server would have to be started for this alone.
describe.each(size(SITES.slice(0, 1), SITES))('on $name', ({ content, some }) => {
  const site = editedSite(content);
  const routes = size(some, openLibrary(content, process.cwd()).routes());

  // The sample takes the widths in turn.
  const shown = routes.flatMap((route, index) =>
    DEVICES.filter((_, at) => isFull || at === index % DEVICES.length).map(device => ({ route, device })),
  );

  it.for(shown)('the tools can be pressed and lie on nothing else: $route, $device', async one => {
    const { page } = await reopenPage(here.browser, { viewport: { width: 1280, height: 800 } });
    await page.goto(`${site.server.url}/_edit${one.route}`);
    await page.locator('.page iframe:not([inert])').waitFor();
    await page.getByRole('button', { name: one.device, exact: true }).click();
    const { count, wrong } = await toolsOnPage(page);
    expect(wrong).toEqual([]);
    expect(count).toBeGreaterThan(0);
    if (one === shown[0]) expect(await placesAroundTypeface(page)).toEqual([false, true]);
  });
});

/** Moves the page, of which nothing tells the tools, and lets a typeface arrive. Returns whether the tools have moved before and after. */
function placesAroundTypeface(page: Page): Promise<boolean[]> {
  return page.evaluate(async () => {
    const rows = [...document.querySelectorAll<HTMLElement>('.side__blocks .row')];
    const inside = document.querySelector<HTMLIFrameElement>('.page iframe')?.contentDocument;
    const bar = () => document.querySelector<HTMLElement>('.tools__bar');
    const frames = async () => {
      for (let frame = 0; frame < 20; frame += 1) await new Promise(requestAnimationFrame);
    };
    do {
      rows.shift()?.click();
      await frames();
    } while (rows.length > 0 && !bar()?.style.translate);
    const first = bar()?.style.translate;
    const file = inside?.querySelector<HTMLLinkElement>('link[as=font]')?.href;
    const view = inside?.defaultView;
    if (!view || !first || !file) throw new Error(`${first}, ${file}`);
    const face = new view.FontFace('Late', `url(${file})`);
    inside.fonts.add(face);
    const hasMoved = async () => {
      await frames();
      return bar()?.style.translate !== first;
    };
    inside.body.style.transform = 'translate(7px, 7px)';
    const before = await hasMoved();
    await face.load();
    return [before, await hasMoved()];
  });
}

/** Selects each block and each item of a page, and says what is wrong with the place of its tools. */
function toolsOnPage(page: Page): Promise<{ count: number; wrong: string[] }> {
  return page.evaluate(async () => {
    const [FAR, GRID, EDGE, MANY] = [12, 8, 3, 120];
    const wrong: string[] = [];
    let count = 0;
    const blocks = () => [...document.querySelectorAll<HTMLElement>('.side__blocks > li')];
    for (let at = 0; at < blocks().length; at += 1) {
      await select(() => blocks()[at]?.querySelector<HTMLElement>(':scope > .row'));
      const items = () => [...(blocks()[at]?.querySelectorAll<HTMLElement>(':scope li .row') ?? [])];
      for (let item = 0; item < items().length; item += 1) await select(() => items()[item]);
    }
    return { count, wrong };

    async function select(find: () => HTMLElement | null | undefined): Promise<void> {
      const row = find();
      row?.click();
      let trouble = ['never selected'];
      // The page may still scroll, and its typefaces arrive. The tools follow both.
      for (let frame = 0; frame < MANY && trouble.length > 0; frame += 1) {
        await new Promise(requestAnimationFrame);
        const bar = document.querySelector<HTMLElement>('.tools__bar');
        if (bar && find()?.ariaCurrent === 'true') trouble = troubleWith(bar);
      }
      // What visitors do not see has no tools on the page.
      if (!document.querySelector('.tools__bar')) return;
      count += 1;
      wrong.push(...trouble.map(words => `${find()?.textContent}: ${words}`));
    }

    function troubleWith(bar: HTMLElement): string[] {
      const box = bar.getBoundingClientRect();
      const covered = [...bar.querySelectorAll('button')].filter(button => {
        const { left, top, width, height } = button.getBoundingClientRect();
        return !button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
      });
      const names = covered.map(button => `${button.ariaLabel} is covered`);
      const frame = document.querySelector<HTMLIFrameElement>('.page iframe');
      const inside = frame?.contentDocument;
      if (!frame || !inside) return ['there is no page'];
      const sheet = frame.getBoundingClientRect();
      if (box.bottom <= sheet.top) return names;
      const scale = sheet.width / frame.offsetWidth;
      const marks = inside.querySelector('ashlar-marks')?.shadowRoot;
      const [own] = ['.own', '.whole'].flatMap(line => {
        const found = marks?.querySelector<HTMLElement>(`${line}:not([hidden])`)?.getBoundingClientRect();
        return found ? [found] : [];
      });
      const on = new DOMRect(
        (box.left - sheet.left) / scale,
        (box.top - sheet.top) / scale,
        box.width / scale,
        box.height / scale,
      );
      const away = own ? distance(on, own) * scale : Number.POSITIVE_INFINITY;
      const isOnWords = points(on).some(([x, y]) => hasWords(inside, x, y));
      return [...names, ...(away > FAR ? [`${away} px away`] : []), ...(isOnWords ? ['on words'] : [])];
    }

    function points({ left, top, width, height }: DOMRect): [x: number, y: number][] {
      const steps = Array.from({ length: GRID + 1 }, (_, step) => step / GRID);
      // Boxes of words are measured in parts of a pixel.
      const at = (start: number, size: number, step: number) => start + EDGE + step * (size - 2 * EDGE);
      return steps.flatMap(x => steps.map((y): [number, number] => [at(left, width, x), at(top, height, y)]));
    }

    function hasWords(inside: Document, x: number, y: number): boolean {
      const { startContainer } = inside.caretRangeFromPoint(x, y) ?? {};
      if (startContainer?.nodeType !== Node.TEXT_NODE) return false;
      // These words are for screen readers alone.
      if (startContainer.parentElement?.closest('.unseen')) return false;
      const words = inside.createRange();
      words.selectNodeContents(startContainer);
      const hit = inside.elementFromPoint(x, y);
      return (
        hit?.contains(startContainer) === true &&
        [...words.getClientRects()].some(
          box => box.left < x && x < box.right && box.top < y && y < box.bottom,
        )
      );
    }

    function distance(one: DOMRect, other: DOMRect): number {
      const x = Math.max(other.left - one.right, one.left - other.right, 0);
      const y = Math.max(other.top - one.bottom, one.top - other.bottom, 0);
      return Math.hypot(x, y);
    }
  });
}
