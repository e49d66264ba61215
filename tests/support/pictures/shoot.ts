// Takes a picture of a whole page once everything has arrived and nothing moves.
import type { Browser, Page } from 'playwright-core';
import { allArrived } from '../../../src/review/pictures/take.ts';
import { openPage } from '../browser/browser.ts';
import { hydrated } from '../browser/visitor.ts';
import type { Scheme, View } from './views.ts';

export async function openStudio(browser: Browser): Promise<Page> {
  const { page } = await openPage(browser, { reducedMotion: 'reduce', deviceScaleFactor: 1 });
  return page;
}

export async function show(page: Page, url: string, { screen, paper }: View, scheme: Scheme): Promise<void> {
  await page.setViewportSize({ width: screen.width, height: screen.height });
  await page.emulateMedia({ colorScheme: scheme, media: paper ? 'print' : null });
  await page.goto(url);
  if (await page.evaluate(fetchesApp)) await hydrated(page);
  await allArrived(page);
}

/** Runs in the browser. Pages with something live fetch the app by themselves; the gallery has none. */
function fetchesApp(): boolean {
  const scripts = [...document.scripts].map(({ text }) => text);
  return document.querySelector('[data-live]') !== null && scripts.some(text => text.includes('import('));
}

/** Changes the colour scheme without loading the page again. */
export async function repaint(page: Page, colorScheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await allArrived(page);
}

/** Takes a picture of the page as it is. */
export function shoot(page: Page): Promise<Buffer> {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

export type Place = { name: string; top: number; left: number; width: number; height: number };

/** Finds the places of the page's parts in its picture. */
export function placesOn(page: Page): Promise<Place[]> {
  return page.evaluate(() =>
    [
      ...document.querySelectorAll(
        '.strip, .header, main .crumbs, main .block, main .article__head, .footer',
      ),
    ].map(part => {
      const { left, top, width, height } = part.getBoundingClientRect();
      const name = [...part.classList].find(name => !/^(block|wrap)/.test(name)) ?? 'page';
      return { name, left, top: top + scrollY, width, height };
    }),
  );
}
