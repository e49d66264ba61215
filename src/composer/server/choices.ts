// Lists what can be chosen in a field that takes a name: pages and places on them, pictures, values, shared documents.
import { KINDS_OF_PAGES, type Kind, type Name, namesOf } from '../../change/editor/names.ts';
import type { Asks } from '../form/asks.ts';
import type { Copy } from './copy.ts';

const MOST_SHOWN = 50;

export function choices(
  copy: Copy,
  _: unknown,
  { kind, search }: Asks['choices']['input'],
): Asks['choices']['told'] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  const found = namesFor(kind, copy).filter(({ name, meaning }) => {
    const said = `${name} ${meaning}`.toLowerCase();
    return words.every(word => said.includes(word));
  });
  return {
    choices: found.slice(0, MOST_SHOWN).map(({ name, meaning }) => ({ value: name, meaning })),
    more: Math.max(0, found.length - MOST_SHOWN),
  };
}

/** A site with very many pages has no list of names. Its addresses are known without reading a page. */
function namesFor(kind: string, copy: Copy): Name[] {
  const library = copy.library();
  const known = namesOf(library.root, library.definitions)?.[kind as Kind] ?? [];
  if (known.length > 0 || !KINDS_OF_PAGES.includes(kind)) return known;
  return library.routes().map(route => ({ name: route, meaning: 'A page' }));
}
