import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { bothWays, follow, type Scripts, visit } from '../../support/browser/visitor.ts';

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
