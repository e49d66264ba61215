// @module-tag full-only
// The oldest browsers that styles are written for (TARGETS in src/draw/html/styles.ts) do not know subgrid.
import { expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { builtHtml } from '../../support/site/pages.ts';

const here = inBrowser();

it.each([
  ['/404', '.cards--compact .cards__body p'],
  ['/preise', '.price-list__text'],
])('%s has room for its words without shared columns', async (path, texts) => {
  const { page, close } = await openPage(here.browser, { viewport: { width: 1280, height: 900 } });
  const html = builtHtml(path);
  expect(html).toContain('subgrid');
  await page.route(`${here.site.url}${path}`, route =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html.replaceAll('subgrid', 'unknown') }),
  );
  await page.goto(here.site.url + path);
  const widths = await page
    .locator(texts)
    .evaluateAll(all => all.map(text => text.getBoundingClientRect().width));
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.min(...widths)).toBeGreaterThan(200);
  await close();
});
