// @module-tag full-only
// The first minute of an author in a copy that is connected with a host, by the keyboard alone: each line gets its tick, and what was put
// away does not come again. In full, answers come late.
import { mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterEach, expect, it, onTestFinished } from 'vitest';
import { keptPlace } from '../../../src/base/kept-place.mjs';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { editedSite } from '../../support/composer/edited-site.ts';
import { runGit } from '../../support/files/repositories.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const site = editedSite(SECOND_CONTENT);
const SITE = 'pages/_site.json';
const FAR_MS = size(0, 2000);

const git = (...words: string[]) => runGit(site.folder, words);
const host = () => join(site.folder, '../host');

/** All tests of a worker share the site. */
afterEach(() => {
  git('remote', 'remove', 'origin');
  git('config', '--remove-section', 'user');
  const kept = ['first-minute.json', 'host.json'].map(name => join(keptPlace(site.folder), name));
  for (const place of [host(), ...kept]) rmSync(place, { recursive: true, force: true });
});

it('ticks what sending needs, one line after the other, until it is put away', async () => {
  mkdirSync(host());
  git('remote', 'add', 'origin', '../host');
  site.write(SITE, site.read(SITE).replace(/ {2}"reviewer": .*\n/, ''));
  const before = site.diff();
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  await page.route('**/@ashlar/composer', async route => {
    await delay(FAR_MS);
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', request => asked.push(...(/"ask":"\w+"/.exec(request.postData() ?? '') ?? [])));
  await open(page);
  const panel = page.getByRole('complementary', { name: 'The first minute' });
  await panel.waitFor();
  while ((await page.evaluate(() => document.activeElement?.id)) !== 'fields')
    await page.keyboard.press('F6');

  await write(page, 'Your name', 'Maria Santos');
  await page.keyboard.press('Enter');
  await panel.getByText('An email address, such as').waitFor();
  await write(page, 'Your email', 'maria@example.com');
  await page.keyboard.press('Enter');
  await panel.getByText('Maria Santos · maria@example.com').waitFor();
  await expect.poll(() => page.locator('.said').textContent()).toBe('Git knows your name now.');
  expect(readFileSync(join(site.folder, '.git/config'), 'utf8')).toContain('\tname = Maria Santos\n');

  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe('Try it');
  await page.keyboard.press('Enter');
  await panel.getByText('You may send something there.').waitFor();

  await write(page, 'Name of that person', 'Tom');
  await page.keyboard.press('Enter');
  await panel.getByText('Tom reads what you send.').waitFor();
  expect(JSON.parse(site.read(SITE)).reviewer).toBe('Tom');
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(() => site.diff()).toBe(before);

  // Everything else works meanwhile, and another page asks nothing anew.
  await page.keyboard.press('Alt+Shift+p');
  await page.locator('.tree a', { hasText: 'Preise' }).first().click();
  await expect.poll(() => new URL(page.url()).pathname).toBe('/_edit/preise');
  await page.locator('.page iframe:not([inert])').waitFor();
  await page.getByRole('tab', { name: 'Blocks' }).click();
  expect(asked.filter(one => one.includes('firstMinute'))).toHaveLength(1);
  await page.locator('.side__blocks .row').first().click();
  await page.getByRole('complementary', { name: 'Fields' }).waitFor();
  await page.keyboard.press('F1');
  await page.keyboard.type('first min');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('The first minute');
  while ((await focused(page)) !== 'Put this away') await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.locator('.said').textContent()).toMatch(/^Put away\./);
  await expect.poll(() => page.evaluate(() => document.activeElement?.ariaLabel)).toBe('Fields');
  const answered = page.waitForResponse(
    answer => answer.request().postData()?.includes('"firstMinute"') === true,
  );
  await open(page);
  expect(await (await answered).json()).toEqual({ isDue: false });
  expect(await panel.count()).toBe(0);
  await page.close();
});

it('offers the work as a file in a folder without Git, where nothing can be sent', async () => {
  const [there, away] = [join(site.folder, '.git'), join(site.folder, '../git-away')];
  const before = site.read('pages/fragen.json');
  renameSync(there, away);
  onTestFinished(() => {
    renameSync(away, there);
    site.write('pages/fragen.json', before);
  });
  site.write('pages/fragen.json', before.replace('Wie lange dauert', 'Wie lang ist'));
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  await open(page);
  await page.keyboard.press('F1');
  await page.keyboard.type('first min');
  await page.keyboard.press('Enter');
  const panel = page.getByRole('complementary', { name: 'The first minute' });
  await panel.getByText('This folder is not kept in Git').waitFor();
  while ((await focused(page)) !== 'As a file') await page.keyboard.press('Tab');
  const saved = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const download = await saved;
  expect(download.suggestedFilename()).toMatch(/\.change\.json$/);
  expect(readFileSync(await download.path(), 'utf8')).toContain('Wie lang ist');
  await page.close();
});

async function open(page: Page): Promise<void> {
  await page.goto(`${site.server.url}/_edit/fragen`);
  await page.locator('.page iframe:not([inert])').waitFor();
}

/** The next stop of the keyboard is this box. */
async function write(page: Page, label: string, words: string): Promise<void> {
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(label);
  await page.keyboard.type(words);
}

/** The name of what has the focus. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLInputElement | null;
    return element?.labels?.[0]?.textContent ?? element?.textContent ?? '';
  });
}
