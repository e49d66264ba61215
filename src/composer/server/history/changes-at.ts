// Finds the versions of a document in which one of its places has changed: a block, or a value in one.

import { isSame, type Path, valueAt } from '../../../base/json-value.ts';
import type { SaidReader } from '../../../base/sentences/read.ts';
import { parse } from '../../../document/json/parse.ts';
import { hopBetween, pairAlikeOrInPlace } from '../../../document/steps/between.ts';
import { pathAfter } from '../../../document/steps/moved.ts';
import { stepped } from '../../../document/steps/steps.ts';
import { rowsBetween } from '../../../review/past/say-versions.ts';
import type { Library } from '../../../site/types.ts';
import type { ListedVersion } from './listed.ts';
import { type PastDocument, textIn } from './versions.ts';

/**
 * The oldest first. Follows the place from the newest version back to the one in which it came. Skips versions that cannot be read, so the
 * version after them says what all of them have changed.
 */
export function changesAt(
  path: Path,
  { file, versions }: PastDocument,
  library: Library,
  reader: SaidReader,
): ListedVersion[] {
  const readable = versions.flatMap(version => {
    const value = version.bytes && parse({ file, text: textIn(version.bytes) }).parsed?.value;
    return value === undefined ? [] : [{ version, value }];
  });
  const found: ListedVersion[] = [];
  let place: Path | undefined = path;
  for (let index = readable.length - 1; index >= 0 && place; index -= 1) {
    const [newer, older] = [readable[index], readable[index - 1]];
    if (!newer) break;
    const here: Path = place;
    const there: Path | undefined =
      older && pathAfter(here, [hopBetween(newer.value, older.value, [], pairAlikeOrInPlace)]);
    const now = valueAt(newer.value, here);
    const was = there && valueAt(older?.value, there);
    if (now === undefined && was === undefined) break;
    if (!isSame(was, now))
      found.push({ version: newer.version, words: () => wordsAt(newer.value, here, was) });
    place = there;
  }
  return found.reverse();

  /** Puts into words how this one place changed, as if nothing else of the document had. */
  function wordsAt(now: unknown, at: Path, was: unknown): string[] {
    const isItem = typeof at.at(-1) === 'number';
    const without = isItem ? ({ do: 'remove', path: at } as const) : ({ do: 'unset', path: at } as const);
    const before = stepped(now, was === undefined ? without : { do: 'set', path: at, value: was });
    const [old, next] = [before, now].map(value => Buffer.from(JSON.stringify(value)));
    return rowsBetween(file, old, next, library, reader);
  }
}
