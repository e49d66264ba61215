// The others' work comes into an author's window, with a bare repository as the host: what they did is read, each place that both have
// changed is decided, and then it is there.
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, expect, it } from 'vitest';
import { forgetKept } from '../../../src/base/kept-place.mjs';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { Hands, type Way, withoutPointer } from '../../support/composer/hands.ts';
import { type DevServer, startDevServer } from '../../support/dev/dev-server.ts';
import { hero, pageWith } from '../../support/documents/sites/small-site.ts';
import { type Desk, GIT_ALONE, openDesk } from '../../support/files/repositories.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const WAYS = size<Way[]>(['pointer'], ['pointer', 'keyboard']);
const PRICES = 'pages/prices.json';

const STOOL = { name: 'Stool', short: 'Oak', text: 'With one change.', price: 700 };
const PAGE = pageWith({
  title: 'Prices',
  blocks: [
    { ...hero, heading: 'Prices' },
    { type: 'price-list', heading: 'Pieces', items: [STOOL, { ...STOOL, name: 'Bench' }] },
    { type: 'prose', heading: 'Wood', text: ['Ash grows here.'] },
  ],
});

it.each(WAYS)('decides about a price, a block and a page, and gets the rest, by %s', async way => {
  const { desk, address } = await open();
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  page.setDefaultTimeout(15000);
  if (way === 'keyboard') await withoutPointer(page);
  const hands = new Hands(page, way);
  await hands.open(`${address}/prices`);

  await hands.press(/^Find/, 'Alt+Shift+o');
  if (way === 'pointer') await findCommand(hands, 'The others’ changes');
  await page.getByText('The others’ changes are in the folder that is set up here.').waitFor();
  await hands.press('Go on');
  await page.getByRole('heading', { name: 'Dev has changed 4 pages' }).waitFor();
  await page.getByText('“Ten dollars” → “Twelve dollars”').waitFor();
  await page.getByText('3 places have two versions').waitFor();
  await hands.press('Choose 3 versions first');

  await asks(page, 'Does this page stay?');
  await page.getByText('Dev has taken it away').waitFor();
  hands.count = 0;
  await pick(hands, 'Dev’s', 'ArrowRight');
  await keep(hands, 'Keep Dev’s');
  expect(hands.count).toBe(2);

  // The panel names the price as visitors read it, and the third one is held against the form.
  await asks(page, 'Which price stays?');
  await pick(hands, 'A third, from both …', 'ArrowDown');
  await hands.writeOver('cheap');
  await keep(hands, 'Keep this');
  await page.locator('.version-card__refused').waitFor();
  await hands.writeOver('775');
  await keep(hands, 'Keep this');

  await asks(page, 'Which block stays?');
  hands.count = 0;
  await page.getByText('Dev has taken it away').waitFor();
  await keep(hands, 'Keep yours');
  expect(hands.count).toBe(1);

  await page.getByText('3 of 3 decided').waitFor();
  expect(desk.read(PRICES)).toContain('800');
  await hands.press('Get them');
  await page.getByRole('status').filter({ hasText: 'Dev’s changes are here, in 4 pages.' }).waitFor();
  expect(desk.read(PRICES)).toContain('775');
  expect(desk.read(PRICES)).toContain('Ash grows at home.');
  expect(desk.read('pages/fees.json')).toContain('Twelve dollars');
  expect(existsSync(join(desk.folder, 'pages/hours.json'))).toBe(false);
  await page.frameLocator('.page iframe').getByText('$775').waitFor();
  expect(desk.git('status', '--porcelain')).toBe('M pages/prices.json');
  await page.close();
});

async function asks(page: Page, question: string): Promise<void> {
  await page.getByRole('heading', { name: question }).waitFor();
  await page.locator('.leaf:not([data-loading])').first().waitFor();
}

async function pick(hands: Hands, version: string, key: string): Promise<void> {
  if (hands.way === 'keyboard') return hands.keys(key);
  hands.count += 1;
  await hands.page.locator('.version-card', { hasText: version }).getByRole('radio').click();
}

async function keep(hands: Hands, button: string): Promise<void> {
  if (hands.way === 'keyboard') return hands.keys('Enter');
  await hands.press(new RegExp(`^${button}`));
}

async function findCommand(hands: Hands, name: string): Promise<void> {
  await hands.write(name);
  await hands.page.getByRole('option', { name }).first().waitFor();
  await hands.keys('Enter');
}

const desks: { desk: Desk; server: DevServer }[] = [];

/** Ben has changed a price that is changed here too, and a block and a page that are gone here or there. */
async function open(): Promise<{ desk: Desk; address: string }> {
  const desk = openDesk();
  write(desk, PAGE);
  commit(desk);
  const ben = desk.colleague();
  change(ben, blocks => {
    if (blocks[1]?.items?.[0]) blocks[1].items[0].price = 750;
    blocks.splice(2, 1);
  });
  rmSync(join(ben.folder, 'pages/hours.json'));
  ben.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
  ben.edit('pages/index.json', 'A page to check', 'A page to read');
  commit(ben);
  change(desk, blocks => {
    if (blocks[1]?.items?.[0]) blocks[1].items[0].price = 800;
    if (blocks[2]) blocks[2].text = ['Ash grows at home.'];
  });
  desk.edit('pages/hours.json', 'Nine to five', 'Nine to six');
  const server = await startDevServer(process.cwd(), { env: GIT_ALONE, words: ['--site', desk.folder] });
  desks.push({ desk, server });
  return { desk, address: `${server.url}/_edit` };
}

afterAll(() => {
  for (const { desk, server } of desks) {
    server.stop();
    forgetKept(desk.folder);
    desk.remove();
  }
});

type Blocks = { text?: string[]; items?: { price: number }[] }[];

function change(desk: Desk, edit: (blocks: Blocks) => void): void {
  const page = JSON.parse(desk.read(PRICES));
  edit(page.blocks);
  write(desk, page);
}

const write = (desk: Desk, page: object) => desk.write(PRICES, `${JSON.stringify(page, null, 2)}\n`);

function commit({ git }: Desk): void {
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Theirs');
  git('push', '--quiet');
}
