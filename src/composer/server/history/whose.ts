// Says whose a version is, as far as this computer knows.
import { dayAt, timeAt } from '../../../base/dates/dates.ts';
import { shown } from '../../../base/words.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { isFromCommit } from '../../../review/past/past-of-site.ts';
import { timeZoneOf } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import type { Minute, PastMoment } from '../../model/past.ts';
import type { Author } from '../copy.ts';

export function minuteAt(at: number, library: Library): Minute {
  const timeZone = timeZoneOf(library);
  return { day: dayAt(at, timeZone), time: timeAt(at, timeZone) };
}

export function whoseOf(version: SavedVersion, { id }: Author): Pick<PastMoment, 'by' | 'name'> {
  const { entry, commit } = version;
  if (commit && isFromCommit(version)) return { by: 'others', name: shown(commit.author) };
  if (!entry || entry.by === 'found') return { by: 'found' };
  if (entry.cameWithFolder) return { by: 'elsewhere' };
  const name = entry.what === undefined ? {} : { name: shown(entry.what) };
  if (entry.by === 'command' || entry.by === 'others') return { by: entry.by, ...name };
  if (entry.by === 'editor') return { by: 'editor' };
  return { by: entry.author === undefined || entry.author === id ? 'you' : 'others' };
}
