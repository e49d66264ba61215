// Reads from the site document what pages can refer to. It does so even if the site document has mistakes, so that one mistake
// there does not become a hundred on the pages.
import { isFields } from '../base/json-value.ts';
import { phoneCountryOf } from '../base/phones.ts';
import type { SiteFile } from '../document/problem/document.ts';
import type { Library } from './types.ts';

/**
 * "offered" are the names that a message can list or propose. They are limited, because a faulty document may have far too many.
 */
type KnownNames = { has: (name: string) => boolean; all: string[]; offered: string[] };

const MOST_OFFERED = 60;

export type SiteFacts = {
  address?: string;
  language?: string;
  currency?: string;
  timeZone?: string;
  /** The two letters of the country, if language and time zone leave no doubt. */
  country?: string;
  /** Undefined if the site document cannot be read at all. */
  values?: KnownNames;
  /** The values that are amounts of money. */
  amounts: KnownNames;
  addresses?: { [name: string]: unknown };
  addressNames: KnownNames;
  /** The categories that articles can have; undefined if mistakes in the site document may hide some. */
  categories?: KnownNames;
  /** The folders that hold articles; undefined for the same reason. */
  folders?: KnownNames;
  /** The name of the list of claims that the lint warns about. */
  claims?: string;
};

const known = new WeakMap<SiteFile, SiteFacts>();

/** Kept, because every link and every name in braces asks for them. */
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
    ...countryIn(language, timeZone),
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

function countryIn(language: unknown, timeZone: unknown): { country?: string } {
  const country = phoneCountryOf({
    ...(typeof language === 'string' && { language }),
    ...(typeof timeZone === 'string' && { timeZone }),
  });
  return country === undefined ? {} : { country };
}

function foldersOf(articles: unknown): unknown {
  return Array.isArray(articles) ? articles.map(one => isFields(one) && one.folder) : articles;
}

/** A missing list counts as empty. If mistakes in the document may hide the list, the result is undefined. */
function namesIn(list: unknown, document: object | undefined): KnownNames | undefined {
  if (Array.isArray(list)) return namesOf(list.filter(name => typeof name === 'string'));
  return document && namesOf([]);
}

function namesOf(all: string[]): KnownNames {
  const known = new Set(all);
  return { has: name => known.has(name), all, offered: all.slice(0, MOST_OFFERED) };
}
