// A document's name in, its file out, and the other way round. The name is what programs call a document by, so that no path
// ever comes from outside: a page's address ("/services/rpl"), or "_site" for the site document.
import { SITE_FILE } from './library.ts';
import { fileOfRoute, routeOfFile } from './routes.ts';

const SITE = '_site';

export function fileOfDocument(root: string, name: string): string | undefined {
  return name === SITE ? SITE_FILE : fileOfRoute(root, name);
}

/** Undefined for a file that another one stands in front of, and for what is no document. */
export function documentOfFile(root: string, file: string): string | undefined {
  const name = file === SITE_FILE ? SITE : routeOfFile(file);
  return fileOfDocument(root, name) === file ? name : undefined;
}
