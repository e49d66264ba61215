// Saves changes of several files, and renames with them: all or nothing. Writes every new text beside its place first, so that a
// full disk is noticed before the first file changes. Keeps what it replaces until all is done, so that undoing needs no room.
// Records its plan first: if this process is killed halfway, the next one finishes the save.
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asFailure } from '../../base/failure.ts';
import { linkOnTheWay } from '../../base/files/folder.ts';
import { sweepAfterTheDead, temporaryFor, writeBeside } from '../../base/files/save.ts';
import { says, the } from '../../base/sentences/said.ts';
import { EditError } from '../../document/json/edits.ts';
import { type HeldFolders, openFolders } from './held-folders.ts';
import { forgetRecord, recordsLeft, writeRecord } from './saving-record.ts';

/**
 * "before" is the text that was read, or undefined for a new file. "after" is the text to write, or undefined for a file that
 * goes. "bytes" is "after" byte for byte, if that is known.
 */
export type SavedFile = { file: string; before?: string; after?: string; bytes?: Buffer };

/** "wanted" is undefined for a file that is removed. "bytes" is exact: it keeps a byte order mark, which the texts leave out. */
export function replacedFile(file: string, now: Buffer | undefined, wanted: Buffer | undefined): SavedFile {
  const [before, after] = [now, wanted].map(bytes => bytes?.toString('utf8').replace(/^\ufeff/, ''));
  return { file, before, after, bytes: wanted };
}

/** The content stays the same. No other file may have the new name. */
export type RenamedFile = { from: string; to: string };

/** "written" is the file with the new text, "kept" the one with the old text. */
type Step = SavedFile & { path: string; made?: string; written?: string; kept?: string; isMoved?: boolean };

export function saveTogether(root: string, changes: SavedFile[], renames: RenamedFile[] = []): void {
  finishSaving(root);
  // Deletes files last, so that until then everything is there at least once.
  const stay = changes.filter(({ after }) => after !== undefined);
  const go = changes.filter(({ after }) => after === undefined);
  const steps = [...stay, ...go];
  for (const step of steps) confirm({ ...step, path: join(root, step.file) });
  const forget = writeRecord(root, { changes: steps.map(asJson), renames } satisfies Recorded);
  try {
    saveAll(root, steps, renames);
  } finally {
    forget();
  }
}

/** Finishes the saves of processes that were killed, and returns the files of those saves. */
export function finishSaving(root: string): string[] {
  return recordsLeft(root).flatMap(({ record, saving }) => {
    const { changes, renames = [] } = saving as Recorded;
    const named = [...changes.map(({ file }) => file), ...renames.flatMap(({ from, to }) => [from, to])];
    if (!named.every(file => isContent(root, file))) {
      forgetRecord(record);
      return [];
    }
    const all = changes.map(fromJson);
    // A file that somebody has saved since stays as it is.
    const left = all.filter(change => isBefore(root, change));
    saveAll(
      root,
      left,
      renames.filter(({ from }) => existsSync(join(root, from))),
    );
    for (const { file } of all) sweepAfterTheDead(dirname(join(root, file)));
    const folders = openFolders(root);
    for (const { file, after } of all)
      if (after === undefined) removeEmptyFolders(root, dirname(file), folders);
    folders.close();
    forgetRecord(record);
    return all.map(({ file }) => file);
  });
}

/** The folder may have changed since the record was written, so this touches nothing outside pages/ and follows no link. */
function isContent(root: string, file: string): boolean {
  const parts = file.split('/');
  const isBelow =
    parts[0] === 'pages' && parts.length > 1 && !parts.some(part => /^\.{0,2}$|[\\\0]/.test(part));
  return isBelow && linkOnTheWay(root, file) === undefined;
}

type Recorded = { changes: (Omit<SavedFile, 'bytes'> & { bytes?: string })[]; renames?: RenamedFile[] };

function asJson({ bytes, ...change }: SavedFile): Recorded['changes'][number] {
  return { ...change, ...(bytes && { bytes: bytes.toString('base64') }) };
}

function fromJson({ bytes, ...change }: Recorded['changes'][number]): SavedFile {
  return { ...change, ...(bytes !== undefined && { bytes: Buffer.from(bytes, 'base64') }) };
}

function saveAll(root: string, changes: SavedFile[], renames: RenamedFile[]): void {
  const folders = openFolders(root);
  try {
    saveIn(folders, root, changes, renames);
  } catch (error) {
    throw asFailure(folders.named(error));
  } finally {
    folders.close();
  }
}

