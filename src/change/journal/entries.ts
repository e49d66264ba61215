// Adds entries to the journal, and reads them back in order with each change told once.
import { appendFileSync, existsSync, mkdirSync } from 'node:fs';
import {
  entriesOfPart,
  entryLine,
  type JournalEntry,
  journalParts,
  type KeptChange,
  partToAddTo,
} from './parts.ts';
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
  return withoutRepeats(journalParts(root).flatMap(entriesOfPart));
}

export function knownFrom(entries: JournalEntry[]): KnownFiles {
  const known: KnownFiles = new Map();
  for (const { at, changes } of entries)
    for (const { file, after } of changes) known.set(file, { text: after, at });
  return known;
}

/**
 * Two servers that watch one site both record every save. They may also record what a command writes before the command does.
 * Each change is told once, and by the command if it was one.
 */
function withoutRepeats(entries: JournalEntry[]): JournalEntry[] {
  const last = new Map<string, { change: KeptChange; entry: JournalEntry }>();
  const repeated = new Set<KeptChange>();
  for (const entry of entries) {
    for (const change of entry.changes) {
      const before = last.get(change.file);
      if (before?.change.after === change.after) {
        const isOwn = entry.by !== 'editor' && before.entry.by === 'editor' && before.entry.at >= entry.at;
        repeated.add(isOwn ? before.change : change);
        if (!isOwn) continue;
      }
      last.set(change.file, { change, entry });
    }
  }
  return entries.flatMap(entry => {
    const changes = entry.changes.filter(change => !repeated.has(change));
    return changes.length > 0 || entry.renames?.length ? [{ ...entry, changes }] : [];
  });
}
