import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import {
  belowHeader,
  bothWays,
  follow,
  isReached,
  type Scripts,
  scrollPage,
  visit,
} from '../../support/browser/visitor.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

async function open(path: string, scripts: Scripts = 'with scripts', options = {}): Promise<void> {
  const javaScriptEnabled = scripts === 'with scripts';
  watched = await reopenPage(here.browser, { javaScriptEnabled, reducedMotion: 'reduce', ...options });
  page = watched.page;
  await page.goto(here.site.url + path);
}

const questions = () => page.locator('.faq__item');
const opened = () =>
  questions().evaluateAll(all => all.flatMap((item, index) => (item.hasAttribute('open') ? [index] : [])));

describe('the questions', () => {
  const summary = (index: number) => page.locator('.faq__summary').nth(index);

  it.each(bothWays('without scripts'))(
    'are as many as were written, of which one is open after its click and none after another, %s',
    async scripts => {
      await open('/fragen', scripts);
      expect(await questions().count()).toBe(6);
      expect(await opened()).toEqual([]);
      expect(await page.locator('.faq__answer').first().isVisible()).toBe(false);
      await summary(1).click();
      expect(await opened()).toEqual([1]);
      await summary(4).click();
      expect(await opened()).toEqual([4]);
      expect(await page.locator('.faq__answer').nth(4).isVisible()).toBe(true);
      await summary(4).click();
      expect(await opened()).toEqual([]);
    },
  );

  it.each(bothWays('with scripts'))('open and close by keyboard, %s', async scripts => {
    await open('/fragen', scripts);
    await summary(2).focus();
    await page.keyboard.press('Enter');
    expect(await opened()).toEqual([2]);
    await page.keyboard.press('Tab');
    await summary(3).focus();
    await page.keyboard.press('Space');
    expect(await opened()).toEqual([3]);
    await page.keyboard.press('Space');
    expect(await opened()).toEqual([]);
  });

  it.each(bothWays('without scripts'))(
    'open by a link to them, right below the header, %s',
    async scripts => {
      await open('/fragen#garantie', scripts);
      await expect.poll(opened).toEqual([4]);
      await expect.poll(() => isReached(questions().nth(4))).toBe(true);
      await page.goto(`${here.site.url}/fragen#abholung`);
      await expect.poll(opened).toEqual([5]);
    },
  );

  it('open by in-site navigation to them', async () => {
    await open('/preise');
    await visit(page, `${here.site.url}/preise`);
    await follow(page, '/fragen#dauer');
    await expect.poll(opened).toEqual([1]);
    await expect.poll(() => isReached(questions().nth(1))).toBe(true);
    await follow(page, '#mitbringen');
    expect(await opened()).toEqual([2]);
    expect(watched.complaints).toEqual([]);
  });

  it('stay in view with their answer, although the one above closes', async () => {
    await open('/fragen', 'with scripts', { viewport: { width: 390, height: 844 } });
    await summary(1).evaluate(summary => (summary as HTMLElement).click());
    await expect.poll(opened).toEqual([1]);
    // The next question is right below the header, because everything that closes is above it.
    const next = summary(2);
    const top = await next.evaluate(summary => summary.getBoundingClientRect().top + scrollY);
    await scrollPage(page, Math.round(top) - 160);
    const box = await next.boundingBox();
    if (!box) throw new Error('The question has no place on screen.');
    await page.mouse.click(box.x + 40, box.y + box.height / 2);
    await expect.poll(opened).toEqual([2]);
    await expect.poll(() => belowHeader(next)).toBeGreaterThanOrEqual(0);
    const end = (part: Locator) => part.evaluate(part => part.getBoundingClientRect().bottom);
    await expect.poll(() => end(page.locator('.faq__answer').nth(2))).toBeLessThanOrEqual(844);
  });
});

