// Finds what undo and redo would take next. Reads it from the journal alone, so it is the same after a restart.
import type { JournalEntry } from '../../../change/journal/parts.ts';

export type Way = 'undo' | 'redo';

/**
 * Lists the entries to take, the newest first. Undo takes changes, redo takes what was undone since the last change. An entry without
 * an "id" ends the list: the journal no longer holds all of it, and nothing older may be undone before it.
 */
export function nextFor(way: Way, entries: JournalEntry[], author: string): JournalEntry[] {
  const own = entries.filter(entry => isOwn(entry, author)).reverse();
  const named = new Set(own.map(({ undoes }) => undoes));
  const change = own.findIndex(({ undoes }) => undoes === undefined);
  const reached = way === 'redo' && change >= 0 ? own.slice(0, change) : own;
  const last = reached.findIndex(({ id }) => id === undefined);
  return (last < 0 ? reached : reached.slice(0, last)).filter(
    entry => isUndo(entry) === (way === 'redo') && !named.has(entry.id),
  );
}

/** Whether reading older entries cannot change the answer. The oldest entry read so far may be part of a longer burst of typing. */
export function isCertain(way: Way, entries: JournalEntry[], author: string, found?: JournalEntry): boolean {
  const own = entries.filter(entry => isOwn(entry, author));
  const isEmptied = way === 'redo' && own.some(({ undoes }) => undoes === undefined);
  return isEmptied || (found !== undefined && found !== own[0]);
}

/**
 * A command has no author: it belongs to everybody who works in this copy. What others made elsewhere has an "id" if it came as a file:
 * then the author who took it over can take it back.
 */
function isOwn({ by, author, id }: JournalEntry, own: string): boolean {
  const isDone = by === 'composer' || (by === 'others' && id !== undefined);
  return by === 'command' || (isDone && (author === undefined || author === own));
}

function isUndo({ by, what, undoes }: JournalEntry): boolean {
  return by === 'composer' && undoes !== undefined && what !== 'redo';
}
