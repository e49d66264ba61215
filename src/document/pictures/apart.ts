// Photographs are worked on in a process of their own: the memory that decoders and encoders hold on to goes with it, and a picture
// that breaks them breaks nothing else.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import type { Inspected } from './known.ts';
import type { Variant } from './variant.ts';

/** Files that are to be made, and the names of photographs below pages/_public to look at or to copy without their words. */
export type PictureWork = { inspect?: string[]; variants?: Variant[]; copies?: string[] };

/** What was seen of each. What was made is kept (kept.ts). */
export type PictureResults = { inspected: [string, Inspected][] };

/**
 * Every thread of an encoder keeps memory for the next picture, so that a process grows with their number. With these, it gives
 * that back.
 */
const SPARING = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** scripts/make-pictures.ts; not for people. */
const PROGRAM = 'make-pictures';

export async function workApart({ engine, site }: Sides, work: PictureWork): Promise<PictureResults> {
  const child = spawn(process.execPath, [join(engine, 'scripts/run.mjs'), PROGRAM, '--site', site], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...SPARING },
  });
  const said: Buffer[] = [];
  child.stdout.on('data', data => said.push(data));
  // Who has died says so by its exit. Nothing else is written, so the line stays open until then: it is cut when this process dies.
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify(work)}\n`);
  const code = await new Promise(resolve => child.on('close', resolve));
  // What it says it has said already.
  if (code === REFUSED) throw new Failure('The pictures are not complete, so nothing was published.');
  if (code !== 0)
    throw new Failure(
      'A picture has broken what makes them. Save the one that came last anew, as JPEG or PNG.',
    );
  return JSON.parse(Buffer.concat(said).toString());
}

/** What the program ends with where a sentence says why. */
export const REFUSED = 3;
