// Decides what is taken out of a document when a page is removed: what stands for the page itself, such as its card, and buttons
// or menu entries if the document leads to the replacement already.
import { Failure } from '../../../base/failure.ts';
import type { Path } from '../../../base/json-value.ts';
import { says, the } from '../../../base/sentences/said.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import type { Piece } from '../../../document/schema/walk.ts';
import type { Inventory } from '../../../site/inventory.ts';
import { isInMenu } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import { entriesTo, isInList, type Mention } from './mentions.ts';
import type { Instead } from './removed-page.ts';
import { isAmong, isPathBelow, isSamePath, wholeOf } from './take-out.ts';

type Entries = { document: DocumentFile; inventory: Inventory; mentions: Mention[] };

export function placesThatGo(found: Entries, instead: Instead, library: Library): Path[] {
  const { document, inventory, mentions } = found;
  const shape = {
    value: inventory.parsed.value,
    schema: library.schemas[document.kind],
    definitions: library.definitions,
  };
  const ofPage = wholeOf(placesOfPage(found, instead), shape);
  if (!ofPage) {
    throw new Failure(
      says`${the.page(document.file)} would have no block left without the page. Give it another one first, or take it away as well.`,
    );
  }
  const there = instead.target ? entriesTo(instead.target.route, inventory) : [];
  const entries = mentions.flatMap(({ entry }) => entry ?? []);
  return entries.reduce((out, entry, index) => {
    const isLeft = ({ path }: Piece) => !isAmong(path, out);
    const before = entries.slice(0, index).filter(isLeft);
    if (!isLeft(entry) || !isNeedless(entry, there.filter(isLeft), before, document, instead)) return out;
    const more = wholeOf(out.concat([entry.path]), shape);
    return more && isOnlyMore(more, entry) ? more : out;
  }, ofPage);
}

/** Whether the entry can go alone or with its list. If its block had to go too, the entry stays and leads to the replacement. */
function isOnlyMore(out: Path[], entry: Piece): boolean {
  const own = isInList(entry) ? [entry.path, entry.path.slice(0, -1)] : [entry.path];
  return own.some(place => out.some(path => isSamePath(path, place)));
}

/**
 * A page cannot be above itself, so the replacement loses its "parent" if that was the removed page. The folder of articles stays
 * while there are articles in it.
 */
function placesOfPage({ document, mentions }: Entries, instead: Instead): Path[] {
  return mentions.flatMap(({ kind, path }) => {
    if (kind === 'name' || (kind === 'folder' && !instead.hasPagesBelow)) return [path.slice(0, -1)];
    return kind === 'parent' && document.file === instead.target?.file ? [path] : [];
  });
}

/**
 * Without a replacement, an entry of the menu goes with its page. A public page never goes without one.
 *
 * Entries in "there" lead to the replacement already; entries in "before" will. One button on a page is enough, and one entry in
 * the menu or the footer.
 */
function isNeedless(
  entry: Piece,
  there: Piece[],
  before: Piece[],
  { kind, file }: DocumentFile,
  { target, links }: Instead,
): boolean {
  if (links === 'take out' || (file === target?.file && kind !== 'site')) return true;
  if (!isInList(entry)) return false;
  if (kind === 'site' && !target && isInMenu(entry.path)) return true;
  if (kind === 'site' && there.some(other => other.path[0] === entry.path[0])) return true;
  if (kind !== 'site' && there.length > 0) return true;
  return [...there, ...before].some(other => isInOneList(other.path, entry.path));
}

function isInOneList(one: Path, other: Path): boolean {
  return one.length === other.length && isPathBelow(one, other.slice(0, -1));
}
