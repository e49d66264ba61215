// Finds earlier changes by their ids and earlier texts by their versions, both in the journal. A window asks soon after the change,
// so only the newest parts are read.
import { readFileSync } from 'node:fs';
import { entriesOfPart, type JournalEntry, journalParts } from '../../../change/journal/parts.ts';
import { keptText } from '../../../change/journal/texts.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import { isDoneBy, numbered } from '../../model/change-ids.ts';

const NEWEST = 2;

export function changeWithId(root: string, id: string): JournalEntry | undefined {
  const inQuotes = JSON.stringify(numbered(id).name);
  return newestParts(root)
    .filter(part => readFileSync(part).includes(inQuotes.slice(0, -1)))
    .flatMap(part => entriesOfPart(root, part))
    .findLast(
      one => one.by === 'composer' && one.id !== undefined && isDoneBy(id, one.id) && !one.cameWithFolder,
    );
}

/** Undefined if the text is no longer kept. */
export function textOfVersion(root: string, file: string, version: string): string | undefined {
  const kept = textNamed(root, version);
  if (kept !== undefined) return kept;
  // A file with a byte order mark is kept by the name of all its bytes, and a version leaves the mark out.
  const names = newestParts(root)
    .flatMap(part => entriesOfPart(root, part))
    .filter(({ cameWithFolder }) => !cameWithFolder)
    .flatMap(({ changes }) => changes.filter(change => change.file === file))
    .flatMap(({ before, after }) => [before, after].filter(name => name !== null));
  for (const name of [...new Set(names)].reverse()) {
    const text = textNamed(root, name);
    if (text !== undefined && versionOf(text) === version) return text;
  }
  return undefined;
}

export function textNamed(root: string, name: string): string | undefined {
  return keptText(root, name)
    ?.toString('utf8')
    .replace(/^\ufeff/, '');
}

/** The texts of a change's files before and after it. Undefined for a text that is no longer kept. */
export function changedTexts({ changes }: JournalEntry, root: string) {
  const text = (name: string | null) => (name === null ? undefined : textNamed(root, name));
  return changes.map(({ file, before, after }) => ({ file, before: text(before), after: text(after) }));
}

export function newestParts(root: string): string[] {
  return journalParts(root).slice(-NEWEST);
}
