import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../src/build/serve.ts';
import { AXE_OPTIONS, axeFindings } from './support/axe.ts';
import { openPage, startBrowser, type Watched } from './support/browser.ts';
import { builtRoutes } from './support/pages.ts';
import { serveBuiltSite } from './support/site.ts';

let browser: Browser;
let site: Serving;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

describe.each([
  [390, 'light'],
  [1280, 'dark'],
] as const)('at %ipx, %s', (width, colorScheme) => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await openPage(browser, { ...AXE_OPTIONS, viewport: { width, height: 900 }, colorScheme });
  });

  afterAll(() => watched.close());

  it.each(builtRoutes())('axe finds nothing on %s', async route => {
    await watched.page.goto(site.url + route);
    expect(await axeFindings(watched.page)).toEqual([]);
  });
});
