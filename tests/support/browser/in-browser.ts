// Gives a test file a browser and the second site, from its first test to its last.
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import type { Serving } from '../../../src/publish/preview-server.ts';
import { serveSecondSite } from '../site/site.ts';
import { closePages, leavePages, startBrowser } from './browser.ts';
import { leaveEvidence } from './evidence.ts';

/** All files of a worker use this browser one after the other. It ends with the worker. */
let sharedBrowser: Promise<Browser> | undefined;

/** The fields are filled before the first test runs. */
export function inBrowser(serve: () => Promise<Serving> = serveSecondSite): {
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

/** For files with a site of their own. Whatever a test opens is closed after it; if the test has failed, it is recorded first. */
export function withBrowser(): { browser: Browser } {
  let browser: Browser;
  beforeAll(async () => {
    sharedBrowser ??= startBrowser();
    browser = await sharedBrowser;
  });
  afterEach(async context => {
    await leaveEvidence(context);
    await leavePages(context.task.result?.state === 'fail');
  });
  afterAll(async () => {
    await closePages(browser);
  });
  return {
    get browser() {
      return browser;
    },
  };
}
