// @module-tag full-only
// On every page and screen nothing sticks out, text is large enough to read and targets large enough to hit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { isFirefox } from '../../support/browser/firefox.ts';
import { fitOf, partedWords, READINGS, type Reading } from '../../support/browser/fit.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { targetsOf } from '../../support/browser/targets.ts';
import { somePages } from '../../support/site/pages.ts';
import { SITE } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const WIDTHS = [280, 360, 768, 1024, 1280, 1920];
const SOME_WIDTHS = [280, 768, 1280];
/** On the narrowest screens a word may be wider than its column. */
const NARROWEST = 360;

describe.each(somePages())('$name', ({ folder, routes }) => {
  const here = inBrowser(() => serveSite(folder));
  let watched: Watched;
  let page: Page;

  beforeAll(async () => {
    watched = await openPage(here.browser, { reducedMotion: 'reduce' });
    page = watched.page;
  });

  const isEnglish = readFileSync(join(folder, 'index.html'), 'utf8').includes('<html lang="en');
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

  describe.each(routes.map((route, index) => ({ route, index })))('$route', ({ route, index }) => {
    const inTurn = (_: Reading, turn: number) => turn === index % READINGS.length;

    beforeAll(async () => {
      await page.goto(here.site.url + route);
    });

    it('fits screens from 280 to 1920 pixels', async () => {
      const wider: number[] = [];
      for (const width of size(SOME_WIDTHS, WIDTHS)) {
        await page.setViewportSize({ width, height: 800 });
        if ((await overflow()) > 0) wider.push(width);
      }
      expect(wider).toEqual([]);
    });

    // In other languages the browser may break a word by its syllables.
    it.runIf(isEnglish)('parts no word in its middle', async () => {
      const parted: string[] = [];
      for (const width of size(SOME_WIDTHS, WIDTHS).filter(width => width >= NARROWEST)) {
        await page.setViewportSize({ width, height: 800 });
        const words = await partedWords(page);
        expect(words.of).toBeGreaterThan(50);
        parted.push(...words.parted.map(word => `${word} at ${width}`));
      }
      expect(parted).toEqual([]);
    });

    // Only in Chromium can a test set the size of letters.
    it.skipIf(isFirefox)(
      'loses no words in a small window, with large text and with spaced text',
      async () => {
        const lost: string[] = [];
        for (const reading of size(READINGS.filter(inTurn), READINGS)) {
          const fit = await fitOf(page, reading);
          expect(fit.seen).toBeGreaterThan(25);
          lost.push(...fit.lost.map(loss => `${reading.name}: ${loss}`));
        }
        expect(lost).toEqual([]);
      },
    );

    it('has targets of at least 44 pixels outside sentences', async () => {
      await page.setViewportSize({ width: 390, height: 800 });
      const targets = await targetsOf(page);
      expect(targets.length).toBeGreaterThan(15);
      expect(targets.filter(({ width, height }) => width < 43.5 || height < 43.5)).toEqual([]);
    });

    it('sets body text at 17 pixels or more and lines no longer than 80 characters', async () => {
      await page.setViewportSize({ width: 1440, height: 800 });
      const measured = await page.evaluate(() =>
        [...document.querySelectorAll('main .text p')].map(paragraph => {
          const style = getComputedStyle(paragraph);
          const size = Number.parseFloat(style.fontSize);
          // An average letter of this font is a little under half as wide as its size.
          return { size, letters: paragraph.getBoundingClientRect().width / (size * 0.48) };
        }),
      );
      expect(measured.filter(({ size }) => size < 17)).toEqual([]);
      expect(measured.filter(({ letters }) => letters > 80)).toEqual([]);
    });
  });
});

