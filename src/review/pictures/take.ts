// Takes a picture of a whole page, once everything on it has arrived.
import type { Browser, Page } from 'playwright-core';
import { showLateFaces } from '../../browser/late-fonts.ts';

export type Width = { name: 'phone' | 'desktop'; width: number; height: number };

export const WIDTHS: Width[] = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 390, height: 844 },
];

export async function takePicture(browser: Browser, url: string, { width, height }: Width): Promise<Buffer> {
  const context = await browser.newContext({ viewport: { width, height }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await allArrived(page);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

/** Waits for what the page loads late: typefaces and pictures. */
export async function allArrived(page: Page): Promise<void> {
  await page.evaluate(showLateFaces);
  await page.evaluate(loaded);
}

/** Runs in the browser. Without "eager", pictures far down would only be loaded when somebody scrolls there. */
async function loaded(): Promise<void> {
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...images.map(image => image.decode().catch(() => undefined))]);
}
