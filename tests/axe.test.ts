// axe on every page, at four widths in both schemes, one load a page.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Serving } from '../src/build/serve.ts';
import { AXE_OPTIONS, axeFindings } from './support/axe.ts';
import { openPage, startBrowser, type Watched } from './support/browser.ts';
import { builtRoutes } from './support/pages.ts';
import { serveBuiltSite } from './support/site.ts';

const WIDTHS = [320, 768, 1280, 1920];

let browser: Browser;
let site: Serving;
let watched: Watched;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite()]);
  watched = await openPage(browser, AXE_OPTIONS);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

it.each(builtRoutes())('axe finds nothing on %s at four widths, light and dark', async route => {
  const { page } = watched;
  await page.goto(site.url + route);
  const findings: string[] = [];
  for (const width of WIDTHS) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      const found = await axeFindings(page);
      findings.push(...found.map(finding => `${width} ${colorScheme}: ${finding}`));
    }
  }
  expect(findings).toEqual([]);
});
