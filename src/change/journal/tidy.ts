// Keeps the journal within its bounds: the last 200 versions of each document, the last version of each day for 90 days, and the
// present version for good. If that is more than 200 MB, the oldest versions go first. What was committed is still in Git.
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { saveText, sweepTemporaries } from '../../base/files/save.ts';
import { mergedEntries } from './merged-entries.ts';
import {
  entriesOfPart,
  entryLine,
  type JournalEntry,
  journalParts,
  type KeptChange,
  turnsIn,
} from './parts.ts';
import { journalFolder, textsFolder } from './texts.ts';
import { keepTurns, type TurnSpan, turnsOf, withUnneeded } from './turns.ts';

export type Bounds = { versions: number; days: number; bytes: number };

const BOUNDS: Bounds = { versions: 200, days: 90, bytes: 200_000_000 };
const DAY = 86_400_000;
/** A text that no entry has named for this long belongs to no entry that is still being written. */
const HOUR = 3_600_000;

type SavedVersion = { at: number; change: KeptChange };

/**
 * Leaves the last part as it is, because other processes may be adding to it. Typing in one field counts as one version in each part,
 * and in the parts before it is written as one.
 */
export function tidy(root: string, now: number = Date.now(), bounds: Bounds = BOUNDS): void {
  const parts = journalParts(root).map(path => {
    const lines = entriesOfPart(root, path);
    return { path, lines, entries: mergedEntries(lines) };
  });
  const files = versionsByFile(parts.flatMap(({ entries }) => entries));
  const kept = withinBytes(root, withinCounts(files, now, bounds), bounds.bytes);
  const undoable = new Set(files.flatMap(list => list.slice(0, bounds.versions)).map(({ change }) => change));
  const full = parts.slice(0, -1).map(part => ({ ...part, left: leftOf(part.entries, kept, undoable) }));
  const dropped = full.flatMap(({ lines, left }) => droppedTurns(lines, left));
  // Before the entries go, so that nobody finds them missing.
  if (dropped.length > 0) keepTurns(root, withUnneeded(turnsOf(root), dropped));
  for (const { path, left } of full) rewrite(root, path, left);
  const last = parts.at(-1)?.lines ?? [];
  sweepTexts(root, [...full.flatMap(({ left }) => left), ...last], now);
}

/** The newest first. The first version of each file is the present one. */
function versionsByFile(entries: JournalEntry[]): SavedVersion[][] {
  const files = new Map<string, SavedVersion[]>();
  for (const { at, changes } of entries)
    for (const change of changes) {
      const versions = files.get(change.file) ?? [];
      files.set(change.file, versions);
      versions.push({ at, change });
    }
  return [...files.values()].map(versions => versions.reverse());
}

function withinCounts(files: SavedVersion[][], now: number, { versions, days }: Bounds): SavedVersion[][] {
  return files.map(list =>
    list.filter(({ at }, index) => {
      const next = list[index - 1];
      if (index < versions || !next) return true;
      return next.at > now - days * DAY && dayOf(at) !== dayOf(next.at);
    }),
  );
}

/** The day in the time zone of this computer. */
const dayOf = (at: number): string => new Date(at).toDateString();

function withinBytes(root: string, files: SavedVersion[][], most: number): Set<KeptChange> {
  const counted = new Set<string>();
  let sum = 0;
  const isRoomFor = ({ change: { before, after } }: SavedVersion) => {
    for (const text of [before, after]) {
      if (text === null || counted.has(text)) continue;
      counted.add(text);
      sum += statSync(join(textsFolder(root), text), { throwIfNoEntry: false })?.size ?? 0;
    }
    return sum <= most;
  };
  const [present, earlier] = [files.flatMap(([now]) => now ?? []), files.flatMap(([, ...rest]) => rest)];
  present.forEach(isRoomFor);
  // Once a version finds no room, every older one goes as well. Otherwise a history would have gaps.
  const ordered = earlier.sort((a, b) => b.at - a.at);
  return new Set([...present, ...ordered.filter(isRoomFor)].map(({ change }) => change));
}

/**
 * An entry that is no longer whole loses its "id", so that nobody undoes half of it. So does one that is kept for its day only: the
 * entries after it are gone, and one of them may have undone it.
 */
function leftOf(entries: JournalEntry[], kept: Set<KeptChange>, undoable: Set<KeptChange>): JournalEntry[] {
  return entries.flatMap(entry => {
    const changes = entry.changes.filter(change => kept.has(change));
    const isWhole = entry.changes.every(change => kept.has(change) && undoable.has(change));
    return changes.length > 0 ? [{ ...entry, changes, ...(!isWhole && { id: undefined }) }] : [];
  });
}

/** The turns of entries that are neither left nor part of a merged one. */
function droppedTurns(lines: JournalEntry[], left: JournalEntry[]): TurnSpan[] {
  const spans = turnsIn(left);
  const same = new Set(spans.map(String));
  const isPart = ([first, last]: TurnSpan) => spans.some(span => span[0] <= first && last <= span[1]);
  return turnsIn(lines).filter(span => !same.has(String(span)) && !isPart(span));
}

function rewrite(root: string, path: string, left: JournalEntry[]): void {
  const text = left.map(entry => entryLine(entry, root)).join('');
  if (left.length === 0) rmSync(path, { force: true });
  else if (text !== readFileSync(path, 'utf8')) saveText(path, text);
}

function sweepTexts(root: string, entries: JournalEntry[], now: number): void {
  const folder = textsFolder(root);
  if (!existsSync(folder)) return;
  sweepTemporaries(journalFolder(root));
  const used = new Set(
    entries.flatMap(({ changes }) => changes.flatMap(({ before, after }) => [before, after])),
  );
  for (const name of readdirSync(folder)) {
    if (used.has(name)) continue;
    const path = join(folder, name);
    const usedAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? now;
    if (now - usedAt > HOUR) rmSync(path, { force: true });
  }
}
