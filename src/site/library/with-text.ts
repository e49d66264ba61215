// Makes a library that answers with other texts in place of documents' own, without some documents, or with pictures that are not
// in the folder. However many texts are given, at once or one after the other, every answer takes only one step.
import { isRoute, routeOfFile } from '../../document/files/pages.ts';
import { sharedNameOf } from '../../document/files/shared.ts';
import type {
  DocumentFile,
  PageFile,
  SharedFile,
  SiteFile,
  Source,
} from '../../document/problem/document.ts';
import type { Library, PictureBeside } from '../types.ts';

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

/** The library with other texts. Unlike withText(), it lists pages and shared documents as well that are not there yet, or no longer. */
export function withFiles(library: Library, sources: Source[]): Library {
  const files = sources.map(({ file }) => file);
  const names = files.flatMap(file => sharedNameOf(file) ?? []);
  const routes = files
    .filter(file => sharedNameOf(file) === undefined)
    .map(routeOfFile)
    .filter(isRoute);
  return {
    ...library.withText(...sources),
    routes: () => [...new Set([...library.routes(), ...routes])].sort(),
    sharedNames: () => [...new Set([...library.sharedNames(), ...names])].sort(),
    withText: (...others) => withFiles(library, [...sources, ...others]),
  };
}

/** The same library without the pages and shared documents in these files. */
export function withoutFiles(library: Library, files: string[]): Library {
  if (files.length === 0) return library;
  const names = new Set(files.map(sharedNameOf));
  const routes = new Set(files.filter(file => sharedNameOf(file) === undefined).map(routeOfFile));
  return {
    ...library,
    routes: () => library.routes().filter(route => !routes.has(route)),
    page: route => (routes.has(route) ? undefined : library.page(route)),
    sharedNames: () => library.sharedNames().filter(name => !names.has(name)),
    shared: name => (names.has(name) ? undefined : library.shared(name)),
    withText: (...sources) => withoutFiles(library.withText(...sources), files),
  };
}

/** What is drawn where a document names a picture like this. */
export type NamedPicture = PictureBeside & { named: { src: string; crop?: string } };

/** How a site may be: with these texts and pictures, and without the documents in the files that are "gone". */
export type SiteChanges = { texts: Source[]; gone: string[]; pictures?: NamedPicture[] };

export function withChanges(library: Library, { texts, gone, pictures = [] }: SiteChanges): Library {
  const changed = withoutFiles(withFiles(library, texts), gone);
  return pictures.length === 0 ? changed : withPictures(changed, pictures);
}

function withPictures(library: Library, pictures: NamedPicture[]): Library {
  return {
    ...library,
    picture: (src, crop) => pictures.find(({ named }) => named.src === src && named.crop === crop),
    withText: (...sources) => withPictures(library.withText(...sources), pictures),
  };
}
