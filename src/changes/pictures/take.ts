// The address of a page in, a picture of the whole of it out, as it looks once everything has arrived.
import type { Browser } from 'playwright-core';

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
    await page.evaluate(arrived);
    return await page.screenshot({ fullPage: true });
  } finally {
    await context.close();
  }
}

/** Runs in the browser. Pictures far down would not be fetched before somebody scrolls there, faces that came late not be shown. */
export async function arrived(): Promise<void> {
  for (const { cssRules } of document.styleSheets) {
    for (const rule of cssRules) {
      if (rule instanceof CSSFontFaceRule) rule.style.setProperty('font-display', 'swap');
    }
  }
  const images = [...document.images];
  for (const image of images) image.loading = 'eager';
  await Promise.all([document.fonts.ready, ...images.map(image => image.decode().catch(() => undefined))]);
}
