// The decoder, with its bounds: a site without photographs never loads it.
import { availableParallelism } from 'node:os';
import type { Sharp, SharpOptions } from 'sharp';
import { Failure } from '../../base/failure.ts';

type Decoder = (input?: Buffer | string, options?: SharpOptions) => Sharp;

/** Decoders work on the threads that files are read with: one is left for reading. */
const READERS = 3;

/** How many photographs are worked on at once. Each takes up to 60 megabytes. */
export const JOBS = Math.min(READERS, availableParallelism());

const SECONDS = 120;

/** What a single photograph may have: more is no photograph, or a trap. */
const MOST_PIXELS = 100_000_000;

export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / JOBS)));
  return sharp;
}

/** What a decoder says is for programmers. "name" is the photograph's below pages/_public. */
export async function readable<Result>(name: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch {
    throw new Failure(
      `The picture "pages/_public/${name}" cannot be read: it is broken or far too large. Save it anew, or take it out.`,
    );
  }
}

/** Held upright. Half a photograph is none. */
export function decode(sharp: Decoder, file: string): Sharp {
  return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', autoOrient: true }).timeout({
    seconds: SECONDS,
  });
}
