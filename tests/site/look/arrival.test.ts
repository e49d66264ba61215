// What a visitor meets on arriving: a page from one request, where nothing moves when fonts and pictures follow, and no picture larger than it shows.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { arrive, SCREENS } from '../../support/browser/arrival.ts';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { builtHtml, builtRoutes } from '../../support/site/pages.ts';
import { SITE } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();
const KEY_PAGES = ['/', '/services', '/pricing', '/services/market-salary-report', '/blog', '/contact'];

/** Where words, chips or facts once took another line on a small or a large phone when the faces came. */
const CLOSE_ON_A_PHONE = [
  '/testimonials',
  '/services/education-consultancy',
  '/services/employer-sponsored',
  '/services/position-description',
];
const ARRIVALS = Object.entries(SCREENS).flatMap(([name, screen], turn) => {
  const routes = name.includes(' ') ? CLOSE_ON_A_PHONE : KEY_PAGES;
  const some = routes.filter((_, index) => index % 3 === turn % 3);
  return size(some, builtRoutes()).map(route => ({ name, screen, route }));
});

it.each(ARRIVALS)('on a $name $route is painted from one request, and then nothing moves', async arrival => {
  const { needed, shift, moved } = await arrive(here.browser, here.site.url + arrival.route, arrival.screen);
  expect(needed).toEqual([arrival.route]);
  expect(shift, moved.join('\n')).toBe(0);
});

describe('pictures', () => {
  it('are at most twice as large as shown, where they are not drawings', async () => {
    const { page } = await openPage(here.browser, { viewport: SCREENS.phone, deviceScaleFactor: 2 });
    const oversized: string[] = [];
    for (const route of builtRoutes().filter(hasPhotograph)) {
      await page.goto(here.site.url + route);
      oversized.push(...(await page.locator('img').evaluateAll(tooLarge)));
    }
    expect(oversized).toEqual([]);
  });

  it('that were larger would be seen', async () => {
    const { page } = await openPage(here.browser);
    await page.goto(here.site.url);
    await page.evaluate(async () => {
      const picture = new Image(100);
      picture.src = '/images/social.png';
      await picture.decode();
      document.body.append(picture);
    });
    expect(await page.locator('img').evaluateAll(tooLarge)).toEqual([`/ ${here.site.url}/images/social.png`]);
  });

  it('are AVIF, WebP or SVG wherever a page shows one', () => {
    const shown = builtRoutes().flatMap(picturesOf);
    expect(shown.length).toBeGreaterThan(50);
    expect(shown.filter(src => !/\.(svg|avif|webp)$/.test(src))).toEqual([]);
  });

  const drawings = readdirSync(SITE, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.svg'),
  );

  it.each(drawings)('%s has nothing in it that draws nothing', name => {
    const svg = readFileSync(join(SITE, name), 'utf8').trim();
    expect(svg.match(/<!--|<\?xml|<!DOCTYPE|<metadata|<desc|xmlns:(?!xlink)|>\s+<|\n/g)).toBeNull();
  });
});

/** Without "#…", the part of a drawing. */
function picturesOf(route: string): string[] {
  return [...builtHtml(route).matchAll(/<img[^>]* src="([^"#]+)/g)].map(([, src = '']) => src);
}

function hasPhotograph(route: string): boolean {
  return picturesOf(route).some(src => !src.endsWith('.svg'));
}

/** Runs in the browser. */
function tooLarge(pictures: Element[]): string[] {
  return (pictures as HTMLImageElement[])
    .filter(picture => !/\.svg(#|$)/.test(picture.currentSrc))
    .filter(picture => picture.naturalWidth > 2 * picture.clientWidth * devicePixelRatio)
    .map(picture => `${location.pathname} ${picture.currentSrc}`);
}
