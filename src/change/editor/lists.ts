// Turns the names of a site into the definitions that bundles refer to. They are the only part of a bundle that depends on the
// pages.

import type { Definitions, Schema } from '../../document/schema/sources.ts';
import { KINDS, type Kind, type Name, type Names } from './names.ts';

const SEE_ALL = 'Press Ctrl and Space to see all of them.';

const WRONG: { [kind in Kind]: string } = {
  links: `No page or place of this site has this address. ${SEE_ALL}`,
  pages: `No page of this site has this address. ${SEE_ALL}`,
  cards: `No page with a card of its own has this address. ${SEE_ALL}`,
  pictures: `There is no such picture below pages/_public/images. ${SEE_ALL}`,
  photos: `There is no such PNG or JPEG picture below pages/_public/images. ${SEE_ALL}`,
  shared: `There are no shared blocks of this name in pages/_shared. ${SEE_ALL}`,
  categories: `The site document has no such category. ${SEE_ALL}`,
  folders: `The site document lists no such folder of articles. ${SEE_ALL}`,
  amounts: `A number belongs here, or the name of an amount among the values of the site document. ${SEE_ALL}`,
  values: 'Words in braces stand for a value of the site document, and there is none of this name.',
};

/** How links begin that do not lead to a page of this site. */
const OTHER_LINKS = [
  { label: 'https://…', description: 'Another site', body: 'https://$1' },
  { label: 'mailto:…', description: 'A letter to an email address', body: 'mailto:$1' },
  { label: 'tel:…', description: 'A call to a phone number', body: 'tel:$1' },
  { label: '#…', description: 'A place on the same page', body: '#$1' },
];

/**
 * What a field with "names" gets: a list to choose from. Links may be other addresses too, so only a wrong address of this site
 * is marked.
 */
export function namesHelp(kind: string): Schema {
  const list = { $ref: `#/definitions/${listName(kind)}` };
  if (kind === 'values') return { allOf: [list] };
  if (kind === 'amounts') return { anyOf: [{ type: 'number' }, list] };
  if (kind !== 'links') return { ...list, pattern: undefined, patternErrorMessage: undefined };
  return {
    anyOf: [list, {}],
    if: { pattern: '^(/[^.]*|site:.*)$' },
    // biome-ignore lint/suspicious/noThenProperty: "then" is JSON Schema's own keyword.
    then: list,
    defaultSnippets: OTHER_LINKS,
  };
}

export function listsFor(names: Names): Definitions {
  return Object.fromEntries(KINDS.map(kind => [listName(kind), listOf(kind, names[kind])]));
}

/** Reads the lists from an existing bundle. A list that it lacks becomes an empty one, which marks nothing as wrong. */
export function listsIn(bundle: Schema): Definitions {
  return {
    ...Object.fromEntries(KINDS.map(kind => [listName(kind), listOf(kind, [])])),
    ...Object.fromEntries(definitionsOf(bundle).filter(([name]) => isList(name))),
  };
}

function listOf(kind: Kind, names: Name[]): Schema {
  if (names.length === 0) return {};
  const choices = {
    enum: names.map(({ name }) => name),
    enumDescriptions: names.map(({ meaning }) => meaning),
  };
  if (kind !== 'values') return { type: 'string', ...choices, errorMessage: WRONG[kind] };
  const known = choices.enum.map(name => name.slice(1, -1)).join('|');
  return {
    anyOf: [choices, {}],
    pattern: `^(?![\\s\\S]*\\{(?!(?:${known})\\})[A-Za-z][A-Za-z0-9]*\\})`,
    patternErrorMessage: `${WRONG.values} There are ${choices.enum.join(', ')}.`,
  };
}

function definitionsOf(bundle: Schema): [string, Schema][] {
  return Object.entries((bundle.definitions ?? {}) as Definitions);
}

function listName(kind: string): string {
  return `site-${kind}`;
}

function isList(name: string): boolean {
  return KINDS.map(listName).includes(name);
}
