// Says what others have changed since a moment.
import { shown } from '../../../base/words.ts';
import type { SavedVersion } from '../../../change/journal/versions.ts';
import { isFromCommit } from '../../../review/past/past-of-site.ts';
import type { Library } from '../../../site/types.ts';
import type { WindowWords } from '../../language/languages.ts';
import { titleOfName } from './names.ts';
import { minuteAt } from './whose.ts';

const MOST_NAMED = 10;

/** The newest first, each once for a document. */
export function othersSaid(
  versions: SavedVersion[],
  library: Library,
  { history, ...words }: WindowWords,
): string[] {
  const said = versions.toReversed().map(version => {
    const { commit, entry, at, file } = version;
    const name = shown((isFromCommit(version) ? commit?.author : entry?.what) ?? '');
    const { day, time } = minuteAt(at, library);
    return history.changedSince(
      name,
      titleOfName(file, library, { history, ...words }),
      history.minute(day, time),
    );
  });
  return [...new Set(said)].slice(0, MOST_NAMED);
}
