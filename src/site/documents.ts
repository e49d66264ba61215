// A document's name in, its file out, and the other way round. The name is what programs call a document by, so that no path
// ever comes from outside: a page's address ("/services/repairs"), "_shared/" and the name of a shared document, or "_site".

import { fileOfRoute, routeOfFile } from '../document/files/pages.ts';
import { fileOfShared, sharedNameOf } from '../document/files/shared.ts';
import type { DocumentFile } from '../document/problem/document.ts';
import { SITE_FILE } from './library.ts';
import type { Library } from './types.ts';

const SITE = '_site';
const SHARED = '_shared/';

/** Every document there is: the pages, the shared ones, the site document. */
export function documentsOf(library: Library): DocumentFile[] {
  return [
    ...library.routes().flatMap(route => library.page(route) ?? []),
    ...library.sharedNames().flatMap(name => library.shared(name) ?? []),
    library.settings(),
  ];
}

/** The document of a file as the library has it. */
export function documentIn(file: string, library: Library): DocumentFile | undefined {
  if (file === SITE_FILE) return library.settings();
  const name = sharedNameOf(file);
  return name === undefined ? library.page(routeOfFile(file)) : library.shared(name);
}

export function fileOfDocument(root: string, name: string): string | undefined {
  if (name.startsWith(SHARED)) return fileOfShared(root, name.slice(SHARED.length));
  return name === SITE ? SITE_FILE : fileOfRoute(root, name);
}

/** Undefined for a file that another one stands in front of, and for what is no document. */
export function documentOfFile(root: string, file: string): string | undefined {
  const name = file === SITE_FILE ? SITE : (sharedDocument(file) ?? routeOfFile(file));
  return fileOfDocument(root, name) === file ? name : undefined;
}

function sharedDocument(file: string): string | undefined {
  const name = sharedNameOf(file);
  return name && SHARED + name;
}
