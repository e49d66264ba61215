// Finds the present name of a document whose page has got another address since a window saw it.
import { readFileSync } from 'node:fs';
import { entriesOfPart, type JournalEntry } from '../../../change/journal/parts.ts';
import { routeOfFile } from '../../../document/files/pages.ts';
import { newestParts } from './earlier.ts';

/**
 * Returns a function from the name and version that a window has seen to the present name. If another page has the old address by
 * now, the version tells which page is meant. The journal is read once, for all documents of an answer.
 */
export function namesToday(root: string): (document: string, version: string) => string {
  let entries: JournalEntry[] | undefined;
  return (document, version) => {
    if (!document.startsWith('/')) return document;
    entries ??= entriesAroundMoves(root);
    const isSeen = (change: { file: string; after: string | null }) =>
      change.after === version && routeOfFile(change.file) === document;
    const seenAt = entries.findLastIndex(({ changes }) => changes.some(isSeen));
    return entries.slice(seenAt + 1).reduce((name, { moves = [] }) => {
      const move = moves.find(({ from }) => routeOfFile(from) === name);
      return move ? routeOfFile(move.to) : name;
    }, document);
  };
}

/** Reads the newest parts only, because a window asks shortly after the move. Without a move, no entry has to be read. */
function entriesAroundMoves(root: string): JournalEntry[] {
  const parts = newestParts(root);
  if (!parts.some(part => readFileSync(part).includes('"moves"'))) return [];
  return parts.flatMap(part => entriesOfPart(root, part)).filter(one => !one.cameWithFolder);
}
