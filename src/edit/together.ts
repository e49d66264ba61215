// Changes of several files in, all of them made or none. Everything new is written beside its place first, so that a full disk
// is met before the first file changes; what is replaced is kept until all is done, so that going back takes no room.
import {
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { plainly } from '../base/failure.ts';
import { EditError } from './edits.ts';
import { makeFolder } from './folder.ts';
import { temporaryFor, writeBeside } from './save.ts';

/** "before" is what was read, left out for a file that is new; "after" is what to write, left out for one that goes. */
export type SavedFile = { file: string; before?: string; after?: string };

/** "written" holds the new text, "kept" the file as it was. */
type Step = SavedFile & { path: string; made?: string; written?: string; kept?: string; isMoved?: boolean };

export function saveTogether(root: string, changes: SavedFile[]): void {
  // What goes, goes last: until then everything is there at least once.
  const stay = changes.filter(({ after }) => after !== undefined);
  const go = changes.filter(({ after }) => after === undefined);
  const steps = [...stay, ...go].map((change): Step => ({ ...change, path: join(root, change.file) }));
  try {
    for (const step of steps) write(step);
    for (const step of steps) move(step);
  } catch (error) {
    for (const step of steps) takeBack(step);
    throw plainly(error);
  }
  for (const { kept } of steps) if (kept) rmSync(kept, { force: true });
  for (const { file } of go) removeEmptyFolders(root, dirname(file));
}

function write(step: Step): void {
  confirm(step);
  if (step.after === undefined) return;
  step.made = makeFolder(dirname(step.path));
  step.written = writeBeside(step.path, step.after);
}

function move(step: Step): void {
  confirm(step);
  if (step.before !== undefined) step.kept = keep(step.path);
  if (step.written === undefined) rmSync(step.path);
  else renameSync(step.written, step.path);
  step.isMoved = true;
}

/** A second name for the same bytes; a copy where the disk has no such thing. */
function keep(path: string): string {
  const kept = temporaryFor(path);
  try {
    linkSync(path, kept);
  } catch {
    copyFileSync(path, kept);
  }
  return kept;
}

/** Somebody may have saved a file while its change was worked out. */
function confirm({ path, file, before }: Step): void {
  const now = existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : undefined;
  if (now !== before) throw new EditError(`${file} has changed in the meantime.`);
}

function takeBack({ path, made, written, kept, isMoved }: Step): void {
  if (isMoved && kept) renameSync(kept, path);
  else if (isMoved) rmSync(path, { force: true });
  // Two names of the same bytes: neither takes the other's place.
  if (kept) rmSync(kept, { force: true });
  if (written) rmSync(written, { force: true });
  if (made) rmSync(made, { recursive: true, force: true });
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
