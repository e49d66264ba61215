// Finds the name that a document has today. Its page may have got another address since a window has seen it.
import { readFileSync } from 'node:fs';
import { entriesOfPart } from '../../../change/journal/parts.ts';
import { routeOfFile } from '../../../document/files/pages.ts';
import { newestParts } from './earlier.ts';

/**
 * "version" tells which of two pages is meant, if another page has the old address by now. Only the newest parts of the journal are
 * read, because a window asks shortly after the move.
 */
export function documentToday(document: string, version: string, root: string): string {
  const parts = newestParts(root);
  if (!document.startsWith('/') || !parts.some(part => readFileSync(part).includes('"moves"')))
    return document;
  const entries = parts.flatMap(part => entriesOfPart(root, part)).filter(one => !one.cameWithFolder);
  const isSeen = (change: { file: string; after: string | null }) =>
    change.after === version && routeOfFile(change.file) === document;
  const seenAt = entries.findLastIndex(({ changes }) => changes.some(isSeen));
  return entries.slice(seenAt + 1).reduce((name, { moves = [] }) => {
    const move = moves.find(({ from }) => routeOfFile(from) === name);
    return move ? routeOfFile(move.to) : name;
  }, document);
}
