// Where blocks and items stand in their lists, and what sentences call them.
import { valueAt } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../model/asks.ts';
import type { Begun } from '../../model/state/draft.ts';
import { countAt, keyOf, presentValue } from '../../model/state/drafts.ts';
import { begunAt, type State } from '../../model/state/state.ts';
import { levelsTo } from './levels.ts';
import { called } from './titles.ts';

export function listAround({ document, path }: PlaceIn): PlaceIn {
  return { document, path: path.slice(0, -1) };
}

export function indexOf({ path }: PlaceIn): number {
  return Number(path.at(-1));
}

/** The name of a block or item for the sentence that says what was done. A shared block has the name of the block that it shows. */
export function nameOf(place: PlaceIn, state: State): string {
  const shared = state.look?.blocks.find(one => one.shared && keyOf(one.shared.from) === keyOf(place));
  const { document, path } = shared ?? place;
  const level = levelsTo({ document, path }, state).at(-1);
  return called(level?.label ?? '', valueAt(presentValue(document, state), path), state, level?.schema);
}

/** How many items a list has, without those that are begun there. */
export function countIn(list: PlaceIn, state: State): number {
  const { look } = state;
  if (look?.documents[list.document]) return countAt(look.documents[list.document], list.path);
  const items = valueAt(presentValue(list.document, state), list.path);
  return Array.isArray(items) ? items.length : 0;
}

/** Where an item stands in its list, or will stand if it is begun. */
export function standsAt(place: PlaceIn, { waiting }: State): { list: PlaceIn; at: number; begun?: Begun } {
  const begun = begunAt(place.document, waiting);
  if (begun && keyOf(begun.place) === keyOf(place)) return { ...begun.begun, begun };
  return { list: listAround(place), at: indexOf(place) };
}

/** The place to select once an item is taken away. A begun item stands between two items of the file. */
export function nextTo(list: PlaceIn, at: number, isBetween: boolean, state: State): PlaceIn {
  const count = countIn(list, state);
  const next = isBetween ? Math.min(at + 1, count - 1) : at + 1 < count ? at + 1 : at - 1;
  return next < 0 ? listAround(list) : { ...list, path: [...list.path, next] };
}
