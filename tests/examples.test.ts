// A block's examples are its tests: valid (the gallery is built at all), drawn, accessible, valid HTML, at home on a small phone.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveSite } from '../src/build/serve.ts';
import { AXE_OPTIONS, axeFindings } from './support/axe.ts';
import { openPage, type Watched } from './support/browser.ts';
import { allExamples, blockTypes, GALLERY_SITE, galleryHtml } from './support/gallery.ts';
import { htmlMistakes } from './support/html.ts';
import { inBrowser } from './support/in-browser.ts';
import { size } from './support/size.ts';

const examples = allExamples();
const shown = examples.filter(({ block }) => !block.hidden);

const here = inBrowser(() => serveSite(GALLERY_SITE));

describe('every block', () => {
  it.each(blockTypes())('%s has an example that shows it', type => {
    const first = shown.find(example => example.type === type);
    expect(first && galleryHtml(first.route)).toMatch(new RegExp(`<section class="block [^"]*\\b${type}\\b`));
  });

  it.each(examples.filter(({ block }) => block.hidden))('$route: hidden means not shown', ({ route }) => {
    expect(galleryHtml(route)).not.toContain('<section');
  });
});

describe('every example', () => {
  it.each(shown)('$route is valid HTML', async ({ route }) => {
    expect(await htmlMistakes(galleryHtml(route))).toEqual([]);
  });
});

/** The first example of each block has both looks, the others take turns. */
const inTurns = (turn: number) =>
  shown.filter((example, index) => index % 2 === turn || example.type !== shown[index - 1]?.type);

describe.each([
  [320, 'light', size(inTurns(0), shown)],
  [1280, 'dark', size(inTurns(1), shown)],
] as const)('at %ipx, %s', (width, colorScheme, shown) => {
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
