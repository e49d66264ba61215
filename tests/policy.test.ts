import { beforeAll, describe, expect, it } from 'vitest';
import { openPage, type Watched } from './support/browser.ts';
import { inBrowser } from './support/in-browser.ts';
import { builtRoutes, KEY_ROUTES } from './support/pages.ts';
import { size } from './support/size.ts';
import { awake, hydrated, idle } from './support/visitor.ts';

const here = inBrowser();

/** Pages whose answer has no status 404, which the browser complains of by itself. */
const routes = builtRoutes().filter(route => !route.endsWith('/404'));

/** Loads the pictures that wait further down as well; those that cannot be read are returned. */
async function loadAll(elements: Element[]): Promise<string[]> {
  const images = elements as HTMLImageElement[];
  for (const image of images) image.loading = 'eager';
  const loaded = await Promise.allSettled(images.map(image => image.decode()));
  return images.filter((_, index) => loaded[index]?.status === 'rejected').map(image => image.src);
}

const someRoutes = size(KEY_ROUTES, routes);

describe.each([
  ['with scripts', 'light', true, routes],
  ['with scripts', 'dark', true, someRoutes],
  ['without scripts', 'light', false, someRoutes],
  ['without scripts', 'dark', false, routes],
] as const)('%s, %s', (_, colorScheme, javaScriptEnabled, routes) => {
  let watched: Watched;

  beforeAll(async () => {
    watched = await openPage(here.browser, { colorScheme, javaScriptEnabled });
  });

  it.each(routes)('nothing on %s breaks the policy, fails or asks elsewhere', async route => {
    const { page, complaints } = watched;
    complaints.length = 0;
    await page.goto(here.site.url + route);
    expect(await page.locator('img').evaluateAll(loadAll)).toEqual([]);
    if (javaScriptEnabled) {
      await page.keyboard.press('Tab');
      await awake(page);
      if (await page.locator('main[data-live]').count()) await hydrated(page);
      await idle(page);
    }
    expect(complaints).toEqual([]);
  });
});
