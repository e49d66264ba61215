// Finds the file of a document by its name, and the name by the file. A name is the address of a page ("/services/repairs"),
// "_shared/" and the name of a shared document, or "_site". Programs ask for documents by name, so that no path of a file ever
// comes from outside.

import { fileOfRoute, routeOfFile } from '../../document/files/pages.ts';
import { fileOfShared, sharedNameOf } from '../../document/files/shared.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import type { Library } from '../types.ts';
import { SITE_FILE } from './library.ts';

const SITE = '_site';
const SHARED = '_shared/';

/** All documents: pages, shared documents, the site document. */
export function documentsOf(library: Library): DocumentFile[] {
  return [
    ...library.routes().flatMap(route => library.page(route) ?? []),
    ...library.sharedNames().flatMap(name => library.shared(name) ?? []),
    library.settings(),
  ];
}

/** The library's document for a file. */
export function documentIn(file: string, library: Library): DocumentFile | undefined {
  if (file === SITE_FILE) return library.settings();
  const name = sharedNameOf(file);
  return name === undefined ? library.page(routeOfFile(file)) : library.shared(name);
}

export function fileOfDocument(root: string, name: string): string | undefined {
  if (name.startsWith(SHARED)) return fileOfShared(root, name.slice(SHARED.length));
  return name === SITE ? SITE_FILE : fileOfRoute(root, name);
}

/** Undefined if the file is not a document, or if another file has the same address and comes first. */
export function documentOfFile(root: string, file: string): string | undefined {
  const name = file === SITE_FILE ? SITE : (sharedDocument(file) ?? routeOfFile(file));
  return fileOfDocument(root, name) === file ? name : undefined;
}

function sharedDocument(file: string): string | undefined {
  const name = sharedNameOf(file);
  return name && SHARED + name;
}
