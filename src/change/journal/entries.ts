// Adds entries to the journal, and reads them back in order.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import { mergedEntries } from './merged-entries.ts';
import { entriesOfPart, entryLine, type JournalEntry, journalParts, partToAddTo } from './parts.ts';
import { journalFolder } from './texts.ts';
import { tidy } from './tidy.ts';

/** What the journal last recorded of each file. */
export type KnownFiles = Map<string, { text: string | null; at: number }>;

/** Updates "known" as well. */
export function addTo(known: KnownFiles, root: string, entries: JournalEntry[]): void {
  if (entries.length === 0) return;
  mkdirSync(journalFolder(root), { recursive: true });
  const part = partToAddTo(root);
  const isNew = !existsSync(part);
  appendFileSync(part, entries.map(entryLine).join(''));
  if (isNew) tidy(root);
  for (const [file, state] of knownFrom(entries)) known.set(file, state);
}

export function readJournal(root: string): JournalEntry[] {
  return mergedEntries(journalParts(root).flatMap(entriesOfPart));
}

/** The entries of the newest part of the journal, then with more and more parts, until it is all of them. */
export function* newestEntries(root: string): Generator<JournalEntry[]> {
  let entries: JournalEntry[] = [];
  for (const part of journalParts(root).reverse()) {
    entries = [...entriesOfPart(part), ...entries];
    yield mergedEntries(entries);
  }
}

export function knownFrom(entries: JournalEntry[]): KnownFiles {
  const known: KnownFiles = new Map();
  for (const { at, changes } of entries)
    for (const { file, after } of changes) known.set(file, { text: after, at });
  return known;
}
