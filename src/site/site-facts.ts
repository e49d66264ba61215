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
  /** What articles may have for a category; undefined where mistakes of the site document may hide them. */
  categories?: string[];
  /** The pack of claims that the lint goes by. */
  claims?: string;
};

export function siteFacts(library: Library): SiteFacts {
  const { parsed, document } = library.settings();
  const value = parsed?.value;
  if (!isFields(value)) return {};
  const { address, language, currency, timeZone, values, addresses, categories, lint } = value;
  return {
    ...(typeof address === 'string' && address !== '' && { address }),
    ...(typeof language === 'string' && { language }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(isFields(values) && { values: ['brand', ...Object.keys(values)] }),
    ...(isFields(addresses) && { addresses }),
    ...(isFields(lint) && typeof lint.claims === 'string' && { claims: lint.claims }),
    ...(Array.isArray(categories)
      ? { categories: categories.filter(name => typeof name === 'string') }
      : document && { categories: [] }),
  };
}
