import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Serving } from '../src/build/serve';
import { openPage, startBrowser } from './support/browser';
import { serveBuiltSite } from './support/site';

let browser: Browser;
let site: Serving;

beforeAll(async () => {
  [browser, site] = await Promise.all([startBrowser(), serveBuiltSite()]);
});

afterAll(async () => {
  await browser.close();
  await site.close();
});

describe('before anybody means to use it', () => {
  it('a page is one document and no script file', async () => {
    const { page, complaints, close } = await openPage(browser);
    const scripts: string[] = [];
    page.on('request', request => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(`${site.url}/pricing`);
    await page.waitForTimeout(500);
    expect(scripts).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });
});

describe('in-site navigation', () => {
  it('changes title, focus and scroll without loading a document', async () => {
    const { page, complaints, close } = await openPage(browser);
    await page.goto(`${site.url}/pricing`);
    await page.evaluate(() => {
      window.name = 'same document';
    });
    await page.locator('footer a[href="/faq"], header a[href="/contact"]').first().focus();
    await page.waitForFunction(() => document.querySelectorAll('link[rel=stylesheet]').length > 0);
    await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }));
    await page.locator('footer a[href="/contact"], header a.header__action').first().click();
    await page.waitForURL('**/contact');
    expect(await page.title()).toMatch(/^Contact/);
    expect(await page.evaluate(() => window.name)).toBe('same document');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.waitForFunction(() => scrollY === 0);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Pricing'));
    expect(await page.evaluate(() => Math.round(scrollY))).toBe(900);
    expect(complaints).toEqual([]);
    await close();
  });
});
