// Measures what the composer's window costs before somebody can work in it, and what the pictures of the blocks cost.
import type { Browser, Page } from 'playwright-core';
import { startChromium } from '../../../src/review/pictures/chromium.ts';
import { startDevServer } from '../../../tests/support/dev/dev-server.ts';

const TIMES = 5;

/** "shell" is the window itself, "page" is what its frame shows. */
type Opening = { ms: number; shell: Received; page: Received };
type Received = { requests: number; bytes: number };

/** In sentences, each with the median of several windows that open with nothing kept. */
export async function measureComposer(): Promise<string[]> {
  const dev = await startDevServer(process.cwd());
  const browser = await startChromium();
  try {
    // The first window is bundled, and the gallery drawn, when somebody asks for them.
    await blocksIn(await openWindow(browser, dev.url));
    const openings: Opening[] = [];
    for (let time = 0; time < TIMES; time += 1) openings.push(await opening(browser, dev.url));
    const { ms, shell, page } = middle(openings);
    const blocks = await blocksIn(await openWindow(browser, dev.url));
    return [
      `From the address to a page that can be clicked: ${Math.round(ms)} ms.`,
      `The window: ${said(shell)}. The page in it: ${said(page)}.`,
      `The blocks to choose from, as they open: ${said(blocks)}.`,
    ];
  } finally {
    await browser.close();
    dev.stop();
  }
}

async function opening(browser: Browser, url: string): Promise<Opening> {
  const page = await browser.newPage();
  const shell = await counted(page, one => one.includes('/_edit') || one.includes('/@ashlar/'));
  const all = await counted(page, () => true);
  const began = performance.now();
  await work(page, url);
  const ms = performance.now() - began;
  await page.close();
  const rest = { requests: all.requests - shell.requests, bytes: all.bytes - shell.bytes };
  return { ms, shell, page: rest };
}

async function openWindow(browser: Browser, url: string): Promise<Page> {
  const page = await browser.newPage();
  await work(page, url);
  return page;
}

async function work(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/_edit`);
  await page.locator('.page iframe:not([inert])').waitFor();
}

async function blocksIn(page: Page): Promise<Received> {
  const received = await counted(page, () => true);
  await page.keyboard.press('Alt+Shift+a');
  for (const frame of await page.locator('.thumb iframe').all())
    await frame.contentFrame().locator('main > *').first().waitFor({ state: 'attached' });
  await page.close();
  return received;
}

/** Goes on counting. Chromium says the bytes of an answer with its headers. */
async function counted(page: Page, isMeant: (url: string) => boolean): Promise<Received> {
  const session = await page.context().newCDPSession(page);
  const received = { requests: 0, bytes: 0 };
  const meant = new Set<string>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!isMeant(request.url)) return;
    meant.add(requestId);
    received.requests += 1;
  });
  session.on('Network.dataReceived', ({ requestId, dataLength }) => {
    if (meant.has(requestId)) received.bytes += dataLength;
  });
  await session.send('Network.enable');
  return received;
}

function middle(openings: Opening[]): Opening {
  const [median = { ms: 0, shell: NOTHING, page: NOTHING }] = openings
    .toSorted((one, other) => one.ms - other.ms)
    .slice(Math.floor(openings.length / 2));
  return median;
}

const NOTHING: Received = { requests: 0, bytes: 0 };

function said({ requests, bytes }: Received): string {
  return `${requests} requests, ${Math.round(bytes / 1000)} kB`;
}
