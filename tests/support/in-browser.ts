// What most test files need: one browser and the finished site, there before the first test and gone after the last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Serving } from '../../src/build/serve.ts';
import { startBrowser } from './browser.ts';
import { serveBuiltSite } from './site.ts';

/** The fields are filled before the first test runs. */
export function inBrowser(serve: () => Promise<Serving> = serveBuiltSite): {
  browser: Browser;
  site: Serving;
} {
  let browser: Browser;
  let site: Serving;
  beforeAll(async () => {
    [browser, site] = await Promise.all([startBrowser(), serve()]);
  });
  afterAll(async () => {
    await browser.close();
    await site.close();
  });
  return {
    get browser() {
      return browser;
    },
    get site() {
      return site;
    },
  };
}
