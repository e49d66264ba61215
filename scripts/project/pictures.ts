// Takes the pictures of the README, which shows the page of its own JSON, and of the guides.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { serveSite } from '../../src/publish/preview-server.ts';
import { allArrived } from '../../src/review/pictures/take.ts';
import { startBrowser } from '../../tests/support/browser/browser.ts';
import { takeComposerPictures, takeGuidePictures } from './guide-pictures.ts';
import { takeStudioPictures } from './studio-pictures.ts';

const CONTENT = '.ashlar/pictures-content';
const SITE = join(process.cwd(), '.ashlar/pictures-site');
const TARGET = 'docs/pictures';

buildWithReadmePage();
mkdirSync(TARGET, { recursive: true });
const [site, browser] = await Promise.all([serveSite(SITE), startBrowser()]);
await takeReadmePicture(browser, site.url);
await takeComposerPictures(browser, join(process.cwd(), CONTENT), TARGET);
await takeGuidePictures(browser, site.url, join(process.cwd(), CONTENT), TARGET);
await takeStudioPictures(browser, TARGET);
await Promise.all([site.close(), browser.close()]);

function buildWithReadmePage(): void {
  rmSync(CONTENT, { recursive: true, force: true });
  cpSync('pages', join(CONTENT, 'pages'), { recursive: true });
  const page = /```json\n([\s\S]*?)```/.exec(readFileSync('README.md', 'utf8'))?.[1] ?? '';
  writeFileSync(join(CONTENT, 'pages/readme.json'), page);
  const { status } = spawnSync(process.execPath, ['scripts/run.mjs', 'build', '--site', CONTENT], {
    stdio: 'inherit',
    env: { ...process.env, ASHLAR_OUT: SITE },
  });
  if (status !== 0) process.exit(1);
}

async function takeReadmePicture(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(`${url}/readme`, { waitUntil: 'networkidle' });
  await allArrived(page);
  await page.screenshot({ path: join(TARGET, 'readme-page.png') });
  await context.close();
  console.log(`${TARGET}/readme-page.png`);
}
