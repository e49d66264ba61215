// @module-tag front-door
// Compares what screen readers hear of the pages that show the look with tests/accepted/spoken.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPage, type Watched } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { spokenOutline } from '../../support/browser/spoken.ts';
import { acceptedText, acceptedViews, HOW_TO_ACCEPT } from '../../support/site/accepted.ts';
import { SHOWN_PAGES } from '../../support/site/pages.ts';

const here = inBrowser();
let watched: Watched;
let page: Page;

beforeAll(async () => {
  watched = await openPage(here.browser, { viewport: { width: 1280, height: 900 }, reducedMotion: 'reduce' });
  page = watched.page;
});

afterAll(() => watched.close());

const spoken = new Set<string>();

async function expectSpoken(name: string, selector: string): Promise<void> {
  const outline = await spokenOutline(page.locator(selector));
  expect(outline.split('\n').length).toBeGreaterThan(8);
  spoken.add(`${name}.txt: ${selector}`);
  expect(outline, HOW_TO_ACCEPT).toBe(acceptedText(`spoken/${name}.txt`, selector, outline));
}

it.each(SHOWN_PAGES)('the $name page is told as it was', async ({ route, name }) => {
  await page.goto(here.site.url + route);
  await expectSpoken(name, 'main');
});

it('what stands around every page is told as it was, menus open', async () => {
  await page.goto(here.site.url);
  await expectSpoken('around', 'footer');
  await page.locator('header summary', { hasText: 'Leistungen' }).click();
  await expectSpoken('around', 'header');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.locator('header summary', { hasText: 'Über uns' }).click();
  await expectSpoken('around', 'header nav');
});

it('nothing has been accepted that is no longer told', () => {
  expect(acceptedViews('spoken').sort()).toEqual([...spoken].sort());
});
