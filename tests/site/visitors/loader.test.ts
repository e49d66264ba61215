import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { holdBack } from '../../support/browser/arrival.ts';
import { openPage, reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import {
  hydrated,
  idle,
  markDocument,
  requestsSeen,
  turnTo,
  watchScripts,
} from '../../support/browser/visitor.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();

const BLOG = 'header a[href="/magazin"]';
const CONTACT = 'header a[href="/kontakt"]';

describe('the app comes', () => {
  let watched: Watched;
  let page: Page;
  let scripts: string[];

  /** The clock is stopped, so that 150 ms are exact. */
  beforeAll(async () => {
    watched = await openPage(here.browser, { hasTouch: true });
    page = watched.page;
    scripts = watchScripts(page);
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
  });

  /** Opens a page whose links lead nowhere. */
  async function open(): Promise<void> {
    await page.mouse.move(0, 0);
    await page.goto(`${here.site.url}/preise`);
    await page.evaluate(() => addEventListener('click', event => event.preventDefault()));
    watched.complaints.length = 0;
    scripts.length = 0;
  }

  async function middleOf(selector: string): Promise<[number, number]> {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} isn't there.`);
    return [box.x + box.width / 2, box.y + box.height / 2];
  }

  /** Moves straight to the middle, because Playwright's own hover waits for frames of the stopped clock. */
  const pointAt = async (selector: string) => page.mouse.move(...(await middleOf(selector)));

  it('when a pointer has rested on a link for 150 ms, and once', async () => {
    await open();
    await pointAt(BLOG);
    await page.clock.runFor(149);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => scripts).toHaveLength(1);
    await pointAt(CONTACT);
    await page.clock.runFor(500);
    await page.keyboard.press('Tab');
    await requestsSeen(page);
    expect(scripts).toHaveLength(1);
    expect(watched.complaints).toEqual([]);
  });

  it('not when the pointer only crosses links', async () => {
    await open();
    await pointAt(BLOG);
    await page.clock.runFor(100);
    await pointAt(CONTACT);
    await page.clock.runFor(100);
    await pointAt('h1');
    await page.clock.runFor(1000);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
  });

  it('not for a click that is faster', async () => {
    await open();
    await page.mouse.click(...(await middleOf(BLOG)));
    await page.clock.runFor(1000);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
  });

  it('when a finger touches a link', async () => {
    await open();
    await page.touchscreen.tap(...(await middleOf(BLOG)));
    await expect.poll(() => scripts).toHaveLength(1);
  });

  it('when the keyboard reaches a link', async () => {
    await open();
    await page.keyboard.press('Tab');
    await expect.poll(() => scripts).toHaveLength(1);
  });
});

describe('the app comes by itself', () => {
  it('where a hash names what a live block shall show', async () => {
    const { page } = await reopenPage(here.browser);
    await page.goto(`${here.site.url}/magazin#technik`);
    await hydrated(page);
  });

  it('on the second page of a visit, which a fast click has opened as a document', async () => {
    const { page } = await reopenPage(here.browser);
    const scripts = watchScripts(page);
    await page.goto(`${here.site.url}/preise`);
    const isSameDocument = await markDocument(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/fragen"]')?.click());
    await page.waitForURL('**/fragen');
    expect(await isSameDocument()).toBe(false);
    await expect.poll(() => scripts).toHaveLength(1);
  });

  it('soon in any case, as a browser that draws nothing may never say that it is idle', async () => {
    const { page } = await openPage(here.browser);
    await page.addInitScript(() => {
      window.requestIdleCallback = (call, { timeout } = {}) => {
        if (timeout) setTimeout(() => call({ didTimeout: true, timeRemaining: () => 0 }), timeout);
        return 1;
      };
    });
    await page.goto(`${here.site.url}/kontakt`);
    await hydrated(page);
  });

  it('not after a link from elsewhere', async () => {
    const { page } = await reopenPage(here.browser);
    const scripts = watchScripts(page);
    await page.goto(`${here.site.url}/preise`, { referer: 'http://elsewhere.example/' });
    expect(await page.evaluate(() => document.referrer)).toBe('http://elsewhere.example/');
    await idle(page);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
  });

  it.each(size(['/kontakt'], ['/kontakt', '/magazin']))(
    'at %s, where something is live, once the page has settled',
    async path => {
      const { page } = await reopenPage(here.browser);
      const scripts = watchScripts(page);
      const letGo = await holdBack(page, route => route.request().url().endsWith('.svg'));
      const picture = page.waitForRequest('**/*.svg');
      await page.goto(here.site.url + path, { waitUntil: 'domcontentloaded' });
      await picture;
      await idle(page);
      await requestsSeen(page);
      expect(scripts, 'while pictures are on their way').toEqual([]);
      await letGo();
      await hydrated(page);
      expect(scripts).toHaveLength(1);
    },
  );
});

describe('for somebody who saves data the app comes', () => {
  it.each([
    ['a form', '/kontakt', (page: Page) => page.getByLabel('Name').click()],
    ['a search', '/magazin', (page: Page) => page.getByRole('searchbox').click()],
    ['a search with a finger', '/magazin', turnTo],
  ])('when they turn to %s, and not by itself', async (_, path, turn) => {
    const { page, complaints } = await openPage(here.browser);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts = watchScripts(page);
    await page.goto(here.site.url + path);
    await idle(page);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
    await turn(page);
    await hydrated(page);
    expect(scripts).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});

it('where the app cannot be had, links are still links', async () => {
  const { page } = await reopenPage(here.browser);
  await page.route('**/assets/*.js', route => route.abort());
  await page.goto(`${here.site.url}/kontakt`);
  const link = page.locator('footer a[href="/fragen"]');
  await link.focus();
  await link.press('Enter');
  await page.waitForURL('**/fragen');
  expect(await page.locator('h1').isVisible()).toBe(true);
});
