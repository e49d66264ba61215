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
};

export function siteFacts(library: Library): SiteFacts {
  const value = library.settings().parsed?.value;
  if (!isFields(value)) return {};
  const { address, language, currency, timeZone, values, addresses } = value;
  return {
    ...(typeof address === 'string' && address !== '' && { address }),
    ...(typeof language === 'string' && { language }),
    ...(typeof currency === 'string' && { currency }),
    ...(typeof timeZone === 'string' && { timeZone }),
    ...(isFields(values) && { values: ['brand', ...Object.keys(values)] }),
    ...(isFields(addresses) && { addresses }),
  };
}
