import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { follow, hydrated, idle, requestsSeen, visit, watchScripts } from '../../support/browser/visitor.ts';
import { builtHtml } from '../../support/site/pages.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

beforeEach(async () => {
  watched = await reopenPage(here.browser, { reducedMotion: 'reduce' });
  page = watched.page;
});

const heading = () => page.locator('h1').innerText();
const backToBlog = () => page.locator('main').getByRole('link', { name: 'Zurück zum Magazin' });

/** The browser may complain once about the missing page, and about nothing else. */
function complaints(expected = 1): string[] {
  const of404 = watched.complaints.filter(text => text.includes('status of 404'));
  expect(of404.length, watched.complaints.join()).toBeLessThanOrEqual(expected);
  return watched.complaints.filter(text => !text.includes('status of 404'));
}

/** A host with one page for everything that is missing. */
async function plainHost(path: string): Promise<void> {
  const { headers } = await fetch(`${here.site.url}/nothing`);
  await page.route(
    url => url.origin + url.pathname === here.site.url + path,
    route =>
      route.fulfill({
        status: 404,
        body: builtHtml('/404'),
        headers: {
          'Content-Type': 'text/html; charset=utf-8',
          'Content-Security-Policy': headers.get('Content-Security-Policy') ?? '',
        },
      }),
  );
}

describe('an unknown article', () => {
  it('is answered with Beitrag nicht gefunden and status 404', async () => {
    const scripts = watchScripts(page);
    const answer = await page.goto(`${here.site.url}/magazin/unknown`);
    expect(answer?.status()).toBe(404);
    expect(await heading()).toBe('Beitrag nicht gefunden');
    await idle(page);
    await requestsSeen(page);
    expect(scripts, 'asked for before anybody means to use them').toEqual([]);
    expect(await page.locator('main').innerText()).toContain('Diesen Beitrag gibt es nicht mehr.');
    await backToBlog().click();
    await page.waitForURL('**/magazin');
    expect(complaints()).toEqual([]);
  });

  it('is so without scripts', async () => {
    const { page } = await reopenPage(here.browser, { javaScriptEnabled: false });
    await page.goto(`${here.site.url}/magazin/unknown`);
    expect(await page.locator('h1').innerText()).toBe('Beitrag nicht gefunden');
  });

  it.each(['/magazin/unknown', '/magazin/unknown/deeper'])(
    'shows the same at %s of a host with one 404 page',
    async path => {
      await plainHost(path);
      await page.goto(here.site.url + path);
      await page.locator('h1', { hasText: 'Beitrag nicht gefunden' }).waitFor();
      expect(await page.title()).toMatch(/^Beitrag nicht gefunden/);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toContain(
        'Diesen Beitrag',
      );
      expect(new URL(page.url()).pathname).toBe(path);
      expect(await backToBlog().getAttribute('href')).toBe('/magazin');
      expect(complaints()).toEqual([]);
    },
  );

  it('shows the same by in-site navigation, and Back leads back', async () => {
    await visit(page, `${here.site.url}/preise`);
    await follow(page, '/magazin/unknown');
    expect(await heading()).toBe('Beitrag nicht gefunden');
    expect(await page.title()).toMatch(/^Beitrag nicht gefunden/);
    expect(await page.locator('[aria-current=page]').count()).toBe(0);
    expect(await page.locator('link[rel=canonical]').count()).toBe(0);
    await page.goBack();
    await page.waitForFunction(() => document.title.startsWith('Preise'));
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/preise$/);
    expect(complaints()).toEqual([]);
  });
});

describe('an unknown page', () => {
  it('is answered with Seite nicht gefunden and status 404', async () => {
    const answer = await page.goto(`${here.site.url}/unknown`);
    expect(answer?.status()).toBe(404);
    expect(await heading()).toBe('Seite nicht gefunden');
  });

  it('stays what it is on a host with one 404 page', async () => {
    await plainHost('/leistungen/unknown');
    await page.goto(`${here.site.url}/leistungen/unknown`);
    await hydrated(page);
    expect(await heading()).toBe('Seite nicht gefunden');
    expect(complaints()).toEqual([]);
  });

  it('leads on to pages that are there, in-site', async () => {
    await visit(page, `${here.site.url}/unknown`);
    await follow(page, '/preise');
    expect(await heading()).toBe('Preise und Pakete');
    expect(await page.locator('link[rel=canonical]').getAttribute('href')).toMatch(/\/preise$/);
  });

  it('comes by in-site navigation too', async () => {
    await visit(page, `${here.site.url}/preise`);
    await follow(page, '/leistungen/unknown');
    expect(await heading()).toBe('Seite nicht gefunden');
  });

  it('with two slashes asks nobody else for it', async () => {
    const asked: string[] = [];
    page.on('request', request => asked.push(new URL(request.url()).host));
    await plainHost('//elsewhere.example/page');
    await page.goto(`${here.site.url}//elsewhere.example/page`);
    await hydrated(page);
    await requestsSeen(page);
    expect(new Set(asked)).toEqual(new Set([new URL(here.site.url).host]));
    expect(complaints()).toEqual([]);
  });
});
