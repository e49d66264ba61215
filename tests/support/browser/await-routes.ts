// Makes sure that a page asks by the routes of a test as soon as the test has named them.
import type { Page } from 'playwright-core';

/**
 * Lets each "page.route" resolve only when the page asks by it. Chromium says that a route is there before the process of the page has
 * heard of it, and a key that is pressed at once would still ask the server. An evaluation comes after that news, on the same pipe.
 */
export function awaitRoutes(page: Page): void {
  const route = page.route.bind(page);
  page.route = async (...how) => {
    const disposable = await route(...how);
    // A page that is just being left hears of its routes before it is there.
    await page.evaluate(() => undefined).catch(() => undefined);
    return disposable;
  };
}
