// Tells browsers apart by how they draw. The picture for that depends on the site's fonts and on nothing else of the site.
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { shortHash } from '../../../src/base/hash.ts';
import { openStudio } from './shoot.ts';

export type Hand = { browser: string; calibration: string };

const FONTS = ['newsreader-display', 'newsreader-italic', 'public-sans'];

let known: Promise<Hand> | undefined;

export function handOf(browser: Browser): Promise<Hand> {
  known ??= draw(browser);
  return known;
}

async function draw(browser: Browser): Promise<Hand> {
  const page = await openStudio(browser);
  await page.setContent(calibrationPage());
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const picture = await page.screenshot();
  await page.context().close();
  return { browser: browser.version(), calibration: shortHash(picture) };
}

function calibrationPage(): string {
  const faces = FONTS.map(name => {
    const font = readFileSync(`pages/_public/fonts/${name}.woff2`).toString('base64');
    return `@font-face { font-family: ${name}; src: url(data:font/woff2;base64,${font}); }`;
  });
  const lines = FONTS.flatMap(name =>
    [14, 17, 21.3, 48].map(
      size => `<p style="font: ${size}px ${name}">Hamburgefonstiv &amp; 1,800 — “AVATAR” fi</p>`,
    ),
  );
  return `<!doctype html><style>${faces.join('')} p { margin: 3px; } div { height: 40px; margin: 5px; }</style>
${lines.join('')}
<div style="border: 1.5px dashed #a5762b; border-radius: 9px; rotate: 7deg; width: 120px"></div>
<div style="background: linear-gradient(90deg, #1a365d, #fbfaf6)"></div>
<svg width="200" height="60"><path d="M3 50C40 2 90 70 190 9" fill="none" stroke="#2b6549" stroke-width="1.35"/></svg>
<input value="field"><input type="radio" checked>`;
}
