// Says in words what each version of a document changed.
import { dayAfter, dayAt, longDate, timeAt } from '../../base/dates.ts';
import { quoted, shown } from '../../base/words.ts';
import type { JournalEntry } from '../../change/journal/parts.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import type { SavedFile } from '../../change/save/together.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import { linesBetween } from '../sentences/one-document.ts';
import { joined, plain, saidAs } from '../sentences/words.ts';

/** Example: Today, 23 November 2026 */
export function dayWords(day: string, library: Library): string {
  const today = dayAt(Date.now(), timeZoneOf(library));
  const name = day === today ? 'Today, ' : day === dayAfter(today, -1) ? 'Yesterday, ' : '';
  return name + longDate(day);
}

export function momentWords(at: number, library: Library): string {
  const timeZone = timeZoneOf(library);
  return `${longDate(dayAt(at, timeZone))}, ${timeAt(at, timeZone)}`;
}

type Bytes = Buffer | undefined;

export function rowsBetween(file: string, was: Bytes, now: Bytes, library: Library): string[] {
  return linesBetween(file, was, now, library).map(({ label, phrases }) => {
    const one = joined(phrases, '; ');
    return plain(label ? saidAs`${label}: ${one}` : one);
  });
}

/** What is different once this has been saved. */
export function rowsOf({ file, before, bytes }: SavedFile, library: Library): string[] {
  return rowsBetween(file, before === undefined ? undefined : Buffer.from(before), bytes, library);
}

/** What changed from the version before to this one. */
export function versionRows(
  version: SavedVersion,
  before: SavedVersion | undefined,
  library: Library,
): string[] {
  const { file, bytes, by } = version;
  const moved = before && before.file !== file ? [`moved here from ${before.file}`] : [];
  const isFound = !before && by === 'found';
  const rows = isFound ? ['as it was found'] : rowsBetween(file, before?.bytes, bytes, library);
  return [...moved, ...rows, ...sourceRow(version)];
}

/** Who saved the version, as far as the computer knows. */
function sourceRow({ entry, commit }: SavedVersion): string[] {
  const saver = entry ? savedHow(entry) : [];
  const handed = commit ? [`committed by ${commit.author}: ${quoted(commit.title)}`] : [];
  const sources = [...saver, ...handed];
  return sources.length > 0 ? [`(${sources.join('; ')})`] : [];
}

/** Says nothing of an editor, which is the usual way. */
function savedHow({ by, what, cameWithFolder }: JournalEntry): string[] {
  if (cameWithFolder) return ['came with the folder'];
  if (by === 'others') return [`brought by npm run newest${what ? ` from ${shown(what)}` : ''}`];
  if (by === 'browser') return ['saved in the browser'];
  if (by === 'composer') return [`${COMPOSED[deedOf(what)]} in the composer`];
  return what ? [`npm run ${shown(what)}`] : [];
}

const COMPOSED = { save: 'saved', undo: 'undone', redo: 'done again' };

function deedOf(what?: string): keyof typeof COMPOSED {
  return what === 'undo' || what === 'redo' ? what : 'save';
}

/** Example: npm run rename /faq /questions (23 November 2026, 10:12) */
export function deedWords({ at, by, what }: JournalEntry, library: Library): string {
  const moment = momentWords(at, library);
  if (by === 'composer') return `the ${deedOf(what)} in the composer of ${moment}`;
  return what ? `npm run ${shown(what)} (${moment})` : `the save of ${moment}`;
}
