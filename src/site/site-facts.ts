// The site document in, what pages may refer to out. It is read even from a site document with mistakes, so that one
// mistake there doesn't become a hundred on the pages.
import { isFields } from '../base/json-value.ts';
import type { Library } from './types.ts';

export type SiteFacts = {
  address?: string;
  language?: string;
  currency?: string;
  timeZone?: string;
  /** Undefined where the site document cannot be read at all. */
  values?: string[];
  /** Those of the values that are amounts of money. */
  amounts: string[];
  addresses?: { [name: string]: unknown };
  /** What articles may have for a category; undefined where mistakes of the site document may hide them. */
  categories?: string[];
  /** Which folders hold articles; undefined as for the categories. */
  folders?: string[];
  /** The pack of claims that the lint goes by. */
  claims?: string;
};

export function siteFacts(library: Library): SiteFacts {
  const { parsed, document } = library.settings();
  const value = parsed?.value;
  if (!isFields(value)) return { amounts: [] };
  const { address, language, currency, timeZone, values, addresses, articles, categories, lint } = value;
  return {
    ...(typeof address === 'string' && address !== '' && { address }),
    ...(typeof language === 'string' && { language }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(isFields(values) && { values: ['brand', ...Object.keys(values)] }),
    ...(isFields(addresses) && { addresses }),
    ...(isFields(lint) && typeof lint.claims === 'string' && { claims: lint.claims }),
    amounts: Object.entries(isFields(values) ? values : {}).flatMap(([name, kept]) =>
      typeof kept === 'number' ? name : [],
    ),
    categories: namesIn(categories, document),
    folders: namesIn(foldersOf(articles), document),
  };
}

function foldersOf(articles: unknown): unknown {
  return Array.isArray(articles) ? articles.map(one => isFields(one) && one.folder) : articles;
}

/** A list that is left out is empty, unless mistakes of the document may hide it. */
function namesIn(list: unknown, document: object | undefined): string[] | undefined {
  if (Array.isArray(list)) return list.filter(name => typeof name === 'string');
  return document && [];
}
