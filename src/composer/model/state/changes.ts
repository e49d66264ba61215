// Computes the state after each thing that the author does: typing, beginning an item, selecting, choosing between two values.
import { isSame, type Path, valueAt } from '../../../base/json-value.ts';
import { hopOf, pathAfter, standsIn } from '../../../document/steps/moved.ts';
import type { PlacedDeed } from '../../../document/steps/steps.ts';
import type { PlaceIn } from '../asks.ts';
import { nextId } from '../change-ids.ts';
import { begunPlace, byPlace, changedInside, isUnchanged, keyOf, presentValue } from './drafts.ts';
import { type Caret, type Draft, documentNow, type State } from './state.ts';
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

/**
 * "name" is the name of a new draft, and "id" that of the change that will save it. "value" is undefined for an emptied field. "version"
 * is the one that the place belongs to if its page is not open any more.
 */
export type Typed = {
  place: PlaceIn;
  version?: string;
  value: unknown;
  isHalf?: boolean;
  name: string;
  id: string;
};

export function typed(state: State, { place, value, isHalf = false, name, id, ...rest }: Typed): State {
  const { look, waiting } = state;
  const shown = documentNow(place.document, state);
  const version = shown?.version ?? rest.version ?? '';
  const now = valueAt(look?.documents[place.document]?.value, place.path);
  const entered = enteredAt(place, value, state);
  const there = [...waiting.values()].find(one => holds(one, place)) ?? waiting.get(keyOf(place));
  const earlier = there ?? {
    name,
    place,
    version,
    ...(shown && { was: now ?? null, before: { value: entered.value } }),
    value,
  };
  const deed: PlacedDeed =
    value === undefined ? { do: 'unset', path: place.path } : { do: 'set', path: place.path, value };
  const one: Draft = { ...typedOn(earlier, changedInside(earlier, deed).value, id), isHalf };
  const isInside = (other: Draft) =>
    other.name !== one.name && !other.isGone && standsIn(other.place, one.place);
  const others = [...waiting.values()].filter(other => !isInside(other) && other.name !== one.name);
  return {
    ...state,
    ...{ said: '', entered, goesBackIn: undefined },
    typed: (state.typed ?? 0) + 1,
    waiting: byPlace([...others, one]),
  };
}

/** Whether a draft holds the typed field inside its own value, such as a link that has no address yet. */
function holds({ place, begun, isGone }: Draft, inner: PlaceIn): boolean {
  return !isGone && standsIn(inner, place) && (begun !== undefined || inner.path.length > place.path.length);
}

/**
 * Remembers the value that the field had when it got the focus. If the field shows another value than the last typed one, that value
 * came from an undo or another author, and counts as the first one.
 */
function enteredAt(place: PlaceIn, last: unknown, state: State): NonNullable<State['entered']> {
  const { entered } = state;
  const shown = valueAt(presentValue(place.document, state), place.path);
  const isTypedOn = entered && keyOf(entered.place) === keyOf(place) && isSame(entered.last, shown);
  return { place, value: isTypedOn ? entered.value : shown, last };
}

/** The draft with a new value and its id. After an id that was sent, a new name begins, because only the sent value may be saved already. */
function typedOn(one: Draft, value: unknown, id: string): Draft {
  const sent =
    one.isSent && one.id !== undefined ? [...(one.sent ?? []), { id: one.id, value: one.value }] : one.sent;
  const own = one.isSent || one.id === undefined ? id : nextId(one.id);
  const next: Draft = { ...one, value, id: own, isSent: false, isDue: false };
  const refused = refusedAsTyped(next);
  return { ...next, ...(sent && { sent }), refused, isTyping: !refused, isHalf: false };
}

/** "given" are the paths of an example's words in the value that the deed puts in. */
export type ChangedBegun = { draft: string; deed: PlacedDeed; given?: Path[]; id: string };

/** Changes a begun item. The file does not have it yet, so no question is asked. */
export function changed(state: State, { draft, deed, given = [], id }: ChangedBegun): State {
  const { selected } = state;
  const { document } = begunPlace(draft);
  const hop = hopOf(deed, presentValue(document, state));
  const path = selected?.document === document && pathAfter(selected.path, [hop]);
  return withDraft({ ...state, ...(path && { selected: { document, path } }) }, draft, one => {
    const next = changedInside(one, deed);
    const path = deed.do === 'insert' ? [...deed.path.slice(1), deed.at] : [];
    const added = given.map(way => [...path, ...way]);
    const words = [...(one.begun?.given ?? []), ...givenWords(next.value, added)];
    return typedOn({ ...one, ...(one.begun && { begun: { ...one.begun, given: words } }) }, next.value, id);
  });
}

export type Begin = { name: string; list: PlaceIn; at: number; value: unknown; given: Path[] };

/** Adds the draft of a new item. It is saved once the author has written over all words of the example. */
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

/**
 * Marks a draft to be saved as soon as the server is free, after a pause in typing. "isTyping" says that the author is still typing in
 * it. A half value waits on.
 */
export function due(state: State, name: string, isTyping = false): State {
  if ([...state.waiting.values()].some(one => one.name === name && one.isHalf)) return state;
  return withDraft(state, name, one => (one.refused ? one : { ...one, isDue: true, isTyping }));
}

/** Everything that is being typed is whole: its field has been left, or its author wants it saved. */
export function finished(state: State): State {
  const isOpen = ({ isTyping, isHalf, refused }: Draft) => (isTyping || isHalf) && !refused;
  if (![...state.waiting.values()].some(isOpen)) return state;
  return withDrafts(state, one => {
    if (!isOpen(one)) return one;
    return one.isHalf && isUnchanged(one)
      ? undefined
      : { ...one, isDue: true, isTyping: false, isHalf: false };
  });
}

/** Sends a refused draft again, to replace the other author's value that was shown beside it. */
export function preferred(state: State, key: string, id: string): State {
  return withDrafts(state, (one, itsKey) => {
    if (itsKey !== key) return one;
    const was = one.refused && 'theirs' in one.refused ? (one.refused.theirs ?? null) : one.was;
    return { ...one, id, isSent: false, was, refused: undefined, isDue: true, isHalf: false };
  });
}
