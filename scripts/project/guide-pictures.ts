// Takes the pictures of the guide: a page with the names of its blocks, a mistake with its fix, the gallery, a draft,
// the composer.
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { allArrived } from '../../src/review/pictures/take.ts';
import { startDevServer } from '../../tests/support/dev/dev-server.ts';

const SIZE = { width: 1200, height: 760 };

/** "content" is a folder with its own pages/, which is changed for the pictures. */
export async function takeGuidePictures(
  browser: Browser,
  builtSite: string,
  content: string,
  target: string,
): Promise<void> {
  makeDraft(content);
  const dev = await startDevServer(process.cwd(), { words: ['--site', content] });
  const context = await browser.newContext({ viewport: SIZE, colorScheme: null, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const shoot = async (name: string, height?: number) => {
    await allArrived(page);
    const clip = height && { x: 0, y: 0, width: SIZE.width, height };
    await page.screenshot({ path: join(target, `${name}.png`), ...(clip && { clip, fullPage: true }) });
    console.log(`${target}/${name}.png`);
  };
  await page.goto(`${builtSite}/faq`, { waitUntil: 'networkidle' });
  await shoot('guide-blocks', await nameBlocks(page, ['hero', 'faq', 'notice', 'call-to-action']));
  await page.goto(`${dev.url}/faq`, { waitUntil: 'networkidle' });
  makeMistake(join(content, 'pages/faq.json'));
  await page.locator('ashlar-overlay').waitFor();
  await page.waitForTimeout(500);
  await shoot('guide-mistake');
  await page.goto(`${dev.url}/_blocks/steps`, { waitUntil: 'networkidle' });
  await page.waitForTimeout(500);
  await shoot('guide-gallery');
  await page.goto(`${dev.url}/services/health-checks`);
  await page.locator('ashlar-badge').waitFor();
  await shoot('guide-draft');
  await context.close();
  dev.stop();
}

/** In the composer somebody changes a price, and writes a paragraph with a link. */
export async function takeComposerPictures(browser: Browser, content: string, target: string): Promise<void> {
  // The places of an old price are found by comparing with what was committed.
  commit(content);
  const dev = await startDevServer(process.cwd(), { words: ['--site', content] });
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ viewport, colorScheme: 'light', reducedMotion: 'reduce' });
  const page = await context.newPage();
  const shoot = async (name: string) => {
    await page.waitForTimeout(500);
    for (const frame of page.frames()) await frame.evaluate(() => document.fonts.ready.then(() => undefined));
    await page.screenshot({ path: join(target, `${name}.png`) });
    console.log(`${target}/${name}.png`);
  };
  const open = async (route: string) => {
    await page.goto(`${dev.url}/_edit${route}`);
    await page.frameLocator('iframe').locator('main h1').waitFor();
  };
  const select = (title: string) => page.locator('.row', { hasText: title }).first().click();
  await open('/pricing');
  await select('Individual Services');
  await select('Labour Market Testing');
  await page.getByRole('textbox', { name: 'Price' }).fill('750');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /^Change \d+ places?$/ }).waitFor();
  await page
    .getByRole('textbox', { name: 'Price' })
    .evaluate(field => field.scrollIntoView({ block: 'center' }));
  await shoot('guide-composer-price');
  await open('/about-us');
  await select('Our story');
  await page.getByRole('textbox', { name: 'Text' }).last().click();
  await page.waitForTimeout(500);
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Our prices are ');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('fixed');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('. Read about them');
  await page.keyboard.press('Control+Shift+ArrowLeft');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('pric');
  await page.getByRole('option', { name: /^The page “Pricing & Packages”/ }).waitFor();
  await shoot('guide-composer-link');
  await context.close();
  dev.stop();
}

function commit(folder: string): void {
  const author = ['-c', 'user.name=Author', '-c', 'user.email=author@example.com'];
  for (const words of [
    ['init', '-q'],
    ['add', 'pages'],
    [...author, 'commit', '-qm', 'Begin'],
  ]) {
    const { status, stderr } = spawnSync('git', words, { cwd: folder, encoding: 'utf8' });
    if (status !== 0) throw new Error(stderr);
  }
}

function makeMistake(file: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replace('"heading"', '"headnig"'));
}

function makeDraft(content: string): void {
  const wishes = ['--title', 'Health checks', '--address', '/services/health-checks', '--starter', 'service'];
  run(content, ['new', 'page', ...wishes]);
}

function run(content: string, words: string[]): void {
  const command = ['scripts/run.mjs', ...words, '--site', content];
  const { status, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

/** Labels each block at its right edge and draws a line where it begins. Returns where the page's content ends. */
function nameBlocks(page: Page, names: string[]): Promise<number> {
  return page.evaluate(names => {
    const blocks = [...document.querySelectorAll('main section')].filter(
      section => section.parentElement?.closest('section') === null,
    );
    for (const [index, name] of names.entries()) {
      const label = document.createElement('div');
      label.textContent = name;
      Object.assign(label.style, {
        position: 'absolute',
        top: `${(blocks[index]?.getBoundingClientRect().top ?? 0) + scrollY + 14}px`,
        right: '0',
        background: '#a3271d',
        color: '#fff',
        font: '600 18px ui-monospace, monospace',
        padding: '8px 18px',
        borderRadius: '4px 0 0 4px',
        zIndex: '5',
      });
      document.body.append(label);
    }
    return Math.ceil((document.querySelector('main')?.getBoundingClientRect().bottom ?? 0) + scrollY);
  }, names);
}
