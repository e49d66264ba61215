// Reads and names the files of the journal, called parts. Each line of a part is an entry. Several processes may add lines to the
// last part. Once a part is full, a new one begins and nothing is added to the full one, so that it can be tidied.
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isFields } from '../../base/json-value.ts';
import type { RenamedFile } from '../save/together.ts';
import { isKept, isPublished } from './kept-files.ts';
import { isNameOfText, journalFolder } from './texts.ts';

/**
 * How the change was made: in an editor, by a button in the browser, in the composer, or by a command. "found" was there when the
 * journal began.
 */
const SAVERS = ['editor', 'browser', 'composer', 'command', 'found'] as const;
export type Saver = (typeof SAVERS)[number];

/** Changes that are shown, and taken back, as one. "since" is when it began, if several saves became this one. */
export type JournalEntry = EntryHead & { at: number; since?: number; changes: KeptChange[] };

/**
 * "what" is the command with its arguments ("rename /faq /questions"), or "undo" or "redo" in the composer. "id" names an entry that
 * can be undone. "field" is the field that somebody types in. "undoes" is the "id" of an earlier entry. "author" is the "id" of the
 * one who made it, if several work in the same copy. "renames" are pictures that were renamed; no version of a picture is kept.
 */
export type EntryHead = {
  by: Saver;
  what?: string;
  id?: string;
  field?: string;
  undoes?: string;
  author?: string;
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

/** Somebody else may have made this journal, so this leaves out entries that are none, and files that no journal keeps. */
function entryOf(line: string): JournalEntry[] {
  const entry = parsed(line);
  if (!isHead(entry) || !('changes' in entry) || !Array.isArray(entry.changes)) return [];
  return [{ ...entry, changes: entry.changes.filter(isChange) }];
}

const WORDS = ['what', 'id', 'field', 'undoes', 'author'];
/** The last moment that a date can name. */
const LATEST = 8.64e15;

/** A head from a file that somebody else may have written. Undefined if something in it is of the wrong kind. */
export function headIn(text: string): (EntryHead & { at: number }) | undefined {
  const head = parsed(text);
  return isHead(head) ? head : undefined;
}

function isHead(value: unknown): value is EntryHead & { at: number } {
  if (!isFields(value)) return false;
  const { at, since = at, by, renames = [] } = value;
  const isWord = (name: string) => ['undefined', 'string'].includes(typeof value[name]);
  const isMoment = (one: unknown) => typeof one === 'number' && one >= 0 && one <= LATEST;
  const areRenames = Array.isArray(renames) && renames.every(isRenaming);
  return (
    [at, since].every(isMoment) && SAVERS.some(saver => saver === by) && WORDS.every(isWord) && areRenames
  );
}

function isRenaming(value: unknown): boolean {
  return (
    isFields(value) && [value.from, value.to].every(name => typeof name === 'string' && isPublished(name))
  );
}

function isChange(value: unknown): value is KeptChange {
  if (!isFields(value) || typeof value.file !== 'string' || !isKept(value.file)) return false;
  return [value.before, value.after].every(text => text === null || isNameOfText(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
