// What the rows of a pair are called.
import { valueAt } from '../../../base/json-value.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Difference } from '../../model/past.ts';
import type { State } from '../../model/state/state.ts';
import type { RowOfPair } from '../pair/pair-rows.ts';
import { placeWords } from '../shown/levels.ts';
import { inOne, kindAndTitle } from '../shown/titles.ts';

/** A block as it is called now. */
export function titleOfPlace({ document, path }: PlaceIn, state: State): string {
  return titleOfValue(valueAt(state.look?.documents[document]?.value, path), state);
}

function titleOfValue(value: unknown, state: State): string {
  const { kind, title } = kindAndTitle('', value, state);
  return title ?? kind;
}

/** A block that is gone is known by its type, and so is one of a page that is not open. */
export function titleOfRow({ was, now }: RowOfPair, state: State): string {
  const value = now && valueAt(state.look?.documents[now.document]?.value, now.path);
  if (value !== undefined) return titleOfValue(value, state);
  const block = now ?? was;
  return block ? inOne(kindAndTitle('', { type: block.type }, state)) : SHELL_WORDS.side.thisPage;
}

/** What putting a place back would change. */
export function differenceWords({ words, path, now }: Difference, state: State): string {
  const name = words || (now && placeWords(now, state)?.label) || SHELL_WORDS.side.thisPage;
  return path ? name : SHELL_WORDS.list.takeAway(name);
}

/** What its button does. A place that came since goes again. */
export function deedOfDifference(place: Difference, state: State): string {
  const words = differenceWords(place, state);
  return place.path ? SHELL_WORDS.past.putBackThis(words) : words;
}

export function shortDeed({ path }: Difference): string {
  return path ? SHELL_WORDS.past.putBack : SHELL_WORDS.commands.takeAway;
}
