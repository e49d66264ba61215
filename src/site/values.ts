// The values that the site document keeps for pages in, what stands in the place of a name in braces out. Words are as they are
// written; a number is an amount of money, in the language and the currency of the site.
import { amount } from '../base/language.ts';
import type { SiteDocument } from '../generated/types.ts';

const BRACES = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** A name that the site does not know stays as it is: the check has refused it. */
export function withValues(text: string, site: SiteDocument): string {
  if (!text.includes('{')) return text;
  return text.replace(BRACES, (whole, name: string) => {
    const value = name === 'brand' ? site.brand : valueNamed(name, site);
    return typeof value === 'number' ? amount(value, site) : (value ?? whole);
  });
}

/** Of a field that takes an amount: 700 is itself, "{report}" the number of that name. */
export function amountOf(written: unknown, site: { values?: unknown } | undefined): number | undefined {
  if (typeof written === 'number') return written;
  const [, name] = typeof written === 'string' ? (/^\{(\w+)\}$/.exec(written) ?? []) : [];
  const value = name === undefined ? undefined : valueNamed(name, site);
  return typeof value === 'number' ? value : undefined;
}

function valueNamed(name: string, site: { values?: unknown } | undefined): string | number | undefined {
  const values = (site?.values ?? {}) as SiteDocument['values'];
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
