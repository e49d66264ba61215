// Puts the values of the site document in place of names in braces. A value that is text goes in as it is. A number is an amount
// of money, written in the site's language and currency.
import { amount } from '../base/language.ts';
import type { SiteDocument } from '../generated/types.ts';

const BRACES = /\{([A-Za-z][A-Za-z0-9]*)\}/g;

/** Leaves unknown names as they are, because the check has refused them already. */
export function withValues(text: string, site: SiteDocument): string {
  if (!text.includes('{')) return text;
  return text.replace(BRACES, (whole, name: string) => {
    const value = name === 'brand' ? site.brand : valueNamed(name, site);
    return typeof value === 'number' ? amount(value, site) : (value ?? whole);
  });
}

/** The number in a field for an amount: 700 itself, or the value "report" for "{report}". */
export function amountOf(written: unknown, site: { values?: unknown } | undefined): number | undefined {
  if (typeof written === 'number') return written;
  const [, name] = typeof written === 'string' ? (/^\{(\w+)\}$/.exec(written) ?? []) : [];
  const value = name === undefined ? undefined : valueNamed(name, site);
  return typeof value === 'number' ? value : undefined;
}

export function hasValue(name: string, site: { values?: unknown } | undefined): boolean {
  return name === 'brand' || valueNamed(name, site) !== undefined;
}

function valueNamed(name: string, site: { values?: unknown } | undefined): string | number | undefined {
  const values = (site?.values ?? {}) as SiteDocument['values'];
  return Object.hasOwn(values, name) ? values[name] : undefined;
}
