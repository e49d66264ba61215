// Reads from a site what a value that is begun can be made of. Words of examples are in the language of the site, whatever the author speaks.
import type { Fields } from '../../../base/json-value.ts';
import { localeIn } from '../../../base/language.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import { anchorsOf, SHELL_ANCHORS } from '../../../site/anchors.ts';
import { writtenIn } from '../../../site/inventory.ts';
import { isAlways, publicSpan } from '../../../site/publication.ts';
import { usersOf } from '../../../site/shared-blocks.ts';
import { siteFacts } from '../../../site/site-facts.ts';
import type { Library } from '../../../site/types.ts';
import type { Supply } from '../../model/begun/supply.ts';

export function supplyOf(file: DocumentFile, library: Library): Supply {
  const { values, addresses = {}, categories, folders } = siteFacts(library);
  const language = languageOfSite(library);
  const shared = library.sharedNames().map(name => [name, blocksOf(name, library)]);
  return {
    definitions: library.spoken(language).definitions,
    examples: type => library.examples(type, language),
    starters: library.starters(),
    isPage: route => isForEverybody(route, library),
    names: {
      categories: categories?.offered ?? [],
      folders: folders?.offered ?? [],
    },
    values: values?.offered ?? [],
    addresses,
    shared: Object.fromEntries(shared),
    anchors: [...SHELL_ANCHORS, ...anchorsAround(file, library)],
  };
}

/** English while the site document names none. */
export function languageOfSite(library: Library): string {
  return localeIn(library.settings().parsed?.value)?.language ?? 'en';
}

/** Shared blocks may not bring a name that a page with them has already. */
function anchorsAround(file: DocumentFile, library: Library): string[] {
  const pages = file.kind === 'shared' ? usersOf(file, library) : [];
  return pages.flatMap(page => Object.values(anchorsOf(page, library)).flatMap(names => [...names]));
}

/** A link to a page that comes or goes one day would lead nowhere before or after. */
function isForEverybody(route: string, library: Library): boolean {
  const page = library.page(route);
  const span = page && publicSpan(page, library);
  return route === '/' || (span !== undefined && isAlways(span));
}

function blocksOf(name: string, library: Library): Fields[] {
  const file = library.shared(name);
  return file ? writtenIn(file, library).map(({ block }) => block) : [];
}
