// Says in words what each version of a document changed.
import { dayAfter, dayAt, timeAt } from '../../base/dates/dates.ts';
import type { SaidReader } from '../../base/sentences/read.ts';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import { shown } from '../../base/words.ts';
import type { JournalEntry } from '../../change/journal/parts.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import type { SavedFile } from '../../change/save/together.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import { linesBetween } from '../sentences/one-document.ts';
import { eachAlone, inOneRow, labelled, plain } from '../sentences/words.ts';
import { nameOfDocument } from './document-named.ts';

/** Example: Today, 23 November 2026 */
export function dayWords(day: string, library: Library, reader?: SaidReader): string {
  const today = dayAt(Date.now(), timeZoneOf(library));
  const date = the.date(day);
  const said =
    day === today
      ? says`Today, ${date}`
      : day === dayAfter(today, -1)
        ? says`Yesterday, ${date}`
        : says`${date}`;
  return plain(said, reader);
}

export function momentWords(at: number, library: Library): string {
  return plain(momentOf(at, library));
}

/** 23 November 2026, 10:12 */
function momentOf(at: number, library: Library): Said {
  const timeZone = timeZoneOf(library);
  return says`${the.date(dayAt(at, timeZone))}, ${the.sign(timeAt(at, timeZone))}`;
}

type Bytes = Buffer | undefined;

/** In the words of the code, if no other reader is meant. */
export function rowsBetween(
  file: string,
  was: Bytes,
  now: Bytes,
  library: Library,
  reader?: SaidReader,
): string[] {
  return linesBetween(file, was, now, library).map(({ label, phrases }) =>
    plain(labelled(label, inOneRow(phrases)), reader),
  );
}

/** The same for a list of single changes, each without the name of its block wherever it says enough without. */
export function changesBetween(
  file: string,
  was: Bytes,
  now: Bytes,
  library: Library,
  reader?: SaidReader,
): string[] {
  return linesBetween(file, was, now, library)
    .flatMap(eachAlone)
    .map(said => plain(said, reader));
}

/** What is different once this has been saved. */
export function rowsOf({ file, before, bytes }: SavedFile, library: Library, reader?: SaidReader): string[] {
  return rowsBetween(file, before === undefined ? undefined : Buffer.from(before), bytes, library, reader);
}

/** What changed from the version before to this one. */
export function versionRows(
  version: SavedVersion,
  before: SavedVersion | undefined,
  library: Library,
  reader?: SaidReader,
): string[] {
  const { file, bytes, by } = version;
  const moved = before && before.file !== file ? [plain(movedFrom(before.file), reader)] : [];
  const isFound = !before && by === 'found';
  const rows = isFound
    ? [plain(says`as it was found`, reader)]
    : rowsBetween(file, before?.bytes, bytes, library, reader);
  return [...moved, ...rows, ...sourceRow(version).map(said => plain(said, reader))];
}

function movedFrom(file: string): Said {
  return otherInForm(
    says`moved here from ${the.sign(file)}`,
    says`had the address ${the.sign(nameOfDocument(file))} before`,
  );
}

/** Who saved the version, as far as the computer knows. */
function sourceRow({ entry, commit }: SavedVersion): Said[] {
  const saver = entry && savedHow(entry);
  const handed = commit && says`committed by ${the.sign(commit.author)}: ${the.text(commit.title)}`;
  const sources = [saver, handed].filter(one => one !== undefined);
  return sources.length > 0 ? [says`(${inOneRow(sources)})`] : [];
}

/** Says nothing of an editor, which is the usual way. */
function savedHow({ by, what, cameWithFolder }: JournalEntry): Said | undefined {
  if (cameWithFolder) return says`came with the folder`;
  if (by === 'others') return brought(what);
  if (by === 'browser') return says`saved in the browser`;
  if (by === 'composer') return COMPOSED[deedOf(what)];
  if (!what) return undefined;
  const command = the.sign(shown(what));
  return otherInForm(says`npm run ${command}`, says`done by the command ${command}`);
}

function brought(names?: string): Said {
  if (!names) return otherInForm(says`brought by npm run newest`, says`brought with the others’ work`);
  const from = the.sign(shown(names));
  return otherInForm(says`brought by npm run newest from ${from}`, says`brought with the work of ${from}`);
}

const COMPOSED = {
  save: says`saved in the composer`,
  undo: says`undone in the composer`,
  redo: says`done again in the composer`,
};

function deedOf(what?: string): keyof typeof COMPOSED {
  return what === 'undo' || what === 'redo' ? what : 'save';
}

/** Example: npm run rename /faq /questions (23 November 2026, 10:12) */
export function deedWords({ at, by, what }: JournalEntry, library: Library): string {
  const moment = momentWords(at, library);
  if (by === 'composer') return `the ${deedOf(what)} in the composer of ${moment}`;
  return what ? `npm run ${shown(what)} (${moment})` : `the save of ${moment}`;
}
