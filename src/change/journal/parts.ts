// Reads and names the files of the journal, called parts. Each line of a part is an entry. Several processes may add lines to the
// last part. Once a part is full, a new one begins and nothing is added to the full one, so that it can be tidied.
import { existsSync, lstatSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Refused } from '../../base/failure.ts';
import { readUpTo } from '../../base/files/bounded.ts';
import { type Fields, isFields } from '../../base/json-value.ts';
import { says, the } from '../../base/sentences/said.ts';
import type { RenamedFile } from '../save/together.ts';
import { isKept, isPublished } from './kept-files.ts';
import { sealed, unsealed } from './seals.ts';
import { isNameOfText, journalFolder } from './texts.ts';
import type { TurnSpan } from './turns.ts';

/**
 * How the change was made: in an editor, by a button in the browser, in the composer, or by a command. "found" was there when the
 * journal began. "others" made it elsewhere, and their names are its "what".
 */
const SAVERS = ['editor', 'browser', 'composer', 'command', 'found', 'others'] as const;
export type Saver = (typeof SAVERS)[number];

/**
 * Changes that are shown, and taken back, as one. "since" is when it began, if several saves became this one. "turn" counts the
 * entries, and "firstTurn" is that of the first of those saves. With "cameWithFolder", this user did not record it in this folder: it is shown, and nothing is undone because of it.
 */
export type JournalEntry = EntryHead & {
  at: number;
  since?: number;
  turn?: number;
  firstTurn?: number;
  cameWithFolder?: true;
  changes: KeptChange[];
};

/**
 * "what" is the command with its arguments ("rename /faq /questions"), or "undo" or "redo" in the composer. "id" names an entry that
 * can be undone. "field" is the field that somebody types in. "undoes" is the "id" of an earlier entry. "author" is the "id" of the
 * one who made it, if several work in the same copy. "renames" are pictures that were renamed, and "pictures" those that were taken
 * out of the site or brought back, with the names of their kept bytes.
 * "moves" are pages that have another address now, by their files, so that places in them are found again.
 */
export type EntryHead = {
  by: Saver;
  what?: string;
  id?: string;
  field?: string;
  undoes?: string;
  author?: string;
  renames?: RenamedFile[];
  pictures?: KeptChange[];
  moves?: RenamedFile[];
};

/** "before" and "after" are names of kept texts, or null if there was no such file. */
export type KeptChange = { file: string; before: string | null; after: string | null };

const PART = /^(\d{6,9})\.jsonl$/;
/** About a thousand entries. */
const FULL = 262_144;
/** Somebody else may have made the journal. Of a larger one, the newest parts are read. */
const MOST_PARTS = 2000;
const MOST_BYTES = 33_554_432;

/** The oldest first. */
export function journalParts(root: string): string[] {
  const newest = numbersOf(root).reverse().slice(0, MOST_PARTS);
  const parts = newest
    .map(number => partNamed(root, number))
    .map(path => ({ path, bytes: statSync(path).size }));
  let sum = 0;
  const read = parts.filter(({ bytes }) => {
    if (bytes > MOST_BYTES) return false;
    sum += bytes;
    return sum <= MOST_BYTES;
  });
  return read.map(({ path }) => path).reverse();
}

function numbersOf(root: string): number[] {
  const folder = journalFolder(root);
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { withFileTypes: true }).filter(entry => entry.isFile());
  const numbers = files.flatMap(({ name }) => {
    const [, number] = PART.exec(name) ?? [];
    return number !== undefined && partName(Number(number)) === name ? [Number(number)] : [];
  });
  return numbers.sort((a, b) => a - b);
}

export function partToAddTo(root: string): string {
  const last = numbersOf(root).at(-1);
  if (last !== undefined && statSync(partNamed(root, last)).size < FULL) return partNamed(root, last);
  let number = (last ?? 0) + 1;
  while (isTaken(partNamed(root, number))) number += 1;
  if (PART.test(partName(number))) return partNamed(root, number);
  throw new Refused(
    says`${the.sign(partName(number - 1))} in .ashlar/journal is full and no number comes after it. Delete it.`,
  );
}

/** A link counts too, because what is added would be written where it leads. */
function isTaken(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false }) !== undefined;
}

const partName = (number: number): string => `${String(number).padStart(6, '0')}.jsonl`;

function partNamed(root: string, number: number): string {
  return join(journalFolder(root), partName(number));
}

