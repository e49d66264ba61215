// What somebody who composes changes in the state: types, begins, chooses, prefers.
import { type Path, valueAt } from '../../../base/json-value.ts';
import type { PlaceIn } from '../../form/asks.ts';
import { standsIn } from '../../form/moved.ts';
import { type Caret, type Draft, documentNow, type State } from '../state.ts';
import {
  begunPlace,
  byPlace,
  changedInside,
  isSameValue,
  keyOf,
  type PlacedDeed,
  presentValue,
} from './drafts.ts';
import { givenWords, refusedAsTyped, TO_BE_WRITTEN } from './to-be-written.ts';

export function withDrafts(state: State, change: (one: Draft, key: string) => Draft | undefined): State {
  return { ...state, waiting: byPlace([...state.waiting].flatMap(([key, one]) => change(one, key) ?? [])) };
}

export function withDraft(state: State, name: string, change: (one: Draft) => Draft | undefined): State {
  return withDrafts(state, one => (one.name === name ? change(one) : one));
}

export function choose(state: State, selected: PlaceIn | undefined, caret?: Caret): State {
  return { ...state, selected, chosen: state.chosen + 1, caret };
}

/** "name" is for what waits from now on, "id" for the change that will save it. "value" is undefined for an emptied field. */
export type Typed = { place: PlaceIn; value: unknown; name: string; id: string };

export function typed(state: State, { place, value, name, id }: Typed): State {
  const { look, waiting } = state;
  const version = documentNow(place.document, state)?.version ?? '';
  const now = valueAt(look?.documents[place.document]?.value, place.path);
  const entered = enteredAt(place, value, state);
  const there = [...waiting.values()].find(one => holds(one, place)) ?? waiting.get(keyOf(place));
  const earlier = there ?? {
    name,
    place,
    version,
    was: now ?? null,
    before: { value: entered.value },
    value,
  };
  const deed: PlacedDeed =
    value === undefined ? { do: 'unset', path: place.path } : { do: 'set', path: place.path, value };
  const one = typedOn(earlier, changedInside(earlier, deed).value, id);
  const isInside = (other: Draft) =>
    other.name !== one.name && !other.isGone && standsIn(other.place, one.place);
  const others = [...waiting.values()].filter(other => !isInside(other) && other.name !== one.name);
  return { ...state, said: '', entered, waiting: byPlace([...others, one]) };
}

/** Something that is waiting as a whole, such as a link that has no address yet, is saved with what is typed into it. */
function holds({ place, begun, isGone }: Draft, inner: PlaceIn): boolean {
  return !isGone && standsIn(inner, place) && (begun !== undefined || inner.path.length > place.path.length);
}

/** What the field had when it got the focus. If it shows something else than was typed last, that came from another hand. */
function enteredAt(place: PlaceIn, last: unknown, state: State): NonNullable<State['entered']> {
  const { entered } = state;
  const shown = valueAt(presentValue(place.document, state), place.path);
  const isTypedOn = entered && keyOf(entered.place) === keyOf(place) && isSameValue(entered.last, shown);
  return { place, value: isTypedOn ? entered.value : shown, last };
}

/** With another value, which is saved after a pause, unless it has words of an example. What may be saved already needs a new id. */
function typedOn(one: Draft, value: unknown, id: string): Draft {
  const sent =
    one.isSent && one.id !== undefined ? [...(one.sent ?? []), { id: one.id, value: one.value }] : one.sent;
  const next: Draft = { ...one, value, id: one.isSent ? id : (one.id ?? id), isSent: false, isDue: false };
  const refused = refusedAsTyped(next);
  return { ...next, ...(sent && { sent }), refused, isTyping: !refused };
}

/** "given" leads to words of an example in what a deed puts in. */
export type ChangedBegun = { draft: string; deed: PlacedDeed; given?: Path[]; id: string };

/** A deed is done to something begun, of which nothing is in the file yet. */
export function changed(state: State, { draft, deed, given = [], id }: ChangedBegun): State {
  return withDraft(state, draft, one => {
    const next = changedInside(one, deed);
    const path = deed.do === 'insert' ? [...deed.path.slice(1), deed.at] : [];
    const added = given.map(way => [...path, ...way]);
    const words = [...(one.begun?.given ?? []), ...givenWords(next.value, added)];
    return typedOn({ ...one, ...(one.begun && { begun: { ...one.begun, given: words } }) }, next.value, id);
  });
}

export type Begin = { name: string; list: PlaceIn; at: number; value: unknown; given: Path[] };

/** Something begun enters its list when its words are written. */
export function begun(state: State, { name, list, at, value, given }: Begin): State {
  const place = begunPlace(name);
  const version = documentNow(list.document, state)?.version ?? '';
  const words = givenWords(value, given);
  const one: Draft = {
    name,
    place,
    version,
    value,
    begun: { list, at, given: words },
    refused: TO_BE_WRITTEN,
  };
  return choose({ ...state, waiting: byPlace([...state.waiting.values(), one]) }, place);
}

/** It is saved as soon as the server is free. With "isTyping", somebody types on in it. */
export function due(state: State, name: string, isTyping = false): State {
  return withDraft(state, name, one => (one.refused ? one : { ...one, isDue: true, isTyping }));
}

/** It takes the place of what somebody has seen in the file. */
export function preferred(state: State, key: string, id: string): State {
  return withDrafts(state, (one, itsKey) => {
    if (itsKey !== key) return one;
    const was = one.refused && 'theirs' in one.refused ? (one.refused.theirs ?? null) : one.was;
    return { ...one, id, isSent: false, was, refused: undefined, isDue: true };
  });
}
