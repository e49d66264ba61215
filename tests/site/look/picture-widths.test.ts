// Measures in a browser how wide each kind of picture is drawn at most, and compares it with "shownWidth" in the schemas.

import { afterAll, beforeAll, expect, it } from 'vitest';
import { valueAt } from '../../../src/base/json-value.ts';
import { type Serving, serveSite } from '../../../src/publish/preview-server.ts';
import { openLibrary } from '../../../src/site/library/library.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { allExamples, GALLERY_SITE } from '../../support/site/gallery.ts';

/** The widths at which layouts change, and a very wide screen. */
const SCREENS = [360, 639, 767, 895, 1311, 1440, 2560];
const ON_PAGES = ['/', '/werkstatt', '/magazin', '/magazin/am-rhein', '/stimmen'];

const { definitions, schemas } = openLibrary(process.cwd());
const image = ['properties', 'image'];
const DECLARED = {
  hero: valueAt(definitions.hero, image),
  cards: valueAt(definitions.card, image),
  checklist: valueAt(definitions.checklist, image),
  contact: valueAt(definitions.contact, image),
  specimen: valueAt(definitions.specimen, ['properties', 'sheet']),
  'media-text': valueAt(definitions['media-text'], image),
  'call-to-action': valueAt(definitions['call-to-action'], image),
  testimonials: valueAt(definitions.testimonials, ['properties', 'items', 'items', ...image]),
  panels: valueAt(definitions.panels, ['properties', 'items', 'items', ...image]),
  shelf: valueAt(definitions.shelf, image),
  tags: valueAt(definitions.tags, ['properties', 'items', 'items', ...image]),
  team: valueAt(definitions.person, image),
  article: valueAt(schemas.page, ['properties', 'article', ...image]),
};

const here = inBrowser();
const widest: { [place: string]: number } = {};
let gallery: Serving;
let watched: Watched;

beforeAll(async () => {
  gallery = await serveSite(GALLERY_SITE);
  watched = await openPage(here.browser);
  for (const route of ON_PAGES) await measure(here.site.url + route);
  for (const { block, route } of allExamples()) {
    if (!block.hidden && JSON.stringify(block).includes('"src"')) await measure(gallery.url + route);
  }
});

afterAll(() => Promise.all([gallery?.close(), watched?.close()]));

async function measure(url: string): Promise<void> {
  await watched.page.goto(url);
  for (const width of SCREENS) {
    await watched.page.setViewportSize({ width, height: 400 });
    for (const [place, drawn] of await watched.page.evaluate(drawnWidths))
      widest[place] = Math.max(widest[place] ?? 0, drawn);
  }
}

/** Runs in the browser. An article's picture is at its top and in lists of articles. */
function drawnWidths(): [string, number][] {
  return [...document.querySelectorAll('main img')].map(picture => {
    const classes = picture.closest('section.block')?.className.split(' ') ?? [];
    const type = classes.find(name => name !== 'block' && !name.includes('--')) ?? 'article';
    return [type === 'article-list' ? 'article' : type, picture.getBoundingClientRect().width];
  });
}

it('is measured in every place that has pictures', () => {
  expect(Object.keys(widest).sort()).toEqual(Object.keys(DECLARED).sort());
});

it.each(Object.entries(DECLARED))('%s is as wide as its schema says', (place, schema) => {
  const shownWidth = Number(valueAt(schema, ['shownWidth']));
  expect(widest[place]).toBeLessThanOrEqual(shownWidth);
  expect(widest[place]).toBeGreaterThan(shownWidth * 0.9);
});
