// Finds what was in every document at a moment. The journal says so. For the time before the journal began, the commits do.
import { committedThen } from '../../site/git/file-commits.ts';
import { knownFrom, readJournal } from './entries.ts';
import { isKept, keptFiles } from './kept-files.ts';
import type { JournalEntry } from './parts.ts';
import { beganAt } from './record.ts';
import { openTexts } from './texts.ts';

/**
 * A file that did not exist is undefined in "files". "unknown" names the files of which no version from that time is kept,
 * "cameWithFolder" those whose version this user did not record here.
 */
export type Moment = {
  files: Map<string, Buffer | undefined>;
  unknown: string[];
  cameWithFolder: Set<string>;
};

/** Expects that the journal is up to date with what is on the disk now. */
export function siteAt(root: string, instant: number): Moment {
  const entries = readJournal(root);
  const own = entries.filter(({ cameWithFolder }) => !cameWithFolder);
  const others = entries.filter(({ cameWithFolder }) => cameWithFolder);
  // Entries of other people count for a file only until this user's own entries mention the file.
  const then = knownFrom([...others, ...own].filter(({ at }) => at <= instant));
  const began = beganAt(root);
  const wasWatched = began !== undefined && began <= instant;
  const committed = wasWatched ? undefined : committedThen(root, instant, isKept);
  const names = new Set([...knownFrom(entries).keys(), ...keptFiles(root), ...(committed?.keys() ?? [])]);
  const fresh = wasWatched ? newFiles(own) : new Set();
  const textNamed = openTexts(root);
  const moment: Moment = { files: new Map(), unknown: [], cameWithFolder: new Set() };
  for (const file of names) {
    const isKnown = then.has(file) || fresh.has(file);
    const { text, cameWithFolder } = then.get(file) ?? {};
    const kept = text ? textNamed(text) : undefined;
    const bytes = isKnown ? kept : committed?.get(file);
    const isGone = isKnown ? !text : committed?.has(file) === true;
    if (isKnown && cameWithFolder) moment.cameWithFolder.add(file);
    if (bytes || isGone) moment.files.set(file, bytes);
    else moment.unknown.push(file);
  }
  return moment;
}

/** Files that were created since the journal began. For other files the first entries may be lost, or dropped as too old. */
function newFiles(entries: JournalEntry[]): Set<string> {
  const first = new Map<string, boolean>();
  for (const { by, changes } of entries)
    for (const { file, before } of changes)
      if (!first.has(file)) first.set(file, by !== 'found' && before === null);
  return new Set([...first].flatMap(([file, isNew]) => (isNew ? [file] : [])));
}
