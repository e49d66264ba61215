// Every change of a site's files goes through here, from a command or from a button in the browser. Several files change together
// or not at all, and become one entry of the journal.
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure, failureIn, Refused } from '../base/failure.ts';
import { saveText } from '../base/files/save.ts';
import { inFile } from '../base/sentences/read.ts';
import { type Said, says, the, together } from '../base/sentences/said.ts';
import { EditError } from '../document/json/edits.ts';
import type { Library } from '../site/types.ts';
import type { EntryHead } from './journal/parts.ts';
import { asOneEntry, type Recorder } from './journal/record.ts';
import { openFolders } from './save/held-folders.ts';
import { type RenamedFile, type SavedFile, saveTogether } from './save/together.ts';

export type FileChanges = { files: SavedFile[]; renames?: RenamedFile[] };
export type SiteChange = EntryHead & FileChanges;

/**
 * Throws a Failure with the reason if it cannot be done. "record" writes the entry of the journal. The usual one is for commands
 * and looks at every file of the site first. The dev server hands in its own, because it knows the files already.
 */
export function makeChange(
  { files, ...head }: SiteChange,
  library: Library,
  record: Recorder = (head, _, write) => asOneEntry(library.root, head, write),
): void {
  const { renames = [] } = head;
  if (files.length === 0 && renames.length === 0) return;
  const names = files.map(({ file }) => file);
  try {
    record(head, names, () => save(library.root, files, renames), files);
  } catch (error) {
    throw inWords(error);
  }
  if (renames.length > 0) library.forget();
  for (const name of names) library.forget(name);
}

/** A single file is replaced in one step, so it needs no record from which another process could finish the save. */
function save(root: string, files: SavedFile[], renames: RenamedFile[]): void {
  const [only, ...others] = files;
  if (only?.after !== undefined && others.length === 0 && renames.length === 0)
    saveOne(root, only, only.after);
  else {
    for (const file of files) confirm(join(root, file.file), file);
    saveTogether(root, files, renames);
  }
}

/** Takes away the folders that it made if the file cannot be written. */
function saveOne(root: string, change: SavedFile, after: string): void {
  const folders = openFolders(root);
  let made: string | undefined;
  try {
    const folder = folders.hold(dirname(change.file), true);
    made = folder?.made;
    const path = join(folder?.path ?? root, basename(change.file));
    const sure = () => {
      folders.confirm();
      confirm(path, change);
    };
    saveText(path, change.bytes ?? after, sure, join(root, change.file));
  } catch (error) {
    if (made) rmSync(made, { recursive: true });
    throw folders.named(error);
  } finally {
    folders.close();
  }
}

/** Refuses if somebody saved the file while its change was worked out. */
function confirm(path: string, { file, before }: SavedFile): void {
  const now = existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : undefined;
  if (now === before) return;
  if (before === undefined)
    throw new Failure(says`${the.page(file)} is there already, so nothing was written.`);
  throw new Failure(changedMeanwhile(file));
}

export function changedMeanwhile(file: string): Said {
  return says`${the.page(file)} has changed in the meantime, so nothing was written. Try again.`;
}

/** A mistake of the program stays as it is, so that its stack is shown where the program can be mended. */
function inWords(error: unknown): unknown {
  if (error instanceof EditError) return new Failure(asBefore(error));
  const failure = failureIn(error);
  if (failure && !(failure instanceof Refused)) return failure;
  // An error without a sentence of its own is of the disk if it comes from a call to the system.
  const isOfSystem = error instanceof Error && 'syscall' in error;
  if (!failure && !isOfSystem) return error;
  const reason = says`A file could not be written (${the.sign((error as Error).message)}).`;
  return new Refused(asBefore(failure ?? { message: inFile(reason), said: reason }));
}

function asBefore({ message, said }: { message: string; said?: Said }): Said {
  return together(said ?? says`${the.sign(message)}`, says`Everything is as it was before.`);
}
