// Reads the drafts that a window has kept, also if earlier versions of this program have kept them. In the first of them a begun item
// stood after the last item of its list, and a draft had no name. In a later one a draft kept its id while it was typed in.
import type { Path } from '../../../base/json-value.ts';
import { newId, type PlaceIn } from '../asks.ts';
import { begunPlace } from './drafts.ts';
import type { Draft } from './state.ts';
import { givenWords, UNFINISHED } from './to-be-written.ts';

export type EarlierDraft = Omit<Draft, 'name' | 'begun'> & {
  name?: undefined;
  begun?: { at: number; value: unknown; given: Path[] };
};

/** Leaves out whether the author is typing, and whether the draft is due or sent: after a reload, none of this is known any more. */
export function asKept(waiting: ReadonlyMap<string, Draft>): [string, Draft][] {
  return [...waiting].map(([key, { isTyping: _, isDue: __, isSent: ___, ...one }]) => [key, one]);
}

/**
 * A kept id counts as sent, because the window may have sent it before it ended. A half value is not saved before somebody has looked at
 * it.
 */
export function fromEarlier(earlier: Draft | EarlierDraft): Draft {
  const { id } = withOwnId(earlier);
  const isSent = id !== undefined;
  const refused = earlier.isHalf && !earlier.refused ? UNFINISHED : earlier.refused;
  const kept = { ...earlier, id, ...(refused && { refused }) };
  if (kept.name !== undefined) return { ...kept, isSent };
  const { begun, place, ...rest } = kept;
  const name = newId();
  if (!begun) return { ...rest, name, place, isSent };
  const list: PlaceIn = { ...place, path: place.path.slice(0, -1) };
  const given = givenWords(begun.value, begun.given);
  return { ...rest, name, place: begunPlace(name), isSent, begun: { list, at: begun.at, given } };
}

/**
 * An earlier version has kept "isSent" too. If the id was not sent, it may have saved another value since, so the file is to be compared
 * with this one. For a begun item there is nothing to compare, and an id that was done keeps it from being added twice.
 */
function withOwnId(kept: Draft | EarlierDraft): Pick<Draft, 'id'> {
  const isShared = kept.isSent === false && !kept.begun;
  return { id: isShared ? undefined : kept.id };
}
