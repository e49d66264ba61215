// Another text in place of a document's own. However many are given, one after the other or at once, each question is answered
// in one step.
import type { DocumentFile, PageFile, SharedFile, SiteFile, Source } from '../document/problem/document.ts';
import type { Library } from './types.ts';

/** The library that has been given texts keeps them; the one that it was made of knows nothing of it. */
export function withDocuments(
  library: Library,
  given: DocumentFile[],
  read: (source: Source) => DocumentFile,
): Library {
  const pages = new Map<string, PageFile>();
  const shared = new Map<string, SharedFile>();
  let site: SiteFile | undefined;
  for (const document of given) {
    if (document.kind === 'page') pages.set(document.route, document);
    else if (document.kind === 'shared') shared.set(document.name, document);
    else site = document;
  }
  return {
    ...library,
    page: route => pages.get(route) ?? library.page(route),
    shared: name => shared.get(name) ?? library.shared(name),
    settings: () => site ?? library.settings(),
    withText: (...sources) => withDocuments(library, [...given, ...sources.map(read)], read),
  };
}
