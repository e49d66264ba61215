// A page in, its blocks with the shared ones in their places out; and the other way round: a shared document in, the pages
// that use it out. Both read what is written, so that they also serve documents with mistakes.
import type { Fields, Path } from '../base/json-value.ts';
import { counted } from '../base/words.ts';
import type { DocumentFile, PageFile, SharedFile } from '../document/problem/document.ts';
import { SHARED } from '../document/schema/sources.ts';
import { readUse, type WrittenBlock, writtenIn } from './inventory.ts';
import type { Library, Use } from './types.ts';

/** A block in its place on a page, with the file and the place that it is written in. */
export type StandingBlock = { block: Fields; file: DocumentFile; path: Path; use?: Use };

export function blocksOf(page: DocumentFile, library: Library): StandingBlock[] {
  return writtenIn(page, library).flatMap(({ block, path }) => {
    const use = readUse({ block, path });
    if (!use) return block.type === SHARED ? [] : [{ block, file: page, path }];
    const file = library.shared(use.name);
    return file ? writtenIn(file, library).map(written => standing(written, file, use)) : [];
  });
}

function standing({ block, path }: WrittenBlock, file: SharedFile, use: Use): StandingBlock {
  return { block: use.isHidden ? { ...block, hidden: true } : block, file, path, use };
}

export function isShown({ block }: StandingBlock): boolean {
  return block.hidden !== true;
}

/** Everything that the page shows can be drawn: no shared document of it is missing or has mistakes of its own. */
export function isWhole(page: PageFile, library: Library): boolean {
  return usesOn(page, library).every(
    ({ name, isHidden }) => isHidden || library.shared(name)?.document !== undefined,
  );
}

export function usesOn(page: PageFile, library: Library): Use[] {
  return library.summary(page).uses;
}

/** The shared documents of a page, each once. */
export function sharedOn(page: PageFile, library: Library): SharedFile[] {
  const names = new Set(usesOn(page, library).map(({ name }) => name));
  return [...names].flatMap(name => library.shared(name) ?? []);
}

/** The pages that use a shared document, hidden or not. */
export function usersOf({ name }: SharedFile, library: Library): PageFile[] {
  return library
    .routes()
    .flatMap(route => library.page(route) ?? [])
    .filter(page => usesOn(page, library).some(use => use.name === name));
}

/** "Used on 3 pages: /, /faq (hidden), /pricing." */
export function usedSentence(file: SharedFile, library: Library): string {
  const users = usersOf(file, library);
  if (users.length === 0) return 'No page uses this.';
  const names = users.map(page => (showsIt(page, file, library) ? page.route : `${page.route} (hidden)`));
  return `Used on ${counted(users.length, 'page')}: ${names.join(', ')}.`;
}

export function showsIt(page: PageFile, { name }: SharedFile, library: Library): boolean {
  return usesOn(page, library).some(use => use.name === name && !use.isHidden);
}

/** "used on 12 pages" */
export function usedWords(file: SharedFile, library: Library): string {
  return `used on ${counted(usersOf(file, library).length, 'page')}`;
}
