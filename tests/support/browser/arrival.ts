// Records what moves on a page between its first paint and its last font and picture.
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page, Route } from 'playwright-core';
import { openPage } from './browser.ts';

export type Screen = { width: number; height: number };

export const SCREENS: { [name: string]: Screen } = {
  'small phone': { width: 360, height: 740 },
  phone: { width: 390, height: 844 },
  'large phone': { width: 430, height: 932 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
};

type Arrival = {
  /** Paths that were requested before the first paint was possible, the document's first. */
  needed: string[];
  /** The sum of all layout shifts, once everything is there. */
  shift: number;
  /** What moved most, for the person who has to fix it. */
  moved: string[];
};

/** Opens a page and holds its fonts and pictures back until it has been painted; "never" holds them back for good. */
export async function arrive(
  browser: Browser,
  url: string,
  viewport: Screen,
  never?: 'font',
): Promise<Arrival> {
  const { page, close } = await openPage(browser, { viewport });
  const needed: string[] = [];
  const letGo = await holdBack(page, route => {
    if (route.request().resourceType() !== 'document') return true;
    needed.push(new URL(route.request().url()).pathname);
    return false;
  });
  if (never)
    await page.route('**/*', route =>
      route.request().resourceType() === never ? route.abort() : route.fallback(),
    );
  await page.addInitScript(watchShifts);
  await page.goto(url, { waitUntil: 'commit' });
  await painted(page);
  await letGo();
  await everythingThere(page);
  const { shift, moved } = await shiftsSeen(page);
  await close();
  return { needed, shift, moved };
}

/** Opens a page over a slow line: only the document comes, and each piece is painted before the next one arrives. */
export async function arriveInPieces(
  browser: Browser,
  url: string,
  viewport: Screen,
): Promise<Omit<Arrival, 'needed'>> {
  const html = await (await fetch(url)).text();
  const { page, close } = await openPage(browser, { viewport });
  const { line, address, hangUp } = await slowLine();
  await page.route('**/*', route =>
    route.request().resourceType() === 'document' ? route.continue() : route.abort(),
  );
  await page.addInitScript(watchShifts);
  const arriving = page.goto(address, { waitUntil: 'commit' });
  const answer = await line;
  const [first = '', ...others] = piecesOf(html);
  answer.write(first);
  await arriving;
  for (const piece of others) {
    answer.write(piece);
    await twoFrames(page);
  }
  answer.end();
  await page.waitForLoadState('domcontentloaded');
  await twoFrames(page);
  const { shift, moved } = await shiftsSeen(page);
  await close();
  await hangUp();
  return { shift, moved };
}

/** Splits a document into its head and then pieces of some tags each. What is far below the screen moves nothing on it. */
function piecesOf(html: string): string[] {
  const TAGS = 11;
  const PIECES = 40;
  const begin = html.indexOf('<body');
  const tags = html.slice(begin).match(/[^<]*<[^<]*/g) ?? [];
  const pieces = [html.slice(0, begin)];
  for (let at = 0; at < PIECES * TAGS; at += TAGS) pieces.push(tags.slice(at, at + TAGS).join(''));
  return [...pieces, tags.slice(PIECES * TAGS).join('')];
}

/** Starts a server with one page, which the caller writes piece by piece. */
async function slowLine(): Promise<{
  line: Promise<ServerResponse>;
  address: string;
  hangUp: () => Promise<void>;
}> {
  const server = createServer();
  const line = new Promise<ServerResponse>(resolve =>
    server.once('request', (_, response: ServerResponse) => {
      response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
      resolve(response);
    }),
  );
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const hangUp = () =>
    new Promise<void>(resolve => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { line, address: `http://127.0.0.1:${port}`, hangUp };
}

/** When this ends, everything so far has been painted. */
function twoFrames(page: Page): Promise<number> {
  return page.evaluate(
    () => new Promise<number>(done => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
}

/** Holds back answers to a page until the returned function is called. */
export async function holdBack(page: Page, isHeld: (route: Route) => boolean): Promise<() => Promise<void>> {
  const held: Route[] = [];
  let isOpen = false;
  await page.route('**/*', route => {
    if (isOpen || !isHeld(route)) return route.continue();
    held.push(route);
  });
  return async () => {
    isOpen = true;
    await Promise.all(held.map(route => route.continue()));
  };
}

export async function painted(page: Page): Promise<void> {
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
}

type Watching = { shifts: { shift: number; moved: string[] } };

/** Reads the shifts of a page that watchShifts was put into. */
export function shiftsSeen(page: Page): Promise<Watching['shifts']> {
  return page.evaluate(() => (window as unknown as Watching).shifts);
}

/** Runs in the browser. */
export function watchShifts(): void {
  const shifts: Watching['shifts'] = { shift: 0, moved: [] };
  Object.assign(window, { shifts });
  type Shift = PerformanceEntry & { value: number; sources: { node: Element | null }[] };
  new PerformanceObserver(list => {
    for (const entry of list.getEntries() as Shift[]) {
      shifts.shift += entry.value;
      for (const { node } of entry.sources)
        shifts.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 60)}`);
    }
  }).observe({ type: 'layout-shift', buffered: true });
}

async function everythingThere(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.fonts.ready;
    for (let frames = 0; frames < 4; frames += 1)
      await new Promise(resolve => requestAnimationFrame(resolve));
  });
}
