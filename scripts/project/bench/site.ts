// Keeps the sites to measure, what the engine keeps of them, and old output in one folder outside the engine. So the engine
// treats them like any other site.
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { clearKept, keptPlace } from '../../../src/base/kept-place.mjs';
import { fileOf, writeCorpus } from './corpus/corpus.ts';

export const PLACE = join(keptPlace(process.cwd()), 'bench');
const ASIDE = join(PLACE, 'aside');
/** Holds what is kept of the measured sites and the compiled program. What others keep lies elsewhere. */
export const KEPT = join(PLACE, 'kept');
process.env.ASHLAR_KEPT = KEPT;

export type Site = { folder: string; count: number };

/** With the pictures of the first site, which every contestant copies. */
export function makeSite(name: string, count: number, weight: number): Site {
  const folder = join(PLACE, 'sites', name);
  putAside(folder);
  writeCorpus(folder, { count, weight });
  const pictures = 'pages/_public/images';
  cpSync(pictures, join(folder, pictures), { recursive: true });
  commit(folder);
  return { folder, count };
}

/** Leaves a site as after a fresh clone and "npm ci": not finished, nothing kept, no compiled program. */
export function clearAll({ folder }: Site): void {
  for (const made of [join(folder, '.ashlar'), join(folder, 'dist'), KEPT]) putAside(made);
  clearSite({ folder });
}

/** Keeps the compiled program, as if the engine were an installed package. */
export function clearSite({ folder }: Pick<Site, 'folder'>): void {
  putAside(join(folder, 'dist'));
  clearKept(folder);
}

/** If the build keeps its things elsewhere, they were not cleared and the build was not cold. */
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
 * Moves a path away and deletes it only when the benchmark ends. On ext4, making files right after deleting many takes several
 * times as long, and that would be measured.
 */
export function putAside(path: string): void {
  if (!existsSync(path)) return;
  if (count === 0) process.on('exit', () => rmSync(ASIDE, { recursive: true, force: true }));
  count += 1;
  mkdirSync(ASIDE, { recursive: true });
  renameSync(path, join(ASIDE, `${process.pid}-${count}`));
}

/** Commits the site, because the check compares with what was committed. */
function commit(folder: string): void {
  writeFileSync(join(folder, '.gitignore'), '.ashlar/\ndist/\n');
  const who = ['-c', 'user.name=Benchmark', '-c', 'user.email=benchmark@example.com', '-c', 'gc.auto=0'];
  const save = ['-c', 'commit.gpgsign=false', 'commit', '--quiet', '--no-verify', '--message', 'Measure'];
  for (const words of [['init', '--quiet', '--initial-branch=main'], ['add', '--all'], save]) {
    const { status } = spawnSync('git', [...who, ...words], { cwd: folder, stdio: 'ignore' });
    if (status !== 0) throw new Error(`Git could not "${words.join(' ')}".`);
  }
}
