// Opens the past of a site for many questions at once: the journal is read once, and so is the history that Git has of all files.
import { readJournal } from '../../change/journal/entries.ts';
import { isKept, keptFiles } from '../../change/journal/kept-files.ts';
import type { JournalEntry } from '../../change/journal/parts.ts';
import { type SavedVersion, versionsOf } from '../../change/journal/versions.ts';
import { blobIn, commitsInHistory, historyOfSite, type SiteHistory } from '../../site/git/site-history.ts';

export type SitePast = {
  entries: JournalEntry[];
  /** The documents and style sheets that are there, or were. */
  files: string[];
  /** Each version of these files, the oldest first. Starts Git at most once for all of them. */
  versionsOf: (files: string[]) => (file: string) => SavedVersion[];
  /** Files whose page has another address now: its past belongs to that one. */
  movedAway: () => Set<string>;
  /** When the main branch of the remote got this version. */
  takenIn: (version: SavedVersion) => number | undefined;
};

export function openPast(root: string): SitePast {
  const entries = readJournal(root);
  const history = historyOfSite(root);
  const named = entries.flatMap(({ changes }) => changes.map(({ file }) => file));
  const committed = [...(history?.changes.keys() ?? [])];
  return {
    entries,
    files: [...new Set([...keptFiles(root), ...named, ...committed])].filter(isKept),
    versionsOf(files) {
      const all = withFormerNames(files, entries);
      const commits = history ? commitsInHistory(root, all, history) : () => [];
      return file => versionsOf(root, file, entries, commits);
    },
    movedAway: () => movedAway(entries, history?.changes),
    takenIn: ({ file, commit }) => commit && history?.takenIn.get(blobIn(file, commit.blob)),
  };
}

function movedAway(entries: JournalEntry[], changes: SiteHistory['changes'] = new Map()): Set<string> {
  const moved = new Set([...changes.values()].flatMap(ones => ones.flatMap(({ was }) => was ?? [])));
  for (const { moves = [] } of entries)
    for (const { from, to } of moves) {
      moved.add(from);
      moved.delete(to);
    }
  return moved;
}

/** With the names that a page had before it was moved. */
function withFormerNames(files: string[], entries: JournalEntry[]): string[] {
  const all = new Set(files);
  for (const { moves = [] } of entries.toReversed())
    for (const { from, to } of moves) if (all.has(to)) all.add(from);
  return [...all];
}

/** Whether somebody else made it: on another computer, or in this copy, brought by a command. */
export function isOfOthers(version: SavedVersion): boolean {
  return isFromCommit(version) || version.entry?.by === 'others';
}

/** Whether Git alone tells who made the version: it was committed before this user saved it, or nobody knows who saved it. */
export function isFromCommit({ at, entry, commit }: SavedVersion): boolean {
  if (!commit || !entry) return commit !== undefined;
  return commit.at <= at || entry.by === 'found' || entry.cameWithFolder === true;
}
