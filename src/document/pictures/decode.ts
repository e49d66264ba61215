// Loads the decoder of photographs and sets its limits. A site without photographs never loads it.
import { availableParallelism } from 'node:os';
import type { Sharp, SharpOptions } from 'sharp';
import { Failure } from '../../base/failure.ts';

type Decoder = (input?: Buffer | string, options?: SharpOptions) => Sharp;

/**
 * Decoders take the threads on which Node reads files. Node has four, so one stays free:
 * https://nodejs.org/api/cli.html#uv_threadpool_sizesize
 */
const READERS = 3;

/** How many photographs are worked on at the same time. Each takes up to 60 megabytes of memory. */
export const JOBS = Math.min(READERS, availableParallelism());

const SECONDS = 120;

/** A picture with more pixels is not a photograph, or was made to exhaust the memory. */
const MOST_PIXELS = 100_000_000;

export async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(Math.max(1, Math.floor(availableParallelism() / JOBS)));
  return sharp;
}

/** Replaces a decoder's message, which is meant for programmers. "name" is the photograph's path below pages/_public. */
export async function readable<Result>(name: string, result: Promise<Result>): Promise<Result> {
  try {
    return await result;
  } catch {
    throw new Failure(
      `The picture "pages/_public/${name}" cannot be read: it is broken or far too large. Save it anew, or take it out.`,
    );
  }
}

/** Turns the photograph upright. Fails if the file is cut off. */
export function decode(sharp: Decoder, file: string | Buffer): Sharp {
  return sharp(file, { limitInputPixels: MOST_PIXELS, failOn: 'truncated', autoOrient: true }).timeout({
    seconds: SECONDS,
  });
}
