// The others' work comes into an author's window, with a bare repository as the host: what they did is read, each place that both have
// changed is decided, and then it is there.
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it } from 'vitest';
import type { Asks } from '../../../src/composer/model/asks.ts';
import { answerTo } from '../../../src/composer/server/asks.ts';
import { holdBack } from '../../support/browser/arrival.ts';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { copyOf, JO } from '../../support/composer/copy.ts';
import { exchangeScenes, isAsked, keep, pick, showOthers } from '../../support/composer/exchange-scene.ts';
import { Hands, type Way, withoutPointer } from '../../support/composer/hands.ts';
import { photograph } from '../../support/documents/photographs/photographs.ts';
import { hero, pageWith } from '../../support/documents/sites/small-site.ts';
import type { Desk } from '../../support/files/repositories.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const openScene = exchangeScenes();
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
  const { desk, address, hasBecome } = await open();
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  if (way === 'keyboard') await withoutPointer(page);
  const hands = new Hands(page, way);
  const answer = await holdBack(
    page,
    route => route.request().postData()?.startsWith('{"ask":"bring"') === true,
  );
  await showOthers(hands, `${address}/prices`);
  await page.getByText('The others’ changes are in the folder that is set up here.').waitFor();
  // Presses the button while the answer to the first question of the panel is held back.
  await hands.press('Go on');
  await answer();
  // The button that was pressed has gone.
  await page.locator('h2:focus', { hasText: 'Dev has changed 4 pages' }).waitFor();
  await page.getByText('“Ten dollars” → “Twelve dollars”').waitFor();
  await page.getByText('3 places have two versions').waitFor();
  await page.getByText('You have changed this page in another way').waitFor();
  await seesBeforeAndAfter(hands);
  await hands.press('Choose 3 versions first');

  await isAsked(page, 'Does this page stay?');
  await page.getByText('Dev has taken it away').waitFor();
  hands.count = 0;
  await pick(hands, 'Dev’s', 'ArrowRight');
  await keep(hands, 'Keep Dev’s');
  expect(hands.count).toBe(2);

  // The panel names the price as visitors read it, and the third one is held against the form.
  await isAsked(page, 'Which price stays?');
  await page.getByRole('main').getByText('Pieces', { exact: true }).waitFor();
  await pick(hands, 'A third, from both …', 'ArrowDown');
  await hands.writeOver('cheap');
  await keep(hands, 'Keep this');
  await page.locator('.version-card__refused').waitFor();
  await hands.writeOver('775');
  await keep(hands, 'Keep this');

  await isAsked(page, 'Which block stays?');
  hands.count = 0;
  await page.getByText('Dev has taken it away').waitFor();
  await keep(hands, 'Keep yours');
  expect(hands.count).toBe(1);

  await page.getByText('3 of 3 decided').waitFor();
  expect(desk.read(PRICES)).toContain('800');
  // The button has the focus already.
  await hands.press('Get them', 'Enter');
  await page.getByRole('status').filter({ hasText: 'Dev’s changes are here, in 4 pages.' }).waitFor();
  await hasBecome('others-decided');
  await page.frameLocator('.page iframe').getByText('$775').waitFor();
  expect(desk.git('status', '--porcelain')).toBe('M pages/prices.json');
  await page.close();
});

