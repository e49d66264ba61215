// Finds an installed Chromium for pictures and tests, and starts it without anything that reaches out to the internet.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import engine from '../../../package.json';
import { Failure } from '../../base/failure.ts';
import { howToGet } from './debian-package.ts';

const load = createRequire(import.meta.url);

const USUAL_PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
];

/** Chromium obeys only the last --disable-features, so this list repeats Playwright's own. */
const UNUSED = [
  // Chromium loads pages for the address bar in every window, although nobody sees them: half of what a new page costs.
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
  // A guard around pointers, which costs every page 3 %. RenderDocument costs another 6 % for a new frame for every document.
  'PartitionAllocBackupRefPtr',
  'PreconnectToSearch',
  'RenderDocument',
  // Chromium keeps a second process ready for every page, in case it leads to another site; here it never does.
  'SpareRendererForSitePerProcess',
  'TcpPortRandomizationWin',
  'ThirdPartyStoragePartitioning',
];

/** How it is started when nobody looks at it. */
export const QUIET = [
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

/** The path of a Chrome or Chromium, or a sentence that says how one comes. */
export function chromiumPath(): string {
  const found = findChromium();
  if (!found) {
    const { CHROME_PATH } = process.env;
    if (CHROME_PATH) throw new Failure(`CHROME_PATH is ${CHROME_PATH}, and no program is there.`);
    throw new Failure(
      `No Chrome or Chromium was found: ${howToGet('chromium')}, or set CHROME_PATH to the program.`,
    );
  }
  return found;
}

export function findChromium(): string | undefined {
  const places = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : USUAL_PLACES;
  return places.find(existsSync);
}

export type Wish = {
  /** Keeps the browser's back/forward cache, as visitors have it. Playwright turns it off. */
  keepsPages?: boolean;
  /** The path of a fontconfig file, whose typefaces replace those of this machine. Only Linux reads it. */
  typefaces?: string;
};

export function startChromium({ keepsPages = false, typefaces }: Wish = {}): Promise<Browser> {
  const { chromium } = playwright();
  const ignoreDefaultArgs = ['--headless', ...(keepsPages ? ['--disable-back-forward-cache'] : [])];
  const env = { ...process.env, ...(typefaces && { FONTCONFIG_FILE: typefaces }) };
  return chromium.launch({ executablePath: chromiumPath(), args: QUIET, ignoreDefaultArgs, env });
}

/** Only the engine's own development installs Playwright: it weighs more than the engine, and few people want pictures. */
function playwright(): typeof import('playwright-core') {
  try {
    return load('playwright-core');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'MODULE_NOT_FOUND') throw error;
    const wanted = `playwright-core@${engine.devDependencies['playwright-core']}`;
    throw new Failure(
      `Pictures are taken with playwright-core, which is not installed. Type "npm install --save-dev ${wanted}", and then this command again.`,
    );
  }
}
