// One browser for a test file, Chromium unless Firefox is asked for, and pages that write down what goes wrong.
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { startChromium, type Wish } from '../../../src/commands/changes/pictures/chromium.ts';
import { isFirefox, startFirefox } from './firefox.ts';

export function startBrowser(wish: Wish = {}): Promise<Browser> {
  return isFirefox ? startFirefox() : startChromium(wish);
}

export type Watched = { page: Page; complaints: string[]; close: () => Promise<void> };

/** A page in a context of its own. Its complaints are console errors, exceptions, policy violations, failed and foreign requests. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const context = await browser.newContext(options);
  const page = await context.newPage();
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
  return { page, complaints, close: () => context.close() };
}

const kept = new Map<string, Watched>();

/** For tests that only look and click: the page that was opened before with these options, emptied, at a third of what a new one costs. */
export async function reopenPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Watched> {
  const key = JSON.stringify(options);
  const known = kept.get(key);
  // Firefox would not give such a page the focus again.
  if (known && !known.page.isClosed() && !isFirefox) {
    await empty(known.page);
    known.complaints.length = 0;
    return known;
  }
  await known?.close();
  const opened = await openPage(browser, options);
  kept.set(key, opened);
  return opened;
}

async function empty(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.mouse.move(0, 0);
  if (page.url() === 'about:blank') return;
  // By its own script it stays in its process; told from outside, Chromium would start another.
  await page.evaluate(() => {
    sessionStorage.clear();
    localStorage.clear();
    location.replace('about:blank');
  });
  await page.waitForURL('about:blank');
}
