// Checks before all tests that their programs are there, so that a missing one is a single line and not a thousand failures. Says
// in which browser they run.
import { spawnSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { Failure, failureIn } from '../../src/base/failure.ts';
import { chromiumPath, findChromium, startChromium } from '../../src/review/pictures/chromium.ts';
import { howToGet, howToRenew } from '../../src/review/pictures/debian-package.ts';
import { firefoxPath, startFirefox } from './browser/firefox.ts';
import { nginxPath } from './hosts/nginx.ts';
import { installOnDebian } from './tools/install-on-debian.ts';

/** The tests pass with these versions. The README names the first one. */
export const OLDEST_CHROMIUM = 150;
const OLDEST_FIREFOX = 153;

type Look = () => unknown;

/** All projects of the tests ask in one process, so each thing is checked once. */
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
      missing.push(failureIn(error)?.message ?? firstLine(String(error)));
    }
  }
  if (missing.length === 0) return;
  console.error(missing.join('\n'));
  process.exit(1);
}

/** Playwright explains at length why a browser did not start. */
function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}

function lookForGit(): void {
  const isThere = () => spawnSync('git', ['--version']).status === 0;
  if (!isThere()) installOnDebian('git');
  if (!isThere()) throw new Failure(`No Git was found: ${howToGet('git')}.`);
}

async function lookAtChromium(): Promise<void> {
  if (!findChromium()) installOnDebian('chromium');
  const path = chromiumPath();
  const browser = await startChromium();
  await browser.close();
  meet(path, browser.version(), OLDEST_CHROMIUM);
}

/** An older Firefox would not even start. */
async function lookAtFirefox(): Promise<void> {
  const path = firefoxPath();
  const { stdout } = spawnSync(path, ['--version'], { encoding: 'utf8' });
  meet(path, /[\d.]+/.exec(stdout)?.[0] ?? 'unknown', OLDEST_FIREFOX);
  await (await startFirefox()).close();
}

function meet(path: string, version: string, oldest: number): void {
  console.log(`Browser: ${path}, version ${version}`);
  const complaint = tooOld(path, version, oldest);
  if (complaint) throw new Failure(complaint);
}

/** Says how to renew a browser that some tests would fail in. */
export function tooOld(path: string, version: string, oldest: number): string | undefined {
  if (!(Number.parseInt(version, 10) < oldest)) return undefined;
  const renewed =
    process.env.CHROME_PATH === path ? 'set CHROME_PATH to a newer one' : howToRenew(packageOf(path));
  return `${path} is version ${version}, and the tests need ${oldest} or later: ${renewed}.`;
}

function packageOf(path: string): string {
  if (path.includes('google-chrome')) return 'google-chrome-stable';
  return ['firefox-esr', 'firefox'].find(name => path.includes(name)) ?? 'chromium';
}
