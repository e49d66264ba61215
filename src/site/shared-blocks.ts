// Lists the blocks of a page with the shared ones in their places, and finds the pages that use a shared document. Works on
// documents with mistakes too, because it reads what is written.
import type { Fields, Path } from '../base/json-value.ts';
import { counted } from '../base/words.ts';
import type { DocumentFile, PageFile, SharedFile } from '../document/problem/document.ts';
import { SHARED } from '../document/schema/shared-block.ts';
import { readUse, type WrittenBlock, writtenIn } from './inventory.ts';
import type { Library, Use } from './types.ts';

/** A block of a page, with the file in which it is written and its path there. */
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

/** Whether every shared document that the page shows is there and has no mistakes, so that the page can be drawn. */
export function isWhole(page: PageFile, library: Library): boolean {
  return usesOn(page, library).every(
    ({ name, isHidden }) => isHidden || library.shared(name)?.document !== undefined,
  );
}

export function usesOn(page: PageFile, library: Library): Use[] {
  return library.summary(page).uses;
}

/** The shared documents that a page uses, each once. */
export function sharedOn(page: PageFile, library: Library): SharedFile[] {
  const names = new Set(usesOn(page, library).map(({ name }) => name));
  return [...names].flatMap(name => library.shared(name) ?? []);
}

/** The pages that use a shared document, even if they hide it. */
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
