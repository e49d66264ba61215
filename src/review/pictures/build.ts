// Builds a version of the site into another folder and serves it, or says why it cannot be built.
import { spawnSync } from 'node:child_process';
import { constants, cpSync, existsSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { keptPlace } from '../../base/kept-place.mjs';
import type { Sides } from '../../base/places.mjs';
import { serveSite } from '../../publish/preview-server.ts';

export type ServedSite = { url: string; close: () => Promise<void> } | { missing: string };

/** "day" takes the place of today's date. */
export async function buildAndServe({ engine, site }: Sides, out: string, day?: string): Promise<ServedSite> {
  // The way to build has changed over time. An engine that Git keeps with the site has its own npm script for it.
  const [program, ...words] =
    engine === site
      ? ['npm', 'run', '--silent', 'build']
      : [process.execPath, join(engine, 'scripts/run.mjs'), 'build'];
  const { status, stdout, stderr } = spawnSync(program, words, {
    cwd: site,
    encoding: 'utf8',
    env: { ...process.env, ...(day && { ASHLAR_NOW: day }), ASHLAR_OUT: out, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  });
  if (status === 0) return serveSite(out);
  const reason = `${stdout ?? ''}${stderr ?? ''}`.trim().split('\n').at(-1) ?? '';
  return { missing: `it could not be built. ${reason}`.trim() };
}

/** Lets an earlier version use the packages that are installed here. Returns why it cannot: its lock file may name others. */
export function lendPackages(root: string, earlier: string): string | undefined {
  if (root === earlier) return undefined;
  if (!hasAll(lockedPackages(root), lockedPackages(earlier)))
    return 'it needs other packages than the ones that are installed.';
  if (!existsSync(join(earlier, 'vite.config.ts'))) return 'it has no site to build.';
  const packages = join(earlier, 'node_modules');
  if (!existsSync(packages)) symlinkSync(join(root, 'node_modules'), packages, 'junction');
  return undefined;
}

/** Maps the place of each package that a lock file names to its version. A folder without such a file names none. */
function lockedPackages(folder: string): Map<string, string | undefined> {
  const file = join(folder, 'package-lock.json');
  const { packages = {} } = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
  // The place '' is the project itself, whose list of packages may have grown.
  const installed = Object.entries<{ version?: string }>(packages).filter(([place]) => place !== '');
  return new Map(installed.map(([place, { version }]) => [place, version]));
}

/** A package that has been added since hinders no earlier version. */
function hasAll(here: Map<string, string | undefined>, needed: Map<string, string | undefined>): boolean {
  return [...needed].every(([place, version]) => here.has(place) && here.get(place) === version);
}

/** Reuses the small versions of photographs, which take long to make. */
export function lendPictures(site: string, earlier: string): void {
  const made = (root: string) => join(keptPlace(root), 'pictures');
  if (existsSync(made(site)))
    cpSync(made(site), made(earlier), { recursive: true, mode: constants.COPYFILE_FICLONE });
}
