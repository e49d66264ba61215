// What most test files need: a browser and the finished site, there before the first test and gone after the last.
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Serving } from '../../../src/publish/preview-server.ts';
import { serveBuiltSite } from '../site/site.ts';
import { startBrowser } from './browser.ts';

/** One for all files of a worker, one after the other. It ends with the worker. */
let sharedBrowser: Promise<Browser> | undefined;

/** The fields are filled before the first test runs. */
export function inBrowser(serve: () => Promise<Serving> = serveBuiltSite): {
  browser: Browser;
  site: Serving;
} {
  const shared = withBrowser();
  let site: Serving;
  beforeAll(async () => {
    site = await serve();
  });
  afterAll(() => site.close());
  return {
    get browser() {
      return shared.browser;
    },
    get site() {
      return site;
    },
  };
}

/** For files that have a site of their own. What they open is closed after their last test. */
export function withBrowser(): { browser: Browser } {
  let browser: Browser;
  beforeAll(async () => {
    sharedBrowser ??= startBrowser();
    browser = await sharedBrowser;
  });
  afterAll(async () => {
    await Promise.all(browser.contexts().map(context => context.close()));
  });
  return {
    get browser() {
      return browser;
    },
  };
}
