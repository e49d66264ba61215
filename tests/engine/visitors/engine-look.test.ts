// On a site without a look of its own, every block can be read and fits, in light and dark.

import { describe, expect, it } from 'vitest';
import { placesAt } from '../../../src/base/places.mjs';
import { loadStyles } from '../../../src/draw/html/styles.ts';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { ENGINE_LOOK } from '../../../src/site/look/look.ts';
import { AXE_OPTIONS, axeFindings } from '../../support/browser/axe.ts';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { allExamples, GALLERY_SITE, galleryHtml } from '../../support/site/gallery.ts';
import { size } from '../../support/size.ts';

const here = inBrowser(() => serveSite(GALLERY_SITE));
const styles = loadStyles(placesAt(process.cwd()), ENGINE_LOOK);
const sheets = `<style>${[...styles.values()].map(({ css }) => css).join('')}</style>`;

const shown = allExamples().filter(({ block }) => !block.hidden);
const sample = shown.filter(({ number, block }) => number === 1 || block.tone === 'dark');

it.each(['plain', 'tint', 'dark'])(
  'the way back of an article keeps its distance from a last block that is %s',
  async tone => {
    const { page, close } = await openPage(here.browser);
    const body = `<!doctype html><html lang="en"><title>An article</title>${sheets}<main><article><section class="block block--${tone}"><p>Words.</p></section><p class="wrap article__foot"><a class="more more--back" href="/">Back</a></p></article></main></html>`;
    const address = `${here.site.url}/article`;
    await page.route(address, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(address);
    const gap = await page.evaluate(() => {
      const boxOf = (name: string) => (document.querySelector(name) as Element).getBoundingClientRect();
      return (
        boxOf('.more--back').top -
        boxOf(document.querySelector('.block--plain') ? 'section p' : 'section').bottom
      );
    });
    expect(gap).toBeGreaterThan(40);
    await close();
  },
);

describe.each([
  { colorScheme: 'light', width: 320 },
  { colorScheme: 'dark', width: 1440 },
] as const)('at $width px, $colorScheme', ({ colorScheme, width }) => {
  it('all blocks can be read, and nothing sticks out', async () => {
    const { page, close } = await openPage(here.browser, {
      ...AXE_OPTIONS,
      viewport: { width, height: 900 },
      colorScheme,
    });
    const mains = size(sample, shown).map(
      ({ route }) => /<main[^>]*>(.*)<\/main>/s.exec(galleryHtml(route))?.[1],
    );
    const body = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>All blocks</title>${sheets}<main>${mains.join('')}</main></html>`;
    const address = `${here.site.url}/all`;
    await page.route(address, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body }));
    await page.goto(address);
    expect(await page.locator('.block').count()).toBeGreaterThan(20);
    const findings = await axeFindings(page);
    // The other findings are about blocks that are on the page twice.
    expect(findings.filter(finding => finding.startsWith('color-contrast'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await close();
  });
});
