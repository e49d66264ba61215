// A table is read on a small phone, in large letters, aloud, by the keyboard and on several sheets of paper.
import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { PAPER_WIDTH } from '../../support/browser/paper.ts';
import { allExamples, GALLERY_SITE } from '../../support/site/gallery.ts';

const tables = allExamples().filter(({ type, block }) => type === 'table' && !block.hidden);
const routeOf = (fits: (columns: number) => boolean) =>
  tables.find(({ block }) => 'columns' in block && fits((block.columns as string[]).length))?.route;
const NARROW = routeOf(columns => columns === 3);
const WIDE = routeOf(columns => columns === 4);

const here = inBrowser(() => serveSite(GALLERY_SITE));
let page: Page;

beforeAll(async () => {
  ({ page } = await openPage(here.browser, { viewport: { width: 320, height: 800 } }));
});

async function open(route: string | undefined, size = '100%'): Promise<void> {
  await page.goto(`${here.site.url}${route}`);
  await page.evaluate(size => document.documentElement.style.setProperty('font-size', size), size);
}

it.each(['100%', '200%'])(
  'on a small phone, letters of %s keep the words of names and values whole',
  async size => {
    await open(NARROW, size);
    const broken = await page.locator('.table__name, .table__value').evaluateAll(cells =>
      cells.flatMap(({ firstChild }) =>
        [...(firstChild?.nodeValue ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange();
          range.setStart(firstChild as Text, index);
          range.setEnd(firstChild as Text, index + word.length);
          return range.getClientRects().length > 1 ? word : [];
        }),
      ),
    );
    expect(broken).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  },
);

it('on a small phone, a wide one shows two columns beside the names, and the keyboard scrolls the rest', async () => {
  await open(WIDE);
  const body = page.locator('.table__body');
  const lefts = () =>
    body.evaluate(body => {
      const { right } = body.getBoundingClientRect();
      const cells = [...body.querySelectorAll('thead th')].map(cell => cell.getBoundingClientRect().left);
      return { seen: cells.filter(left => left < right).length, first: cells[0] };
    });
  const before = await lefts();
  expect(before.seen).toBeGreaterThanOrEqual(3);
  await page.keyboard.press('Tab');
  expect(await body.evaluate(body => body === document.activeElement)).toBe(true);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => body.evaluate(body => body.scrollLeft)).toBeGreaterThan(0);
  expect((await lefts()).first).toBe(before.first);
  await open(WIDE, '200%');
  const share = await page
    .locator('.table__name')
    .first()
    .evaluate(name => name.getBoundingClientRect().width / (name.closest('.table__body')?.clientWidth ?? 1));
  expect(share).toBeLessThan(0.6);
});

it('is read aloud with its name, the heads of rows and columns, and words for its signs', async () => {
  await open(WIDE);
  const spoken = await page.locator('.table__body').ariaSnapshot();
  for (const said of [
    'group "Three tables compared"',
    'caption: Oak. Ash costs the same.',
    'columnheader "Family"',
    'rowheader "Price"',
    'cell "$900"',
  ])
    expect(spoken).toContain(said);
  expect(spoken).toMatch(/rowheader "Extra leaf"\s+- cell "No"\s+- cell "Yes"/);
});

it('has its head again on each sheet of paper', async () => {
  await page.setViewportSize({ width: PAPER_WIDTH, height: 1000 });
  for (const route of [NARROW, WIDE]) {
    await open(route);
    await page.evaluate(() => {
      const rows = document.querySelector('tbody');
      const row = rows?.lastElementChild;
      for (let more = 0; more < 80; more += 1) rows?.append(row?.cloneNode(true) as Node);
      const head = document.querySelector('thead th');
      if (head) head.innerHTML = '<a href="https://head.example/">Head</a>';
    });
    const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
    const sides = [...pdf.matchAll(/\/Type \/Page\s/g)].length;
    expect(sides).toBeGreaterThan(2);
    // A link in a head that stands but once is there once.
    expect([...pdf.matchAll(/\/URI \(https:\/\/head\.example\/\)/g)].length).toBeGreaterThanOrEqual(sides);
  }
});
