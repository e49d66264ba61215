// On paper: few sides, nothing overlaps, no heading without its text, and nothing that only works on a screen.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage } from '../../support/browser/browser.ts';
import { fitOf } from '../../support/browser/fit.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { PAPER_WIDTH, type Paper, printed } from '../../support/browser/paper.ts';
import { allPages } from '../../support/site/pages.ts';
import { SITE } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const SOME = [
  ...['/', '/preise', '/kontakt', '/magazin'],
  ...['/pricing', '/services', '/services/market-salary-report', '/services/skilled-migration', '/faq'],
  '/blog/market-salary-reports-guide',
];
const MOST_SIDES = 3;
const FEWER: { [route: string]: number } = { '/services/market-salary-report': 2, '/pricing': 2 };
const PRICE = /^(?:From )?\$[\d,]+$/;

describe.each(allPages())('$name', ({ folder, routes }) => {
  const here = inBrowser(() => serveSite(folder));
  let page: Page;

  beforeAll(async () => {
    ({ page } = await openPage(here.browser, { viewport: { width: PAPER_WIDTH, height: 1000 } }));
  });

  describe.each(
    size(
      routes.filter(route => SOME.includes(route)),
      routes,
    ),
  )('%s', route => {
    let paper: Paper;

    beforeAll(async () => {
      await page.goto(here.site.url + route);
    });

    it('shows every word, none on another, and nothing to press', { tags: 'front-door' }, async () => {
      await page.emulateMedia({ media: 'print' });
      for (const direction of ['rtl', 'ltr']) {
        await page.evaluate(dir => document.documentElement.setAttribute('dir', dir), direction);
        const { seen, lost } = await fitOf(page, { name: '', width: PAPER_WIDTH, height: 1000 });
        expect(seen).toBeGreaterThan(5);
        expect(lost, direction).toEqual([]);
      }
      expect(await page.evaluate(controlsInSight)).toEqual([]);
      expect(await page.evaluate(answersOutOfSight)).toEqual([]);
    });

    it('takes few sides', async () => {
      paper = await printed(page);
      expect(paper.sides).toBeLessThanOrEqual(FEWER[route] ?? MOST_SIDES);
      expect(paper.texts.filter(({ side }) => side === 0)).toEqual([]);
    });

    it('leaves no heading behind, and more than a line on the last side', () => {
      const { sides, texts } = paper;
      const left = texts.filter(
        ({ isHeading, side }, index) =>
          isHeading && side < (texts.slice(index).find(text => !text.isHeading)?.side ?? side),
      );
      expect(left).toEqual([]);
      const heights = texts.filter(({ side }) => side === sides).map(({ top }) => Math.round(top));
      expect(new Set(heights).size).toBeGreaterThan(4);
      expect(Math.max(...heights)).toBeLessThan(297 - 12);
    });

    if (folder === SITE && route === '/pricing')
      it('has all prices on the first side', () => {
        const prices = paper.texts.filter(({ text }) => PRICE.test(text));
        expect(prices.length).toBeGreaterThanOrEqual(8);
        expect(prices.filter(({ side }) => side > 1)).toEqual([]);
      });
  });
});

describe('what was chosen on the screen', () => {
  const here = inBrowser(() => serveSite(SITE));

  it('leaves nothing out on paper', async () => {
    const { page } = await openPage(here.browser);
    await page.goto(`${here.site.url}/services`);
    const entries = page.locator('main li h3, main li h4').filter({ visible: true });
    const all = await entries.count();
    await page.getByRole('combobox', { name: 'Which visa' }).selectOption({ index: 1 });
    expect(await entries.count()).toBeLessThan(all);
    await page.emulateMedia({ media: 'print' });
    expect(await entries.count()).toBe(all);
  });
});

/** Runs in the browser. Links to other sites may stay, because print writes out their addresses. */
function controlsInSight(): string[] {
  const controls = document.querySelectorAll(
    'button, input, select, textarea, nav, .strip, .skip, .button, .more',
  );
  return [...controls]
    .filter(control => control.checkVisibility({ visibilityProperty: true }))
    .filter(control => !getComputedStyle(control, '::after').content.includes('('))
    .map(control => control.outerHTML.slice(0, 120));
}

/** Runs in the browser. */
function answersOutOfSight(): string[] {
  return [...document.querySelectorAll('main details > :not(summary)')]
    .filter(answer => !answer.checkVisibility({ contentVisibilityAuto: true }))
    .map(answer => answer.outerHTML.slice(0, 120));
}
