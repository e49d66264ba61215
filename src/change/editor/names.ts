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
): Names | undefined {
  try {
    const paths = some ?? listPages(root).pages;
    if (paths.length > MOST_PAGES) return NONE;
    const site = readFields(root, 'pages/_site.json');
    const shared = listShared(root).names.map(name => ({ name, fields: readFields(root, sharedFile(name)) }));
    const pages = paths.map(({ route, file }) => pageOf(route, readFields(root, file), shared));
    const files = picturesBelow(root);
    return {
      links: [...pages.flatMap(page => linksTo(page, definitions)), ...addressNames(site)],
      pages: pages.map(pageName),
      cards: pages.filter(({ fields }) => isFields(fields.card)).map(pageName),
      pictures: files.filter(({ name }) => /\.(svg|avif|webp|png|jpe?g)$/.test(name)),
      photos: files.filter(({ name }) => /\.(png|jpe?g)$/.test(name)),
      values: valueNames({ brand: site.brand, ...valuesOf(site) }),
      amounts: valueNames(amountsOf(site)),
      shared: shared.map(document => sharedName(document, pages)),
      categories: categoryNames(site, pages),
      folders: folderNames(site, pages),
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
function sharedName({ name, fields }: Shared, pages: Page[]): Name {
  const routes = pages.filter(({ uses }) => uses.some(({ ref }) => ref === name)).map(({ route }) => route);
  const some = `: ${routes.slice(0, MOST_ROUTES).join(', ')}${routes.length > MOST_ROUTES ? ' …' : ''}`;
  const where =
    routes.length === 0 ? 'used on no page yet' : `used on ${counted(routes.length, 'page')}${some}`;
  return { name, meaning: `“${words(fields.title) ?? name}”, ${where}` };
}

function linksTo(page: Page, definitions: Definitions): Name[] {
  return [pageName(page), ...placesOn(page, definitions)];
}

function pageName({ route, fields }: Page): Name {
  const draft = fields.status === 'draft' ? ', a draft' : '';
  return { name: route, meaning: `The page “${words(fields.title) ?? route}”${draft}` };
}

function placesOn({ route, fields, blocks }: Page, definitions: Definitions): Name[] {
  return blocks
    .flatMap(block => anchorsIn(block, definitions))
    .map(({ anchor, owner }) => {
      const place = ['heading', 'title', 'question', 'name'].map(field => words(owner[field])).find(Boolean);
      return {
        name: `${route}#${anchor}`,
        meaning: `${place ? `“${place}”` : 'A place'} on the page “${words(fields.title) ?? route}”`,
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

function categoryNames({ categories }: Fields, pages: Page[]): Name[] {
  const used = pages.flatMap(({ fields: { article } }) => (isFields(article) ? [article.category] : []));
  return (Array.isArray(categories) ? categories : []).map(name => ({
    name: String(name),
    meaning: `A category with ${counted(used.filter(other => other === name).length, 'article')}`,
  }));
}

function folderNames({ articles }: Fields, pages: Page[]): Name[] {
  const folders = (Array.isArray(articles) ? articles : []).map(one => isFields(one) && one.folder);
  return folders
    .filter(folder => typeof folder === 'string')
    .map(name => {
      const held = pages.filter(({ route, fields }) => fields.article && route.startsWith(`${name}/`));
      return { name, meaning: `A folder with ${counted(held.length, 'article')}` };
    });
}

function picturesBelow(root: string): Name[] {
  const base = join(root, 'pages/_public');
  return readdirSync(join(base, 'images'), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(base.length).replaceAll('\\', '/'))
    .sort()
    .map(name => ({ name, meaning: `The file pages/_public${name}` }));
}

function readFields(root: string, file: string): Fields {
  const value: unknown = JSON.parse(read(root, file).source?.text ?? '');
  if (!isFields(value)) throw new Error(`${file} holds no fields.`);
  return value;
}

function words(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
