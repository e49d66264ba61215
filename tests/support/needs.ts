// Looks for what the tests need besides Node before the first of them runs: a missing program is one line then, not a thousand red
// tests. Says which browser they run in.
import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { Failure, failureIn } from '../../src/base/failure.ts';
import { chromiumPath, startChromium } from '../../src/commands/changes/pictures/chromium.ts';
import { howToGet, howToRenew, installOnDebian } from '../../src/commands/changes/pictures/debian-package.ts';
import { firefoxPath, startFirefox } from './browser/firefox.ts';
import { nginxPath } from './hosts/nginx.ts';

/** All tests pass in this version; the README names it. */
export const OLDEST_CHROMIUM = 150;

type Look = () => unknown;

/** What has been looked at: each project of the tests asks in the one process. */
const looked = new Set<Look>();

export default async function lookForNeeds({ name }: TestProject): Promise<void> {
  const browser = name === 'firefox' ? lookAtFirefox : lookAtChromium;
  const looks = [lookForGit, ...(name === 'unit' ? [] : [nginxPath, browser])];
  const missing: string[] = [];
  for (const look of looks.filter(look => !looked.has(look))) {
    looked.add(look);
    try {
      await look();
    } catch (error) {
      missing.push(failureIn(error)?.message ?? String(error));
    }
  }
  if (missing.length === 0) return;
  console.error(missing.join('\n'));
  process.exit(1);
}

function lookForGit(): void {
  const isThere = () => spawnSync('git', ['--version']).status === 0;
  if (!isThere()) installOnDebian('git');
  if (!isThere()) throw new Failure(`No Git was found: ${howToGet('git')}.`);
}

async function lookAtChromium(): Promise<void> {
  const version = await versionOf(startChromium());
  console.log(`Browser: ${chromiumPath()}, version ${version}`);
  const complaint = tooOld(chromiumPath(), version);
  if (complaint) throw new Failure(complaint);
}

/** Says how to renew a Chromium that some tests would fail in. */
export function tooOld(path: string, version: string): string | undefined {
  if (Number.parseInt(version, 10) >= OLDEST_CHROMIUM) return undefined;
  const renewed = process.env.CHROME_PATH
    ? 'set CHROME_PATH to a newer one'
    : howToRenew(path.includes('google-chrome') ? 'google-chrome-stable' : 'chromium');
  return `${path} is version ${version}, and the tests need ${OLDEST_CHROMIUM} or later: ${renewed}.`;
}

async function lookAtFirefox(): Promise<void> {
  const version = await versionOf(startFirefox());
  console.log(`Browser: ${firefoxPath()}, version ${version}`);
}

async function versionOf(starting: Promise<{ version: () => string; close: () => Promise<void> }>) {
  const browser = await starting;
  await browser.close();
  return browser.version();
}
