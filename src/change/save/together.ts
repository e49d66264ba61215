// Changes of several files in, and a file that gets another name with them: all of it made or nothing. Everything new is written beside its place first, so that a full disk
// is met before the first file changes; what is replaced is kept until all is done, so that going back takes no room. What is to be done is put down before the first file
// changes: whoever comes after a process that was killed in the middle does the rest.
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
import { plainly } from '../../base/failure.ts';
import { linkOnTheWay, makeFolder } from '../../base/files/folder.ts';
import { sweepAfterTheDead, temporaryFor, writeBeside } from '../../base/files/save.ts';
import { EditError } from '../../document/json/edits.ts';
import { forgetRecord, recordsLeft, writeRecord } from './saving-record.ts';

/**
 * "before" is what was read, left out for a file that is new; "after" is what to write, left out for one that goes. "bytes" are
 * those of "after" where they are known to the byte.
 */
export type SavedFile = { file: string; before?: string; after?: string; bytes?: Buffer };

/** What is in the file stays as it is. Nothing may have the new name yet. */
export type RenamedFile = { from: string; to: string };

/** "written" holds the new text, "kept" the file as it was. */
type Step = SavedFile & { path: string; made?: string; written?: string; kept?: string; isMoved?: boolean };

export function saveTogether(root: string, changes: SavedFile[], renamed?: RenamedFile): void {
  finishSaving(root);
  // What goes, goes last: until then everything is there at least once.
  const stay = changes.filter(({ after }) => after !== undefined);
  const go = changes.filter(({ after }) => after === undefined);
  const steps = [...stay, ...go];
  for (const step of steps) confirm({ ...step, path: join(root, step.file) });
  const forget = writeRecord(root, { changes: steps.map(asJson), renamed } satisfies Recorded);
  try {
    saveAll(root, steps, renamed);
  } finally {
    forget();
  }
}

/** Does the rest of what processes had begun that were killed, and says which files that changed. */
export function finishSaving(root: string): string[] {
  return recordsLeft(root).flatMap(({ record, saving }) => {
    const { changes, renamed } = saving as Recorded;
    const named = [...changes.map(({ file }) => file), ...(renamed ? [renamed.from, renamed.to] : [])];
    if (!named.every(file => isContent(root, file))) {
      forgetRecord(record);
      return [];
    }
    const all = changes.map(fromJson);
    // Somebody may have saved one of them since, and meant it.
    const left = all.filter(change => isBefore(root, change));
    const isNameLeft = renamed && existsSync(join(root, renamed.from));
    saveAll(root, left, isNameLeft ? renamed : undefined);
    for (const { file } of all) sweepAfterTheDead(dirname(join(root, file)));
    for (const { file, after } of all) if (after === undefined) removeEmptyFolders(root, dirname(file));
    forgetRecord(record);
    return all.map(({ file }) => file);
  });
}

/** Whatever a folder has become since the record was written: nothing outside pages/ is touched, and no link followed. */
function isContent(root: string, file: string): boolean {
  const parts = file.split('/');
  const isBelow =
    parts[0] === 'pages' && parts.length > 1 && !parts.some(part => /^\.{0,2}$|[\\\0]/.test(part));
  return isBelow && linkOnTheWay(root, file) === undefined;
}

type Recorded = { changes: (Omit<SavedFile, 'bytes'> & { bytes?: string })[]; renamed?: RenamedFile };

function asJson({ bytes, ...change }: SavedFile): Recorded['changes'][number] {
  return { ...change, ...(bytes && { bytes: bytes.toString('base64') }) };
}

function fromJson({ bytes, ...change }: Recorded['changes'][number]): SavedFile {
  return { ...change, ...(bytes !== undefined && { bytes: Buffer.from(bytes, 'base64') }) };
}

function saveAll(root: string, changes: SavedFile[], renamed?: RenamedFile): void {
  const steps = changes.map((change): Step => ({ ...change, path: join(root, change.file) }));
  const naming: Naming | undefined = renamed && {
    from: join(root, renamed.from),
    to: join(root, renamed.to),
  };
  try {
    for (const step of steps) write(step);
    if (naming) giveName(naming);
    for (const step of steps) move(step);
    if (naming) dropOldName(naming);
  } catch (error) {
    for (const step of steps) takeBack(step);
    if (naming) takeNameBack(naming);
    throw plainly(error);
  }
  for (const { kept } of steps) if (kept) rmSync(kept, { force: true });
  for (const { file, after } of changes) if (after === undefined) removeEmptyFolders(root, dirname(file));
  if (renamed) removeEmptyFolders(root, dirname(renamed.from));
}

function write(step: Step): void {
  confirm(step);
  if (step.after === undefined) return;
  step.made = makeFolder(dirname(step.path));
  step.written = writeBeside(step.path, step.bytes ?? step.after);
}

function move(step: Step): void {
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

/** For the same bytes; a copy where the disk has no such thing. What has the name already is left alone. */
function giveSecondName(path: string, name: string): void {
  try {
    linkSync(path, name);
  } catch {
    copyFileSync(path, name, constants.COPYFILE_EXCL);
  }
}

type Naming = RenamedFile & { made?: string; isGiven?: boolean; isSame?: boolean };

/** Until all that names the file has changed, it has both names: whoever is stopped in between has lost nothing. */
function giveName(naming: Naming): void {
  const { from, to } = naming;
  naming.made = makeFolder(dirname(to));
  const isThere = existsSync(to);
  if (isThere && readdirSync(dirname(to)).includes(basename(to))) {
    // It was given before the process that began this was killed.
    if (readFileSync(from).equals(readFileSync(to))) return;
    throw new EditError(`There is a file ${basename(to)} already.`);
  }
  // Some disks take "Team.JPG" and "team.jpg" for one.
  naming.isSame = isThere;
  if (!isThere) giveSecondName(from, to);
  naming.isGiven = !isThere;
}

function dropOldName({ from, to, isSame }: Naming): void {
  if (isSame) renameSync(from, to);
  else rmSync(from);
}

function takeNameBack({ to, made, isGiven }: Naming): void {
  if (isGiven) rmSync(to, { force: true });
  if (made) rmSync(made, { recursive: true, force: true });
}

/** Somebody may have saved a file while its change was worked out. */
function confirm({ path, file, before }: Step): void {
  if (textIn(path) !== before) throw new EditError(`${file} has changed in the meantime.`);
}

function isBefore(root: string, { file, before }: SavedFile): boolean {
  return textIn(join(root, file)) === before;
}

function textIn(path: string): string | undefined {
  return existsSync(path) ? readFileSync(path, 'utf8').replace(/^\ufeff/, '') : undefined;
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
