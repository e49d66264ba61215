// The folder of a site in, an entry of the journal for each file that somebody has changed since it was last looked at out.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { begin, finishKilled } from './begun.ts';
import { difference, differences } from './differences.ts';
import { addTo, type KnownFiles, knownFrom, readJournal } from './entries.ts';
import { savedAt } from './kept-files.ts';
import type { EntryHead, JournalEntry } from './parts.ts';
import { journalFolder, writeInOneStep } from './texts.ts';

/** Makes one entry of what is written, among these files. */
export type Recorder = <T>(head: EntryHead, files: string[], write: () => T) => T;

/**
 * For a command, which knows nothing yet of what somebody saved before it: it looks at every file, whichever are named. Several
 * changes of it are in the one entry when they are recorded "within" it.
 */
export function asOneEntry<T>(root: string, head: EntryHead, write: (within: Recorder) => T): T {
  const renames = [...(head.renames ?? [])];
  const finish = ifPossible(() => begin(root, { ...head, renames }, lookAtAll(root)));
  try {
    return write((inner, _, writeOne) => {
      const written = writeOne();
      renames.push(...(inner.renames ?? []));
      return written;
    });
  } finally {
    ifPossible(() => finish?.());
  }
}

/** Nobody's work waits for the journal. Where the disk has refused an entry, the next look makes up for it. */
function ifPossible<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Comes out: what is known then. */
export function lookAtAll(root: string): KnownFiles {
  finishKilled(root);
  const known = knownFrom(readJournal(root));
  const by = beganAt(root) === undefined ? 'found' : 'editor';
  const entries = differences(root, known).map((change): JournalEntry => {
    const at = savedAt(root, change.file, known.get(change.file)?.at);
    return { at, by, changes: [change] };
  });
  addTo(known, root, entries);
  if (by === 'found') writeInOneStep(beginning(root), String(Date.now()));
  return known;
}

/** An entry for a file, where it is not as it was known. */
export function note(root: string, file: string, known: KnownFiles): void {
  const change = difference(root, file, known);
  if (change) addTo(known, root, [{ at: Date.now(), by: 'editor', changes: [change] }]);
}

const beginning = (root: string) => join(journalFolder(root), 'began');

/** From then on the journal knows of every file, and of what was not there. */
export function beganAt(root: string): number | undefined {
  return existsSync(beginning(root)) ? Number(readFileSync(beginning(root), 'utf8')) : undefined;
}
