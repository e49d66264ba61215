// The state of the window after an event. A pure function: time and the server are in window/run.

import type { Answered, PageListed, PlaceIn } from '../asks.ts';
import { shownAnchor } from './anchors.ts';
import { answered } from './answered.ts';
import {
  type Begin,
  begun,
  type ChangedBegun,
  changed,
  choose,
  due,
  finished,
  preferred,
  type Typed,
  typed,
  withDraft,
  withDrafts,
} from './changes.ts';
import { type Draft, isHeld, isUnanswered, type Stage } from './draft.ts';
import { drawnWith, type NextAsk } from './next-ask.ts';
import { withSeen } from './seen-values.ts';
import { type CameFrom, type Caret, type HeldPlace, homeOf, type State, type Task } from './state.ts';

export type Event =
  | ({ is: 'typed' } & Typed)
  | ({ is: 'changed' } & ChangedBegun)
  | ({ is: 'begun' } & Begin)
  | { is: 'placed'; draft: string; at: number }
  | { is: 'chosen'; place: PlaceIn | undefined; caret?: Caret }
  /** A field gets the focus. */
  | { is: 'entered' }
  /** These drafts are to be saved, because the author has paused. */
  | { is: 'due'; names: string[]; isTyping?: boolean }
  /** All that is typed is to be saved: the author has left its field, or wants something done. */
  | { is: 'finished' }
  | { is: 'wanted'; task: Task }
  | { is: 'preferred'; key: string; id: string }
  | { is: 'dropped'; key: string }
  | { is: 'asked'; ask: NextAsk }
  /** "name" is the name of a draft that the answer may begin. */
  | { is: 'answered'; ask: NextAsk; answer: Answered<object>; name: string }
  /** "all" if the stream of news has begun anew. */
  | { is: 'news'; count: number | 'all' }
  | { is: 'lost' }
  /** A part of the window holds this place by a name until it lets go of it. */
  | { is: 'held'; name: string; place: HeldPlace | undefined }
  | { is: 'told'; part: Told };

type Told =
  | { said: string }
  | { unlocked: string }
  | { pages: PageListed[]; toSend: number | undefined }
  | { day: string | undefined }
  | { cameFrom: CameFrom[] };

export function reduce(state: State, event: Event): State {
  const next = after(state, event);
  return next.status === 'gone' ? next : { ...next, status: statusOf(next) };
}

function statusOf({ waiting, tasks, asking }: State): State['status'] {
  const isWaiting = [...waiting.values()].some(one => !isHeld(one));
  const isSaving = typeof asking === 'object' && !('task' in asking && asking.task.ask === 'go');
  const isDoing = isSaving || tasks.some(({ ask }) => ask !== 'go');
  return isWaiting || isDoing ? 'saving' : 'saved';
}

function after(state: State, event: Event): State {
  switch (event.is) {
    case 'typed':
      return typed(state, event);
    case 'changed':
      return changed(state, event);
    case 'begun':
      return begun(state, event);
    case 'placed':
      return withDraft(state, event.draft, one => ({
        ...one,
        ...(one.begun && { begun: { ...one.begun, at: event.at } }),
      }));
    case 'chosen':
      return choose(state, event.place, event.caret);
    case 'entered':
      return { ...state, entered: undefined };
    case 'due':
      return event.names.reduce((now, name) => due(now, name, event.isTyping), state);
    case 'finished':
      return finished(state);
    case 'wanted':
      return wanted(state, event.task);
    case 'preferred':
      return preferred(state, event.key, event.id);
    case 'dropped':
      return withDrafts(state, (one, key) => (key === event.key ? undefined : one));
    case 'asked':
      return asked(state, event.ask);
    case 'answered':
      return answered({ ...state, asking: undefined }, event);
    case 'news':
      return { ...state, news: newest(state.news, event.count) };
    case 'lost':
      return { ...state, status: 'gone' };
    case 'held':
      return { ...state, anchors: anchorsWith(state, event.name, event.place) };
    case 'told':
      return { ...state, ...event.part };
  }
}

function anchorsWith(state: State, name: string, place: HeldPlace | undefined): State['anchors'] {
  const others = [...state.anchors].filter(([other]) => other !== name);
  return new Map(place ? [...others, [name, shownAnchor(place, state)]] : others);
}

/**
 * A way back takes steps where the author works, and elsewhere only after a second press. What the window has just said that it did is
 * taken back at once.
 */
function wanted(state: State, task: Task): State {
  const { said, about, goesBackIn } = state;
  if (task.ask !== 'undo' && task.ask !== 'redo')
    return { ...state, goesBackIn: undefined, tasks: [...state.tasks, withSeen(task, state)] };
  const isSaid = said !== '' && about?.words === said;
  const named = isSaid && about.is === 'asks' && about.way === task.ask ? about.document : goesBackIn;
  const isOwn = isSaid && about.is === 'done' && task.ask === 'undo';
  const here = [...documentsHere(state), ...(named === undefined ? [] : [named])];
  return { ...state, goesBackIn: named, tasks: [...state.tasks, { ...task, ...(!isOwn && { here }) }] };
}

/** The page and its shared documents. The whole site is elsewhere, unless it is what the author works on. */
function documentsHere(state: State): string[] {
  const { route, look, selected, entered } = state;
  const shown = Object.entries(look?.documents ?? {}).flatMap(([name, { kind }]) =>
    kind === 'site' ? [] : name,
  );
  const own = [selected, entered?.place].flatMap(place => (place ? homeOf(place.document, state) : []));
  return [...new Set([route, ...shown, ...own])];
}

function sentNow(one: Draft): Draft {
  const { id = '', value, sent = [] } = one;
  const isTyping = 'isTyping' in one.at && one.at.isTyping;
  const at: Stage = { is: 'sent', ...(isTyping && { isTyping }) };
  return { ...one, at, sent: isUnanswered(one) ? sent : [...sent, { id, value }] };
}

function newest(known: State['news'], count: number | 'all'): State['news'] {
  return known === 'all' || count === 'all' ? 'all' : Math.max(known ?? 0, count);
}

function asked(state: State, ask: NextAsk): State {
  const { asking } = ask;
  const next = { ...state, asking, drawnWith: drawnWith(ask) ?? state.drawnWith };
  // The answer shows every change that the server has told of so far. One that it tells of from now on may not be in it.
  if (asking === 'look') return { ...next, news: undefined };
  if ('draft' in asking) return withDraft(next, asking.draft.name, sentNow);
  const { task } = asking;
  const tasks = state.tasks.filter(one => one !== task);
  if (task.ask !== 'go') return { ...next, tasks };
  // The next page says what was done on the page before only if that led there.
  const about = task.said === '' ? undefined : state.about;
  const left = {
    look: undefined,
    selected: undefined,
    caret: undefined,
    entered: undefined,
    goesBackIn: undefined,
  };
  return { ...next, ...left, about, tasks, route: task.route, news: undefined };
}
