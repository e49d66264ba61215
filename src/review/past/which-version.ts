// Finds the version of a document that a person means by "yesterday", "2026-11-21 15:40", "last" or "3".

import { whenOf } from '../../base/dates/when.ts';
import { Failure } from '../../base/failure.ts';
import { counted, quoted } from '../../base/words.ts';
import { bytesIn } from '../../change/journal/kept-files.ts';
import type { SavedVersion } from '../../change/journal/versions.ts';
import { distrust } from '../../site/git/git.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import type { NamedDocument } from './document-named.ts';
import { momentWords } from './say-versions.ts';

export const TIMES =
  'yesterday, 2026-11-21, 2026-11-21 15:40, 15:40 for a time of today, last, or a number from npm run history';

export function versionMeant(
  said: string,
  { file, name, versions }: NamedDocument,
  library: Library,
): SavedVersion {
  if (said === 'last') {
    const now = bytesIn(library.root, file);
    return (
      versionBeforeNow(now, versions) ??
      refuse(distrust(library.root) ?? `Only one version of ${name} is known.`)
    );
  }
  if (/^\d{1,6}$/.test(said)) return versions[Number(said) - 1] ?? refuseNumber(said, name, versions.length);
  const when = whenOf(said, timeZoneOf(library));
  if (!when) return refuse(`${quoted(said)} is no time that is understood here. Write ${TIMES}.`);
  const version = versions.findLast(({ at }) => at <= when.instant);
  const [oldest] = versions;
  return (
    version ??
    refuse(
      distrust(library.root) ??
        `No version of ${name} is kept from so long ago: the oldest is of ${momentWords(oldest?.at ?? 0, library)}. npm run history ${name} lists them.`,
    )
  );
}

/** The newest version is the present one, unless the file was deleted and the journal has not noticed. Then it is the last. */
function versionBeforeNow(now: Buffer | undefined, versions: SavedVersion[]): SavedVersion | undefined {
  const newest = versions.at(-1);
  return newest?.bytes && !now ? newest : versions.at(-2);
}

function refuseNumber(said: string, name: string, count: number): never {
  const are = count === 1 ? 'is' : 'are';
  return refuse(
    `There is no version ${said} of ${name}: there ${are} ${counted(count, 'version')}. npm run history ${name} lists them.`,
  );
}

function refuse(sentence: string): never {
  throw new Failure(sentence);
}