function saveIn(folders: HeldFolders, root: string, changes: SavedFile[], renames: RenamedFile[]): void {
  const steps: Step[] = [];
  const namings: Naming[] = [];
  try {
    for (const change of changes) steps.push(hold({ ...change, path: join(root, change.file) }, folders));
    for (const step of steps) write(step, root);
    for (const { from, to } of renames) giveName(holdNaming(from, to, root, folders), namings);
    for (const step of steps) move(step, folders);
    for (const naming of namings) dropOldName(naming, folders);
  } catch (error) {
    for (const step of steps) takeBack(step);
    // The first one may have made the folder of the others.
    for (const naming of namings.reverse()) takeNameBack(naming);
    throw error;
  }
  for (const { kept } of steps) if (kept) rmSync(kept, { force: true });
  for (const { file, after } of changes)
    if (after === undefined) removeEmptyFolders(root, dirname(file), folders);
  for (const { from } of renames) removeEmptyFolders(root, dirname(from), folders);
}

/** A step in a folder that is held. A file that goes needs no folder to be made. */
function hold(step: Step, folders: HeldFolders): Step {
  const folder = folders.hold(dirname(step.file), step.after !== undefined);
  if (!folder) return step;
  const { path, made } = folder;
  return { ...step, path: join(path, basename(step.file)), ...(made !== undefined && { made }) };
}

function write(step: Step, root: string): void {
  confirm(step);
  if (step.after === undefined) return;
  step.written = writeBeside(step.path, step.bytes ?? step.after, join(root, step.file));
}

function move(step: Step, folders: HeldFolders): void {
  folders.confirm();
  confirm(step);
  if (step.before !== undefined) step.kept = keep(step.path);
  if (step.written === undefined) rmSync(step.path);
  else renameSync(step.written, step.path);
  step.isMoved = true;
}

function keep(path: string): string {
  const kept = temporaryFor(path);
  giveSecondName(path, kept);
  return kept;
}

/** A second name for the same bytes, or a copy if the disk has no hard links. Never replaces a file that has the name already. */
function giveSecondName(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    copyFileSync(path, name, constants.COPYFILE_EXCL);
  }
}

type Naming = RenamedFile & { made?: string; isGiven?: boolean; isSame?: boolean; isDropped?: boolean };

function holdNaming(from: string, to: string, root: string, folders: HeldFolders): Naming {
  const [old, next] = [folders.hold(dirname(from)), folders.hold(dirname(to), true)];
  return {
    from: join(old?.path ?? join(root, dirname(from)), basename(from)),
    to: join(next?.path ?? join(root, dirname(to)), basename(to)),
    ...(next?.made !== undefined && { made: next.made }),
  };
}

/**
 * The file keeps both names until every text that names it has changed. If the process is stopped in between, nothing is lost.
 */
function giveName(naming: Naming, namings: Naming[]): void {
  const { from, to } = naming;
  namings.push(naming);
  const isThere = existsSync(to);
  if (isThere && readdirSync(dirname(to)).includes(basename(to))) {
    // The process that was killed had given the name already.
    if (readFileSync(from).equals(readFileSync(to))) return;
    throw new EditError(says`There is a file ${the.sign(basename(to))} already.`);
  }
  // Some disks take "Team.JPG" and "team.jpg" for the same file.
  naming.isSame = isThere;
  if (!isThere) giveSecondName(from, to);
  naming.isGiven = !isThere;
}

function dropOldName(naming: Naming, folders: HeldFolders): void {
  folders.confirm();
  const { from, to, isSame } = naming;
  if (isSame) renameSync(from, to);
  else rmSync(from);
  naming.isDropped = true;
}

function takeNameBack({ from, to, made, isGiven, isDropped }: Naming): void {
  if (isDropped) renameSync(to, from);
  else if (isGiven) rmSync(to, { force: true });
  if (made) rmSync(made, { recursive: true, force: true });
}

/** Refuses if somebody saved the file while its change was worked out. */
function confirm({ path, file, before }: Step): void {
  if (textNow(path) !== before) throw new EditError(says`${the.page(file)} has changed in the meantime.`);
}

function isBefore(root: string, { file, before }: SavedFile): boolean {
  return textNow(join(root, file)) === before;
}

/** The text of a file without its byte order mark, or undefined if there is no such file. */
export function textNow(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : undefined;
}

function takeBack({ path, made, written, kept, isMoved }: Step): void {
  if (isMoved && kept) renameSync(kept, path);
  else if (isMoved) rmSync(path, { force: true });
  // If the file was not replaced yet, "kept" is only a second name for it.
  if (kept) rmSync(kept, { force: true });
  if (written) rmSync(written, { force: true });
  if (made) rmSync(made, { recursive: true, force: true });
}

/** Deletes empty folders upwards. A folder may be gone already, with another file of the same save. */
function removeEmptyFolders(root: string, folder: string, folders: HeldFolders): void {
  for (let name = folder; name !== '.'; name = dirname(name)) {
    const path = join(folders.hold(dirname(name))?.path ?? join(root, dirname(name)), basename(name));
    if (!existsSync(path)) continue;
    if (readdirSync(path).length > 0) return;
    rmdirSync(path);
  }
}
