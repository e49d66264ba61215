// Makes a library that answers with other texts in place of documents' own. However many texts are given, at once or one after
// the other, every answer takes only one step.
import type {
  DocumentFile,
  PageFile,
  SharedFile,
  SiteFile,
  Source,
} from '../../document/problem/document.ts';
import type { Library } from '../types.ts';

/** The new library keeps the texts that it was given. The library it was made from does not change. */
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
