// Does what a visitor does, and tells what a visitor sees.
import type { Locator, Page } from 'playwright-core';
import { size } from '../size.ts';
import { isFirefox } from './firefox.ts';

export type Scripts = 'with scripts' | 'without scripts';

/** For what has to work both ways: "npm test" takes the one in which it breaks more easily. */
export function bothWays(first: Scripts): Scripts[] {
  return size<Scripts[]>([first], ['with scripts', 'without scripts']);
}

/** The app has come and its styles with it. */
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

/** The same on a page that is there already. */
export async function wake(page: Page): Promise<void> {
  await page.locator('.skip').focus();
  await page.keyboard.press('Tab');
  await awake(page);
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
}

/** A finger on the form or the search of the page, which is what its scripts wait for. */
export function turnTo(page: Page): Promise<void> {
  const form = page.locator('main :is(form, search)').first();
  // On a desktop Firefox knows no fingers; a resting pointer means the same.
  return isFirefox ? form.hover() : form.dispatchEvent('touchstart');
}

/** React has taken over what the server sent: the page says so itself where something on it is live. */
export async function hydrated(page: Page): Promise<void> {
  await page.locator('main[data-app=here]').waitFor({ state: 'attached' });
}

/** Paths of the script files that a page asks for, as they come. */
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

/** Where the page is scrolled to right now; what scrolls smoothly is polled for its end. */
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
    const stuck = [...document.querySelectorAll('.header, .hero__bar')];
    const header = Math.max(0, ...stuck.map(part => part.getBoundingClientRect().bottom));
    return element.getBoundingClientRect().top - header;
  });
}

/** Where a link to an element leads: right below the header and the bar that may stand under it, which cover nothing of it. */
export async function isReached(target: Locator): Promise<boolean> {
  const distance = await belowHeader(target);
  return distance >= 0 && distance < 50;
}

/** On screen and not covered: a click in its middle would reach it. */
export function isOnTop(target: Locator): Promise<boolean> {
  return target.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return hit !== null && (element === hit || element.contains(hit));
  });
}

/** The browser has had nothing to do: whatever waited for that before has begun. Without frames to draw it would not say so. */
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

/** Every request made so far has been seen: one more has gone there and back. */
export async function requestsSeen(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await fetch('/robots.txt');
  });
}

/** Clicks a link of the page, added to it where it has none such, without the pointer's way there; waits for the address. */
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

/** All that a page can leave in a browser, by name. */
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