/** Each entry begins with the line end of the one before. If that one was cut off by a kill, only that one is lost. */
export function entryLine({ cameWithFolder, ...entry }: JournalEntry, root: string): string {
  const words = JSON.stringify(entry);
  return `\n${cameWithFolder ? words : sealed('entry', words, root)}`;
}

/** The shortest entry is longer. So a part cannot hold so many lines that nobody waits for them. */
const ENTRY = /^\{"at":.{90,}\}$/gm;

export function entriesOfPart(root: string, part: string): JournalEntry[] {
  const text = readUpTo(part, MOST_BYTES)?.toString() ?? '';
  return [...text.matchAll(ENTRY)].flatMap(([line]) => entryOf(line, root));
}

/**
 * Somebody else may have made this journal, so this leaves out entries that are none, files that no journal keeps, and fields that
 * no entry has.
 */
function entryOf(line: string, root: string): JournalEntry[] {
  const { words, isOwn } = unsealed('entry', line, root);
  const entry = parsed(words);
  if (!isHead(entry) || !('changes' in entry) || !Array.isArray(entry.changes)) return [];
  const { at, since, turn, firstTurn } = entry;
  const changes = entry.changes
    .filter(one => isChange(one, isKept))
    .map(({ file, before, after }) => ({ file, before, after }));
  const moments = { at, ...(since !== undefined && { since }) };
  const turns = { ...(turn !== undefined && { turn }), ...(firstTurn !== undefined && { firstTurn }) };
  return [{ ...moments, ...turns, ...headOf(entry), ...(!isOwn && { cameWithFolder: true }), changes }];
}

/** The turns of entries that this user recorded. */
export function turnsIn(entries: JournalEntry[]): TurnSpan[] {
  return entries.flatMap(({ turn, firstTurn = turn, cameWithFolder }): TurnSpan[] =>
    turn === undefined || firstTurn === undefined || cameWithFolder ? [] : [[firstTurn, turn]],
  );
}

const WORDS = ['what', 'id', 'field', 'undoes', 'author'];
/** The last moment that a date can name. */
const LATEST = 8.64e15;

/** Undefined if something in it is of the wrong kind. */
export function headIn(text: string): (EntryHead & { at: number }) | undefined {
  const head = parsed(text);
  return isHead(head) ? head : undefined;
}

type Moments = Pick<JournalEntry, 'at' | 'since' | 'turn' | 'firstTurn'>;

function isHead(value: unknown): value is EntryHead & Moments {
  if (!isFields(value)) return false;
  const { at, since = at, turn = 0, firstTurn = turn, by, renames = [], pictures = [], moves = [] } = value;
  const isWord = (name: string) => ['undefined', 'string'].includes(typeof value[name]);
  const isCount = (one: unknown) => typeof one === 'number' && one >= 0 && one <= LATEST;
  const areRenames = Array.isArray(renames) && renames.every(one => isPair(one, isPublished));
  const arePictures = Array.isArray(pictures) && pictures.every(one => isChange(one, isPublished));
  const areMoves = Array.isArray(moves) && moves.every(one => isPair(one, isKept));
  return (
    [at, since, turn, firstTurn].every(isCount) &&
    SAVERS.some(saver => saver === by) &&
    WORDS.every(isWord) &&
    areRenames &&
    arePictures &&
    areMoves
  );
}

function headOf(entry: EntryHead): EntryHead {
  const { by, what, id, field, undoes, author, renames, pictures, moves } = entry;
  const words: Fields = { what, id, field, undoes, author };
  const said = Object.entries(words).filter(([, word]) => word !== undefined);
  const pairs = Object.entries({ renames, moves }).flatMap(([name, all]) =>
    all ? [[name, all.map(({ from, to }) => ({ from, to }))]] : [],
  );
  const taken = pictures && {
    pictures: pictures.map(({ file, before, after }) => ({ file, before, after })),
  };
  return { by, ...Object.fromEntries([...said, ...pairs]), ...taken };
}

function isPair(value: unknown, isName: (file: string) => boolean): boolean {
  return isFields(value) && [value.from, value.to].every(name => typeof name === 'string' && isName(name));
}

function isChange(value: unknown, isName: (file: string) => boolean): value is KeptChange {
  if (!isFields(value) || typeof value.file !== 'string' || !isName(value.file)) return false;
  return [value.before, value.after].every(text => text === null || isNameOfText(text));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
