// Moves files from the folder where they were written into their place, on one disk or across two.
import { copyFileSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from '../base/files/folder.ts';

/** False if renaming is impossible: the place is on another disk, or somebody has created the folder meanwhile. */
export function moveWhole(stage: string, out: string): boolean {
  makeFolder(dirname(out));
  try {
    renameSync(stage, out);
    return true;
  } catch (error) {
    if (/^(?:EXDEV|ENOTEMPTY|EEXIST)$/.test((error as NodeJS.ErrnoException).code ?? '')) return false;
    throw error;
  }
}

/** Where a file waits on the disk of the finished site. */
export const asideIn = (name: string): string => `.${process.pid}.new/${name}`;

/** On another disk, copies everything there first, because only within one disk can a file replace another in one step. */
export function onDiskOf(out: string, stage: string, names: string[]): { from: string; drop: () => void } {
  const isSame = names.length === 0 || statSync(out).dev === statSync(stage).dev;
  if (isSame) return { from: stage, drop: () => {} };
  const from = join(out, asideIn(''));
  const drop = () => rmSync(from, { recursive: true, force: true });
  try {
    for (const name of names) {
      makeFolder(dirname(join(from, name)));
      copyFileSync(join(stage, name), join(from, name));
    }
    return { from, drop };
  } catch (error) {
    drop();
    throw error;
  }
}

export function removeEmptyFolders(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory()) continue;
    const inner = join(folder, entry.name);
    removeEmptyFolders(inner);
    if (readdirSync(inner).length === 0) rmSync(inner, { recursive: true });
  }
}

/** Finds links, which no build makes. Files moved into a folder that is a link would land wherever it leads. */
export function linksIn(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter(entry => entry.isSymbolicLink()).map(entry => join(entry.parentPath, entry.name));
}
