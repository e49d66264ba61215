// Collects every known version of a file from the journal and the commits, the oldest first and each one once. The file itself
// may be gone.
import { commitsOf, type FileCommit } from '../../site/git/file-commits.ts';
import { readJournal } from './entries.ts';
import type { JournalEntry, KeptChange, Saver } from './parts.ts';
import { openTexts } from './texts.ts';

/** "bytes" is undefined if the file was gone. "file" is its name at that time. */
export type SavedVersion = {
  file: string;
  at: number;
  bytes?: Buffer;
  by?: Saver;
  /** The journal entry that has it. */
  entry?: JournalEntry;
  /** The first commit that has it. */
  commit?: CommitOfVersion;
};
type CommitOfVersion = { title: string; author: string; name: string; blob: string; at: number };

export function versionsOf(
  root: string,
  file: string,
  entries: JournalEntry[] = readJournal(root),
  committed: (file: string) => FileCommit[] = file => commitsOf(root, file),
): SavedVersion[] {
  return versionsWith({ committed, textNamed: openTexts(root), movesLeft: MOST_MOVES }, file, entries);
}

/** Somebody else may have made the journal, so this follows a file through so many moves at most. */
const MOST_MOVES = 20;

type Reading = {
  committed: (file: string) => FileCommit[];
  textNamed: (name: string) => Buffer | undefined;
  movesLeft: number;
};

function versionsWith(reading: Reading, file: string, entries: JournalEntry[]): SavedVersion[] {
  const { movesLeft } = reading;
  // Reads the newest first, because there may be more texts than are read.
  const saved = entries
    .toReversed()
    .flatMap(entry => versionIn(reading, entry, file) ?? [])
    .reverse();
  const came = saved.find(({ entry }) => changeIn(entry, file)?.before === null);
  const from = came?.entry && movesLeft > 0 ? movedFrom(reading, came.entry, file) : undefined;
  const before =
    came && from
      ? versionsWith(
          { ...reading, movesLeft: movesLeft - 1 },
          from,
          entries.filter(({ at }) => at < came.at),
        )
      : [];
  const committed = reading.committed(file).map((one): SavedVersion => {
    const { at, bytes, title, author, blob, commit: name } = one;
    const own = one.file.endsWith(file) ? file : one.file;
    return { file: own, at, ...(bytes && { bytes }), commit: { title, author, name, blob, at } };
  });
  return eachOnce([...before, ...[...saved, ...committed].sort((a, b) => a.at - b.at)]);
}

/** Undefined if its text is no longer kept. */
function versionIn({ textNamed }: Reading, entry: JournalEntry, file: string): SavedVersion | undefined {
  const change = changeIn(entry, file);
  if (!change) return undefined;
  const bytes = change.after === null ? undefined : textNamed(change.after);
  if (change.after !== null && !bytes) return undefined;
  return { file, at: entry.at, by: entry.by, entry, ...(bytes && { bytes }) };
}

function changeIn(entry: JournalEntry | undefined, file: string): KeptChange | undefined {
  return entry?.changes.find(change => change.file === file);
}

/**
 * The composer notes what it moves. A command moves a file by making a new one and taking the old one away. The two have most of their
 * lines in common.
 */
function movedFrom(
  { textNamed }: Reading,
  { by, changes, moves = [] }: JournalEntry,
  file: string,
): string | undefined {
  const noted = moves.find(({ to }) => to === file);
  if (noted) return noted.from;
  const text = (name: string | null | undefined) => (name ? textNamed(name)?.toString('latin1') : undefined);
  const lines = new Set(text(changes.find(change => change.file === file)?.after)?.split('\n'));
  const gone = by === 'command' ? changes.filter(({ after }) => after === null) : [];
  const alike = gone.map(change => {
    const own = text(change.before)?.split('\n') ?? [];
    return { file: change.file, share: own.filter(line => lines.has(line)).length / (own.length || 1) };
  });
  const [nearest] = alike.sort((a, b) => b.share - a.share);
  return nearest && nearest.share > 0.5 ? nearest.file : undefined;
}

/** A version that was saved and later committed unchanged is told once, with the time when it was saved. */
function eachOnce(versions: SavedVersion[]): SavedVersion[] {
  const told: SavedVersion[] = [];
  for (const version of versions) {
    const before = told.at(-1);
    if (!before ? version.bytes !== undefined : !isSameVersion(before, version)) told.push(version);
    else if (before) told.splice(-1, 1, asOne(before, version));
  }
  return told;
}

function asOne(before: SavedVersion, again: SavedVersion): SavedVersion {
  const commit = before.commit ?? again.commit;
  const bytes = before.entry ? before.bytes : again.bytes;
  return { ...again, ...before, file: again.file, ...(bytes && { bytes }), ...(commit && { commit }) };
}

/** Git may change line ends. The journal keeps those of the disk. */
function isSameVersion(one: SavedVersion, other: SavedVersion): boolean {
  if (!one.bytes || !other.bytes) return one.bytes === other.bytes;
  if (one.bytes.equals(other.bytes)) return true;
  const isOfGit = ({ commit, entry }: SavedVersion) => commit !== undefined && entry === undefined;
  return isOfGit(one) !== isOfGit(other) && unixLines(one.bytes).equals(unixLines(other.bytes));
}

function unixLines(bytes: Buffer): Buffer {
  return Buffer.from(bytes.toString('latin1').replaceAll('\r\n', '\n'), 'latin1');
}
