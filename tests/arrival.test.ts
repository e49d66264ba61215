// What a visitor meets on arriving: a page from one request, where nothing moves when fonts and pictures follow, and no picture larger than it shows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { arrive, SCREENS } from './support/arrival.ts';
import { openPage } from './support/browser.ts';
import { inBrowser } from './support/in-browser.ts';
import { builtRoutes } from './support/pages.ts';
import { SITE } from './support/site.ts';
import { size } from './support/size.ts';
import { awake, follow } from './support/visitor.ts';

const here = inBrowser();
const KEY_PAGES = ['/', '/services', '/pricing', '/services/market-salary-report', '/blog', '/contact'];

describe.each(Object.entries(SCREENS))('on a %s', (_, screen) => {
  it.each(size(KEY_PAGES, builtRoutes()))(
    '%s is painted from one request, and then nothing moves',
    async route => {
      const { needed, shift, moved } = await arrive(here.browser, here.site.url + route, screen);
      expect(needed).toEqual([route]);
      expect(moved).toEqual([]);
      expect(shift).toBe(0);
    },
  );
});

it('a font that came too late for the first page is there on the next', async () => {
  const { page, close } = await openPage(here.browser);
  const held: (() => void)[] = [];
  await page.route('**/*.woff2', async route => {
    await new Promise<void>(resolve => held.push(resolve));
    await route.continue();
  });
  await page.goto(`${here.site.url}/pricing`, { waitUntil: 'commit' });
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
  const stoodIn = await widthOf(page, 'Newsreader fallback');
  for (const letGo of held) letGo();
  await page.waitForLoadState('load');
  await page.locator('.skip').focus();
  await page.keyboard.press('Tab');
  await awake(page);
  expect(await widthOf(page, 'Newsreader, "Newsreader fallback"')).toBe(stoodIn);
  await follow(page, '/faq');
  await expect.poll(() => widthOf(page, 'Newsreader, "Newsreader fallback"')).not.toBe(stoodIn);
  await close();
});

/** How wide a line is in a font, as the page draws it. */
function widthOf(page: Page, family: string): Promise<number> {
  return page.evaluate(family => {
    const line = document.createElement('span');
    line.textContent = 'Genuine position report, 48 hours';
    line.style.setProperty('font', `40px ${family}`);
    line.style.setProperty('position', 'absolute');
    document.body.append(line);
    const { width } = line.getBoundingClientRect();
    line.remove();
    return width;
  }, family);
}

describe('pictures', () => {
  it('are at most twice as large as shown, where they are not drawings', async () => {
    const { page, close } = await openPage(here.browser, { viewport: SCREENS.phone, deviceScaleFactor: 2 });
    const oversized: string[] = [];
    for (const route of builtRoutes()) {
      await page.goto(here.site.url + route);
      oversized.push(...(await page.locator('img').evaluateAll(tooLarge)));
    }
    expect(oversized).toEqual([]);
    await close();
  });

  it('are AVIF, WebP or SVG wherever a page shows one', () => {
    const shown = builtRoutes().flatMap(route => [
      ...readFileSync(join(SITE, route === '/' ? 'index.html' : `${route.slice(1)}.html`), 'utf8').matchAll(
        /<img[^>]* src="([^"#]+)/g,
      ),
    ]);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.map(([, src]) => src).filter(src => !/\.(svg|avif|webp)$/.test(src ?? ''))).toEqual([]);
  });

  const drawings = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.svg'),
  );

  it.each(drawings)('%s has nothing in it that draws nothing', name => {
    const svg = readFileSync(join(SITE, name), 'utf8').trim();
    expect(svg.match(/<!--|<\?xml|<!DOCTYPE|<metadata|<desc|xmlns:(?!xlink)|>\s+<|\n/g)).toBeNull();
  });
});

/** Runs in the browser. */
function tooLarge(pictures: Element[]): string[] {
  return (pictures as HTMLImageElement[])
    .filter(picture => !/\.svg(#|$)/.test(picture.currentSrc))
    .filter(picture => picture.naturalWidth > 2 * picture.clientWidth * devicePixelRatio)
    .map(picture => `${location.pathname} ${picture.currentSrc}`);
}
