// Moves everything in the state that has a place when documents change: drafts, tasks, the selection and the entered field.

import { isSame, valueAt } from '../../../base/json-value.ts';
import { gapAfter, type MovedSince, pathAfter, standsIn, stepAfter } from '../../../document/steps/moved.ts';
import type { Step } from '../../../document/steps/steps.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { DocumentNow, PageLook, PlaceIn } from '../asks.ts';
import { byPlace, isRivalled, keyOf, withoutPlace } from './drafts.ts';
import type { CameFrom, Draft, Remembered, State, Task } from './state.ts';

type Now = NonNullable<MovedSince['now']>;

/** Moves every place to the documents' present versions. A draft whose place was deleted is marked as gone and keeps its words. */
export function carried(state: State, moved: MovedSince[]): State {
  if (moved.length === 0) return state;
  const { selected, entered, look } = state;
  const shownAt = (place: PlaceIn) => placeNow(place, state, moved);
  const place = entered && shownAt(entered.place);
  const route = shownAt({ document: state.route, path: [] })?.document ?? state.route;
  return {
    ...state,
    ...(route !== state.route && { route, look: look && lookAtAddress(look, route), news: 'all' as const }),
    ...(selected && { selected: shownAt(selected) ?? around(selected, look?.documents, moved) }),
    cameFrom: state.cameFrom.flatMap(one => cameFromAfter(one, moved) ?? []),
    entered: place && entered && { ...entered, place },
    waiting: byPlace(goneLast(state).map(one => draftAfter(one, moved))),
    tasks: state.tasks.flatMap(task => taskAfter(task, shownAt, moved) ?? []),
  };
}

/** The page has another address. Its fields stay as they are until it has been looked at there. */
function lookAtAddress(look: PageLook, route: string): PageLook {
  const named = Object.entries(look.documents).map(([name, now]) => [
    name === look.route ? route : name,
    now,
  ]);
  return { ...look, route, documents: Object.fromEntries(named) };
}

/** Moves a place of the page as it is shown. Undefined if it was deleted. */
export function placeNow(place: PlaceIn, { look }: State, moved: MovedSince[] = []): PlaceIn | undefined {
  return after(place, look?.documents[place.document]?.version, moved);
}

/** Puts gone drafts last: if one of them comes back to a place where the author has typed since, the newer draft keeps the place. */
function goneLast({ waiting }: State): Draft[] {
  return [...waiting.values()].sort((one, other) => Number(!!one.isGone) - Number(!!other.isGone));
}

/** The map of one version of a document. Undefined if the document has not changed since. */
function nowOf(document: string, version: string | undefined, moved: MovedSince[]): MovedSince | undefined {
  return moved.find(one => one.document === document && one.version === version);
}

/** Moves one place. The same object means that the place stays. Undefined if it was deleted. */
function after(place: PlaceIn, version: string | undefined, moved: MovedSince[]): PlaceIn | undefined {
  const then = nowOf(place.document, version, moved);
  if (!then) return place;
  const path = then.now && pathAfter(place.path, then.now.hops);
  const now = path && then.now && { document: then.now.document, path };
  return now && keyOf(now) === keyOf(place) ? place : now;
}

/** If the block was deleted, its page is left. Undefined if the page has gone. */
function cameFromAfter(one: CameFrom, moved: MovedSince[]): CameFrom | undefined {
  const page = rememberedAfter(one.page, moved);
  return page && { ...one, page, place: rememberedAfter(one.place, moved) ?? page };
}

function rememberedAfter(one: Remembered, moved: MovedSince[]): Remembered | undefined {
  const version = nowOf(one.document, one.version, moved)?.now?.version ?? one.version;
  const place = after(one, one.version, moved);
  return place && { ...place, version };
}

/** The innermost item or document around a deleted place that still exists. */
function around(
  place: PlaceIn,
  documents: { [name: string]: DocumentNow } | undefined,
  moved: MovedSince[],
): PlaceIn {
  const outer = { ...place, path: place.path.slice(0, -1) };
  if (place.path.length === 0) return place;
  const found = after(outer, documents?.[place.document]?.version, moved);
  const isItem = typeof place.path.at(-1) === 'number';
  return found && !isItem ? found : around(outer, documents, moved);
}

function draftAfter(one: Draft, moved: MovedSince[]): Draft {
  const then = nowOf(one.begun?.list.document ?? one.place.document, one.version, moved);
  if (!then) return one;
  const place = then.now && (one.begun ? begunAfter(one, then.now) : placeAfter(one.place, then.now));
  if (!place || !then.now) return withoutPlace(one);
  const { isGone, refused, ...rest } = one;
  const stays = refused && !isGone && { refused: refusedAfter(refused, then.now) };
  return { ...rest, ...stays, ...place, version: then.now.version };
}

