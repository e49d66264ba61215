// Lists what can be chosen in a field that takes a name: pages and places on them, pictures, values, shared documents.

import { KINDS_OF_PAGES, type Kind, type Name, type NameWords, namesOf } from '../../change/editor/names.ts';
import { pageName } from '../../site/page-summary.ts';
import type { Library } from '../../site/types.ts';
import { windowWords } from '../language/languages.ts';
import type { Asks } from '../model/asks.ts';
import { beginsIn, foldedForSearch, saysWords, wordsToFind } from '../model/find.ts';
import type { Author, Copy } from './copy.ts';
import { openUses } from './photographs/picture-use.ts';

const MOST_SHOWN = 50;

export async function choices(
  copy: Copy,
  { language }: Author,
  { kind, search }: Asks['choices']['input'],
): Promise<Asks['choices']['told']> {
  // The form of the question lets no other word through.
  const own = windowWords(language);
  const said = own.names;
  const found = closestFirst(namesFor(kind as Kind, copy, said), wordsToFind(search));
  const library = copy.library();
  const useOf = kind === 'pictures' || kind === 'photos' ? await openUses(library, own) : undefined;
  return {
    choices: found.slice(0, MOST_SHOWN).map(({ name, meaning }) => ({
      value: name,
      meaning: meaning || titleOf(name, library, said),
      ...useOf?.(name),
    })),
    more: Math.max(0, found.length - MOST_SHOWN),
  };
}

/** The names that contain all words. Names that begin with the first word come first, and a page comes before the places on it. */
export function closestFirst(names: Name[], words: string[]): Name[] {
  const [first = ''] = words;
  const ranked = names.flatMap(one => {
    if (!saysWords(`${one.name} ${one.meaning}`, words)) return [];
    const begins = [one.name, one.meaning].findIndex(text => beginsIn(foldedForSearch(text), first));
    const rank = begins < 0 ? 4 : begins * 2;
    return [{ one, rank: first === '' ? 0 : rank + (one.name.includes('#') ? 1 : 0) }];
  });
  return ranked.sort((a, b) => a.rank - b.rank).map(({ one }) => one);
}

/** For a site with so many pages that there is no list of names: those that are known without reading a page, and pages by address. */
function namesFor(kind: Kind, copy: Copy, said: NameWords): Name[] {
  const library = copy.library();
  const { root, definitions } = library;
  const known = namesOf(root, definitions, undefined, said)?.[kind] ?? [];
  if (known.length > 0) return known;
  const others = namesOf(root, definitions, [], said)?.[kind] ?? [];
  if (KINDS_OF_PAGES.includes(kind))
    return [...library.routes().map(route => ({ name: route, meaning: '' })), ...others];
  return SAID_OF_PAGES.includes(kind) ? others.map(({ name }) => ({ name, meaning: '' })) : others;
}

/** Kinds whose meanings count the pages that use a name. */
const SAID_OF_PAGES: Kind[] = ['shared', 'categories', 'folders'];

/** Reads the page if the choice is one. Called only for choices that are shown. */
function titleOf(name: string, library: Library, said: NameWords): string {
  const page = library.page(name);
  return page ? said.page(pageName(page, library) ?? name, false) : '';
}
