// Reads and names the files of the journal, called parts. Each line of a part is an entry. Several processes may add lines to the
// last part. Once a part is full, a new one begins and nothing is added to the full one, so that it can be tidied.
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RenamedFile } from '../save/together.ts';
import { isKept, isPublished } from './kept-files.ts';
import { journalFolder } from './texts.ts';

/**
 * How the change was made: in an editor, by a button in the browser, or by a command. "found" was there when the journal began.
 */
export type Saver = 'editor' | 'browser' | 'composer' | 'command' | 'found';

/** Changes that are shown, and taken back, as one. */
export type JournalEntry = EntryHead & { at: number; changes: KeptChange[] };

/**
 * "what" is the command with its arguments: "rename /faq /questions". "field" is the field that somebody types in. "undoes" is
 * the "id" of an earlier entry. "renames" are pictures that were renamed; no version of a picture is kept.
 */
export type EntryHead = {
  by: Saver;
  what?: string;
  id?: string;
  field?: string;
  undoes?: string;
  renames?: RenamedFile[];
};

/** "before" and "after" are names of kept texts, or null if there was no such file. */
export type KeptChange = { file: string; before: string | null; after: string | null };

const PART = /^\d{6}\.jsonl$/;
/** About a thousand entries. */
const FULL = 262_144;

/** The oldest first. */
export function journalParts(root: string): string[] {
  const folder = journalFolder(root);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter(entry => entry.isFile() && PART.test(entry.name)).map(({ name }) => name);
  return names.sort().map(name => join(folder, name));
}

export function partToAddTo(root: string): string {
  const last = journalParts(root).at(-1);
  if (last && statSync(last).size < FULL) return last;
  let number = last ? Number(/(\d{6})\.jsonl$/.exec(last)?.[1]) + 1 : 1;
  while (isTaken(partNamed(root, number))) number += 1;
  return partNamed(root, number);
}

/** A link counts too, because what is added would be written where it leads. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function partNamed(root: string, number: number): string {
  return join(journalFolder(root), `${String(number).padStart(6, '0')}.jsonl`);
}

/** Each entry begins with the line end of the one before. If that one was cut off by a kill, only that one is lost. */
export const entryLine = (entry: JournalEntry): string => `\n${JSON.stringify(entry)}`;

export function entriesOfPart(part: string): JournalEntry[] {
  return readFileSync(part, 'utf8').split('\n').flatMap(entryOf);
}

/** Leaves out files that the journal does not keep, because somebody else may have written this journal. */
function entryOf(line: string): JournalEntry[] {
  try {
    const entry = JSON.parse(line);
    if (typeof entry?.at !== 'number' || !Array.isArray(entry.changes)) return [];
    const { renames = [], ...head } = entry;
    const pictures = renames.filter((one: RenamedFile) => [one.from, one.to].map(String).every(isPublished));
    const changes = entry.changes.filter((change: KeptChange) => isKept(String(change?.file)));
    return [{ ...head, ...(pictures.length > 0 && { renames: pictures }), changes }];
  } catch {
    return [];
  }
}
