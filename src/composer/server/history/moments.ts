// Lists the moments of a document, of one place in it, or of the whole site, the newest first: who changed it when, and what.

import type { SaidReader } from '../../../base/sentences/read.ts';
import { bytesIn } from '../../../change/journal/kept-files.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { siteReader } from '../../../site/library/reader.ts';
import type { Library } from '../../../site/types.ts';
import type { Asks } from '../../model/asks.ts';
import type { PastMoment } from '../../model/past.ts';
import type { Author } from '../copy.ts';
import { changesAt } from './changes-at.ts';
import { type ListedVersion, pageBefore, wordsOfVersion } from './listed.ts';
import { momentsOfSite } from './moments-of-site.ts';
import { keyOfVersion, type PastDocument, pastOf } from './versions.ts';
import { minuteAt, whoseOf } from './whose.ts';

export function momentsOf(
  library: Library,
  author: Author,
  { document, path, before }: Asks['moments']['input'],
): Asks['moments']['told'] {
  if (document === undefined) return momentsOfSite(library, author, before);
  const reader = siteReader(library, author.language ?? 'en');
  const past = pastOf(document, library.root, author.language);
  const listed =
    path && path.length > 0 ? changesAt(path, past, library, reader) : allChanges(past, library, reader);
  const page = pageBefore(listed.reverse(), before, ({ version }) => version.at);
  const now = bytesIn(library.root, past.file);
  const present = now && past.versions.findLast(({ bytes }) => bytes?.equals(now));
  return {
    ...page,
    moments: page.moments.map(({ version, words }) => ({
      ...momentOf(version, words(), past, author, library),
      ...(version === present && { isNow: true as const }),
    })),
  };
}

function allChanges({ versions }: PastDocument, library: Library, reader: SaidReader): ListedVersion[] {
  return versions.map((version, index) => ({
    version,
    words: () => wordsOfVersion(version, versions[index - 1], library, reader),
  }));
}

function momentOf(
  version: SavedVersion,
  [words = '', ...others]: string[],
  { past }: PastDocument,
  author: Author,
  library: Library,
): PastMoment {
  const key = keyOfVersion(version);
  const takenIn = past.takenIn(version);
  return {
    ...(key !== undefined && { key }),
    ...minuteAt(version.at, library),
    words,
    ...(others.length > 0 && { more: others.length }),
    ...whoseOf(version, author),
    ...(takenIn !== undefined && { takenIn: minuteAt(takenIn, library) }),
  };
}
