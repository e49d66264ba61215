// Adds entries to the journal, and reads them back in order.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { asFailure } from '../../base/failure.ts';
import { mergedEntries } from './merged-entries.ts';
import { entriesOfPart, entryLine, type JournalEntry, journalParts, partToAddTo, turnsIn } from './parts.ts';
import { journalFolder } from './texts.ts';
import { tidy } from './tidy.ts';
import { keepTurns, lostUpTo, turnsOf, withUnneeded } from './turns.ts';

/** What the journal last recorded of each file. */
export type KnownFiles = Map<string, { text: string | null; at: number; cameWithFolder?: true }>;

/** Updates "known" as well. */
export function addTo(known: KnownFiles, root: string, entries: JournalEntry[]): void {
  if (entries.length === 0) return;
  mkdirSync(journalFolder(root), { recursive: true });
  const part = partToAddTo(root);
  const isNew = !existsSync(part);
  const { last } = turnsOf(root);
  const counted = entries.map((entry, index) => ({ ...entry, turn: last + 1 + index }));
  try {
    appendFileSync(part, counted.map(entry => entryLine(entry, root)).join(''));
  } catch (error) {
    throw asFailure(error, part);
  }
  const ofEditors = counted.filter(
    ({ by, id }) => by === 'editor' || by === 'found' || (by === 'others' && id === undefined),
  );
  keepTurns(root, withUnneeded({ ...turnsOf(root), last: last + entries.length }, turnsIn(ofEditors)));
  if (isNew) tidy(root);
  for (const [file, state] of knownFrom(entries)) known.set(file, state);
}

/** With entries that came with the folder, for people who want to read what was there. */
export function readJournal(root: string): JournalEntry[] {
  return mergedEntries(journalParts(root).flatMap(part => entriesOfPart(root, part)));
}

/** What this user recorded in this folder. */
export function ownEntries(root: string): JournalEntry[] {
  return mergedEntries(inTurn(journalParts(root).flatMap(part => ownOfPart(root, part))));
}

/**
 * Own entries of the newest part of the journal, then with more and more parts, until it is all of them. If one is missing,
 * nobody knows what would be undone between its neighbours, so all before it have no "id".
 */
export function* newestOwnEntries(root: string): Generator<JournalEntry[]> {
  // Another process may add an entry meanwhile. So the turns are read first: the journal is never behind them.
  const turns = turnsOf(root);
  let entries: JournalEntry[] = [];
  for (const part of journalParts(root).reverse()) {
    entries = [...ownOfPart(root, part), ...entries];
    if (entries.length === 0) continue;
    const lost = lostUpTo(turnsIn(entries), turns);
    const known = inTurn(entries).map(entry =>
      (entry.turn ?? 0) > lost ? entry : { ...entry, id: undefined },
    );
    yield mergedEntries(known);
  }
}

function ownOfPart(root: string, part: string): JournalEntry[] {
  return entriesOfPart(root, part).filter(({ cameWithFolder }) => !cameWithFolder);
}

/** An entry that somebody has put into the journal once more, or in another place, counts once and in its turn. */
function inTurn(entries: JournalEntry[]): JournalEntry[] {
  const each = new Map(entries.map(entry => [JSON.stringify(entry), entry]));
  return [...each.values()].sort((a, b) => (a.turn ?? 0) - (b.turn ?? 0));
}

/** Says once what is done with entries that came with the folder. Undefined if there are none, or the author knows. */
export function saidOfOthers(root: string): string | undefined {
  const turns = turnsOf(root);
  if (turns.isTold || !readJournal(root).some(({ cameWithFolder }) => cameWithFolder)) return undefined;
  keepTurns(root, { ...turns, isTold: true });
  return CAME_WITH_FOLDER;
}

const CAME_WITH_FOLDER =
  'Some versions in .ashlar/journal/ came with this folder, or are from before this version of Ashlar. npm run history shows them with a mark, and npm run restore can bring them back. They cannot be undone on the screen.';

export function knownFrom(entries: JournalEntry[]): KnownFiles {
  const known: KnownFiles = new Map();
  for (const { at, changes, cameWithFolder } of entries)
    for (const { file, after } of changes)
      known.set(file, { text: after, at, ...(cameWithFolder && { cameWithFolder }) });
  return known;
}
