// Says what stands behind a short form that a document writes: the amount in "{report}", the page at "/pricing".

import { isTimeZone } from '../../../base/dates/dates.ts';
import { type Fields, isFields } from '../../../base/json-value.ts';
import { amount, type Locale, localeIn, plainNumber } from '../../../base/language.ts';
import { inWords } from '../../../document/schema/labels.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { State } from '../../model/state/state.ts';
import { inBraces } from '../../words/words-schema.ts';

const { address } = SHELL_WORDS;

/** The name of the site document and what it holds. */
export function siteNow({ look }: Pick<State, 'look'>): { document: string; value: Fields } {
  const [document, now] = Object.entries(look?.documents ?? {}).find(([, { kind }]) => kind === 'site') ?? [];
  return { document: document ?? '', value: isFields(now?.value) ? now.value : {} };
}

/** "label" is its name in words, "path" leads to the value in the site document. */
export type ShownValue = { name: string; label: string; shown: string; path: string[] };

/** Each name in braces with what visitors read there. */
export function valuesIn(text: string, state: Pick<State, 'look'>): ShownValue[] {
  const { value: site } = siteNow(state);
  const values: Fields = { brand: site.brand, ...(isFields(site.values) ? site.values : {}) };
  const names = new Set(Array.from(text.matchAll(/\{([\w-]+)\}/g), ([, name]) => name ?? ''));
  return [...names].flatMap(name => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (value === undefined) return [];
    const path = name === 'brand' ? [name] : ['values', name];
    const shown = typeof value === 'number' ? amountOnSite(value, state) : String(value);
    return [{ name: `{${name}}`, label: inWords(name), shown, path }];
  });
}

/** What visitors read for the name of a value. */
export function shownFor(name: string, state: Pick<State, 'look'>): string | undefined {
  return valuesIn(inBraces(name), state)[0]?.shown;
}

/** The value that a field shows, if it shows nothing else. */
export function onlyValueIn(value: unknown, state: Pick<State, 'look'>): ShownValue | undefined {
  const [found] = typeof value === 'string' ? valuesIn(value, state) : [];
  return found?.name === value ? found : undefined;
}

/** What visitors read: "Why choose Oak & Awl" for "Why choose {brand}". */
export function asVisitorsRead(text: string, state: Pick<State, 'look'>): string {
  return valuesIn(text, state).reduce((said, { name, shown }) => said.replaceAll(name, shown), text);
}

/** The site's language and currency. Undefined while its document names none that exist. */
export function localeNow(state: Pick<State, 'look'>): Locale | undefined {
  return localeIn(siteNow(state).value);
}

/** 700 → "$700", as the site writes amounts. */
export function amountOnSite(value: number, state: Pick<State, 'look'>): string {
  const locale = localeNow(state);
  return locale ? amount(value, locale) : String(value);
}

/** 12.5 → "12,5" on a German site: a number that is no amount, or may be none. */
export function numberOnSite(value: number, state: Pick<State, 'look'>): string {
  const locale = localeNow(state);
  return locale ? plainNumber(value, locale.language) : String(value);
}

/** Says where an address leads, as far as the shell knows without asking. */
export function addressWords(written: string, state: Pick<State, 'look' | 'pages'>): string | undefined {
  const { value: site } = siteNow(state);
  const [before = '', place] = written.split('#');
  const page = state.pages.find(({ route }) => route === before);
  if (page && place) return address.placeOn(page.title);
  if (page) return address.page(page.title);
  if (before === '' && place) return address.placeHere;
  const [, scheme, rest = ''] = /^(https:\/\/|mailto:|tel:|site:)(.+)$/.exec(written) ?? [];
  if (scheme === 'https://') return address.website(rest.split('/')[0] ?? '');
  if (scheme === 'mailto:') return address.email(rest.split('?')[0] ?? '');
  if (scheme === 'tel:') return address.calls(rest);
  const named = isFields(site.addresses) ? site.addresses[rest] : undefined;
  return scheme === 'site:' && typeof named === 'string' ? address.ofSite(rest, named) : undefined;
}

/** The time zone in which the days of the site begin. */
export function timeZoneNow(state: State): string {
  const zone = String(siteNow(state).value.timeZone ?? 'UTC');
  return isTimeZone(zone) ? zone : 'UTC';
}
