// Makes of the lines of a journal what people take for one change: tells each change once, and typing in one field as one entry.
import type { JournalEntry, KeptChange } from './parts.ts';

/** The same entries give the same result if some that stand together were merged before. */
export function mergedEntries(entries: JournalEntry[]): JournalEntry[] {
  return withTypingMerged(withoutRepeats(entries));
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

/** A longer pause begins another version. */
const PAUSE = 60_000;

/**
 * The composer saves a moment after each word. Kept one by one, an hour of typing would push the morning out of the versions that are
 * kept, and would be undone word by word. The merged entry has the "id" of the last one.
 */
function withTypingMerged(entries: JournalEntry[]): JournalEntry[] {
  const told: JournalEntry[] = [];
  for (const entry of entries) {
    const at = isTyping(entry) ? told.findLastIndex(one => endsTyping(one, entry)) : -1;
    const [before, own] = [told[at], entry.changes[0]];
    if (before && own && isContinued(before, entry)) {
      told.splice(at, 1);
      const changes = [{ ...own, before: before.changes[0]?.before ?? null }];
      told.push({ ...entry, since: before.since ?? before.at, changes });
    } else told.push(entry);
  }
  return told;
}

function isTyping({ by, field, undoes, changes, renames }: JournalEntry): boolean {
  const isOne = changes.length === 1 && !renames?.length;
  return by === 'composer' && field !== undefined && undoes === undefined && isOne;
}

/** What the same author does elsewhere ends it too, because that is undone before it. */
function endsTyping(one: JournalEntry, typing: JournalEntry): boolean {
  const file = typing.changes[0]?.file;
  const isOwn = one.by === 'command' || (one.by === 'composer' && one.author === typing.author);
  return isOwn || one.changes.some(change => change.file === file);
}

function isContinued(one: JournalEntry, next: JournalEntry): boolean {
  const [was, now] = [one.changes[0], next.changes[0]];
  const isSameField = one.field === next.field && one.author === next.author && was?.file === now?.file;
  const isSoon = (next.since ?? next.at) - one.at < PAUSE;
  return isTyping(one) && isSameField && was?.after === now?.before && isSoon;
}
