// Takes the pictures of the README and of the guides: the page whose JSON the README shows, and six pages that show the look.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { allArrived } from '../../src/commands/changes/pictures/take.ts';
import { serveSite } from '../../src/publish/preview-server.ts';
import { startBrowser } from '../../tests/support/browser/browser.ts';
import { takeGuidePictures } from './guide-pictures.ts';
import { takeStudioPictures } from './studio-pictures.ts';

const CONTENT = '.ashlar/pictures-content';
const SITE = join(process.cwd(), '.ashlar/pictures-site');
const TARGET = 'docs/pictures';

const SHOWN_PAGES = [
  { route: '/', name: 'home' },
  { route: '/services', name: 'services' },
  { route: '/pricing', name: 'pricing' },
  { route: '/services/market-salary-report', name: 'service' },
  { route: '/blog', name: 'blog' },
  { route: '/contact', name: 'contact' },
];

type Shot = { route: string; name: string; width: number; height: number; dark?: boolean };

const SHOTS: Shot[] = [
  { route: '/readme', name: 'readme-page', width: 1280, height: 900 },
  ...SHOWN_PAGES.flatMap(({ route, name }) =>
    [false, true].flatMap(dark => [
      { route, name: `${name}-1440${dark ? '-dark' : ''}`, width: 1440, height: 900, dark },
      { route, name: `${name}-390${dark ? '-dark' : ''}`, width: 390, height: 844, dark },
    ]),
  ),
];

buildWithReadmePage();
mkdirSync(TARGET, { recursive: true });
const [site, browser] = await Promise.all([serveSite(SITE), startBrowser()]);
for (const shot of SHOTS) await take(browser, site.url, shot);
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

async function take(
  browser: Browser,
  url: string,
  { route, name, width, height, dark }: Shot,
): Promise<void> {
  const context = await browser.newContext({
    viewport: { width, height },
    colorScheme: dark ? 'dark' : 'light',
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  await page.goto(url + route, { waitUntil: 'networkidle' });
  await allArrived(page);
  await page.screenshot({ path: join(TARGET, `${name}.png`) });
  await context.close();
  console.log(`${TARGET}/${name}.png`);
}
