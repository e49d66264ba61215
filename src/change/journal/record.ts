// Records every file that has changed since the journal last looked.
import { join } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import type { SavedFile } from '../save/together.ts';
import { begin, finishKilled } from './begun.ts';
import { difference, differences } from './differences.ts';
import { addTo, type KnownFiles, knownFrom, ownEntries } from './entries.ts';
import { savedAt } from './kept-files.ts';
import type { EntryHead, JournalEntry } from './parts.ts';
import { sealed, unsealed } from './seals.ts';
import { journalFolder, writeInOneStep } from './texts.ts';

/** Makes one entry of everything that "write" changes among these files. "saved" is what they are going to be. */
export type Recorder = <T>(head: EntryHead, files: string[], write: () => T, saved?: SavedFile[]) => T;

/**
 * For a command. It cannot know what was saved before it started, so this first looks at every file of the site. All changes that
 * "write" records with "within" become one entry.
 */
export function asOneEntry<T>(root: string, head: EntryHead, write: (within: Recorder) => T): T {
  const renames = [...(head.renames ?? [])];
  const begun = ifPossible(() => begin(root, { ...head, renames }, recordAll(root)));
  try {
    return write((inner, _, writeOne) => {
      const written = writeOne();
      renames.push(...(inner.renames ?? []));
      return written;
    });
  } finally {
    ifPossible(() => begun?.finish());
  }
}

/** The journal never stops the work. If the disk refuses an entry, the next recordAll() records the change. */
function ifPossible<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns what the journal knows afterwards. */
export function recordAll(root: string): KnownFiles {
  finishKilled(root);
  const known = knownFrom(ownEntries(root));
  const by = beganAt(root) === undefined ? 'found' : 'editor';
  const entries = differences(root, known).map((change): JournalEntry => {
    const at = savedAt(root, change.file, known.get(change.file)?.at);
    return { at, by, changes: [change] };
  });
  addTo(known, root, entries);
  if (by === 'found')
    writeInOneStep(beginning(root), sealed('beginning', JSON.stringify({ at: Date.now() }), root));
  return known;
}

/** Adds an entry for a file if it differs from what the journal knows. "text" is what the file is, if that is known. */
export function note(root: string, file: string, known: KnownFiles, text?: string): void {
  const change = difference(root, file, known, text);
  if (change) addTo(known, root, [{ at: Date.now(), by: 'editor', changes: [change] }]);
}

const beginning = (root: string) => join(journalFolder(root), 'began');

/** When this user's journal first saw all files. Since then it knows every file, and which ones did not exist. */
export function beganAt(root: string): number | undefined {
  const text = readUpTo(beginning(root), 1000)?.toString() ?? '';
  const { words, isOwn } = unsealed('beginning', text, root);
  return isOwn ? JSON.parse(words).at : undefined;
}
