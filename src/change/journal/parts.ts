// The journal as it is written: files of lines, each line an entry, which are only ever added to. A part that is full is never added
// to again, so that it can be tidied.
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RenamedFile } from '../save/together.ts';
import { isKept, isPublished } from './kept-files.ts';
import { journalFolder } from './texts.ts';

/** Who it was: somebody in an editor, somebody in the browser by a button, or a command. "found" was there when the journal began. */
export type Saver = 'editor' | 'browser' | 'command' | 'found';

/** What is to be told and taken back as one. */
export type JournalEntry = EntryHead & { at: number; changes: KeptChange[] };

/** "what" are the words of a command: "rename /faq /questions"; "field" is where somebody types; "undoes" is the "id" of an entry before.
 * "renames" are pictures that got another name with it: no version of a picture is kept. */
export type EntryHead = {
  by: Saver;
  what?: string;
  id?: string;
  field?: string;
  undoes?: string;
  renames?: RenamedFile[];
};

/** "before" and "after" name texts; null where there was no such file. */
export type KeptChange = { file: string; before: string | null; after: string | null };

const PART = /^\d{6}\.jsonl$/;
/** About a thousand entries. */
const FULL = 262_144;

/** The oldest first. */
export function partsOf(root: string): string[] {
  const folder = journalFolder(root);
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  const names = entries.filter(entry => entry.isFile() && PART.test(entry.name)).map(({ name }) => name);
  return names.sort().map(name => join(folder, name));
}

export function partToAddTo(root: string): string {
  const last = partsOf(root).at(-1);
  if (last && statSync(last).size < FULL) return last;
  let number = last ? Number(/(\d{6})\.jsonl$/.exec(last)?.[1]) + 1 : 1;
  while (isTaken(partNamed(root, number))) number += 1;
  return partNamed(root, number);
}

/** By a link too, which what is added would follow. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

function partNamed(root: string, number: number): string {
  return join(journalFolder(root), `${String(number).padStart(6, '0')}.jsonl`);
}

/** Each begins with the end of the one before: where that was torn by a kill, only that one is lost. */
export const lineOf = (entry: JournalEntry): string => `\n${JSON.stringify(entry)}`;

export function entriesIn(part: string): JournalEntry[] {
  return readFileSync(part, 'utf8').split('\n').flatMap(entryOf);
}

/** A journal may have come with a folder from somebody else: what it says of other files is not believed. */
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
