import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { linesOf, wordsBySize } from '../../support/browser/lettering.ts';
import { bothWays, follow, type Scripts, visit } from '../../support/browser/visitor.ts';
import { builtHtml, builtRoutes } from '../../support/site/pages.ts';
import { SITE } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

type Motion = 'reduce' | 'no-preference';

async function open(reducedMotion: Motion, scripts: Scripts = 'with scripts'): Promise<void> {
  const javaScriptEnabled = scripts === 'with scripts';
  watched = await reopenPage(here.browser, { reducedMotion, javaScriptEnabled });
  page = watched.page;
}

const LISTS = [
  ['/preise', '.price-list__row'],
  ['/preise', '.packages__item'],
  ['/magazin', '.article-list__item'],
] as const;

const cards = (selector: string) =>
  page.locator(selector).evaluateAll(items =>
    items
      .filter(item => item.checkVisibility())
      .map(item => {
        const { animationName, animationDelay } = getComputedStyle(item);
        return { animationName, delay: Number.parseFloat(animationDelay) };
      }),
  );

describe.each(LISTS)('the cards on %s, %s', (path, selector) => {
  it.each(bothWays('without scripts'))(
    'come in one after the other by 0.05 s and are opaque at rest, %s',
    async scripts => {
      await open('no-preference', scripts);
      await page.goto(here.site.url + path);
      const all = await cards(selector);
      expect(all.length).toBeGreaterThan(1);
      for (const [index, { animationName, delay }] of all.slice(0, 4).entries()) {
        expect(animationName).toBe('rise');
        expect(delay).toBeCloseTo(index * 0.05);
      }
      const opacities = await page.locator(selector).evaluateAll(items => {
        for (const animation of document.getAnimations()) animation.finish();
        return items.map(item => getComputedStyle(item).opacity);
      });
      expect(new Set(opacities)).toEqual(new Set(['1']));
    },
  );

  it('stand still under reduced motion', async () => {
    await open('reduce');
    await page.goto(here.site.url + path);
    const names = (await cards(selector)).map(card => card.animationName);
    expect(new Set(names)).toEqual(new Set(['none']));
  });
});

describe('a page that comes by in-site navigation', () => {
  /** Counts animations while the page changes. */
  async function movesOf(reducedMotion: Motion): Promise<number> {
    await open(reducedMotion);
    await visit(page, `${here.site.url}/datenschutz`);
    await page.evaluate(() => {
      const { animate } = Element.prototype;
      document.documentElement.dataset.moves = '0';
      Element.prototype.animate = function (...how) {
        document.documentElement.dataset.moves = `${Number(document.documentElement.dataset.moves) + 1}`;
        return animate.apply(this, how);
      };
    });
    await follow(page, '/fragen');
    return Number(await page.evaluate(() => document.documentElement.dataset.moves));
  }

  it('moves', async () => {
    expect(await movesOf('no-preference')).toBeGreaterThan(0);
    await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0);
    expect(await page.locator('main').evaluate(main => getComputedStyle(main).opacity)).toBe('1');
    expect(watched.complaints).toEqual([]);
  });

  it('does not move under reduced motion', async () => {
    expect(await movesOf('reduce')).toBe(0);
  });
});

it.each([
  ['no-preference', 'rise'],
  ['reduce', 'none'],
] as const)('the answer to a question that opens comes in, with %s for motion', async (motion, name) => {
  await open(motion);
  await page.goto(`${here.site.url}/fragen`);
  const [summary, answer] = ['.faq__summary', '.faq__answer'].map(part => page.locator(part).first());
  await summary?.click();
  expect(await answer?.evaluate(element => getComputedStyle(element).animationName)).toBe(name);
});

const LIFTED = 0.05;

/** How much of each part of the sheet its veil hides. */
const veiled = () =>
  page.locator('.specimen__veil').evaluateAll(veils => {
    const all = getComputedStyle(veils[0]?.parentElement as Element).opacity;
    return veils.map(veil => Number(all) * Number(getComputedStyle(veil).opacity));
  });
const inked = async () => (await veiled()).map(veil => veil < LIFTED);

/** Brings the middle of a part to the line at which parts are read. */
const read = (part: number) =>
  page.locator(`.specimen__part.specimen__${part}`).evaluate(part => {
    const { top, height } = part.getBoundingClientRect();
    scrollBy({ top: top + height / 2 - innerHeight * 0.46, behavior: 'instant' });
  });

describe('the sheet of a specimen', () => {
  const ROUTE = '/leistungen/laufradbau';

  async function openSheet(motion: Motion, scripts?: Scripts): Promise<void> {
    await open(motion, scripts);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto(here.site.url + ROUTE);
  }

  it.each(bothWays('without scripts'))(
    'inks the part that is read and veils the others, %s',
    async scripts => {
      await openSheet('no-preference', scripts);
      expect(await inked()).toEqual([true, true, true]);
      await read(2);
      await expect.poll(inked).toEqual([false, true, false]);
    },
  );

  it('inks the part that the pointer or the focus is on, in the list or on the sheet', async () => {
    await openSheet('reduce');
    await read(2);
    expect(await inked()).toEqual([true, true, true]);
    await page.locator('.specimen__part.specimen__3').hover();
    await expect.poll(inked).toEqual([false, false, true]);
    await page.locator('.specimen__ring.specimen__1').focus();
    await page.mouse.move(0, 0);
    await expect.poll(inked).toEqual([true, false, false]);
  });

  it('is not fetched on a phone, where each part stands above its words', async () => {
    await open('reduce');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(here.site.url + ROUTE);
    expect(await page.locator('.specimen__image').isVisible()).toBe(false);
    const places = await page
      .locator('.specimen__part')
      .evaluateAll(parts =>
        parts.map(part =>
          ['figure', 'h3'].map(name => part.querySelector(name)?.getBoundingClientRect().top ?? 0),
        ),
      );
    expect(places.length).toBe(3);
    for (const [strip = 0, words = 0] of places.slice(0, 2)) expect(strip).toBeLessThan(words);
  });
});

