// Nothing that visitors do breaks the policy, asks another site, leaves data in the browser or fetches a script too early.
import { beforeAll, describe, expect, it } from 'vitest';
import { STYLE_KEY } from '../../../src/draw/html/policy.ts';
import { serveSite } from '../../../src/publish/preview-server.ts';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import {
  awake,
  follow,
  hydrated,
  idle,
  leftBehind,
  openEverything,
  watchScripts,
} from '../../support/browser/visitor.ts';
import { builtRoutes, somePages } from '../../support/site/pages.ts';
import { size } from '../../support/size.ts';

/** Loads pictures further down too, and returns broken ones. */
async function loadAll(elements: Element[]): Promise<string[]> {
  const images = elements as HTMLImageElement[];
  for (const image of images) image.loading = 'eager';
  const loaded = await Promise.allSettled(images.map(image => image.decode()));
  return images.filter((_, index) => loaded[index]?.status === 'rejected').map(image => image.src);
}

/** Uses the browser's own event, beside what it writes to the console. */
function sayViolations(): void {
  addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => {
    console.error(`The policy's ${effectiveDirective} has stopped ${blockedURI}.`);
  });
}

/** Leaves out pages with status 404, of which the browser complains by itself. */
const isFound = (route: string) => !route.endsWith('/404');

describe.each(somePages())('$name', ({ folder, routes: some }) => {
  const here = inBrowser(() => serveSite(folder));
  const all = builtRoutes(folder).filter(isFound);
  const routes = some.filter(isFound);

  /** "npm test" visits each page once with scripts, and every second one without. */
  const inTurn = (turn: number, of: number) =>
    size(
      routes.filter((_, index) => index % of === turn),
      routes,
    );

  const ways = [
    ['with scripts', 'light', true, inTurn(0, 2)],
    ['with scripts', 'dark', true, inTurn(1, 2)],
    ['without scripts', 'light', false, inTurn(0, 4)],
    ['without scripts', 'dark', false, inTurn(2, 4)],
  ] as const;

  describe.each(ways.filter(([, , , routes]) => routes.length > 0))(
    '%s, %s',
    (_, colorScheme, javaScriptEnabled, routes) => {
      let watched: Watched;
      let scripts: string[];

      beforeAll(async () => {
        watched = await openPage(here.browser, { colorScheme, javaScriptEnabled });
        scripts = watchScripts(watched.page);
        await watched.page.addInitScript(sayViolations);
      });

      const nothing = 'nothing on %s breaks the policy, fails, asks elsewhere, comes unasked or stays behind';
      it.each(routes.slice(0, 1))(nothing, { tags: 'front-door' }, keepsThePolicy);
      it.each(routes.slice(1))(nothing, keepsThePolicy);

      async function keepsThePolicy(route: string): Promise<void> {
        const { page, complaints } = watched;
        complaints.length = 0;
        scripts.length = 0;
        await page.goto(here.site.url + route);
        expect(await page.locator('img').evaluateAll(loadAll)).toEqual([]);
        if (javaScriptEnabled) {
          await idle(page);
          if ((await page.locator('[data-live]').count()) === 0)
            expect(scripts, 'asked for before anybody means to use them').toEqual([]);
          await wander(route);
        }
        expect(await leftBehind(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }

      /** Makes scripts run: uses the keyboard, forms or search, menus, and goes to the next page. */
      async function wander(route: string): Promise<void> {
        const { page } = watched;
        await page.keyboard.press('Tab');
        await awake(page);
        if (await page.locator('[data-live]').count()) await hydrated(page);
        expect(await openEverything(page)).toBeGreaterThan(3);
        const next = all[(all.indexOf(route) + 1) % all.length] ?? '/';
        await follow(page, next);
        await page.locator(`main[data-route="${next}"]`).waitFor({ state: 'attached' });
      }
    },
  );
});

const here = inBrowser();

it('holds styles and scripts to those that it came with, even where others have the key of the header', async () => {
  const { page, complaints } = await openPage(here.browser);
  await page.goto(`${here.site.url}/fragen`);
  expect(complaints).toEqual([]);
  await page.evaluate(key => {
    for (const [name, text] of [
      ['style', 'h1{display:none}'],
      ['script', 'document.title = "Taken over"'],
    ] as const) {
      const element = document.createElement(name);
      element.nonce = key;
      element.textContent = text;
      document.head.append(element);
    }
  }, STYLE_KEY);
  expect(await page.title()).not.toBe('Taken over');
  expect(await page.locator('h1').isVisible()).toBe(true);
  expect(complaints).toHaveLength(2);
  expect(complaints.join('\n')).toMatch(/script-src|style-src/);
});

it('a page that did one of these things would be seen', async () => {
  const { page, complaints } = await openPage(here.browser);
  await page.addInitScript(sayViolations);
  await page.goto(`${here.site.url}/fragen`);
  await page.evaluate(async () => {
    await cookieStore.set('seen', '1');
    localStorage.seen = '1';
    sessionStorage.seen = '1';
    await caches.open('seen');
    await new Promise(resolve => {
      indexedDB.open('seen').onsuccess = resolve;
    });
    document.body.insertAdjacentHTML('beforeend', '<p style="color: red">');
  });
  expect(await leftBehind(page)).toEqual([
    'cookie seen',
    'localStorage seen',
    'sessionStorage seen',
    'database seen',
    'cache seen',
  ]);
  expect(complaints.join('\n')).toContain("The policy's style-src-attr has stopped inline.");
});