describe('the testimonials', () => {
  const pick = (text: string) => page.getByText(text, { exact: true }).and(page.locator('.pill'));
  const everything = () => page.getByRole('radio', { name: 'Alle Stimmen' });
  const shown = () =>
    page
      .locator('.testimonials__item')
      .evaluateAll(items =>
        items.filter(item => item.checkVisibility()).map(item => item.getAttribute('data-category') ?? ''),
      );

  it.each(bothWays('without scripts'))(
    'are all there at first, then those of the kind that is chosen, %s',
    async scripts => {
      await open('/stimmen', scripts);
      expect(await everything().isChecked()).toBe(true);
      const all = await shown();
      expect(all).toHaveLength(7);
      for (const [text, category] of [
        ['Alltag', 'alltag'],
        ['Auf Tour', 'touren'],
        ['Im Beruf', 'beruf'],
      ] as const) {
        await pick(text).click();
        const some = await shown();
        expect(some.length).toBeGreaterThan(1);
        expect(some).toEqual(all.filter(one => one === category));
        await pick('Alle Stimmen').click();
        expect(await shown()).toEqual(all);
      }
    },
  );

  it.each(bothWays('with scripts'))('are chosen with the arrow keys, %s', async scripts => {
    await open('/stimmen', scripts);
    await everything().focus();
    await page.keyboard.press('ArrowRight');
    expect(new Set(await shown())).toEqual(new Set(['alltag']));
    await page.keyboard.press('ArrowRight');
    expect(new Set(await shown())).toEqual(new Set(['touren']));
    await page.keyboard.press('ArrowLeft');
    expect(new Set(await shown())).toEqual(new Set(['alltag']));
  });

  it('are all there again for whoever has chosen, gone on to another page and comes back', async () => {
    await open('/stimmen');
    await visit(page, `${here.site.url}/stimmen`);
    await pick('Auf Tour').click();
    await follow(page, '/fragen');
    await follow(page, '/stimmen');
    expect(await everything().isChecked()).toBe(true);
  });

  it('have a link to write one, in a tab of its own', async () => {
    await open('/stimmen');
    const link = page.getByRole('link', { name: 'Meinung schreiben' });
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('href')).toMatch(/^https:/);
  });
});

describe('the catalogue', () => {
  const pick = (text: string) => page.getByText(text, { exact: true }).and(page.locator('.pill'));
  const shown = () =>
    page
      .locator('.catalogue__entry h4')
      .evaluateAll(titles => titles.filter(title => title.checkVisibility()).map(title => title.textContent));
  const shelves = () =>
    page
      .locator('.catalogue__title')
      .evaluateAll(titles => titles.filter(title => title.checkVisibility()).length);

  it.each(bothWays('without scripts'))(
    'shows everything at first, then what is for the one button that is chosen, %s',
    { tags: 'front-door' },
    async scripts => {
      await open('/leistungen', scripts);
      const all = await shown();
      expect(all).toHaveLength(3);
      await pick('Rennrad').click();
      expect(await shown()).toEqual(['Wartung und Reparatur', 'Laufräder nach Maß']);
      await pick('Am selben Tag').click();
      expect(await shown()).toEqual(['Schlauch wechseln']);
      expect(await shelves()).toBe(1);
      await pick('Alles').click();
      expect(await shown()).toEqual(all);
    },
  );

  it('is there with a button chosen for whoever follows a link to it', async () => {
    await open('/leistungen#rennrad');
    await expect.poll(shown).toEqual(['Wartung und Reparatur', 'Laufräder nach Maß']);
    await pick('Alles').click();
    await page.evaluate(() => location.replace('#'));
    await page.evaluate(() => location.replace('#rennrad'));
    await expect.poll(shown).toEqual(['Wartung und Reparatur', 'Laufräder nach Maß']);
  });

  it('is one link a row, which is called by the title and covers the row', async () => {
    await open('/leistungen');
    const row = page.locator('.catalogue__entry').first();
    expect(await row.getByRole('link').allTextContents()).toEqual(['Wartung und Reparatur']);
    // A press on the points works too.
    await row.click();
    await page.waitForURL('**/leistungen/wartung');
  });

  it.each(bothWays('without scripts'))('opens the points of a row on a phone, %s', async scripts => {
    await open('/leistungen', scripts, { viewport: { width: 390, height: 844 } });
    const points = page.locator('.catalogue__points').first();
    expect(await points.isVisible()).toBe(false);
    await page.locator('.catalogue__summary').first().click();
    await expect.poll(() => points.isVisible()).toBe(true);
  });
});
