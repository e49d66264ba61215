// Finds out what only a decoder can tell about a photograph: the colour to show while it loads, and whether it can be shown at
// all.
import { join } from 'node:path';
import { inParallel } from '../../base/in-parallel.ts';
import type { Sides } from '../../base/places.mjs';
import { startProgress } from '../../base/progress.ts';
import { PUBLIC_FOLDER } from '../files/public.ts';
import { decode, JOBS, loadSharp } from './decode.ts';
import { pictureFile } from './files/file.ts';
import { damageTrouble, type PictureTrouble } from './files/trouble.ts';
import { isWholePng } from './files/whole-png.ts';
import {
  type Inspected,
  inspectedOf,
  inspectWhenAsked,
  isInspected,
  keepKnown,
  knownOf,
  remember,
} from './known.ts';
import { waitForOwnProcess } from './own-process.ts';
import { isPhotograph } from './photograph.ts';
import { toneOf } from './tone.ts';

/** A smaller file loads so fast that it needs no colour in its place. */
const SMALL = 16_000;

/**
 * Decodes each photograph only once: all that are new together, as soon as a page draws one of them or a rule has to judge one. Many
 * sites show none. "photographs" are paths below pages/_public.
 */
export function inspectPhotographs(sides: Sides, photographs: string[]): void {
  const { site } = sides;
  inspectWhenAsked(site, name => {
    if (!isUnseen(site, name)) return;
    const { inspected } = waitForOwnProcess(
      sides,
      photographs.filter(name => isUnseen(site, name)),
    );
    for (const [name, seen] of inspected) {
      const known = knownOf(site, name);
      if (known) remember(site, name, { ...known, ...seen });
    }
    keepKnown(site);
  });
}

function isUnseen(root: string, name: string): boolean {
  const { bytes = 0, size } = pictureFile(root, name) ?? {};
  const known = bytes > SMALL && size ? knownOf(root, name) : undefined;
  return known !== undefined && !isInspected(known);
}

/** Runs in the process that workInOwnProcess starts. */
export async function inspectAll(root: string, photographs: string[]): Promise<[string, Inspected][]> {
  const seen: [string, Inspected][] = [];
  const progress = startProgress('Looking at pictures:', photographs.length);
  await inParallel(JOBS, photographs, async name => {
    seen.push([name, await inspect(join(root, 'pages/_public', name))]);
    progress.step();
  });
  progress.done();
  return seen;
}

/** Why a decoder cannot read the picture; undefined if it can. */
export function faultOf(root: string, src: string): PictureTrouble | undefined {
  if (!isPhotograph(src) || isKnownWhole(root, src.slice(1))) return undefined;
  return inspectedOf(root, src.slice(1))?.fault === undefined ? undefined : damageTrouble;
}

/** Nearly every site has a PNG that only other sites show. Its colour is never asked for, so it needs no decoder. */
function isKnownWhole(root: string, name: string): boolean {
  const known = isUnseen(root, name) ? knownOf(root, name) : undefined;
  if (!known || known.isWhole) return known !== undefined;
  if (!isWholePng(join(root, PUBLIC_FOLDER, name))) return false;
  remember(root, name, { ...known, isWhole: true });
  return true;
}

const FAULT = 'cannot be read: the file is damaged. Copy the picture here once more, or save it anew.';

async function inspect(file: string): Promise<Inspected> {
  const sharp = await loadSharp();
  try {
    const { data, info } = await decode(sharp, file)
      .resize({ width: 1, height: 1, fit: 'fill' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    // A transparent picture gets no tone: the page's own colour shows behind it.
    const isClear = info.channels % 2 === 0;
    return { tone: isClear ? '' : toneOf([...data]) };
  } catch {
    return { fault: FAULT };
  }
}
