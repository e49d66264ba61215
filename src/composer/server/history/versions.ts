// Finds the versions of a document that are known, from the journal and from Git. A window names one by the hash of its text, so no
// question can name anything else of either.
import { isKept } from '../../../change/journal/kept-files.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { isRoute } from '../../../document/files/pages.ts';
import { sharedNameOf } from '../../../document/files/shared.ts';
import { openPast, type SitePast } from '../../../review/past/past-of-site.ts';
import { fileOfDocument } from '../../../site/library/documents.ts';
import { versionOf } from '../../../site/library/find-document.ts';
import { SITE_FILE } from '../../../site/library/library.ts';
import { windowWords } from '../../language/languages.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';

export type PastDocument = { past: SitePast; file: string; versions: SavedVersion[] };

/** The document of this name with its versions, the oldest first. It may be gone by now. */
export function pastOf(document: string, root: string, language?: string): PastDocument {
  const past = openPast(root);
  for (const file of filesNamed(root, document)) {
    const versions = past.versionsOf([file])(file);
    if (versions.length > 0) return { past, file, versions };
  }
  throw new RefusedAsk(404, { message: windowWords(language).history.unknownPage(document) });
}

/** Files that a document of this name has, or may have had. */
function filesNamed(root: string, document: string): string[] {
  const there = fileOfDocument(root, document);
  const was = isRoute(document)
    ? [document === '/' ? '/index' : document, `${document}/index`].map(path => `pages${path}.json`)
    : [`pages/${document}.json`].filter(file => sharedNameOf(file) !== undefined);
  return [...new Set([...(there === undefined ? [] : [there]), ...was])].filter(isKept);
}

/** The file that a document of this name has, or would have. */
export function fileThen(document: string, root: string): string {
  const [file] = filesNamed(root, document);
  return file ?? SITE_FILE;
}

export type NamedVersion = SavedVersion & { bytes: Buffer };

/** The newest version with this text. */
export function versionNamed(key: string, { versions }: PastDocument, language?: string): NamedVersion {
  const found = versions.findLast(version => keyOfVersion(version) === key);
  if (found?.bytes) return { ...found, bytes: found.bytes };
  throw new RefusedAsk(404, { message: windowWords(language).history.unknownMoment });
}

/** The hash of its text, as the version of a present document. Undefined if the document was not there. */
export function keyOfVersion({ bytes }: SavedVersion): string | undefined {
  return bytes && versionOf(textIn(bytes));
}

export function textIn(bytes: Buffer): string {
  return bytes.toString('utf8').replace(/^\ufeff/, '');
}
