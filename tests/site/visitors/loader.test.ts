import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import {
  hydrated,
  idle,
  markDocument,
  requestsSeen,
  turnTo,
  watchScripts,
} from '../../support/browser/visitor.ts';

const here = inBrowser();

/** A page whose clock stands still, so that 150 ms are exactly that, and whose links lead nowhere. */
async function stillPage(options: BrowserContextOptions = {}) {
  const { page, complaints, close } = await openPage(here.browser, options);
  const scripts = watchScripts(page);
  await page.clock.install({ time: 0 });
  await page.goto(`${here.site.url}/pricing`);
  await page.clock.pauseAt(60_000);
  await page.evaluate(() => addEventListener('click', event => event.preventDefault()));
  /** Straight to the middle of a thing, as Playwright's own hover waits for frames of the clock. */
  async function pointAt(selector: string): Promise<[number, number]> {
    const box = await page.locator(selector).first().boundingBox();
    if (!box) throw new Error(`${selector} isn't there.`);
    const middle: [number, number] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(...middle);
    return middle;
  }
  return { page, scripts, complaints, close, pointAt };
}

const BLOG = 'header a[href="/blog"]';
const CONTACT = 'header a[href="/contact"]';

describe('the app comes', () => {
  it('when a pointer has rested on a link for 150 ms, and once', async () => {
    const { page, scripts, complaints, close, pointAt } = await stillPage();
    await pointAt(BLOG);
    await page.clock.runFor(149);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
    await page.clock.runFor(1);
    await requestsSeen(page);
    expect(scripts).toHaveLength(1);
    await pointAt(CONTACT);
    await page.clock.runFor(500);
    await page.keyboard.press('Tab');
    await requestsSeen(page);
    expect(scripts).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });

  it('not when the pointer only crosses links', async () => {
    const { page, scripts, close, pointAt } = await stillPage();
    await pointAt(BLOG);
    await page.clock.runFor(100);
    await pointAt(CONTACT);
    await page.clock.runFor(100);
    await pointAt('h1');
    await page.clock.runFor(1000);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
    await close();
  });

  it('not for a click that is faster', async () => {
    const { page, scripts, close, pointAt } = await stillPage();
    await page.mouse.click(...(await pointAt(BLOG)));
    await page.clock.runFor(1000);
    await requestsSeen(page);
    expect(scripts).toEqual([]);
    await close();
  });

  it('when a finger touches a link', async () => {
    const { page, scripts, close, pointAt } = await stillPage({ hasTouch: true });
    const [x, y] = await pointAt(BLOG);
    await page.mouse.move(0, 0);
    await page.touchscreen.tap(x, y);
    await requestsSeen(page);
    expect(scripts).toHaveLength(1);
    await close();
  });

  it('when the keyboard reaches a link', async () => {
    const { page, scripts, close } = await stillPage();
    await page.keyboard.press('Tab');
    await requestsSeen(page);
    expect(scripts).toHaveLength(1);
    await close();
  });

  it('by itself where a hash names what a live block shall show', async () => {
    const { page, close } = await openPage(here.browser);
    await page.goto(`${here.site.url}/blog#visa-guides`);
    await hydrated(page);
    await close();
  });

  it('by itself on the second page of a visit, which a fast click has opened as a document', async () => {
    const { page, close } = await openPage(here.browser);
    const scripts = watchScripts(page);
    await page.goto(`${here.site.url}/pricing`);
    const isSameDocument = await markDocument(page);
    await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/faq"]')?.click());
    await page.waitForURL('**/faq');
    expect(await isSameDocument()).toBe(false);
    await expect.poll(() => scripts.length).toBe(1);
    await close();
  });

  it('not by itself after a link from elsewhere', async () => {
    const { page, close } = await openPage(here.browser);
    const scripts = watchScripts(page);
    await page.goto(`${here.site.url}/pricing`, { referer: `${here.site.url}.example/` });
    await idle(page);
    expect(scripts).toEqual([]);
    await close();
  });

  it.each(['/contact', '/blog'])(
    'by itself at %s, where something is live, once the page has settled',
    async path => {
      const { page, close } = await openPage(here.browser);
      const scripts = watchScripts(page);
      let letGo = () => {};
      const settled = new Promise<void>(resolve => {
        letGo = resolve;
      });
      await page.route('**/*.svg', async route => {
        await settled;
        await route.continue();
      });
      await page.goto(here.site.url + path, { waitUntil: 'domcontentloaded' });
      await idle(page);
      await requestsSeen(page);
      expect(scripts, 'while pictures are on their way').toEqual([]);
      letGo();
      await hydrated(page);
      expect(scripts).toHaveLength(1);
      await close();
    },
  );

  it.each([
    ['a form', '/contact', (page: Page) => page.getByLabel('Name').click()],
    ['a search', '/blog', (page: Page) => page.getByRole('searchbox').click()],
    ['a search with a finger', '/blog', turnTo],
  ])('when somebody who saves data turns to %s, and not by itself', async (_, path, turn) => {
    const { page, complaints, close } = await openPage(here.browser);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    const scripts = watchScripts(page);
    await page.goto(here.site.url + path);
    await idle(page);
    expect(scripts).toEqual([]);
    await turn(page);
    await hydrated(page);
    expect(scripts).toHaveLength(1);
    expect(complaints).toEqual([]);
    await close();
  });
});

it('where the app cannot be had, links are still links', async () => {
  const { page, close } = await openPage(here.browser);
  await page.route('**/assets/*.js', route => route.abort());
  await page.goto(`${here.site.url}/contact`);
  const link = page.locator('footer a[href="/faq"]');
  await link.focus();
  await link.press('Enter');
  await page.waitForURL('**/faq');
  expect(await page.locator('h1').isVisible()).toBe(true);
  await close();
});
