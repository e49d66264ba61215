// Collects the names that documents of a site may use: addresses, places on pages, pictures, values, shared blocks.

import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Fields, isFields } from '../../base/json-value.ts';
import { counted } from '../../base/words.ts';
import { listPages, type PageListing } from '../../document/files/pages.ts';
import { read } from '../../document/files/read.ts';
import { listShared, sharedFile } from '../../document/files/shared.ts';
import { SHARED } from '../../document/schema/shared-block.ts';
import type { Definitions } from '../../document/schema/sources.ts';
import { walk } from '../../document/schema/walk.ts';

export type Name = { name: string; meaning: string };

/** How a name is explained. "routes" are the pages that use a shared document: the first ones by address. */
export type NameWords = {
  page: (title: string, isDraft: boolean) => string;
  place: (title: string | undefined, page: string) => string;
  shared: (title: string, pages: number, routes: string) => string;
  category: (articles: number) => string;
  folder: (articles: number) => string;
  file: (src: string) => string;
};

/** For people who change the files. */
const IN_EDITORS: NameWords = {
  page: (title, isDraft) => `The page “${title}”${isDraft ? ', a draft' : ''}`,
  place: (title, page) => `${title === undefined ? 'A place' : `“${title}”`} on the page “${page}”`,
  shared: (title, pages, routes) =>
    `“${title}”, ${pages === 0 ? 'used on no page yet' : `used on ${counted(pages, 'page')}: ${routes}`}`,
  category: articles => `A category with ${counted(articles, 'article')}`,
  folder: articles => `A folder with ${counted(articles, 'article')}`,
  file: src => `The file pages/_public${src}`,
};

/** Each kind is the word with which a schema asks for the list: "names": "links". */
export const KINDS = [
  'links',
  'pages',
  'cards',
  'pictures',
  'photos',
  'values',
  'amounts',
  'shared',
  'categories',
  'folders',
] as const;
export type Kind = (typeof KINDS)[number];

/** Their names are addresses of pages, which are known without reading a page. */
export const KINDS_OF_PAGES: string[] = ['links', 'pages', 'cards'] satisfies Kind[];
export type Names = { [kind in Kind]: Name[] };

/** A site with more pages gets no lists: nobody chooses from so many, and reading the pages would take longer than a second. */
const MOST_PAGES = 1000;
/** The most pages that an explanation lists by address. */
const MOST_ROUTES = 8;
// Needs a cast: every kind has its list, but the type of Object.fromEntries does not say so.
const NONE = Object.fromEntries(KINDS.map(kind => [kind, [] as Name[]])) as Names;

/** Undefined if a document cannot be read. The caller keeps the older names then, because half of the new ones would be worse. */
export function namesOf(
  root: string,
  definitions: Definitions,
  some?: PageListing['pages'],
  said = IN_EDITORS,
): Names | undefined {
  try {
    const paths = some ?? listPages(root).pages;
    if (paths.length > MOST_PAGES) return NONE;
    const site = readFields(root, 'pages/_site.json');
    const shared = listShared(root).names.map(name => ({ name, fields: readFields(root, sharedFile(name)) }));
    const pages = paths.map(({ route, file }) => pageOf(route, readFields(root, file), shared));
    const files = picturesBelow(root, said);
    const pageName = (page: Page) => nameOfPage(page, said);
    return {
      links: [
        ...pages.flatMap(page => [pageName(page), ...placesOn(page, definitions, said)]),
        ...addressNames(site),
      ],
      pages: pages.map(pageName),
      cards: pages.filter(({ fields }) => isFields(fields.card)).map(pageName),
      pictures: files.filter(({ name }) => /\.(svg|avif|webp|png|jpe?g)$/.test(name)),
      photos: files.filter(({ name }) => /\.(png|jpe?g)$/.test(name)),
      values: valueNames({ brand: site.brand, ...valuesOf(site) }),
      amounts: valueNames(amountsOf(site)),
      shared: shared.map(document => sharedName(document, pages, said)),
      categories: categoryNames(site, pages, said),
      folders: folderNames(site, pages, said),
    };
  } catch {
    return undefined;
  }
}

/** "blocks" holds the blocks that the page shows, with the blocks of shared documents in their places. */
type Page = { route: string; fields: Fields; blocks: Fields[]; uses: Fields[] };
type Shared = { name: string; fields: Fields };

