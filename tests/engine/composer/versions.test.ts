// Places that a person at another copy has changed too, in ways that no field of a page holds: the order of a list, the address of a page,
// and a file. Each is decided in the window, and then the others' work comes.
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Asks } from '../../../src/composer/model/asks.ts';
import { answerTo } from '../../../src/composer/server/asks.ts';
import { openPage } from '../../support/browser/browser.ts';
import { withBrowser } from '../../support/browser/in-browser.ts';
import { SENDER } from '../../support/composer/bring-by-asks.ts';
import { copyOf } from '../../support/composer/copy.ts';
import { exchangeScenes, isAsked, keep, pick, showOthers } from '../../support/composer/exchange-scene.ts';
import { Hands, type Way, withoutPointer } from '../../support/composer/hands.ts';
import { versionOf } from '../../support/dev/writer.ts';
import { hero, pageWith } from '../../support/documents/sites/small-site.ts';
import type { Desk } from '../../support/files/repositories.ts';
import { size } from '../../support/size.ts';

const here = withBrowser();
const openScene = exchangeScenes();
const WAYS = size<Way[]>(['pointer'], ['pointer', 'keyboard']);

const WOODS = 'pages/woods.json';
const DRAWING = 'pages/_public/images/chart.svg';
const wood = (heading: string) => ({ type: 'prose', heading, text: [`${heading} grows here.`] });
const PAGE = pageWith({
  title: 'Woods',
  blocks: [
    hero,
    wood('Ash'),
    wood('Oak'),
    wood('Elm'),
    wood('Fir'),
    { type: 'media-text', text: 'As it is sawn.', image: { src: '/images/chart.svg', alt: 'A log' } },
  ],
});

it.each(WAYS)('decides about an order, an address and a picture, by %s', async way => {
  const { address, hasBecome } = await openScene({
    begin: desk => desk.write(WOODS, `${JSON.stringify(PAGE, null, 2)}\n`),
    theirs: desk => work(desk, { to: 4, address: '/opening', width: 90 }),
    hers: desk => work(desk, { to: 3, address: '/when-open', width: 60 }),
  });
  const { page } = await openPage(here.browser, { reducedMotion: 'reduce' });
  if (way === 'keyboard') await withoutPointer(page);
  const hands = new Hands(page, way);
  await showOthers(hands, `${address}/woods`);
  await hands.press('Go on');
  await page.getByText('A file that you have changed too').waitFor();
  await hands.press('Choose 3 versions first');

  // Each side stands at its own address, and the page looks the same.
  await page.getByRole('heading', { name: 'Which address stays?' }).waitFor();
  await page.getByText('Both look the same on the page.').waitFor();
  hands.count = 0;
  await pick(hands, 'Dev’s', 'ArrowRight');
  await keep(hands, 'Keep Dev’s');
  expect(hands.count).toBe(2);

  await page.getByRole('heading', { name: 'Which file stays?' }).waitFor();
  const pictures = page.getByRole('region', { name: 'Side by side' }).getByRole('img');
  await expect.poll(() => shapesOf(pictures)).toEqual([2, 3]);
  await pick(hands, 'Dev’s', 'ArrowRight');
  await keep(hands, 'Keep Dev’s');

  await isAsked(page, 'Which order stays?');
  const headings = (side: 'first' | 'last') =>
    page.locator('.leaf')[side]().frameLocator('iframe').locator('main h2').allTextContents();
  await expect.poll(() => headings('first')).toEqual(['Oak', 'Elm', 'Ash', 'Fir']);
  await expect.poll(() => headings('last')).toEqual(['Oak', 'Elm', 'Fir', 'Ash']);
  await keep(hands, 'Keep yours');
  await hands.press('Get them', 'Enter');
  await hands.hasSaid('Dev’s changes are here');
  await hasBecome('versions-decided');
  await page.close();
});

/** How much wider than high each picture is. A drawing without a size of its own has any size. */
function shapesOf(pictures: Locator): Promise<number[]> {
  return pictures.evaluateAll(all =>
    all.map(one => (one instanceof HTMLImageElement ? one.naturalWidth / one.naturalHeight : 0)),
  );
}

/** Moves the first wood, and the page with the opening hours, and draws the picture anew. */
async function work(desk: Desk, { to, address, width }: { to: number; address: string; width: number }) {
  const version = versionOf(desk.read(WOODS));
  const step = { document: '/woods', version, path: ['blocks'], do: 'move' as const, at: 1, to };
  await ask(desk, 'change', { id: 'order', steps: [step] });
  await ask(desk, 'movePage', { id: 'address', page: '/hours', to: address });
  desk.edit(DRAWING, '40', String(width));
}

async function ask<Name extends keyof Asks>(
  desk: Desk,
  ask: Name,
  input: Asks[Name]['input'],
): Promise<void> {
  const { status, told } = await answerTo(copyOf(desk.folder), SENDER, { ask, input });
  expect([ask, status, told]).toEqual([ask, 200, told]);
}
