// Works out what happens to every document when pages move. Writes nothing.

import { read } from '../../../document/files/read.ts';
import { parse } from '../../../document/json/parse.ts';
import type { DocumentFile, PageFile } from '../../../document/problem/document.ts';
import { documentsOf } from '../../../site/library/documents.ts';
import { starterFiles } from '../../../site/library/starters.ts';
import type { Library } from '../../../site/types.ts';
import type { SavedFile } from '../../save/together.ts';
import type { Move } from './moves.ts';
import { type Rewritten, rewrite } from './rewrite.ts';

export type Plan = { moves: Move[]; rewritten: Rewritten[]; changes: SavedFile[] };

export function movePlan(moves: Move[], library: Library): Plan {
  const addresses = new Map(moves.map(({ from, route }) => [from.route, route]));
  const rewritten = documentsAndStarters(library).flatMap(document => {
    const move = moves.find(({ page }) => page === document);
    return rewrite(document, move, addresses, library) ?? [];
  });
  return { moves, rewritten, changes: changesOf(rewritten) };
}

export function documentsAndStarters(library: Library): DocumentFile[] {
  const starters = starterFiles(library.root).map(file => starterDocument(file, library));
  return [...documentsOf(library), ...starters];
}

/** A starter is a page without an address. */
function starterDocument(file: string, library: Library): PageFile {
  const { source, problems } = read(library.root, file);
  return { kind: 'page', route: '', file, problems, ...(source && { source, parsed: parse(source).parsed }) };
}

/** A page may move to the file that another page leaves, so both changes become one. */
function changesOf(rewritten: Rewritten[]): SavedFile[] {
  const changes = new Map<string, SavedFile>();
  const note = (file: string, change: Omit<SavedFile, 'file'>) =>
    changes.set(file, { ...changes.get(file), ...change, file });
  for (const { document, move, before, after } of rewritten) {
    if (move) note(document.file, { before });
    if (move) note(move.file, { after });
    else if (after !== before) note(document.file, { before, after });
  }
  return [...changes.values()];
}
