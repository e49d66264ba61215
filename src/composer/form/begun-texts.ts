// Chooses texts for what is begun: words that an example has, and names and addresses that the site has.
import { purposeAndExample } from '../../document/schema/fields.ts';
import type { Schema } from '../../document/schema/sources.ts';
import { freeName, isSoleName } from './names.ts';
import type { Making, Models, Supply } from './supply.ts';

/** Whether visitors read the text as it is written. */
export function isWords({ type, pattern, enum: choices, names = 'values' }: Schema): boolean {
  return [type].flat().includes('string') && !pattern && !choices && names === 'values';
}

/** Prefers words of an example: the check knows that nobody has written them, and keeps them from visitors. */
export function wordsFor(schema: Schema, { examples, used }: Models, supply: Supply): string {
  const told = purposeAndExample(schema.description as string | undefined).example ?? '';
  const fromHelp = /"([^"]+)"/.exec(told)?.[1] ?? told;
  const label = String(schema.label ?? 'Text');
  const all = [...examples.map(String), fromHelp].filter(text => isClean(text, schema, supply));
  return all.find(text => !used?.has(text)) ?? all[0] ?? label.padEnd(Number(schema.minLength ?? 1), ' …');
}

/** Refuses a text of the wrong length, and one with a link or a value that the site may not have. */
function isClean(text: string, { minLength = 1, maxLength }: Schema, { values }: Supply): boolean {
  if (text.length < Number(minLength) || text.length > Number(maxLength ?? text.length)) return false;
  const names = [...text.matchAll(/\{([^{}]*)\}/g)].map(([, name = '']) => name);
  return !text.includes('](') && names.every(name => values.includes(name));
}

/** A text that is no words: the name of something, or an address. */
export function nameOrAddress(
  kind: string | undefined,
  schema: Schema,
  { neighbours, examples }: Models,
  { supply, taken }: Making,
): string | undefined {
  const fits = (value: unknown): value is string =>
    typeof value === 'string' && (!schema.pattern || new RegExp(String(schema.pattern), 'u').test(value));
  const [there, shown] = [neighbours.filter(fits), examples.filter(fits)];
  if (isSoleName(kind, schema)) {
    const free = freeName(shown[0] ?? there[0] ?? (kind === 'route' ? '/old' : 'part'), taken);
    taken.add(free);
    return free;
  }
  if (kind === 'href') return addressFor(schema, there, supply);
  const known = offeredFor(schema.names, supply);
  if (!known) return there[0] ?? shown[0];
  if (schema.names === 'shared') return known[0];
  return there.find(name => known.includes(name)) ?? known[0];
}

function offeredFor(names: unknown, supply: Supply): string[] | undefined {
  switch (names) {
    case 'pictures':
    case 'photos':
      return supply.pictures;
    case 'pages':
    case 'cards':
      return supply.pages;
    case 'categories':
      return supply.categories;
    case 'folders':
      return supply.folders;
    case 'shared':
      return Object.keys(supply.shared);
    default:
      return undefined;
  }
}

function addressFor({ leadsTo }: Schema, there: string[], { pages, addresses }: Supply): string | undefined {
  const isThere = (href: string) => {
    const [route = ''] = href.split('#');
    const name = /^site:(.*)/.exec(href)?.[1];
    return name === undefined
      ? !route.startsWith('/') || pages.includes(route)
      : Object.hasOwn(addresses, name);
  };
  const kept = there.find(isThere);
  if (kept !== undefined || typeof leadsTo !== 'string') return kept ?? pages[0];
  const named = Object.keys(addresses).find(name => String(addresses[name]).startsWith(leadsTo));
  return named && `site:${named}`;
}
