import type { BrowserContextOptions, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { reopenPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { follow, markDocument, scrollPage, scrollTop, visit } from '../../support/browser/visitor.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

async function open(reducedMotion: BrowserContextOptions['reducedMotion']): Promise<void> {
  watched = await reopenPage(here.browser, { reducedMotion });
  page = watched.page;
}

beforeEach(() => open('reduce'));

const titled = (start: string) =>
  page.waitForFunction(
    start => document.title.startsWith(start) && document.querySelector('h1')?.textContent?.startsWith(start),
    start,
  );

const comesTo = (top: number) => expect.poll(() => scrollTop(page)).toBe(top);

describe('Back and Forward', () => {
  it('restore where each page was scrolled to', async () => {
    await visit(page, `${here.site.url}/preise`);
    const isSameDocument = await markDocument(page);
    await scrollPage(page, 900);
    await follow(page, '/kontakt');
    await comesTo(0);
    await scrollPage(page, 300);
    await follow(page, '/stimmen');
    await comesTo(0);
    await page.goBack();
    await titled('Kontakt');
    await comesTo(300);
    await page.goBack();
    await titled('Preise');
    await comesTo(900);
    await page.goForward();
    await titled('Kontakt');
    await comesTo(300);
    expect(await isSameDocument()).toBe(true);
    expect(watched.complaints).toEqual([]);
  });

  it('pressed quickly in a row end where they should', async () => {
    await visit(page, `${here.site.url}/preise`);
    await scrollPage(page, 700);
    for (const path of ['/kontakt', '/fragen', '/stimmen']) await follow(page, path);
    await page.evaluate(() => {
      history.back();
      history.back();
      history.back();
    });
    await titled('Preise');
    await comesTo(700);
  });

  it('draw the right page after a reload', async () => {
    await visit(page, `${here.site.url}/preise`);
    await scrollPage(page, 600);
    await follow(page, '/kontakt');
    await page.reload();
    await page.goBack();
    await titled('Preise');
    await comesTo(600);
    await page.goForward();
    await titled('Kontakt');
  });

  it('work across a document from elsewhere', async () => {
    await visit(page, `${here.site.url}/preise`);
    await scrollPage(page, 500);
    await follow(page, '/werkstatt');
    await comesTo(0);
    await scrollPage(page, 400);
    await page.goto(`${here.site.url}/feed.xml`);
    await page.goBack();
    await titled('Die Werkstatt');
    await comesTo(400);
    await page.goBack();
    await titled('Preise');
    await comesTo(500);
  });

  it('come as a document when the page cannot be had otherwise', async () => {
    await visit(page, `${here.site.url}/preise`);
    await follow(page, '/kontakt');
    await page.reload();
    await page.route('**/preise.json', route => route.abort());
    await page.goBack();
    await titled('Preise');
  });
});

describe('the scroll to the top', () => {
  /** Collects the positions on the way from 1500 to the top. */
  async function way(): Promise<number[]> {
    await visit(page, `${here.site.url}/preise`);
    await scrollPage(page, 1500);
    await page.evaluate(() => {
      const seen: number[] = [];
      addEventListener('scroll', () => {
        seen.push(scrollY);
        document.documentElement.dataset.seen = seen.join();
      });
    });
    await follow(page, '/leistungen');
    await comesTo(0);
    // The last event comes after the last step.
    await expect.poll(seen).toContain(0);
    return seen();
  }

  const seen = () => page.evaluate(() => document.documentElement.dataset.seen?.split(',').map(Number) ?? []);

  it('is smooth', async () => {
    await open('no-preference');
    // The number of positions depends on the machine.
    const between = (await way()).filter(top => top > 10 && top < 1490);
    expect(between.length).toBeGreaterThan(0);
  });

  it('is at once under reduced motion', async () => {
    // The event of the first scroll may come late.
    expect((await way()).filter(top => top !== 1500)).toEqual([0]);
  });
});

it('a link to the page itself goes to its top without a new entry', async () => {
  await visit(page, `${here.site.url}/fragen`);
  await follow(page, '/preise');
  await scrollPage(page, 800);
  await follow(page, '/preise');
  await comesTo(0);
  await page.goBack();
  await titled('Fragen');
});
