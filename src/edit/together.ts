// Changes of several files in, all of them made or none: what was written before one fails is put back.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EditError } from './edits.ts';
import { saveText } from './save.ts';

/** "before" is what was read, left out for a file that is new; "after" is what to write, left out for one that goes. */
export type Change = { file: string; before?: string; after?: string };

export function saveTogether(root: string, changes: Change[]): void {
  const undo: (() => void)[] = [];
  // What goes, goes last: until then everything is there at least once.
  const ordered = [...changes].sort((a, b) => Number(a.after === undefined) - Number(b.after === undefined));
  try {
    for (const change of ordered) {
      const path = join(root, change.file);
      confirm(path, change);
      undo.unshift(wayBack(path));
      make(path, change);
    }
  } catch (error) {
    for (const back of undo) back();
    throw error;
  }
  for (const { file, after } of ordered) if (after === undefined) removeEmptyFolders(root, dirname(file));
}

function make(path: string, change: Change): void {
  if (change.after === undefined) rmSync(path);
  else saveText(path, change.after, () => confirm(path, change));
}

/** Somebody may have saved a file while its change was worked out. */
function confirm(path: string, { file, before }: Change): void {
  const now = existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : undefined;
  if (now !== before) throw new EditError(`${file} has changed in the meantime.`);
}

function wayBack(path: string): () => void {
  const bytes = existsSync(path) ? readFileSync(path) : undefined;
  const made = mkdirSync(dirname(path), { recursive: true });
  return () => {
    if (bytes) writeFileSync(path, bytes);
    else rmSync(path, { force: true });
    if (made) rmSync(made, { recursive: true });
  };
}

/** Upwards as far as they are empty; another file's going may have taken some with it already. */
function removeEmptyFolders(root: string, folder: string): void {
  for (let name = folder; name !== '.'; name = dirname(name)) {
    const path = join(root, name);
    if (!existsSync(path)) continue;
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
