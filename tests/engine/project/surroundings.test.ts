import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, it } from 'vitest';
import { reopenPage } from '../../support/browser/browser.ts';
import { inBrowser } from '../../support/browser/in-browser.ts';
import { OLDEST_CHROMIUM, tooOld } from '../../support/needs.ts';
import { size } from '../../support/size.ts';

const here = inBrowser();

function ask(program: string, ...args: string[]): string {
  return spawnSync(program, args, { encoding: 'utf8' }).stdout.trim();
}

it('tests have a time zone, permissions and a language of their own', () => {
  const asked = '[Intl.DateTimeFormat().resolvedOptions().timeZone, process.umask(), process.env.LC_ALL]';
  expect(ask(process.execPath, '-p', `${asked}.join()`)).toBe(`UTC,${0o022},C.UTF-8`);
});

it('Git has nobody’s settings', () => {
  expect(ask('git', '-C', tmpdir(), 'config', '--list')).toBe('');
});

it('an older browser than all tests pass in is named, with what renews it', () => {
  expect(tooOld('/usr/bin/chromium', '150.0.7871.100', 150)).toBeUndefined();
  expect(tooOld('/usr/bin/chromium', '99.0.4844.51', 150)).toMatch(
    /^\/usr\/bin\/chromium is version 99\.0\.4844\.51, and the tests need 150 or later: .*(renews it|newer chromium)\.$/,
  );
  expect(tooOld('/usr/bin/firefox-esr', '140.12.0', 153)).toContain('firefox-esr');
  expect(readFileSync('README.md', 'utf8')).toContain(`Chromium ${OLDEST_CHROMIUM} or later`);
});

it('a page that is opened again knows nothing of the one before it, not even what that kept as it was left', async () => {
  const address = `${here.site.url}/404`;
  const { page: first } = await reopenPage(here.browser);
  await first.goto(address);
  await first.evaluate(() => addEventListener('pagehide', () => localStorage.setItem('kept', 'late')));
  const { page } = await reopenPage(here.browser);
  await page.goto(address);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

it('a test answers in the place of the server from the next key on, in a busy page too', async () => {
  const { page } = await reopenPage(here.browser);
  await page.goto(`${here.site.url}/404`);
  await page.evaluate(() => {
    const heard: number[] = [];
    addEventListener('keydown', async () => heard.push((await fetch('/asked')).status));
    setInterval(() => {
      for (const start = performance.now(); performance.now() - start < 30; );
    }, 35);
    Object.assign(globalThis, { heard });
  });
  const heard = await page.evaluateHandle<number[]>('heard');
  for (let count = 1; count <= size(20, 60); count += 1) {
    await page.route('**/asked', route => route.fulfill({ status: 204 }));
    await page.keyboard.press('a');
    await page.waitForFunction(([heard, count]) => heard.length === count, [heard, count] as const);
    await page.unroute('**/asked');
  }
  expect(new Set(await heard.jsonValue())).toEqual(new Set([204]));
});
