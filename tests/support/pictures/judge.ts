// Says in a sentence what is wrong with a picture, if anything. The same browser as last time compares hashes first. Otherwise,
// or if hashes differ, this browser draws the accepted commit too and the pixels are compared.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { shortHash } from '../../../src/base/hash.ts';
import { acceptedBlock, forgetSections, HOW_TO_ACCEPT, isAccepting } from '../site/accepted.ts';
import {
  acceptedCommit,
  type Earlier,
  isUnchangedSince,
  type Missing,
  openEarlier,
} from './accepted-commit.ts';
import { type Hand, handOf } from './calibration.ts';
import { type Difference, differenceOf } from './difference.ts';
import { LIST, type List, listWithout, readList, writeList } from './list.ts';
import { isNew } from './new-blocks.ts';
import { openStudio, type Place, shoot, show } from './shoot.ts';
import { nameOf, type Scheme, type View } from './views.ts';

const ROOT = process.cwd();

export type Judge = {
  /** Why pixels are not compared here; undefined if they are. */
  idle: string | undefined;
  /** How they are compared. */
  manner: string;
  judge: (taken: Taken) => Promise<string | undefined>;
  close: () => Promise<void>;
};

export type Taken = { view: View; scheme: Scheme; picture: Buffer; places: Place[] };

/** "folder" gets pictures of the differences. */
export async function openJudge(browser: Browser, folder: string, mayDrawAll: boolean): Promise<Judge> {
  rmSync(folder, { recursive: true, force: true });
  const list = readList();
  const hand = await handOf(browser);
  if (isAccepting)
    return openRecorder(acceptedBlock ? keepOthers(acceptedBlock, list, hand) : { ...hand, pictures: {} });
  const isSameHand = hand.calibration === list.calibration;
  const found = acceptedCommit(ROOT, relative(ROOT, LIST));
  let earlier: Earlier | undefined;
  const serveEarlier = async (from: View['from']) => {
    if ('missing' in found) return found;
    earlier ??= openEarlier(ROOT, found.commit);
    return earlier.serve(from);
  };
  return {
    idle: isSameHand ? undefined : whyIdle(hand, list, found, mayDrawAll),
    manner: isSameHand
      ? 'hashes of pictures, drawn by a browser that draws as the accepted one did'
      : `pixels, with the accepted commit drawn by this browser (${hand.browser})`,
    async judge(taken) {
      if (isNew(taken.view)) return undefined;
      const name = nameOf(taken.view, taken.scheme);
      if (isSameHand && list.pictures[name] === shortHash(taken.picture)) return undefined;
      const before = await serveEarlier(taken.view.from);
      const expected = 'url' in before ? await draw(browser, before.url, taken) : undefined;
      const desk = await openStudio(browser);
      const difference = await differenceOf(desk, expected, taken.picture, taken.places);
      if (!difference) return undefined;
      mkdirSync(folder, { recursive: true });
      const file = join(folder, `${name.replaceAll(/[^\w-]+/g, '-')}.png`);
      writeFileSync(file, difference.sheet);
      return [
        `${name}: ${sayWhere(difference)}`,
        'missing' in before
          ? `There is no picture of how it was: ${before.missing.replace(/\.$/, '')}.`
          : `The accepted one was drawn from commit ${earlier?.commit} by this browser.`,
        `Expected, actual and difference are in ${relative(ROOT, file)}. ${HOW_TO_ACCEPT}`,
      ].join('\n');
    },
    async close() {
      await earlier?.close();
    },
  };
}

function whyIdle(
  hand: Hand,
  list: List,
  found: { commit: string } | Missing,
  mayDrawAll: boolean,
): string | undefined {
  const other = `this browser (${hand.browser}) does not draw as the accepted one (${list.browser})`;
  if (!mayDrawAll)
    return `${other}; "npm run test:full" draws the accepted commit with it and compares. The layout has been compared.`;
  if ('missing' in found) return `${other}, and ${found.missing}. The layout has been compared.`;
  if (isUnchangedSince(ROOT, found.commit))
    return `${other}, and nothing has changed since the pictures were accepted. The layout has been compared.`;
  return undefined;
}

/** Keeps the accepted list except for one block, whose look is accepted anew. */
function keepOthers(type: string, list: List, hand: Hand): List {
  // Hashes of two browsers would mix in one list and be compared with each other.
  if (hand.calibration !== list.calibration)
    throw new Error(
      `This browser (${hand.browser}) draws letters otherwise than the one of the accepted pictures (${list.browser}), so it cannot take the look of one block alone. Do so with that browser, or take everything anew with this one: npm run accept.`,
    );
  forgetSections(`layout/blocks/${type}.txt`);
  return listWithout(type, list);
}

/** Adds each drawn picture to a list. */
function openRecorder({ pictures, ...hand }: List): Judge {
  return {
    idle: undefined,
    manner: 'accepted as they are now',
    async judge({ view, scheme, picture }) {
      pictures[nameOf(view, scheme)] = shortHash(picture);
      return undefined;
    },
    close: async () => writeList({ ...hand, pictures }),
  };
}

async function draw(browser: Browser, url: string, { view, scheme }: Taken): Promise<Buffer> {
  const page = await openStudio(browser);
  try {
    await show(page, url + view.route, view, scheme);
    return await shoot(page);
  } finally {
    await page.context().close();
  }
}

/** "1,204 pixels differ: 1,000 in hero (0,117 390×842), 204 in steps (0,959 390×420)." */
function sayWhere({ pixels, box, parts }: Difference): string {
  const where = parts.map(part => `${say(part.pixels)} in ${part.place.name} (${sayBox(part.place)})`);
  return `${say(pixels)} pixels differ within ${sayBox(box)}: ${where.join(', ') || 'in no part that has a name'}.`;
}

function say(pixels: number): string {
  return pixels.toLocaleString('en-AU');
}

function sayBox({ left, top, width, height }: Place): string {
  return `${Math.round(left)},${Math.round(top)} ${Math.round(width)}×${Math.round(height)}`;
}