describe('on the second site', () => {
  const here = inBrowser();
  let watched: Watched;
  let page: Page;

  beforeAll(async () => {
    watched = await openPage(here.browser, { reducedMotion: 'reduce' });
    page = watched.page;
  });

  describe('the header', () => {
    const top = () => page.evaluate(() => document.querySelector('.header')?.getBoundingClientRect().top);
    const toTheEnd = () =>
      page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));

    it('stays in view', async () => {
      await page.goto(here.site.url);
      for (const viewport of [
        { width: 1280, height: 800 },
        { width: 390, height: 844 },
      ]) {
        await page.setViewportSize(viewport);
        await toTheEnd();
        expect(await top()).toBe(0);
      }
    });

    it('scrolls away where large text makes two rows of it, and comes back with the focus', async () => {
      await page.setViewportSize({ width: 1280, height: 800 });
      await page.goto(here.site.url);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
      await toTheEnd();
      expect(await top()).toBeLessThan(-1000);
      await page.locator('.header .logo').focus();
      await expect.poll(top).toBeGreaterThan(-100);
      const logo = await page.locator('.header .logo').boundingBox();
      expect(logo?.y).toBeGreaterThanOrEqual(0);
    });
  });

  describe('lists of links', () => {
    /** Measures from each entry's first line to its next one, and from its last line to the next entry. */
    const stepsIn = (list: string) =>
      page.locator(list).evaluateAll(lists => {
        const tops = (entry: Element) => {
          const range = document.createRange();
          range.selectNodeContents(
            document.createTreeWalker(entry, NodeFilter.SHOW_TEXT).nextNode() ?? entry,
          );
          return [...range.getClientRects()].map(({ top }) => Math.round(top));
        };
        const steps = { lines: [] as number[], entries: [] as number[] };
        for (const found of lists) {
          const entries = [...found.children].map(tops);
          for (const [index, [first = 0, second]] of entries.entries()) {
            if (second !== undefined) steps.lines.push(second - first);
            const next = (entries[index + 1]?.[0] ?? 0) - (entries[index]?.at(-1) ?? 0);
            // Negative values lead from the bottom of a column to the top of the next one.
            if (next > 0) steps.entries.push(next);
          }
        }
        return steps;
      });

    it.each([
      { list: '.menu__subs', width: 1280 },
      { list: '.footer__column ul', width: 1280 },
      { list: '.footer__column ul', width: 390 },
    ])('keep entries of two lines apart: $list at $width pixels', async ({ list, width }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(here.site.url);
      if (list.startsWith('.menu')) await page.locator('.menu__item summary').first().click();
      const { lines, entries } = await stepsIn(list);
      expect(lines.length).toBeGreaterThan(0);
      expect(entries.length).toBeGreaterThan(10);
      expect(Math.min(...entries)).toBeGreaterThan(1.4 * Math.max(...lines));
    });
  });

  describe('the home page', () => {
    it('has a hero of at most 800 pixels, on any screen', async () => {
      for (const viewport of [
        { width: 1440, height: 900 },
        { width: 2560, height: 1600 },
      ]) {
        await page.setViewportSize(viewport);
        await page.goto(here.site.url);
        const height = await page.evaluate(
          () => document.querySelector('.hero')?.getBoundingClientRect().height,
        );
        expect(height).toBeGreaterThan(300);
        expect(height).toBeLessThanOrEqual(800);
      }
    });
  });
});

describe('on a screen of its own size', () => {
  const here = inBrowser(() => serveSite(SITE));

  async function open(route: string, width: number): Promise<Page> {
    const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 1000 });
    await page.goto(here.site.url + route);
    return page;
  }

  it.each([768, 1280, 1920])(
    'the links of the footer take one line each at %i pixels, up to its end',
    async width => {
      const page = await open('/', width);
      const heights = await page
        .locator('.footer__column li')
        .evaluateAll(items => items.map(({ clientHeight }) => clientHeight));
      expect(heights.length).toBeGreaterThan(20);
      expect(new Set(heights).size, `heights of ${heights}`).toBe(1);
      const footer = page.locator('.footer__in');
      const [last, end] = await footer.evaluate(element => [
        element.querySelector('.footer__column:nth-last-child(2)')?.getBoundingClientRect().right,
        element.getBoundingClientRect().right - Number.parseFloat(getComputedStyle(element).paddingRight),
      ]);
      expect(last).toBeCloseTo(end ?? 0, 0);
    },
  );

  it('a choice on a phone shows at once what is left of the list', async () => {
    const page = await open('/services', 390);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('combobox', { name: 'What to prove' }).selectOption('Salary');
    const left = page.locator('.catalogue__entry').filter({ visible: true });
    await expect.poll(() => left.count()).toBe(1);
    await expect.poll(() => page.locator('.catalogue__answer').innerText()).toBe('Salary: 1');
    const { y = 0, height = 0 } = (await left.boundingBox()) ?? {};
    expect(y + Math.min(height, 40)).toBeLessThan(844);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('a tablet has four facts and three panels in a row', async () => {
    for (const [route, selector, count] of [
      ['/about-us', '.hero__facts .fact', 4],
      ['/services/skill-assessment-support', '.panels__list--3 > .panels__item', 3],
    ] as const) {
      const page = await open(route, 768);
      const tops = await page
        .locator(selector)
        .evaluateAll(items => items.map(item => item.getBoundingClientRect().top));
      expect(tops.length).toBe(count);
      expect(new Set(tops).size, selector).toBe(1);
    }
  });

  it('a text link stands on the middle of the button beside it', async () => {
    const page = await open('/about-us', 1280);
    const middles = await page.evaluate(() => {
      const links = document.querySelector('.call-to-action .links') as HTMLElement;
      links.innerHTML = '<a class="button" href="/">Buy</a><a class="more" href="/">Read</a>';
      return [...links.children]
        .map(link => link.getBoundingClientRect())
        .map(({ top, height }) => top + height / 2);
    });
    expect(middles[1]).toBeCloseTo(middles[0] ?? 0, 0);
  });

  it.each([
    [1280, 59, 80],
    [1920, 200, 96],
  ])('a page of %i pixels has margins of %i pixels and a title of %i', async (width, margin, large) => {
    const page = await open('/', width);
    const { left, size } = await page.locator('h1').evaluate(title => ({
      left: title.getBoundingClientRect().left,
      size: Number.parseFloat(getComputedStyle(title).fontSize),
    }));
    expect(Math.abs(left - margin)).toBeLessThan(2);
    expect(Math.abs(size - large)).toBeLessThan(2);
  });
});