describe('the page of a document, or of a tool', () => {
  const own = inBrowser(() => serveSite(SITE));
  const documents = builtRoutes(SITE).filter(route =>
    builtHtml(route, SITE).includes('class="specimen__sheet"'),
  );

  it('is there for each document that has a price', () => {
    expect(documents.length).toBe(6);
  });

  it('says who signed it once these people are real', () => {
    const signed = /<p class="specimen__signed.*<ul class="specimen__people/s;
    expect(builtHtml('/leistungen/laufradbau')).toMatch(signed);
    const parts = /<p class="specimen__signed|<ul class="specimen__people/;
    expect(documents.filter(route => parts.test(builtHtml(route, SITE)))).toEqual([]);
  });

  it.each(['/services', '/pricing', '/blog'])('the list of %s begins right under its title', async route => {
    await openDocument(route, 1280, 900);
    const [header = 0, list = 0] = await Promise.all(
      ['header', 'main .block + .block > .wrap > *'].map(selector =>
        page
          .locator(selector)
          .first()
          .evaluate(element => element.getBoundingClientRect()[element.matches('header') ? 'bottom' : 'top']),
      ),
    );
    expect(list - header).toBeLessThan(170);
  });

  it('no words in a row of the list of services are larger than its price', async () => {
    await openDocument('/services', 1280, 900);
    const row = page.locator('.catalogue__entry', { hasText: '$700' }).first();
    const sizes = await row.evaluate(entry =>
      [...entry.querySelectorAll('*')]
        .filter(element => element.textContent?.trim() && element.children.length === 0)
        .map(element => ({
          words: element.textContent ?? '',
          size: Number.parseFloat(getComputedStyle(element).fontSize),
        })),
    );
    const price = sizes.find(({ words }) => words === '$700')?.size ?? 0;
    expect(sizes.length).toBeGreaterThan(5);
    expect(sizes.filter(({ size }) => size > price)).toEqual([]);
  });

  async function openDocument(route: string, width: number, height: number): Promise<void> {
    await open('no-preference');
    await page.setViewportSize({ width, height });
    await page.goto(own.site.url + route);
  }

  describe.each(size(documents.slice(0, 1), documents))('%s', route => {
    it('keeps the part that is read in a low window, and inks no other', async () => {
      await openDocument(route, 1280, 640);
      const all = await page.locator('.specimen__veil').count();
      expect(all).toBe(6);
      for (let part = 1; part <= all; part += 1) {
        await read(part);
        await expect.poll(inked).toEqual(Array.from({ length: all }, (_, index) => index === part - 1));
        const { top, bottom } = await page.locator(`.specimen__veil.specimen__${part}`).evaluate(veil => {
          const { top, bottom } = veil.getBoundingClientRect();
          return {
            top: top - (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0),
            bottom,
          };
        });
        expect(top, `part ${part}`).toBeGreaterThan(0);
        expect(bottom, `part ${part}`).toBeLessThan(640);
      }
    });

    it('shows one sheet, and nothing larger than the price', async () => {
      await openDocument(route, 1280, 900);
      const drawing = await page.locator('.specimen__image').getAttribute('src');
      const seen = page.locator(`main img[src="${drawing}"]`).filter({ visible: true });
      expect(await seen.count()).toBe(1);
      const [largest, ...next] = await page.evaluate(wordsBySize);
      expect(largest?.text).toMatch(/^\$\d/);
      expect(largest?.size).toBeGreaterThan(2 * (next[0]?.size ?? 0));
      for (const width of [1920, 1280, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        const lines = await page.locator('.specimen__facts .fact__value').first().evaluate(linesOf);
        expect(lines, `at ${width}`).toBe(1);
      }
    });

    it.each([
      [1280, '.specimen__image', 1.5],
      [390, '.specimen__strip img', 1],
    ])('enlarges the sheet at %i pixels', async (width, small, most) => {
      await openDocument(route, width, 844);
      const scale = (selector: string) =>
        page
          .locator(selector)
          .first()
          .evaluate(picture => picture.getBoundingClientRect().width / Number(picture.getAttribute('width')));
      await page.locator(small).first().scrollIntoViewIfNeeded();
      // A unit of a drawing is as long as a pixel: its letters of 11 units are that large at least.
      await expect.poll(() => scale(small)).toBeGreaterThan(0.98);
      // The page may still be gliding, and a press of the pointer would end beside the button.
      await page.locator('.specimen .enlarge').first().press('Enter');
      await expect
        .poll(() => scale('.enlarge__sheet img'))
        .toBeGreaterThan(most * (await scale(small)) * 0.98);
    });
  });
});
