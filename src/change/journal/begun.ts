// Makes one journal entry of everything that a change writes, even if its process is killed halfway. The journal holds the state
// before, so comparing the files with it shows how far the change came. The note of the change is kept outside the site. In the site,
// somebody could put an earlier note back, and what others have changed since would count as this user's.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { failureIn } from '../../base/failure.ts';
import { readUpTo } from '../../base/files/bounded.ts';
import { isRunning } from '../../base/is-running.mjs';
import { keptPlace } from '../../base/kept-place.mjs';
import { finishSaving, type SavedFile } from '../save/together.ts';
import { difference, differences } from './differences.ts';
import { addTo, type KnownFiles, knownFrom, ownEntries } from './entries.ts';
import { hasExactName, isKept } from './kept-files.ts';
import { type EntryHead, headIn } from './parts.ts';
import { sealed, unsealed } from './seals.ts';
import { journalFolder, writeInOneStep } from './texts.ts';

const BEGUN = /^begun-(\d+)$/;

/** Without "files" it may have changed any file. */
type Begun = EntryHead & { at: number; files?: string[] };

export type BegunEntry = {
  /** Call this with the files that were saved when the work is done. */
  finish: (saved?: SavedFile[]) => void;
  /** Call this if nothing was done. An entry with this "id" would say that it was. */
  forget: () => void;
};

/**
 * The entry looks at "files" only, or at all files if none are named. It gets its "id" now, so that it has the same one if this process
 * is killed.
 */
export function begin(root: string, head: EntryHead, known: KnownFiles, files?: string[]): BegunEntry {
  const begun: Begun = { at: Date.now(), id: randomUUID(), ...head, ...(files && { files }) };
  const place = join(folderOf(root), `begun-${process.pid}`);
  note(place, begun, root);
  return {
    finish: saved => finish(root, place, begun, known, saved),
    forget: () => rmSync(place, { force: true }),
  };
}

const folderOf = (root: string): string => join(keptPlace(root), 'begun');

/** Without the note, what a killed change has written is recorded as if an editor had. */
function note(place: string, begun: Begun, root: string): void {
  try {
    writeInOneStep(place, sealed('begun', JSON.stringify(begun), root));
  } catch (error) {
    if (!failureIn(error)) throw error;
  }
}

export function finishKilled(root: string): void {
  // Earlier versions kept their notes in the journal.
  for (const place of killedIn(journalFolder(root))) rmSync(place, { force: true });
  for (const place of killedIn(folderOf(root))) {
    // Some of the files that belong together may not be saved yet.
    finishSaving(root);
    const begun = begunIn(root, place);
    const entries = ownEntries(root);
    // It may have been killed after it had added its entry.
    if (!begun || entries.some(({ id, at, by }) => id === begun.id && at === begun.at && by === begun.by))
      rmSync(place, { force: true });
    else finish(root, place, begun, knownFrom(entries.filter(({ at }) => at <= begun.at)));
  }
}

/** The notes of processes that no longer run. */
function killedIn(folder: string): string[] {
  const names = existsSync(folder) ? readdirSync(folder) : [];
  return names.flatMap(name => {
    const [, pid] = BEGUN.exec(name) ?? [];
    return pid === undefined || isRunning(Number(pid)) ? [] : [join(folder, name)];
  });
}

const LARGEST = 33_554_432;

/** Undefined if it cannot be read. */
function begunIn(root: string, place: string): Begun | undefined {
  const text = readUpTo(place, LARGEST)?.toString() ?? '';
  const { words, isOwn } = unsealed('begun', text, root);
  const begun: Begun | undefined = isOwn ? headIn(words) : undefined;
  return begun?.files ? { ...begun, files: begun.files.filter(isKept) } : begun;
}

function finish(root: string, place: string, begun: Begun, known: KnownFiles, saved: SavedFile[] = []): void {
  const { files, renames: planned = [], pictures: wanted = [], ...head } = begun;
  const pictures = wanted.filter(({ file, after }) => hasExactName(root, file) === (after !== null));
  const renames = planned.filter(({ from, to }) => hasExactName(root, to) && !hasExactName(root, from));
  const afterwards = new Map(saved.map(({ file, after }) => [file, after]));
  const changes =
    files?.flatMap(file => difference(root, file, known, afterwards.get(file)) ?? []) ??
    differences(root, known);
  const entry = {
    ...head,
    ...(renames.length > 0 && { renames }),
    ...(pictures.length > 0 && { pictures }),
    changes,
  };
  if (changes.length + renames.length + pictures.length > 0) addTo(known, root, [entry]);
  rmSync(place, { force: true });
}
