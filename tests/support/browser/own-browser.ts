// Starts a browser that a test can end as a power cut would. What it keeps in its folder is there when it is started again.
import { readlinkSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { chromiumPath, QUIET } from '../../../src/review/pictures/chromium.ts';
import { PATIENCE_MS } from './browser.ts';
import { witnesses, witnessOf } from './evidence.ts';

export type OwnBrowser = { page: Page; kill: () => Promise<void> };

/** "folder" is where the browser keeps what pages store in it. */
export async function openOwnBrowser(folder: string): Promise<OwnBrowser> {
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: chromiumPath(),
    args: QUIET,
    ignoreDefaultArgs: ['--headless'],
    timeout: PATIENCE_MS,
  });
  const ended = new Promise<void>(resolve => context.once('close', () => resolve()));
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(PATIENCE_MS);
  const witness = witnessOf(page);
  witnesses.add(witness);
  const kill = () => {
    witnesses.delete(witness);
    // Its children too.
    process.kill(-processOf(folder), 'SIGKILL');
    return ended;
  };
  return { page, kill };
}

/** Chromium locks its folder with a link that names its computer and its process. */
function processOf(folder: string): number {
  return Number(readlinkSync(join(folder, 'SingletonLock')).split('-').at(-1));
}
