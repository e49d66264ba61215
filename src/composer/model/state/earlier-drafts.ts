// Reads the drafts that a window has kept, also if an earlier version of this program has kept them. In that version a begun item stood
// after the last item of its list, and a draft had no name.
import type { Path } from '../../../base/json-value.ts';
import { newId, type PlaceIn } from '../asks.ts';
import { begunPlace } from './drafts.ts';
import type { Draft } from './state.ts';
import { givenWords } from './to-be-written.ts';

export type EarlierDraft = Omit<Draft, 'name' | 'begun'> & {
  name?: undefined;
  begun?: { at: number; value: unknown; given: Path[] };
};

/** Leaves out whether the author is typing and whether the draft is due: after a reload, neither is true any more. */
export function asKept(waiting: ReadonlyMap<string, Draft>): [string, Draft][] {
  return [...waiting].map(([key, { isTyping: _, isDue: __, ...one }]) => [key, one]);
}

/** A kept id counts as sent, because the window may have sent it before it ended. */
export function fromEarlier(kept: Draft | EarlierDraft): Draft {
  const isSent = kept.id !== undefined;
  if (kept.name !== undefined) return { ...kept, isSent };
  const { begun, place, ...rest } = kept;
  const name = newId();
  if (!begun) return { ...rest, name, place, isSent };
  const list: PlaceIn = { ...place, path: place.path.slice(0, -1) };
  const given = givenWords(begun.value, begun.given);
  return { ...rest, name, place: begunPlace(name), isSent, begun: { list, at: begun.at, given } };
}
