// A Chromium for pictures and tests: found where it is installed, started without anything that reaches out.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser } from 'playwright-core';
import engine from '../../../package.json';
import { Failure } from '../../base/failure.ts';
import { howToGet, installOnDebian } from './debian-package.ts';

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
  // A second process for every page, kept ready for a site that nobody visits here.
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
export function chromiumPath(): string {
  if (!findChromium()) installOnDebian('chromium');
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

/** Where one is installed. */
export function findChromium(): string | undefined {
  const places = process.env.CHROME_PATH ? [process.env.CHROME_PATH] : USUAL_PLACES;
  return places.find(existsSync);
}

export type Wish = {
  /** Pages that are left come back as they were, as they do for visitors. Playwright's own choice is against it. */
  keepsPages?: boolean;
  /** The path of a fontconfig file, whose typefaces take the place of those of this machine. Only Linux reads it. */
  typefaces?: string;
};

export function startChromium({ keepsPages = false, typefaces }: Wish = {}): Promise<Browser> {
  const { chromium } = playwright();
  const ignoreDefaultArgs = ['--headless', ...(keepsPages ? ['--disable-back-forward-cache'] : [])];
  const env = { ...process.env, ...(typefaces && { FONTCONFIG_FILE: typefaces }) };
  return chromium.launch({ executablePath: chromiumPath(), args: QUIET, ignoreDefaultArgs, env });
}

/** Comes with the engine only for its own tests: it weighs more than the engine, and few people want pictures. */
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
