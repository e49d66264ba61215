// Reads from a site what something that is begun can be made of.
import { isFields } from '../../base/json-value.ts';
import { listPublicFiles } from '../../document/files/public.ts';
import { pictureFile } from '../../document/pictures/files/file.ts';
import { isPictureKind } from '../../document/pictures/files/name.ts';
import { contentTrouble } from '../../document/pictures/files/trouble.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import { anchorsOf, SHELL_ANCHORS } from '../../site/anchors.ts';
import { isAlways, publicSpan } from '../../site/publication.ts';
import { usersOf } from '../../site/shared-blocks.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library } from '../../site/types.ts';
import type { Supply } from '../form/supply.ts';

export function supplyOf(file: DocumentFile, library: Library): Supply {
  const { values, addresses = {}, categories, folders } = siteFacts(library);
  return {
    definitions: library.definitions,
    examples: library.examples,
    starters: library.starters(),
    pages: library.routes().filter(route => isForEverybody(route, library)),
    pictures: picturesOf(library.root),
    addresses,
    values: values?.offered ?? [],
    categories: categories?.offered ?? [],
    folders: folders?.offered ?? [],
    shared: Object.fromEntries(library.sharedNames().map(name => [name, blocksOf(name, library)])),
    anchors: [...SHELL_ANCHORS, ...anchorsAround(file, library)],
  };
}

/** Shared blocks may not bring a name that a page with them has already. */
function anchorsAround(file: DocumentFile, library: Library): string[] {
  const pages = file.kind === 'shared' ? usersOf(file, library) : [];
  return pages.flatMap(page => {
    const { shown, hidden } = anchorsOf(page, library);
    return [...shown, ...hidden];
  });
}

/** A link to a page that comes or goes one day would lead nowhere before or after. */
function isForEverybody(route: string, library: Library): boolean {
  const page = library.page(route);
  const span = page && publicSpan(page, library);
  return route === '/' || (span !== undefined && isAlways(span));
}

function picturesOf(root: string): string[] {
  const sources = listPublicFiles(root)
    .names.filter(name => name.startsWith('images/'))
    .map(name => `/${name}`);
  return sources.filter(src => {
    const file = pictureFile(root, src);
    return file && isPictureKind(file.kind) && contentTrouble(file) === undefined;
  });
}

function blocksOf(name: string, library: Library) {
  const value = library.shared(name)?.parsed?.value;
  return isFields(value) && Array.isArray(value.blocks) ? value.blocks.filter(isFields) : [];
}
