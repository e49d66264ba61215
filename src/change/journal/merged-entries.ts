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
        const isDeed = entry.by !== 'editor' && entry.by !== 'found';
        const isOwn = isDeed && before.entry.by === 'editor' && before.entry.at >= entry.at;
        repeated.add(isOwn ? before.change : change);
        if (!isOwn) continue;
      }
      last.set(change.file, { change, entry });
    }
  }
  return entries.flatMap(entry => {
    const changes = entry.changes.filter(change => !repeated.has(change));
    const isDeed = changes.length > 0 || entry.renames?.length || entry.pictures?.length;
    return isDeed ? [{ ...entry, changes }] : [];
  });
}

/** A longer pause begins another version. */
const PAUSE = 60_000;

/**
 * The composer saves a moment after each word. Kept one by one, an hour of typing would push the morning out of the versions that are
 * kept, and would be undone word by word. The merged entry has the "id" of the last one.
 */
function withTypingMerged(entries: JournalEntry[]): JournalEntry[] {
  const told: (JournalEntry | undefined)[] = [];
  // Where the last entry stands that ends somebody's typing, so that a long journal is gone through once.
  const ends = new Map<string, number>();
  for (const entry of entries) {
    const at = isTyping(entry) ? Math.max(...endedBy(entry).map(name => ends.get(name) ?? -1)) : -1;
    const [before, own] = [told[at], entry.changes[0]];
    const isMerged = before && own && isContinued(before, entry);
    if (isMerged) told[at] = undefined;
    for (const name of endsOf(entry)) ends.set(name, told.length);
    const changes = isMerged ? [{ ...own, before: before.changes[0]?.before ?? null }] : entry.changes;
    told.push(isMerged ? { ...entry, ...beginningOf(before), changes } : entry);
  }
  return told.filter(entry => entry !== undefined);
}

function beginningOf({ at, since = at, turn, firstTurn = turn }: JournalEntry) {
  return { since, ...(firstTurn !== undefined && { firstTurn }) };
}

function isTyping({ by, field, undoes, changes, renames }: JournalEntry): boolean {
  const isOne = changes.length === 1 && !renames?.length;
  return by === 'composer' && field !== undefined && undoes === undefined && isOne;
}

const COMMAND = 'command';

/** What the same author does elsewhere ends typing too, because that is undone before it. */
function endedBy({ author, changes }: JournalEntry): string[] {
  return [COMMAND, `author ${author}`, `file ${changes[0]?.file}`];
}

function endsOf({ by, author, changes }: JournalEntry): string[] {
  const who = by === 'command' ? [COMMAND] : by === 'composer' ? [`author ${author}`] : [];
  return [...who, ...changes.map(({ file }) => `file ${file}`)];
}

function isContinued(one: JournalEntry, next: JournalEntry): boolean {
  const [was, now] = [one.changes[0], next.changes[0]];
  const isSameField = one.field === next.field && one.author === next.author && was?.file === now?.file;
  const isSoon = (next.since ?? next.at) - one.at < PAUSE;
  const isOfOneHand = one.cameWithFolder === next.cameWithFolder;
  return isTyping(one) && isOfOneHand && isSameField && was?.after === now?.before && isSoon;
}
