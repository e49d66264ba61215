// Chooses what stands in a field that is begun: words of an example, or a name, an address or a choice that this site accepts.
import { isFields } from '../../../base/json-value.ts';
import { purposeAndExample } from '../../../document/schema/fields.ts';
import type { Schema } from '../../../document/schema/sources.ts';
import type { Supply } from './supply.ts';

/** Whether visitors read the text as it is written. */
export function isWords({ type, pattern, enum: choices, names = 'values' }: Schema): boolean {
  return [type].flat().includes('string') && !pattern && !choices && names === 'values';
}

/** All texts inside a value. A field of words may hold a list of paragraphs, or a title with a text. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) || isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Prefers words of an example: the check knows that nobody has written them, and keeps them from visitors. */
export function wordsFor(schema: Schema, shown: string[], used: Set<string>, supply: Supply): string {
  const told = purposeAndExample(schema.description as string | undefined).example ?? '';
  const fromHelp = /"([^"]+)"/.exec(told)?.[1] ?? told;
  const label = String(schema.label ?? 'Text');
  const all = [...shown, fromHelp].filter(text => isClean(text, schema, supply));
  return all.find(text => !used.has(text)) ?? label.padEnd(Number(schema.minLength ?? 1), ' …');
}

/** Refuses a text of the wrong length, and one with a link or a value that the site may not have. */
function isClean(text: string, { minLength = 1, maxLength }: Schema, { values }: Supply): boolean {
  if (text.length < Number(minLength) || text.length > Number(maxLength ?? text.length)) return false;
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return !text.includes('](') && names.every(name => values.includes(name));
}

/** The neighbour's value or one of an example, if this site accepts it. Otherwise one that the site has. */
export function ofSite(schema: Schema, ours: unknown, shown: unknown[], supply: Supply): unknown {
  const { names, leadsTo, minimum = 0 } = schema;
  const types = [schema.type].flat();
  const isNumber = types.includes('number') || types.includes('integer');
  const offered = (schema.enum as unknown[] | undefined) ?? supply.names[String(names)];
  if (ours !== undefined && isAccepted(ours, true)) return ours;
  return shown.find(value => isAccepted(value, false)) ?? last();

  function isAccepted(value: unknown, isOurs: boolean): boolean {
    if (names === 'links') return isLink(String(value), isOurs, supply);
    if (names === 'pages' || names === 'cards') return supply.isPage(String(value));
    if (offered) return offered.includes(value);
    // An example names amounts of its own site, and in the currency of this one there may be no smaller coins.
    return isOurs || !isNumber || Number.isInteger(value);
  }

  function last(): unknown {
    if (typeof leadsTo === 'string') return addressFor(leadsTo, supply);
    if (names === 'links' || names === 'pages' || names === 'cards') return '/';
    if (offered) return offered[0];
    return isNumber ? minimum : types.includes('boolean') ? false : undefined;
  }
}

/** Whether an address leads somewhere on this site. A neighbour may also lead to a place on a page, or to another site. */
function isLink(href: string, isOurs: boolean, { isPage, addresses }: Supply): boolean {
  if (href.startsWith('site:')) return Object.hasOwn(addresses, href.slice('site:'.length));
  const [route = '', place] = href.split('#');
  return route.startsWith('/') ? isPage(route) && (isOurs || place === undefined) : isOurs;
}

function addressFor(leadsTo: string, { addresses }: Supply): string | undefined {
  const name = Object.keys(addresses).find(one => String(addresses[one]).startsWith(leadsTo));
  return name && `site:${name}`;
}
