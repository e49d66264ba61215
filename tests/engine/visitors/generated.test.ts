// Pages full of nasty strings on the narrowest phone: nobody has to scroll sideways.

import { readdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { placesAt } from '../../../src/base/places.mjs';
import { renderMain } from '../../../src/draw/html/render.ts';
import { loadStyles } from '../../../src/draw/html/styles.ts';
import { ENGINE_LOOK } from '../../../src/site/look/look.ts';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { generatedPage, words } from '../../support/documents/nasty/generated.ts';
import { size } from '../../support/size.ts';

const PAGES = size(25, 500);
/** Draws this many pages at a time: opening a page takes longer than drawing one. */
const BATCH = 20;
const WIDTH = 320;

const here = inBrowser();
const styles = loadStyles(placesAt(process.cwd()), ENGINE_LOOK);
const sheets = `<style>${[...styles.values()].map(({ css }) => css).join('')}</style>`;
let page: Page;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ page, close } = await openPage(here.browser, { viewport: { width: WIDTH, height: 800 } }));
});
afterAll(() => close());

it.each(Array.from({ length: PAGES / BATCH }, (_, batch) => batch * BATCH + 1))(
  'pages from %i on fit into 320 pixels',
  async first => {
    const seeds = Array.from({ length: BATCH }, (_, index) => first + index);
    expect(await tooWide(seeds)).toEqual([]);
    // The pages were really drawn: otherwise no finding would mean nothing.
    expect(await page.locator('[data-seed] > section').count()).toBeGreaterThanOrEqual(BATCH * 2);
  },
);

it('a page that does not fit is found', async () => {
  await show('<div data-seed="0"><section class="planted">Too wide</section></div>', '.planted{width:400px}');
  expect(await elementsBeyond()).toEqual(['page 0: section.planted']);
});

it('every block is among the pages', () => {
  const drawn = Array.from({ length: PAGES }, (_, index) => generatedPage(index + 1));
  const types = new Set<string>(drawn.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
  expect(readdirSync('blocks').filter(type => !types.has(type))).toEqual([]);
});

async function tooWide(seeds: number[]): Promise<string[]> {
  const pages = seeds.map(seed => `<div data-seed="${seed}">${renderMain(generatedPage(seed), words)}</div>`);
  await show(pages.join(''));
  return elementsBeyond();
}

/** Uses an address of the site, so that its pictures and fonts load. */
async function show(main: string, css = ''): Promise<void> {
  const address = `${here.site.url}/generated`;
  const body = `<!doctype html><html lang="en-AU"><meta name="viewport" content="width=device-width"><title>Generated</title>
${sheets}<style>${css}</style><main id="main">${main}</main></html>`;
  await page.route(address, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
  await page.goto(address);
  await page.unroute(address);
}

/** Lists what makes the document wider than the screen, innermost elements only. */
function elementsBeyond(): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    const isCut = (element: Element) => getComputedStyle(element).overflowX !== 'visible';
    const isBeyond = (element: Element) => {
      for (
        let around = element.parentElement;
        around && around !== document.body;
        around = around.parentElement
      )
        if (isCut(around)) return false;
      return element.getBoundingClientRect().right > innerWidth + 0.5;
    };
    const beyond = [...document.querySelectorAll('main *')].filter(isBeyond);
    const innermost = beyond.filter(
      element => !beyond.some(other => other !== element && element.contains(other)),
    );
    return innermost.map(element => {
      const seed = element.closest<HTMLElement>('[data-seed]')?.dataset.seed;
      return `page ${seed}: ${element.localName}.${element.getAttribute('class')}`;
    });
  });
}
