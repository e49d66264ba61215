// A page in, its blocks with the shared ones in their places out; and the other way round: a shared document in, the pages
// that use it out. Both read what is written, so that they also serve documents with mistakes.
import { SHARED } from '../schema/sources.ts';
import type { DocumentFile, PageFile, Path, SharedFile } from './document.ts';
import { type Library, schemaOf } from './library.ts';
import { isFields } from './where.ts';
import { counted } from './words.ts';

type Fields = { [field: string]: unknown };

/** A place on a page that names a shared document. */
export type Use = { name: string; path: Path; isHidden: boolean };

/** A block in its place on a page, with the file and the place that it is written in. */
export type StandingBlock = { block: Fields; file: DocumentFile; path: Path; use?: Use };

export function blocksOf(page: DocumentFile, library: Library): StandingBlock[] {
  return writtenIn(page, library).flatMap(({ block, path }) => {
    const use = useOf(block, path);
    if (!use) return block.type === SHARED ? [] : [{ block, file: page, path }];
    const file = library.shared(use.name);
    return file ? writtenIn(file, library).map(written => standing(written, file, use)) : [];
  });
}

function standing({ block, path }: Written, file: SharedFile, use: Use): StandingBlock {
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

const uses = new WeakMap<PageFile, Use[]>();

export function usesOn(page: PageFile, library: Library): Use[] {
  const known = uses.get(page);
  if (known) return known;
  const found = writtenIn(page, library).flatMap(({ block, path }) => useOf(block, path) ?? []);
  uses.set(page, found);
  return found;
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

type Written = { block: Fields; path: Path };

/** A list that is too long is looked at as far as it may go. */
function writtenIn(file: DocumentFile, library: Library): Written[] {
  const fields: unknown = file.document ?? file.parsed?.value;
  const blocks: unknown[] = isFields(fields) && Array.isArray(fields.blocks) ? fields.blocks : [];
  const { maxItems } =
    (schemaOf(file, library).properties as { blocks?: { maxItems?: number } }).blocks ?? {};
  return blocks
    .slice(0, maxItems)
    .flatMap((block, index) => (isFields(block) ? [{ block, path: ['blocks', index] }] : []));
}

function useOf({ type, ref, hidden }: Fields, path: Path): Use | undefined {
  return type === SHARED && typeof ref === 'string'
    ? { name: ref, path, isHidden: hidden === true }
    : undefined;
}