function pageOf(route: string, fields: Fields, shared: Shared[]): Page {
  const uses = blocksIn(fields).filter(({ type }) => type === SHARED);
  const blocks = shownIn(fields).flatMap(block =>
    block.type === SHARED ? shownIn(shared.find(({ name }) => name === block.ref)?.fields) : [block],
  );
  return { route, fields, blocks, uses };
}

/** Leaves out hidden blocks, because no link can lead to a place in one. */
function shownIn(fields: Fields = {}): Fields[] {
  return blocksIn(fields).filter(({ hidden }) => hidden !== true);
}

function blocksIn({ blocks }: Fields): Fields[] {
  return Array.isArray(blocks) ? blocks.filter(isFields) : [];
}

/** “Opening hours”, used on 12 pages: /, /pricing, /faq … */
function sharedName({ name, fields }: Shared, pages: Page[], said: NameWords): Name {
  const routes = pages.filter(({ uses }) => uses.some(({ ref }) => ref === name)).map(({ route }) => route);
  const some = `${routes.slice(0, MOST_ROUTES).join(', ')}${routes.length > MOST_ROUTES ? ' …' : ''}`;
  return { name, meaning: said.shared(words(fields.title) ?? name, routes.length, some) };
}

function nameOfPage({ route, fields }: Page, said: NameWords): Name {
  return { name: route, meaning: said.page(words(fields.title) ?? route, fields.status === 'draft') };
}

function placesOn({ route, fields, blocks }: Page, definitions: Definitions, said: NameWords): Name[] {
  return blocks
    .flatMap(block => anchorsIn(block, definitions))
    .map(({ anchor, owner }) => {
      const place = ['heading', 'title', 'question', 'name'].map(field => words(owner[field])).find(Boolean);
      return {
        name: `${route}#${anchor}`,
        meaning: said.place(place, words(fields.title) ?? route),
      };
    });
}

function anchorsIn(block: Fields, definitions: Definitions): { anchor: string; owner: Fields }[] {
  const found: { anchor: string; owner: Fields }[] = [];
  walk(definitions[String(block.type)] ?? {}, block, definitions, ({ kind, value, path }, inside) => {
    const owner = path.slice(0, -1).reduce<unknown>(inner, block);
    if (kind === 'anchor' && typeof value === 'string' && isFields(owner))
      found.push({ anchor: value, owner });
    return inside();
  });
  return found;
}

function inner(value: unknown, step: string | number): unknown {
  return (value as Fields | undefined)?.[step];
}

function addressNames({ addresses }: Fields): Name[] {
  return Object.entries(isFields(addresses) ? addresses : {}).map(([name, address]) => ({
    name: `site:${name}`,
    meaning: String(address),
  }));
}

function valueNames(values: Fields): Name[] {
  return Object.entries(values).map(([name, value]) => ({
    name: `{${name}}`,
    meaning: String(value),
  }));
}

function valuesOf({ values }: Fields): Fields {
  return isFields(values) ? values : {};
}

function amountsOf(site: Fields): Fields {
  return Object.fromEntries(Object.entries(valuesOf(site)).filter(([, value]) => typeof value === 'number'));
}

function categoryNames({ categories }: Fields, pages: Page[], said: NameWords): Name[] {
  const used = pages.flatMap(({ fields: { article } }) => (isFields(article) ? [article.category] : []));
  return (Array.isArray(categories) ? categories : []).map(name => ({
    name: String(name),
    meaning: said.category(used.filter(other => other === name).length),
  }));
}

function folderNames({ articles }: Fields, pages: Page[], said: NameWords): Name[] {
  const folders = (Array.isArray(articles) ? articles : []).map(one => isFields(one) && one.folder);
  return folders
    .filter(folder => typeof folder === 'string')
    .map(name => {
      const held = pages.filter(({ route, fields }) => fields.article && route.startsWith(`${name}/`));
      return { name, meaning: said.folder(held.length) };
    });
}

function picturesBelow(root: string, said: NameWords): Name[] {
  const base = join(root, 'pages/_public');
  return readdirSync(join(base, 'images'), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(base.length).replaceAll('\\', '/'))
    .sort()
    .map(name => ({ name, meaning: said.file(name) }));
}

function readFields(root: string, file: string): Fields {
  const value: unknown = JSON.parse(read(root, file).source?.text ?? '');
  if (!isFields(value)) throw new Error(`${file} holds no fields.`);
  return value;
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
