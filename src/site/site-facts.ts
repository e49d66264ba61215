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
  addresses?: { [name: string]: unknown };
  /** What articles may have for a category; undefined as for the values. */
  categories?: string[];
  /** Which folders hold articles; undefined as for the values. */
  folders?: string[];
  /** The pack of claims that the lint goes by. */
  claims?: string;
};

export function siteFacts(library: Library): SiteFacts {
  const value = library.settings().parsed?.value;
  if (!isFields(value)) return {};
  const { address, language, currency, timeZone, values, addresses, articles, categories, lint } = value;
  return {
    ...(typeof address === 'string' && address !== '' && { address }),
    ...(typeof language === 'string' && { language }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(isFields(values) && { values: ['brand', ...Object.keys(values)] }),
    ...(isFields(addresses) && { addresses }),
    ...(isFields(lint) && typeof lint.claims === 'string' && { claims: lint.claims }),
    categories: namesIn(categories),
    folders: namesIn(Array.isArray(articles) ? articles.map(one => isFields(one) && one.folder) : []),
  };
}

function namesIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter(name => typeof name === 'string') : [];
}
