// The site document in, what pages may refer to out. It is read even from a site document with mistakes, so that one
// mistake there doesn't become a hundred on the pages.
import { isFields } from '../base/json-value.ts';
import type { SiteFile } from '../document/problem/document.ts';
import type { Library } from './types.ts';

/** "offered" are those that a sentence may list or propose: a document that has far more than it may is not read out. */
type KnownNames = { has: (name: string) => boolean; offered: string[] };

const MOST_OFFERED = 60;

export type SiteFacts = {
  address?: string;
  language?: string;
  currency?: string;
  timeZone?: string;
  /** Undefined where the site document cannot be read at all. */
  values?: KnownNames;
  /** Those of the values that are amounts of money. */
  amounts: KnownNames;
  addresses?: { [name: string]: unknown };
  addressNames: KnownNames;
  /** What articles may have for a category; undefined where mistakes of the site document may hide them. */
  categories?: KnownNames;
  /** Which folders hold articles; undefined as for the categories. */
  folders?: KnownNames;
  /** The pack of claims that the lint goes by. */
  claims?: string;
};

const known = new WeakMap<SiteFile, SiteFacts>();

/** Every link and every word in braces asks for them. */
export function siteFacts(library: Library): SiteFacts {
  const file = library.settings();
  const facts = known.get(file) ?? factsIn(file);
  known.set(file, facts);
  return facts;
}

function factsIn({ parsed, document }: SiteFile): SiteFacts {
  const value = parsed?.value;
  if (!isFields(value)) return { amounts: namesOf([]), addressNames: namesOf([]) };
  const { address, language, currency, timeZone, values, addresses, articles, categories, lint } = value;
  return {
    ...(typeof address === 'string' && address !== '' && { address }),
    ...(typeof language === 'string' && { language }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(isFields(values) && { values: namesOf(['brand', ...Object.keys(values)]) }),
    ...(isFields(addresses) && { addresses }),
    ...(isFields(lint) && typeof lint.claims === 'string' && { claims: lint.claims }),
    addressNames: namesOf(Object.keys(isFields(addresses) ? addresses : {})),
    amounts: namesOf(
      Object.entries(isFields(values) ? values : {}).flatMap(([name, kept]) =>
        typeof kept === 'number' ? name : [],
      ),
    ),
    categories: namesIn(categories, document),
    folders: namesIn(foldersOf(articles), document),
  };
}

function foldersOf(articles: unknown): unknown {
  return Array.isArray(articles) ? articles.map(one => isFields(one) && one.folder) : articles;
}

/** A list that is left out is empty, unless mistakes of the document may hide it. */
function namesIn(list: unknown, document: object | undefined): KnownNames | undefined {
  if (Array.isArray(list)) return namesOf(list.filter(name => typeof name === 'string'));
  return document && namesOf([]);
}

function namesOf(all: string[]): KnownNames {
  const known = new Set(all);
  return { has: name => known.has(name), offered: all.slice(0, MOST_OFFERED) };
}
