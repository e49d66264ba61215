// Takes the pictures of docs/studio.md, from the site that its reader makes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright-core';
import { allArrived } from '../../src/review/pictures/take.ts';
import { startDevServer } from '../../tests/support/dev/dev-server.ts';
import { filesInGuide, type GuideFile } from '../../tests/support/documents/sites/guide-files.ts';

const WISHES = {
  name: 'Oak & Awl',
  language: 'en-GB',
  currency: 'GBP',
  'time-zone': 'Europe/London',
  address: 'https://www.example.com',
};

export async function takeStudioPictures(browser: Browser, target: string): Promise<void> {
  const studio = mkdtempSync(join(tmpdir(), 'ashlar-studio-'));
  const site = join(studio, 'oak-and-awl');
  const files = filesInGuide(readFileSync('docs/studio.md', 'utf8'));
  const wishes = Object.entries(WISHES).flatMap(([name, value]) => [`--${name}`, value]);
  spawnSync(process.execPath, ['scripts/run.mjs', 'new', 'site', site, ...wishes], { stdio: 'inherit' });
  await shoot('/', 'guide-studio-new', 560);
  write(files.filter(({ file }) => file.endsWith('tokens.css')));
  await shoot('/', 'guide-studio-look', 560);
  write(files);
  await shoot('/_blocks/opening-hours', 'guide-studio-block', 900);
  rmSync(studio, { recursive: true });

  function write(some: GuideFile[]): void {
    for (const { file, text } of some) {
      mkdirSync(dirname(join(site, file)), { recursive: true });
      writeFileSync(join(site, file), text);
    }
  }

  async function shoot(route: string, name: string, height: number): Promise<void> {
    const dev = await startDevServer(process.cwd(), { words: ['--site', site] });
    const context = await browser.newContext({
      viewport: { width: 1200, height },
      colorScheme: null,
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(dev.url + route, { waitUntil: 'networkidle' });
    await allArrived(page);
    for (const frame of page.frames()) await frame.waitForLoadState('networkidle');
    await page.screenshot({ path: join(target, `${name}.png`) });
    console.log(`${target}/${name}.png`);
    await context.close();
    dev.stop();
  }
}
