// Lists the moments of a document, the newest first: who changed it when, and what.
import { dayAt, timeAt } from '../../../base/dates.ts';
import { shown } from '../../../base/words.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { versionRows } from '../../../review/past/say-versions.ts';
import { timeZoneOf } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import type { Asks } from '../../model/asks.ts';
import type { Minute, PastMoment } from '../../model/past.ts';
import type { Author, Copy } from '../copy.ts';
import { keyOfVersion, pastOf } from './versions.ts';

const MOST = 50;

export function moments(
  { library: libraryNow }: Copy,
  author: Author,
  { document = '_site', before }: Asks['moments']['input'],
): Asks['moments']['told'] {
  const library = libraryNow();
  const { versions } = pastOf(document, library, author.language);
  const listed = versions.map((version, index) => ({ version, was: versions[index - 1], index }));
  const older = listed.slice(0, before === undefined ? undefined : Number(before));
  const page = older.slice(-MOST).reverse();
  const last = page.at(-1)?.index ?? 0;
  return {
    moments: page.map(({ version, was }) => momentOf(version, was, author, library)),
    ...(last > 0 && { more: String(last) }),
  };
}

function momentOf(
  version: SavedVersion,
  was: SavedVersion | undefined,
  author: Author,
  library: Library,
): PastMoment {
  const { entry, commit, by, ...bare } = version;
  const [words = '', ...others] = versionRows({ ...bare, ...(!commit && { by }) }, was, library);
  const key = keyOfVersion(version);
  return {
    ...(key !== undefined && { key }),
    ...minuteAt(version.at, library),
    words,
    ...(others.length > 0 && { more: others.length }),
    ...whoseOf(version, author),
  };
}

export function minuteAt(at: number, library: Library): Minute {
  const timeZone = timeZoneOf(library);
  return { day: dayAt(at, timeZone), time: timeAt(at, timeZone) };
}

/** A version that is in Git as well is no longer one that was merely found, or came with the folder. */
export function whoseOf({ entry, commit }: SavedVersion, { id }: Author): Pick<PastMoment, 'by' | 'name'> {
  const isVouched = entry && entry.by !== 'found' && !entry.cameWithFolder;
  if (commit && !isVouched) return { by: 'others', name: shown(commit.author) };
  if (!entry || entry.by === 'found') return { by: 'found' };
  const name = entry.what === undefined ? {} : { name: shown(entry.what) };
  if (entry.cameWithFolder) return { by: 'elsewhere' };
  if (entry.by === 'command' || entry.by === 'others') return { by: entry.by, ...name };
  if (entry.by === 'editor') return { by: 'editor' };
  return { by: entry.author === undefined || entry.author === id ? 'you' : 'others' };
}
