// Visits one page of a finished site: counts its requests and bytes and looks at each picture as it is shown.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { Browser, Page } from 'playwright-core';
import sirv from 'sirv';

export type View = { name: string; width: number; height: number; scale: number };

export const PHONE: View = { name: '390 px at 2×', width: 390, height: 844, scale: 2 };
export const DENSE_PHONE: View = { name: '390 px at 3×', width: 390, height: 844, scale: 3 };
export const DESK: View = { name: '1440 px at 1×', width: 1440, height: 900, scale: 1 };

/** "width" is that of the whole picture in CSS pixels, even if a part is shown. "window" is the width of the browser's window. */
export type Seen = { path: string; width: number; window: number; bytes: Buffer };

/** "kilobytes" counts everything but fonts, texts compressed. "pictures" is the part of it that pictures take. */
export type Visit = { kilobytes: number; pictures: number; requests: number; seen: Seen[] };

export async function visit(browser: Browser, folder: string, route: string, view: View): Promise<Visit> {
  const server = createServer(sirv(folder, { extensions: ['html'] }));
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const size = { width: view.width, height: view.height };
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: view.scale });
  try {
    return await visitPage(await context.newPage(), `http://127.0.0.1:${port}${route}`);
  } finally {
    await context.close();
    server.closeAllConnections();
    server.close();
  }
}

async function visitPage(page: Page, address: string): Promise<Visit> {
  const bodies = new Map<string, { type: string; body: Promise<Buffer> }>();
  page.on('response', response => {
    const type = response.request().resourceType();
    if (type !== 'font') bodies.set(response.url(), { type, body: response.body() });
  });
  await page.goto(address, { waitUntil: 'load' });
  await showAll(page);
  const shown = await page.evaluate(picturesShown);
  let [kilobytes, pictures] = [0, 0];
  const seen: Seen[] = [];
  for (const { type, body } of bodies.values()) {
    const bytes = await body;
    kilobytes += (type === 'image' ? bytes.length : gzipSync(bytes).length) / 1000;
  }
  for (const { source, ...where } of shown) {
    const bytes = await bodies.get(source)?.body;
    if (!bytes) throw new Error(`${source} is shown and was not fetched.`);
    pictures += bytes.length / 1000;
    seen.push({ ...where, path: new URL(source).pathname, bytes });
  }
  return { kilobytes, pictures, requests: bodies.size, seen };
}

/** Scrolls to the end, a window at a time, until the last lazy picture has loaded. */
async function showAll(page: Page): Promise<void> {
  const pictures = page.locator('main img');
  for (let index = 0; index < (await pictures.count()); index += 1) {
    const picture = pictures.nth(index);
    await picture.scrollIntoViewIfNeeded();
    await picture.evaluate(async (image: HTMLImageElement) => {
      while (!image.complete)
        await new Promise(loaded => image.addEventListener('load', loaded, { once: true }));
      await image.decode();
    });
  }
}

/** Runs in the browser. */
function picturesShown() {
  return [...document.querySelectorAll<HTMLImageElement>('main img')].map(image => {
    const { width, height } = image.getBoundingClientRect();
    const shape = image.naturalWidth / image.naturalHeight;
    // A picture that is cut to another shape is as large as it must be to cover its place.
    return { source: image.currentSrc, width: Math.max(width, height * shape), window: innerWidth };
  });
}
