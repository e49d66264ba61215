// Moves everything in the state that has a place when documents change: drafts, tasks, the selection, the entered field, and the anchors
// that other parts of the window hold.

import { isSame, valueAt } from '../../../base/json-value.ts';
import { mergeTexts } from '../../../document/steps/merge-texts.ts';
import { type Anchor, anchorAfter, type MovedSince, standsIn } from '../../../document/steps/moved.ts';
import type { DocumentNow, PageLook, PlaceIn } from '../asks.ts';
import { gapOf, placeWithin, shownAnchor } from './anchors.ts';
import {
  type Draft,
  DUE,
  hasNoPlace,
  isBegun,
  isBeingTyped,
  isRivalled,
  problemsIn,
  type Stage,
  whyHeld,
} from './draft.ts';
import { byPlace, keyOf, withoutPlace } from './drafts.ts';
import type { CameFrom, State, Task } from './state.ts';
import { heldAsTyped } from './to-be-written.ts';

/** Moves every place to the documents' present versions. A draft whose place was deleted is marked as gone and keeps its words. */
export function carried(state: State, moved: MovedSince[]): State {
  if (moved.length === 0) return state;
  const { selected, entered, look, about, goesBackIn } = state;
  const shownAt = (place: PlaceIn) => placeNow(place, state, moved);
  const nameNow = (document: string) => shownAt({ document, path: [] })?.document ?? document;
  const place = entered && shownAt(entered.place);
  const route = nameNow(state.route);
  return {
    ...state,
    ...(route !== state.route && { route, look: look && lookAtAddress(look, route), news: 'all' as const }),
    ...(selected && { selected: shownAt(selected) ?? around(selected, look?.documents, moved) }),
    ...(about?.is === 'asks' && { about: { ...about, document: nameNow(about.document) } }),
    ...(goesBackIn !== undefined && { goesBackIn: nameNow(goesBackIn) }),
    cameFrom: state.cameFrom.flatMap(one => cameFromAfter(one, moved) ?? []),
    entered: place && entered && { ...entered, place },
    waiting: byPlace(goneLast(state).map(one => draftAfter(one, moved))),
    tasks: state.tasks.flatMap(task => taskAfter(task, { shownAt, nameNow }, moved) ?? []),
    anchors: new Map([...state.anchors].map(([name, one]) => [name, one && anchorAfter(one, moved)])),
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

/** Moves a place of the page as it is shown. The same object means that the place stays. Undefined if it was deleted. */
export function placeNow(place: PlaceIn, state: State, moved: MovedSince[] = []): PlaceIn | undefined {
  const now = anchorAfter(shownAnchor(place, state), moved);
  if (!now || keyOf(now) === keyOf(place)) return now && place;
  return { document: now.document, path: now.path };
}

/** Puts gone drafts last: if one of them comes back to a place where the author has typed since, the newer draft keeps the place. */
function goneLast({ waiting }: State): Draft[] {
  return [...waiting.values()].sort((one, other) => Number(hasNoPlace(one)) - Number(hasNoPlace(other)));
}

/** If the block was deleted, its page is left. Undefined if the page has gone. */
function cameFromAfter(one: CameFrom, moved: MovedSince[]): CameFrom | undefined {
  const page = anchorAfter(one.page, moved);
  return page && { ...one, page, place: anchorAfter(one.place, moved) ?? page };
}

/**
 * The innermost item or document around a deleted place that still exists. What an author takes away is followed by its neighbour, but if
 * somebody else does, no neighbour may get what the author types next.
 */
function around(
  place: PlaceIn,
  documents: { [name: string]: DocumentNow } | undefined,
  moved: MovedSince[],
): PlaceIn {
  const outer = { ...place, path: place.path.slice(0, -1) };
  if (place.path.length === 0) return place;
  const found = anchorAfter({ ...outer, version: documents?.[place.document]?.version ?? '' }, moved);
  const isItem = typeof place.path.at(-1) === 'number';
  return found && !isItem ? { document: found.document, path: found.path } : around(outer, documents, moved);
}

/** A begun item's own place stays the same. The gap in which it will stand moves. */
function draftAfter(one: Draft, moved: MovedSince[]): Draft {
  const was = isBegun(one) ? gapOf(one) : { ...one.place, version: one.version };
  const now = anchorAfter(was, moved);
  if (now === was) return one;
  if (!now) return withoutPlace(one);
  const { document, path, version } = now;
  const there = { document, path };
  const place =
    one.begun && 'at' in now ? { begun: { ...one.begun, list: there, at: now.at } } : { place: there };
  return { ...one, at: stageAfter(one, was, moved), ...place, version };
}

/** Moves the places of a refusal. A draft that has got its place back is to be saved again. */
function stageAfter(one: Draft, was: Pick<Anchor, 'document' | 'version'>, moved: MovedSince[]): Stage {
  const why = whyHeld(one);
  if (hasNoPlace(one)) return backAgain(one);
  if (why?.is !== 'wrong') return one.at;
  const problems = problemsIn(one).map(
    problem => anchorAfter({ ...problem, document: was.document, version: was.version }, moved) ?? problem,
  );
  return { is: 'refused', why: { ...why, problems } };
}

/** Places of the page that is shown, and names of documents, as they are now. */
type Now = {
  shownAt: (place: PlaceIn) => PlaceIn | undefined;
  nameNow: (document: string) => string;
};

/** Moves all places of a task. Undefined if one of them was deleted, so that the task cannot be done. */
function taskAfter(one: Task, { shownAt, nameNow }: Now, moved: MovedSince[]): Task | undefined {
  const { select } = one;
  const task = typeof select === 'object' ? { ...one, select: shownAt(select) } : one;
  switch (task.ask) {
    case 'change': {
      const steps = task.steps.flatMap(step => anchorAfter(step, moved) ?? []);
      return steps.length < task.steps.length ? undefined : { ...task, steps };
    }
    case 'begin': {
      const { list, version, at } = task;
      const gap = anchorAfter({ ...list, version, do: 'insert', at, value: undefined }, moved);
      const like = task.like && anchorAfter({ ...task.like, version }, moved);
      if (!gap || (task.like && !like)) return undefined;
      const { document, path } = gap;
      const there = { list: { document, path }, at: gap.at, version: gap.version };
      return { ...task, ...there, ...(like && { like: { document: like.document, path: like.path } }) };
    }
    case 'undo':
    case 'redo':
      return { ...task, ...(task.here && { here: task.here.map(nameNow) }) };
    case 'mendOthers':
    case 'go':
      return { ...task, route: nameNow(task.route) };
    case 'movePage':
    case 'takePage':
      return { ...task, wanted: { ...task.wanted, page: nameNow(task.wanted.page) } } as Task;
    default:
      return task;
  }
}

/** After a begun item has been saved at "to": moves everything that leads into the draft to the item in the file. */
export function enteredList(state: State, from: PlaceIn, to: Anchor): State {
  const item = { document: to.document, path: to.path };
  const there = <One extends PlaceIn>(place: One) => placeWithin(place, from, item);
  const anchorThere = (one: Anchor) => (standsIn(one, from) ? { ...there(one), version: to.version } : one);
  const { selected, entered, tasks, cameFrom, anchors } = state;
  return {
    ...state,
    cameFrom: cameFrom.map(one => ({ ...one, place: anchorThere(one.place) })),
    anchors: new Map([...anchors].map(([name, one]) => [name, one && anchorThere(one)])),
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
    const one = atVersion(waiting, state);
    const now = state.look?.documents[one.place.document];
    if (!now || one.begun || hasNoPlace(one) || one.version !== now.version) return one;
    const theirs = valueAt(now.value, one.place.path);
    // A draft of a page that was not open, or that an earlier version of this program has kept, may lack "was".
    const isUnknown = one.was === undefined && versions.get(one.name) !== one.version;
    const base = one.was === undefined ? theirs : (one.was ?? undefined);
    if (!isUnknown && isSame(theirs, base))
      return isRivalled(one) ? { ...one, at: DUE } : { ...one, was: base ?? null };
    if (isSame(theirs, one.value)) return isBeingTyped(one) ? { ...one, was: theirs ?? null } : [];
    // The server joins the two once this one is sent.
    if (!isUnknown && canBeJoined(base, one.value, theirs))
      return isRivalled(one) ? { ...one, at: DUE } : one;
    const was = isUnknown ? (one.value ?? null) : one.was;
    const at: Stage = { is: 'refused', why: { is: 'contested', theirs } };
    return { ...one, was, at };
  });
  return { ...state, waiting: byPlace(kept) };
}

/** Whether both have changed other sentences of one text. */
function canBeJoined(base: unknown, ours: unknown, theirs: unknown): boolean {
  const areTexts = typeof base === 'string' && typeof ours === 'string' && typeof theirs === 'string';
  return areTexts && mergeTexts(base, ours, theirs) !== undefined;
}

/** Gives a gone draft its place back if the document has the draft's version again, for example after an undo. */
function atVersion(one: Draft, { look }: State): Draft {
  const document = one.begun?.list.document ?? one.place.document;
  const isBack = hasNoPlace(one) && look?.documents[document]?.version === one.version;
  return isBack ? { ...one, at: backAgain(one) } : one;
}

/** Sends the draft again, or holds it back if it still has words of an example. */
const backAgain = (one: Draft): Stage => heldAsTyped(one) ?? DUE;