function placeAfter({ path }: PlaceIn, { document, hops }: Now): Pick<Draft, 'place'> | undefined {
  const now = pathAfter(path, hops);
  return now && { place: { document, path: now } };
}

/** Moves the list that a begun item is meant for. The item's own place does not depend on it. */
function begunAfter({ begun }: Draft, { document, hops }: Now): Pick<Draft, 'begun'> | undefined {
  const path = begun && pathAfter(begun.list.path, hops);
  return (
    path && { begun: { ...begun, list: { document, path }, at: gapAfter(begun.list.path, begun.at, hops) } }
  );
}

function refusedAfter(refused: NonNullable<Draft['refused']>, { hops }: Now): typeof refused {
  const { problems } = refused;
  if (!problems) return refused;
  return {
    ...refused,
    problems: problems.map(one => ({ ...one, path: pathAfter(one.path, hops) ?? one.path })),
  };
}

/** Moves all places of a task. Undefined if one of them was deleted, so that the task cannot be done. */
function taskAfter(
  task: Task,
  shownAt: (place: PlaceIn) => PlaceIn | undefined,
  moved: MovedSince[],
): Task | undefined {
  const { select } = task;
  const selecting = typeof select === 'object' && { select: shownAt(select) };
  if (task.ask === 'change') {
    const steps = task.steps.flatMap(step => stepToday(step, moved) ?? []);
    return steps.length < task.steps.length ? undefined : { ...task, ...selecting, steps };
  }
  if (task.ask !== 'begin') return { ...task, ...selecting };
  const list = after(task.list, task.version, moved);
  const like = task.like && after(task.like, task.version, moved);
  if (!list || (task.like && !like)) return undefined;
  const { now } = nowOf(task.list.document, task.version, moved) ?? {};
  const at = now ? gapAfter(task.list.path, task.at, now.hops) : task.at;
  return { ...task, list, at, version: now?.version ?? task.version, ...(like && { like }) };
}

function stepToday(step: Step, moved: MovedSince[]): Step | undefined {
  const then = nowOf(step.document, step.version, moved);
  if (!then) return step;
  const here = then.now && stepAfter(step, then.now.hops);
  return here && then.now && { ...here, document: then.now.document, version: then.now.version };
}

/** After a begun item has been saved at "to": moves the selection, the entered field and the tasks from the draft to the item. */
export function enteredList(state: State, from: PlaceIn, to: PlaceIn): State {
  const there = (place: PlaceIn): PlaceIn =>
    standsIn(place, from) ? { ...to, path: [...to.path, ...place.path.slice(from.path.length)] } : place;
  const { selected, entered, tasks } = state;
  return {
    ...state,
    ...(selected && { selected: there(selected) }),
    ...(entered && { entered: { ...entered, place: there(entered.place) } }),
    tasks: tasks.map(task => (task.ask === 'begin' ? { ...task, list: there(task.list) } : task)),
  };
}

/**
 * Compares each draft with the document's present value. If another author has changed the same value, the draft is refused and shows
 * both. A draft whose value the file already has is removed. "before" are the drafts before they were moved.
 */
export function compared(state: State, before: State['waiting']): State {
  const versions = new Map([...before.values()].map(({ name, version }) => [name, version]));
  const kept = goneLast(state).flatMap(waiting => {
    const one = backAgain(waiting, state);
    const now = state.look?.documents[one.place.document];
    if (!now || one.begun || one.isGone || one.version !== now.version) return one;
    const theirs = valueAt(now.value, one.place.path);
    // A draft that an earlier version of this program has kept may lack "was".
    const isUnknown = one.was === undefined && versions.get(one.name) !== one.version;
    const base = one.was === undefined ? theirs : (one.was ?? undefined);
    if (!isUnknown && isSame(theirs, base))
      return isRivalled(one) ? { ...one, refused: undefined } : { ...one, was: base ?? null };
    if (isSame(theirs, one.value)) return one.isTyping ? { ...one, was: theirs ?? null } : [];
    const was = isUnknown ? (one.value ?? null) : one.was;
    return { ...one, was, isTyping: false, refused: { message: SHELL_WORDS.notSaved.contested, theirs } };
  });
  return { ...state, waiting: byPlace(kept) };
}

/** Gives a gone draft its place back if the document has the draft's version again, for example after an undo. */
function backAgain(one: Draft, { look }: State): Draft {
  const document = one.begun?.list.document ?? one.place.document;
  if (!one.isGone || look?.documents[document]?.version !== one.version) return one;
  return { ...one, isGone: undefined, refused: undefined };
}
