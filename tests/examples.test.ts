// A block's examples are its tests: valid (the gallery is built at all), drawn, accessible, valid HTML, at home on a small phone.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../src/build/serve.ts';
import { AXE_OPTIONS, axeFindings } from './support/axe.ts';
import { openPage, type Watched } from './support/browser.ts';
import { GALLERY_SITE, galleryPages } from './support/gallery.ts';
import { htmlMistakes } from './support/html.ts';
import { inBrowser } from './support/in-browser.ts';

const pages = galleryPages();
const shown = pages.filter(({ example }) => !example.hidden);

const here = inBrowser(() => serveSite(GALLERY_SITE));

const html = (route: string) => readFileSync(join(GALLERY_SITE, `${route.slice(1)}.html`), 'utf8');

describe('every block', () => {
  it.each([...new Set(pages.map(({ type }) => type))])('%s has an example that shows it', type => {
    const first = shown.find(page => page.type === type);
    expect(first && html(first.route)).toMatch(new RegExp(`<section class="block [^"]*\\b${type}\\b`));
  });

  it.each(pages.filter(({ example }) => example.hidden))('$route: hidden means not shown', ({ route }) => {
    // The head of the gallery page is the only block left.
    expect(html(route).match(/<section class="block /g)).toHaveLength(1);
  });
});

describe('every example', () => {
  it.each(shown)('$route is valid HTML', async ({ route }) => {
    expect(await htmlMistakes(html(route))).toEqual([]);
  });
});

describe.each([
  [320, 'light'],
  [1280, 'dark'],
] as const)('at %ipx, %s', (width, colorScheme) => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await openPage(here.browser, { ...AXE_OPTIONS, viewport: { width, height: 900 }, colorScheme });
  });

  afterAll(() => watched.close());

  it.each(shown)('axe finds nothing on $route and nothing sticks out', async ({ route }) => {
    await watched.page.goto(here.site.url + route);
    expect(await axeFindings(watched.page)).toEqual([]);
    expect(
      await watched.page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
  });
});
