// @module-tag front-door
// Any number of cards: none stands alone in a row and no row has a gap.
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';

const here = inBrowser();
let page: Page;

beforeAll(async () => {
  ({ page } = await openPage(here.browser, { reducedMotion: 'reduce' }));
  await page.goto(here.site.url);
  // Loads the sheets of all blocks, so that it does not matter which ones the page has.
  const url = await page.locator('main').getAttribute('data-styles');
  await page.addStyleTag({ url: here.site.url + url });
});

/** How much of the list's width the cards of each row take, with the spaces between them. */
function rowsOf([columns, count]: readonly [number, number]): number[] {
  const list = document.querySelector('.cards__list') as HTMLElement;
  list.closest('.block')?.setAttribute('class', 'block block--plain cards cards--grid');
  (list.parentElement as HTMLElement).className = 'cards__below';
  list.className = `cards__list cards__list--${columns}`;
  const [first] = list.children;
  const cards = Array.from({ length: count }, () => first?.cloneNode(true) as HTMLElement);
  list.replaceChildren(...cards);
  const whole = list.getBoundingClientRect();
  const rows = new Map<number, number>();
  for (const card of cards) {
    const { top, right } = card.getBoundingClientRect();
    rows.set(Math.round(top), (right - whole.left) / whole.width);
  }
  return [...rows.values()];
}

describe.each([390, 768, 1280])('in a window of %i pixels', width => {
  it.each([2, 3, 4])('the rows of cards in %i columns are full', async columns => {
    await page.setViewportSize({ width, height: 800 });
    for (let count = 1; count <= 13; count += 1) {
      const rows = await page.evaluate(rowsOf, [columns, count] as const);
      if (width > 700 && count > 1) expect(rows.length).toBeLessThan(count);
      for (const share of rows) expect(share, `${count} cards`).toBeCloseTo(1, 2);
    }
  });
});
