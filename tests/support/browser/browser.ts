// Starts one browser for a test file, Chromium unless Firefox is asked for. Its pages write down what goes wrong.
import type { Browser, BrowserContextOptions, Page, Request } from 'playwright-core';
import { TestRunner } from 'vitest';
import { findChromium, startChromium, type Wish } from '../../../src/review/pictures/chromium.ts';
import { installOnDebian } from '../tools/install-on-debian.ts';
import { awaitRoutes } from './await-routes.ts';
import { type Witness, witnesses, witnessOf } from './evidence.ts';
import { isFirefox, startFirefox } from './firefox.ts';

export function startBrowser(wish: Wish = {}): Promise<Browser> {
  if (isFirefox) return startFirefox();
  if (!findChromium()) installOnDebian('chromium');
  return startChromium(wish);
}

export type Watched = { page: Page; complaints: string[]; close: () => Promise<void> };

/** Only a page that hangs takes this long, even the first page of a dev server on a busy machine. */
export const PATIENCE_MS = 120_000;

/** Says what a test waits for in vain, where it would wait for ever. */
export async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}.`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

/** What has to end after a test. */
const called: ((isRed: boolean) => unknown)[] = [];

/**
 * Opens a page in its own context and closes it after the test, or after the file if no test has opened it. Its complaints are
 * console errors, exceptions, policy violations, failed and foreign requests.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const opened = await newPage(browser, options);
  const { watched, witness } = opened;
  witnesses.add(witness);
  if (TestRunner.getCurrentTest()) called.push(isRed => leave(opened, isRed).then(watched.close));
  return watched;
}

async function newPage(browser: Browser, options: BrowserContextOptions): Promise<Kept> {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  awaitRoutes(page);
  const complaints: string[] = [];
  page.on('console', message => {
    if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
  });
  page.on('pageerror', error => complaints.push(error.message));
  page.on('request', request => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !['127.0.0.1', 'localhost'].includes(hostname)) {
      complaints.push(`asked ${hostname}`);
    }
  });
  const asked: Request[] = [];
  page.on('request', request => ASKS.test(request.url()) && asked.push(request));
  const witness = witnessOf(page);
  page.on('close', () => witnesses.delete(witness));
  return { watched: { page, complaints, close: () => context.close() }, witness, asked };
}

/** So many letters tell which question it was. */
const SHOWN = 200;

/** Addresses at which a page asks the dev server to do something. */
const ASKS = /\/@ashlar\/(composer|documents|editor)$/;

type Kept = { watched: Watched; witness: Witness; asked: Request[] };

const kept = new Map<string, Kept>();

/**
 * Reopens the page that was last opened with these options, in a third of the time. It is for tests that leave nothing behind but
 * what "empty" clears. A failed test takes its page with it.
 */
export async function reopenPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const key = JSON.stringify(options);
  const known = kept.get(key);
  const isGood = known && (await isEmptied(known.watched, options));
  if (known && !isGood) await known.watched.close();
  const page = isGood ? known : await newPage(browser, options);
  kept.set(key, page);
  witnesses.add(page.witness);
  called.push(isRed => leave(page, isRed));
  return page.watched;
}

/**
 * Lets the page ask the dev server for no more, and waits until all it has asked for is done. A busy server would else do that in the
 * middle of the next test, even after the page has gone. A test that has failed may hold an answer back for ever.
 */
async function leave({ watched: { page }, witness, asked }: Kept, isRed: boolean): Promise<void> {
  witnesses.delete(witness);
  if (isRed || asked.length === 0 || page.isClosed()) return;
  await page.route(ASKS, route => route.abort());
  await Promise.all(
    asked.splice(0).map(one => inTime(one.response(), `the answer to ${one.postData()?.slice(0, SHOWN)}`)),
  );
  await blank(page);
}

/** Call this after each test. */
export async function leavePages(isRed: boolean): Promise<void> {
  await Promise.all(called.splice(0).map(leave => leave(isRed)));
  if (!isRed) return;
  await Promise.all([...kept.values()].map(({ watched }) => watched.close()));
  kept.clear();
}

/** Call this after each file. */
export async function closePages(browser: Browser): Promise<void> {
  const stay = new Set([...kept.values()].map(({ watched }) => watched.page.context()));
  const others = browser.contexts().filter(context => !stay.has(context));
  await Promise.all(others.map(context => context.close()));
}

async function isEmptied(watched: Watched, options: BrowserContextOptions): Promise<boolean> {
  // Firefox would not give this page the focus again.
  if (isFirefox || watched.page.isClosed()) return false;
  // After a failed visit the page shows the browser's own error page, which no script can enter.
  return empty(watched, options).then(
    () => true,
    () => false,
  );
}

async function empty({ page, complaints }: Watched, options: BrowserContextOptions): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  const { colorScheme = 'light', reducedMotion = 'no-preference', viewport } = options;
  await page.emulateMedia({ media: null, forcedColors: 'none', colorScheme, reducedMotion });
  await page.setViewportSize(viewport ?? { width: 1280, height: 720 });
  await page.mouse.move(0, 0);
  if (page.url() !== 'about:blank') await blank(page);
  complaints.length = 0;
}

async function blank(page: Page): Promise<void> {
  // A navigation by its own script keeps the page in its process; one from outside makes Chromium start another.
  await page.evaluate(() => location.replace('about:blank'));
  await page.waitForURL('about:blank');
  // The empty page has the origin of the one that led to it, which may have kept something until it was gone.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
  });
}
