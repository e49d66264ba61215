// Starts a browser that a test can end as a power cut would. What it keeps in its folder is there when it is started again.
import { spawn } from 'node:child_process';
import { chromium, type Page } from 'playwright-core';
import { chromiumPath, QUIET } from '../../../src/review/pictures/chromium.ts';
import { type Witness, witnesses, witnessOf } from './evidence.ts';

/** Only a browser that hangs takes this long. */
const PATIENCE_MS = 60_000;

export type OwnBrowser = { page: Page; kill: () => Promise<void> };

/** "folder" is where the browser keeps what pages store in it. */
export async function openOwnBrowser(folder: string): Promise<OwnBrowser> {
  const args = [
    ...QUIET,
    '--remote-debugging-port=0',
    '--remote-debugging-pipe',
    `--user-data-dir=${folder}`,
  ];
  // It ends when the two pipes end, which is when this process does.
  const child = spawn(chromiumPath(), args, {
    stdio: ['ignore', 'ignore', 'pipe', 'pipe', 'pipe'],
    detached: true,
  });
  const ended = new Promise<void>(resolve => child.once('exit', () => resolve()));
  let witness: Witness | undefined;
  /** Its children too. */
  const kill = () => {
    if (witness) witnesses.delete(witness);
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
    return ended;
  };
  try {
    const address = new Promise<string>((resolve, reject) => {
      let said = '';
      child.stderr?.setEncoding('utf8').on('data', text => {
        said += text;
        const found = /DevTools listening on (ws:\S+)/.exec(said)?.[1];
        if (found) resolve(found);
      });
      void ended.then(() => reject(new Error(`The browser did not start:\n${said}`)));
    });
    const browser = await chromium.connectOverCDP(await inTime(address, 'a browser'), {
      timeout: PATIENCE_MS,
    });
    const context = browser.contexts()[0] ?? (await browser.newContext());
    const page = context.pages()[0] ?? (await context.newPage());
    page.setDefaultTimeout(PATIENCE_MS);
    witness = witnessOf(page);
    witnesses.add(witness);
    return { page, kill };
  } catch (error) {
    await kill();
    throw error;
  }
}

export async function inTime<T>(work: Promise<T>, what: string): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Waited in vain for ${what}.`)), PATIENCE_MS);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
