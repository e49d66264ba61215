// What most test files need: a browser and the finished site, there before the first test and gone after the last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Serving } from '../../src/build/serve.ts';
import { startBrowser } from './browser.ts';
import { serveBuiltSite } from './site.ts';

/** One for all files of a worker, one after the other. It ends with the worker. */
let sharedBrowser: Promise<Browser> | undefined;

/** The fields are filled before the first test runs. */
export function inBrowser(serve: () => Promise<Serving> = serveBuiltSite): {
  browser: Browser;
  site: Serving;
} {
  let browser: Browser;
  let site: Serving;
  beforeAll(async () => {
    sharedBrowser ??= startBrowser();
    [browser, site] = await Promise.all([sharedBrowser, serve()]);
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
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
