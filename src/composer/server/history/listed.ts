// What every list of moments needs: the words of a version, and the part of the list that is asked for.

import type { SaidReader } from '../../../base/sentences/read.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { versionRows } from '../../../review/past/say-versions.ts';
import type { Library } from '../../../site/types.ts';

const MOST = 50;

/** A version, and what it has changed, in words. */
export type ListedVersion = { version: SavedVersion; words: () => string[] };

/** Says nothing of who it was, which the moment tells by itself. */
export function wordsOfVersion(
  version: SavedVersion,
  was: SavedVersion | undefined,
  library: Library,
  reader: SaidReader,
): string[] {
  const { file, at, bytes, by, entry, commit } = version;
  const isFound = by === 'found' && !commit && entry?.by === 'found';
  return versionRows({ file, at, ...(bytes && { bytes }), ...(isFound && { by }) }, was, library, reader);
}

/**
 * The first moments of a list that begins with the newest, or the first after those that are known. "1764000000000.2" means that all are
 * known that are newer than this instant, and two of the instant itself.
 */
export function pageBefore<One>(
  newestFirst: One[],
  before: string | undefined,
  atOf: (one: One) => number,
): { moments: One[]; more?: string } {
  const [at = 0, known = 0] = before?.split('.').map(Number) ?? [Number.POSITIVE_INFINITY];
  const newer = newestFirst.filter(one => atOf(one) > at).length;
  const start = newer + known;
  const moments = newestFirst.slice(start, start + MOST);
  const last = moments.at(-1);
  if (!last || start + MOST >= newestFirst.length) return { moments };
  const told = newestFirst.slice(0, start + MOST).filter(one => atOf(one) === atOf(last)).length;
  return { moments, more: `${atOf(last)}.${told}` };
}
