// Runs before tests that need the finished sites. At the end it names blocks without an accepted look.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { outsideTemporaries } from '../files/temporaries.ts';
import { sayNewBlocks } from '../pictures/new-blocks.ts';
import { GALLERY_SITE } from './gallery.ts';
import { DAY, SECOND_CONTENT, SECOND_SITE, SITE } from './site.ts';

const built = globalThis as { sitesAreBuilt?: boolean };

/** Tells tests in a process of their own that the sites are there. */
export const BUILT = { ASHLAR_SITES: 'built' };

/** All projects of the tests call it in one process. The first call builds for all. */
export default async function buildOnce(): Promise<(() => void) | undefined> {
  if (built.sitesAreBuilt || process.env.ASHLAR_SITES === BUILT.ASHLAR_SITES) return undefined;
  built.sitesAreBuilt = true;
  await Promise.all([buildSites(), buildGallery()]);
  return sayNewBlocks;
}

export async function buildSites(): Promise<void> {
  const build = ['scripts/run.mjs', 'build', '--compress'];
  await Promise.all([
    run(build, { ASHLAR_OUT: SITE, ASHLAR_NOW: DAY }),
    run([...build, '--site', SECOND_CONTENT], { ASHLAR_OUT: SECOND_SITE, ASHLAR_NOW: DAY }),
  ]);
}

export function buildGallery(): Promise<void> {
  return run(['scripts/run.mjs', 'gallery', GALLERY_SITE]);
}

/** The finished sites outlast a run, and only what is kept outside it knows which of their files a build may replace. */
async function run(args: string[], env: { [name: string]: string } = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...outsideTemporaries(), ...env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const [status] = await once(child, 'close');
  if (status !== 0) throw new Error(`${args.join(' ')} ended with ${status}.`);
}
