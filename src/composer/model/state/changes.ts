// Computes the state after each thing that the author does: typing, beginning an item, selecting, choosing between two values.
import { isSame, type Path, valueAt } from '../../../base/json-value.ts';
import { hopOf, pathAfter, standsIn } from '../../../document/steps/moved.ts';
import type { PlacedStep } from '../../../document/steps/steps.ts';
import type { PlaceIn } from '../asks.ts';
import { nextId } from '../change-ids.ts';
import {
  type Draft,
  DUE,
  hasNoPlace,
  isBegun,
  isBeingTyped,
  isHalf,
  isHeld,
  isUnanswered,
  type Stage,
  whyHeld,
} from './draft.ts';
import { begunPlace, byPlace, changedInside, isUnchanged, keyOf, presentValue } from './drafts.ts';
import { type Caret, documentNow, type State } from './state.ts';
import { givenWords, heldAsTyped } from './to-be-written.ts';

const TYPING: Stage = { is: 'typing' };

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

export function typed(
  state: State,
  { place, value, isHalf: isPart = false, name, id, ...rest }: Typed,
): State {
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
    at: TYPING,
  };
  const step: PlacedStep =
    value === undefined ? { do: 'unset', path: place.path } : { do: 'set', path: place.path, value };
  const next = typedOn(earlier, changedInside(earlier, step).value, id);
  const one: Draft = isPart && isBeingTyped(next) ? { ...next, at: { is: 'typing', isHalf: true } } : next;
  const isInside = (other: Draft) =>
    other.name !== one.name && !hasNoPlace(other) && standsIn(other.place, one.place);
  const others = [...waiting.values()].filter(other => !isInside(other) && other.name !== one.name);
  return {
    ...state,
    ...{ said: '', entered, goesBackIn: undefined },
    typed: (state.typed ?? 0) + 1,
    waiting: byPlace([...others, one]),
  };
}

/** Whether a draft holds the typed field inside its own value, such as a link that has no address yet. */
function holds(one: Draft, inner: PlaceIn): boolean {
  const { place } = one;
  if (hasNoPlace(one) || !standsIn(inner, place)) return false;
  return isBegun(one) || inner.path.length > place.path.length;
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
  const own = one.id === undefined || isUnanswered(one) ? id : nextId(one.id);
  const next: Draft = { ...one, value, id: own };
  return { ...next, at: heldAsTyped(next) ?? TYPING };
}

/** "given" are the paths of an example's words in the value that the step puts in. */
export type ChangedBegun = { draft: string; step: PlacedStep; given?: Path[]; id: string };

/** Changes a begun item. The file does not have it yet, so nothing is asked. */
export function changed(state: State, { draft, step, given = [], id }: ChangedBegun): State {
  const { selected } = state;
  const { document } = begunPlace(draft);
  const hop = hopOf(step, presentValue(document, state));
  const path = selected?.document === document && pathAfter(selected.path, [hop]);
  return withDraft({ ...state, ...(path && { selected: { document, path } }) }, draft, one => {
    const next = changedInside(one, step);
    const path = step.do === 'insert' ? [...step.path.slice(1), step.at] : [];
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
    at: { is: 'refused', why: { is: 'example' } },
  };
  return choose({ ...state, waiting: byPlace([...state.waiting.values(), one]) }, place);
}

/**
 * Marks a draft to be saved as soon as the server is free, after a pause in typing. "isTyping" says that the author is still typing in
 * it. A half value waits on.
 */
export function due(state: State, name: string, isTyping = false): State {
  return withDraft(state, name, one => (isHeld(one) || isHalf(one) ? one : dueNow(one, isTyping)));
}

function dueNow(one: Draft, isTyping = false): Draft {
  return { ...one, at: { is: one.at.is === 'sent' ? 'sent' : 'due', ...(isTyping && { isTyping }) } };
}

/** Everything that is being typed is whole: its field has been left, or its author wants it saved. */
export function finished(state: State): State {
  if (![...state.waiting.values()].some(isBeingTyped)) return state;
  return withDrafts(state, one => {
    if (!isBeingTyped(one)) return one;
    return isHalf(one) && isUnchanged(one) ? undefined : dueNow(one);
  });
}

/** Sends a refused draft again, to replace the other author's value that was shown beside it. */
export function preferred(state: State, key: string, id: string): State {
  return withDrafts(state, (one, itsKey) => {
    if (itsKey !== key) return one;
    const why = whyHeld(one);
    return { ...one, id, was: why?.is === 'contested' ? (why.theirs ?? null) : one.was, at: DUE };
  });
}
