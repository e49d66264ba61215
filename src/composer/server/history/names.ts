// Names documents for people, also those that are gone.
import { isPublished } from '../../../change/journal/kept-files.ts';
import { isRoute, routeOfFile } from '../../../document/files/pages.ts';
import { sharedNameOf } from '../../../document/files/shared.ts';
import { documentIn, fileOfDocument } from '../../../site/library/documents.ts';
import { SITE_FILE } from '../../../site/library/library.ts';
import type { Library } from '../../../site/types.ts';
import type { WindowWords } from '../../language/languages.ts';
import { titleOfFile } from '../sentences/page-titles.ts';
import { srcOf } from '../undo/pictures-undone.ts';

/** "name" is that of a document or of a file. The title of a page, or the address of a page that is gone or of a public file. */
export function titleOfName(name: string, library: Library, words: WindowWords): string {
  const file = name.startsWith('pages/') ? name : fileOfDocument(library.root, name);
  if (file === undefined) return name;
  const isDocument = file === SITE_FILE || sharedNameOf(file) !== undefined || isRoute(routeOfFile(file));
  const document = isDocument ? documentIn(file, library) : undefined;
  if (document) return titleOfFile(document, library, words);
  if (isPublished(file)) return srcOf(file);
  return sharedNameOf(file) ?? (isRoute(routeOfFile(file)) ? routeOfFile(file) : file);
}