it.runIf(size(false, true))(
  'keeps what was decided over a reload, and what another window types while the work comes, with answers 2 s late',
  async () => {
    const { desk, address, hasBecome } = await open();
    const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
    await page.route('**/@ashlar/composer', async route => {
      await delay(2000);
      await route.continue();
    });
    const hands = new Hands(page, 'pointer');
    await showOthers(hands, `${address}/prices`);
    await hands.press('Go on');
    await hands.press('Choose 3 versions first');
    await isAsked(page, 'Does this page stay?');
    const kept = page.waitForResponse(
      response => response.request().postData()?.includes('"answers":[{') === true,
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await isAsked(page, 'Which price stays?');
    // The one before is there again, with its answer.
    await page.keyboard.press('z');
    await isAsked(page, 'Does this page stay?');
    expect(await page.getByRole('radio', { name: /^Dev’s/ }).isChecked()).toBe(true);
    await page.keyboard.press('Escape');
    await page.getByText('1 of 3 decided').waitFor();
    await kept;
    await page.reload();
    await showOthers(hands, `${address}/prices`);
    await page.getByText('1 of 3 decided').waitFor();
    await hands.press('Keep all of yours');
    await hands.button('Get them').waitFor();
    await page.locator('.side-panel h2:focus').waitFor();

    const { page: second } = await openPage(here.browser, { reducedMotion: 'reduce' });
    const other = new Hands(second, 'pointer');
    await other.open(`${address}/prices`);
    await other.goTo({ shown: 'One sentence about it.', block: 'Prices', field: 'Intro' });
    const coming = page.waitForRequest(request => isBringing(request.postData()));
    await hands.press('Get them');
    await coming;
    await other.writeOver('Prices of all that we make.');
    await page.getByRole('status').filter({ hasText: 'Dev’s changes are here' }).waitFor();
    await expect.poll(() => desk.read(PRICES)).toContain('Prices of all that we make.');
    await other.hasSaved();
    await hasBecome('others-kept-all');
    await Promise.all([page.close(), second.close()]);
  },
);

it.runIf(size(false, true))('takes a change file over, and Undo takes it back', async () => {
  const { desk, colleague: ben, address } = await open();
  const before = desk.read('pages/fees.json');
  ben.git('reset', '--quiet', '--hard', 'HEAD~1');
  ben.edit('pages/fees.json', 'Ten dollars', 'Eleven dollars');
  const asked = { ask: 'asFile', input: { title: 'New prices' } };
  const { told } = await answerTo(copyOf(ben.folder), { ...JO, may: ['read', 'edit', 'send'] }, asked);
  const { name, text } = told as Asks['asFile']['told'];
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  const hands = new Hands(page, 'pointer');
  await hands.open(`${address}/fees`);
  const drop = (text: string) =>
    page.evaluate(
      ({ name, text }) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([text], name));
        document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      },
      { name, text },
    );
  await drop('{"ashlar": 1}');
  await hands.hasSaid(/^This is no change file/);
  await drop(text);
  await page.getByText('From the file “New prices”.').waitFor();
  await hands.press('Get them');
  await hands.hasSaid('The changes of “New prices” are here.');
  expect(desk.read('pages/fees.json')).toContain('Eleven dollars');
  await page.frameLocator('.page iframe').getByText('Eleven dollars').waitFor();
  await page.locator('.toast').getByRole('button').click();
  await expect.poll(() => desk.read('pages/fees.json')).toBe(before);
  await page.close();
});

/** Of a page that they have changed, and of one that they have taken away. Nothing has come by then. */
async function seesBeforeAndAfter(hands: Hands): Promise<void> {
  const { page } = hands;
  const leaf = (at: number) =>
    page.locator('.two-versions .leaf iframe').nth(at).contentFrame().locator('main');
  await hands.press(/^Ten dollars/);
  await page.locator('.two-versions .ring').nth(1).waitFor();
  await leaf(0).getByText('Ten dollars').first().waitFor();
  await leaf(1).getByText('Twelve dollars').first().waitFor();
  // Their photograph is not in the folder yet.
  const oak = page.locator('.two-versions .leaf iframe').last().contentFrame().locator('img').first();
  await expect.poll(() => oak.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1280);
  // Its new title is told in the panel, and is not seen on the page.
  await expect.poll(() => page.locator('.two-versions .pair-row').count()).toBe(2);
  await hands.press(/^Nine to six/);
  await page.locator('.two-versions').getByText('Dev has taken it away').waitFor();
  await leaf(0).getByText('Nine to six').waitFor();
  await page.keyboard.press('Escape');
  await page.locator('.two-versions').waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toMatch(/^Nine to six/);
}

/** Not rehearsed. */
function isBringing(body: string | null): boolean {
  const { ask, input } = JSON.parse(body ?? '{}');
  return ask === 'bring' && !input.rehearse;
}

/** Ben has begun a block, and changed a price that is changed here too. A block and a page are gone here or there. */
const open = () =>
  openScene({
    begin: desk => write(desk, PAGE),
    async theirs(ben) {
      change(ben, blocks => {
        if (blocks[1]?.items?.[0]) blocks[1].items[0].price = 750;
        blocks.splice(2, 1);
        blocks.splice(1, 0, { type: 'notice', text: 'Closed in May.' });
      });
      rmSync(join(ben.folder, 'pages/hours.json'));
      ben.edit('pages/fees.json', 'Ten dollars', 'Twelve dollars');
      ben.edit('pages/fees.json', 'What it costs', 'What all costs');
      const fees = JSON.parse(ben.read('pages/fees.json'));
      fees.blocks.push({ type: 'media-text', image: { src: '/images/oak.jpg', alt: 'Oak boards' } });
      ben.write('pages/fees.json', JSON.stringify(fees, null, 2));
      writeFileSync(join(ben.folder, 'pages/_public/images/oak.jpg'), await photograph());
      ben.edit('pages/index.json', 'A page to check', 'A page to read');
    },
    hers(desk) {
      change(desk, blocks => {
        if (blocks[1]?.items?.[0]) blocks[1].items[0].price = 800;
        if (blocks[2]) blocks[2].text = ['Ash grows at home.'];
      });
      desk.edit('pages/hours.json', 'Nine to five', 'Nine to six');
    },
  });

type Blocks = { type?: string; text?: string | string[]; items?: { price: number }[] }[];

function change(desk: Desk, edit: (blocks: Blocks) => void): void {
  const page = JSON.parse(desk.read(PRICES));
  edit(page.blocks);
  write(desk, page);
}

const write = (desk: Desk, page: object) => desk.write(PRICES, `${JSON.stringify(page, null, 2)}\n`);
