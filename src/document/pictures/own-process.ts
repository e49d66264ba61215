// Works on photographs in a separate process. Decoders and encoders keep memory until their process ends, and a picture that
// makes them crash then crashes nothing else.
import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import type { Inspected } from './known.ts';
import type { Variant } from './variant.ts';

/**
 * Photographs to look at, files to make, and photographs to copy without their metadata. Names are paths below pages/_public.
 * "isWaitedFor" is set if the process that asks stands still until the answer is there.
 */
export type PictureWork = {
  inspect?: string[];
  variants?: Variant[];
  copies?: string[];
  isWaitedFor?: true;
};

/** What was found out about each photograph. The files that were made are on disk (src/draw/pictures/kept.ts). */
export type PictureResults = { inspected: [string, Inspected][] };

/**
 * Each thread of an encoder keeps memory for the next picture, so the process grows with the number of threads. With these
 * settings it gives the memory back: https://man7.org/linux/man-pages/man3/mallopt.3.html
 */
const SPARING = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The script scripts/make-pictures.ts. People do not run it. */
const PROGRAM = 'make-pictures';

export async function workInOwnProcess(sides: Sides, work: PictureWork): Promise<PictureResults> {
  const child = spawn(process.execPath, wordsFor(sides), {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...SPARING },
  });
  const said: Buffer[] = [];
  child.stdout.on('data', data => said.push(data));
  // If the other process has died, its exit code says so, and this error adds nothing. Its stdin stays open until this process
  // ends, so that the other one notices and ends too.
  child.stdin.on('error', () => {});
  child.stdin.write(`${JSON.stringify(work)}\n`);
  const code = await new Promise(resolve => child.on('close', resolve));
  return resultsOf(code, Buffer.concat(said));
}

/** Looks at photographs for code that draws or checks a page, which cannot wait in any other way. */
export function waitForOwnProcess(sides: Sides, inspect: string[]): PictureResults {
  const work: PictureWork = { inspect, isWaitedFor: true };
  const { status, stdout } = spawnSync(process.execPath, wordsFor(sides), {
    input: `${JSON.stringify(work)}\n`,
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...SPARING },
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  return resultsOf(status, stdout);
}

function wordsFor({ engine, site }: Sides): string[] {
  return [join(engine, 'scripts/run.mjs'), PROGRAM, '--site', site];
}

function resultsOf(code: unknown, said: Buffer): PictureResults {
  // The other process has already printed why.
  if (code === REFUSED) throw new Failure('The pictures are not complete, so nothing was published.');
  if (code !== 0)
    throw new Failure(
      'A picture has broken what makes them. Save the one that came last anew, as JPEG or PNG.',
    );
  return JSON.parse(said.toString());
}

/** The exit code of the script if it has printed a sentence that says why. */
export const REFUSED = 3;
