// Collects which values of the site a document shows: "{phone}" in its words, "site:phone" in its links, a chat, and the values with
// which the site fills a field that a block leaves out.
import { isFields, typeOf } from '../../../base/json-value.ts';
import type { Definitions } from '../../../document/schema/sources.ts';

const NAMED = /\{([A-Za-z]\w*)\}|(?:^|\()site:([A-Za-z][\w-]*)/g;

/** The places of the values in the site document, such as "values.phone". Hidden blocks and notes show nothing. */
export function siteValuesIn(document: unknown, definitions: Definitions): string[] {
  const found = new Set<string>();
  collect(document);
  return [...found].sort();

  function collect(value: unknown): void {
    if (typeof value === 'string') for (const name of namedIn(value)) found.add(name);
    if (Array.isArray(value)) for (const item of value) collect(item);
    if (!isFields(value) || value.hidden === true) return;
    for (const name of filledIn(value, definitions)) found.add(name);
    if (typeof value.chat === 'string') found.add('addresses.chat');
    for (const [field, inner] of Object.entries(value)) if (field !== 'note') collect(inner);
  }
}

function namedIn(text: string): string[] {
  return Array.from(text.matchAll(NAMED), ([, name, address]) => {
    if (address !== undefined) return `addresses.${address}`;
    return name === 'brand' ? name : `values.${name}`;
  });
}

function filledIn(block: object, definitions: Definitions): string[] {
  const { properties } = definitions[typeOf(block) ?? ''] ?? {};
  const fields = Object.entries((properties ?? {}) as Definitions);
  return fields.flatMap(([field, { fromSite }]) =>
    typeof fromSite === 'string' && !Object.hasOwn(block, field) ? fromSite : [],
  );
}
