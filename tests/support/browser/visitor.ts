// Does what a visitor does, and tells what a visitor sees.
import type { Locator, Page } from 'playwright-core';
import { size } from '../size.ts';
import { isFirefox } from './firefox.ts';

export type Scripts = 'with scripts' | 'without scripts';

/** Both ways in the full size. "npm test" takes only the first, in which it breaks more easily. */
export function bothWays(first: Scripts): Scripts[] {
  return size<Scripts[]>([first], ['with scripts', 'without scripts']);
}

/** Waits until the app and its styles are there. */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel=stylesheet]');
    return link?.sheet && document.getElementById('Announcement');
  });
}

/** Opens a page and waits for the app, which comes with the keyboard's focus. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await wake(page);
}

/** Does the same on a page that is open already. */
export async function wake(page: Page): Promise<void> {
  await page.locator('.skip').focus();
  await page.keyboard.press('Tab');
  await awake(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** Puts a finger on the form or search of the page, which makes its loader fetch the app. */
export function turnTo(page: Page): Promise<void> {
  const form = page.locator('main :is(form, search)').first();
  // Firefox on a desktop has no touch events. A resting pointer means the same.
  return isFirefox ? form.hover() : form.dispatchEvent('touchstart');
}

/** Waits until React has taken over; only pages with something live say so. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('main[data-app=here]').waitFor({ state: 'attached' });
}

/** Collects the paths of scripts that a page requests. */
export function watchScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', request => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

/** Marks the document, so that a test can tell in-site navigation from a new document. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => {
    document.documentElement.dataset.marked = 'yes';
  });
  return () => page.evaluate(() => document.documentElement.dataset.marked === 'yes');
}

/** Reads the present scroll position. After smooth scrolling, poll it. */
export function scrollTop(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate(top => scrollTo({ top, behavior: 'instant' }), top);
  await page.waitForFunction(top => Math.round(scrollY) === top, top);
}

/** How far the top of an element lies below the sticky header. */
export function belowHeader(target: Locator): Promise<number> {
  return target.evaluate(element => {
    const header = Math.max(0, document.querySelector('.header')?.getBoundingClientRect().bottom ?? 0);
    return element.getBoundingClientRect().top - header;
  });
}

/** Whether a link to the element has led there: it stands right below the header. */
export async function isReached(target: Locator): Promise<boolean> {
  const distance = await belowHeader(target);
  return distance >= 0 && distance < 50;
}

/** Whether the element is on screen and uncovered, so that a click in its middle would reach it. */
export function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });
}

/** Waits until the browser is idle: work put off until then has begun. Draws frames, as it is never idle without any. */
export function idle(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>(resolve => {
        let isIdle = false;
        const draw = () => (isIdle ? resolve() : requestAnimationFrame(draw));
        requestIdleCallback(() => {
          isIdle = true;
        });
        draw();
      }),
  );
}

/** Makes one more request and waits for it, so that all earlier ones have been seen. */
export async function requestsSeen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/robots.txt');
  });
}

/** Clicks a link without moving the pointer there, and waits for the address. If the page has no such link, it is added. */
export async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate(href => {
    const own = document.querySelector<HTMLAnchorElement>(
      `footer a[href="${href}"], header a[href="${href}"]`,
    );
    const link = own ?? document.createElement('a');
    link.href = href;
    if (!own) document.querySelector('footer')?.append(link);
    link.click();
    if (!own) link.remove();
  }, href);
  await page.waitForURL(new URL(href, page.url()).href);
}

/** Opens every menu and every question, and types into the first field of a form or a search. */
export async function openEverything(page: Page): Promise<number> {
  const opened = await page.evaluate(() => {
    const folded = [...document.querySelectorAll('details')];
    for (const details of folded) details.open = true;
    const panels = [...document.querySelectorAll<HTMLElement>('[popover]')];
    for (const panel of panels) panel.showPopover();
    for (const panel of panels) panel.hidePopover();
    return folded.length + panels.length;
  });
  const field = page.locator('main :is(input[type=search], input[type=text], input:not([type]), textarea)');
  if (await field.count()) await field.first().fill('visa');
  return opened;
}

/** Lists all that a page has left in the browser. */
export async function leftBehind(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const stored = await page.evaluate(async () => [
    ...Object.keys(localStorage).map(name => `localStorage ${name}`),
    ...Object.keys(sessionStorage).map(name => `sessionStorage ${name}`),
    ...(await indexedDB.databases()).map(({ name }) => `database ${name}`),
    ...(await caches.keys()).map(name => `cache ${name}`),
    ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => `service worker ${scope}`),
  ]);
  return [...cookies, ...stored];
}
