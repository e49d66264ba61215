// Keeps a page of the dev server open through all tests of a file, as somebody who edits does.
import type { Browser, Page } from 'playwright-core';
import { afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { openPage, type Watched } from '../browser/browser.ts';
import { hydrated, markDocument } from '../browser/visitor.ts';
import type { DevServer } from './dev-server.ts';
import { openInDev } from './news.ts';

type OpenPage = { page: Page; complaints: string[]; notReloaded: () => Promise<void> };

/**
 * Its fields are filled before the first test. Loading a page takes longer than most tests, so it is opened anew only after a
 * failed test or if it has left its address. Call it after the hooks that restore files, because it waits until their mistakes
 * are gone.
 */
export function withOpenPage(
  here: { browser: Browser },
  dev: { server: DevServer },
  route: string,
): OpenPage {
  let watched: Watched;
  let isMarked: () => Promise<boolean>;
  let isLeftWell = false;

  beforeAll(async () => {
    watched = await openPage(here.browser);
  });

  beforeEach(async () => {
    const { page } = watched;
    const address = dev.server.url + route;
    if (isLeftWell && page.url() === address) {
      await page.waitForFunction(() => !document.querySelector('ashlar-overlay'));
      await hydrated(page);
    } else await openInDev(page, address);
    isMarked = await markDocument(page);
  });

  afterEach(({ task }) => {
    isLeftWell = task.result?.state !== 'fail';
  });

  return {
    get page() {
      return watched.page;
    },
    get complaints() {
      return watched.complaints;
    },
    notReloaded: async () => expect(await isMarked()).toBe(true),
  };
}
