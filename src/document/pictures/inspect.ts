// Finds out what only a decoder can tell about a photograph: the colour to show while it loads, and whether it can be shown at
// all.
import { join } from 'node:path';
import { inParallel } from '../../base/in-parallel.ts';
import type { Sides } from '../../base/places.mjs';
import { startProgress } from '../../base/progress.ts';
import { decode, JOBS, loadSharp } from './decode.ts';
import { pictureFile } from './files/file.ts';
import { type Inspected, knownOf, remember } from './known.ts';
import { workInOwnProcess } from './own-process.ts';
import { isPhotograph } from './photograph.ts';
import { toneOf } from './tone.ts';

/** A smaller file loads so fast that it needs no colour in its place. */
const SMALL = 16_000;

/** Decodes each photograph only once. "photographs" are paths below pages/_public. */
export async function inspectPhotographs(sides: Sides, photographs: string[]): Promise<void> {
  const { site } = sides;
  const unseen = photographs.filter(name => {
    const { bytes = 0, size } = pictureFile(site, name) ?? {};
    const known = bytes > SMALL && size ? knownOf(site, name) : undefined;
    return known && known.tone === undefined && known.fault === undefined;
  });
  if (unseen.length === 0) return;
  const { inspected } = await workInOwnProcess(sides, { inspect: unseen });
  for (const [name, seen] of inspected) {
    const known = knownOf(site, name);
    if (known) remember(site, name, { ...known, ...seen });
  }
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

/** Why a decoder cannot read the picture, as the end of a sentence; undefined if it can. */
export function faultOf(root: string, src: string): string | undefined {
  return isPhotograph(src) ? knownOf(root, src.slice(1))?.fault : undefined;
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
