// One Chromium for a test file: found where it is installed, started without anything that reaches out.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { isFirefox, startFirefox } from './firefox.ts';

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Only the last list of this kind counts, so Playwright's own is in it. */
const UNUSED = [
  // The address bar's own pages, loaded for every window although nobody sees one: half of what a new page costs.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  // A guard around pointers that costs every page 3 %, and a new frame in the same process for every document, 6 %.
  'PartitionAllocBackupRefPtr',
  'PreconnectToSearch',
  'RenderDocument',
  // A second process for every page, kept ready for a site that no test visits.
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

const QUIET = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${UNUSED.join()}`,
];

/** The path of a Chrome or Chromium; on Debian as root it is installed where it is missing. */
export function browserPath(): string {
  const found = findBrowser();
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    execFileSync('apt-get', ['update'], { stdio: 'ignore' });
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { stdio: 'ignore' });
  }
  const installed = findBrowser();
  if (!installed) {
    throw new Error('No Chrome or Chromium was found. Install one, or set CHROME_PATH to the program.');
  }
  return installed;
}

function findBrowser(): string | undefined {
  const places = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : USUAL_PLACES;
  return places.find(existsSync);
}

type Wish = {
  /** Pages that are left come back as they were, as they do for visitors. Playwright's own choice is against it. */
  keepsPages?: boolean;
};

export function startBrowser({ keepsPages = false }: Wish = {}): Promise<Browser> {
  if (isFirefox) return startFirefox();
  const ignoreDefaultArgs = ['--headless', ...(keepsPages ? ['--disable-back-forward-cache'] : [])];
  return chromium.launch({ executablePath: browserPath(), args: QUIET, ignoreDefaultArgs });
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
