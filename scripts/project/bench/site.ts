// A site to measure with and everything beside it: a corpus in Git, what is kept of it, and the outputs that are out of the way. All of
// it lies outside the engine, so that the one function that knows where things are kept takes it for a site like any other.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearKept, keptPlace } from '../../../src/base/kept-place.mjs';
import { fileOf, writeCorpus } from './corpus/corpus.ts';

export const PLACE = join(keptPlace(process.cwd()), 'bench');
const ASIDE = join(PLACE, 'aside');
/** Of every site that is measured, and of the program; nothing of what anybody else keeps. */
export const KEPT = join(PLACE, 'kept');
process.env.ASHLAR_KEPT = KEPT;

export type Site = { folder: string; count: number };

export function makeSite(name: string, count: number, weight: number): Site {
  const folder = join(PLACE, 'sites', name);
  putAside(folder);
  writeCorpus(folder, { count, weight });
  commit(folder);
  return { folder, count };
}

/** As after a fresh clone and "npm ci": neither the finished site nor anything kept of it, nor the program. */
export function clearAll({ folder }: Site): void {
  for (const made of [join(folder, '.ashlar'), join(folder, 'dist'), KEPT]) putAside(made);
  clearSite({ folder });
}

/** The program stays, as where it is installed as a package. */
export function clearSite({ folder }: Pick<Site, 'folder'>): void {
  putAside(join(folder, 'dist'));
  clearKept(folder);
}

/** What was kept elsewhere has not been cleared, so nothing was cold. */
export function refuseKeptElsewhere({ folder }: Site): void {
  if (!existsSync(KEPT) || readdirSync(keptPlace(folder)).length === 0)
    throw new Error(`The build keeps nothing in ${KEPT}, so it was not measured cold.`);
}

export function edit({ folder }: Site, number: number, words: string): void {
  const file = join(folder, fileOf(number));
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"intro": "[^"]*"/, `"intro": "${words}"`));
}

let count = 0;

/**
 * Out of the way without deleting: making files right after many were deleted takes ext4 several times as long, and that would be
 * measured. They are deleted when the benchmark ends.
 */
export function putAside(path: string): void {
  if (!existsSync(path)) return;
  if (count === 0) process.on('exit', () => rmSync(ASIDE, { recursive: true, force: true }));
  count += 1;
  mkdirSync(ASIDE, { recursive: true });
  renameSync(path, join(ASIDE, `${process.pid}-${count}`));
}

/** The check compares with what was committed, as it does for everybody. */
function commit(folder: string): void {
  writeFileSync(join(folder, '.gitignore'), '.ashlar/\ndist/\n');
  const who = ['-c', 'user.name=Benchmark', '-c', 'user.email=benchmark@example.com', '-c', 'gc.auto=0'];
  const save = ['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--message', 'Measure'];
  for (const words of [['init', '--quiet', '--initial-branch=main'], ['add', '--all'], save]) {
    const { status } = spawnSync('git', [...who, ...words], { cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`Git could not "${words.join(' ')}".`);
  }
}
