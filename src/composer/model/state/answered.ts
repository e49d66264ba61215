// Computes the state after an answer of the server. The answer to a change, also to a refused one, brings a new look and the map of moved
// places, so that the window need not ask again.

import { isSame, type Path } from '../../../base/json-value.ts';
import { standsIn } from '../../../document/steps/moved.ts';
import {
  type Answered,
  type AskRefusal,
  type Asks,
  CHANGED,
  NO_ANSWER,
  type PageDone,
  type PageListed,
  type ShownNow,
} from '../asks.ts';
import { nextId } from '../change-ids.ts';
import { withAddresses } from '../photographs.ts';
import { placeWithin } from './anchors.ts';
import { beginTold } from './begin-told.ts';
import { carried, compared, enteredList, placeNow } from './carry.ts';
import { choose, withDraft, withDrafts } from './changes.ts';
import { type Draft, DUE, isBeingTyped, isHalf, isHeld, type Stage, type WhyHeld } from './draft.ts';
import { stepFor } from './drafts.ts';
import type { NextAsk } from './next-ask.ts';
import { withAllSeen, withOwnSteps } from './seen-values.ts';
import { documentNow, type PageTask, type State, type Task } from './state.ts';
import { heldAsTyped } from './to-be-written.ts';

type Got = { ask: NextAsk; answer: Answered<object>; name: string };
type Refused = { status: number } & AskRefusal;

export function answered(state: State, { ask, answer, name }: Got): State {
  const { asking } = ask;
  if (!answer.ok && answer.status === NO_ANSWER) return { ...state, status: 'gone' };
  const next: State = { ...state, status: 'saved' };
  if (asking === 'look' || ('task' in asking && asking.task.ask === 'go')) return lookedAt(next, answer);
  if ('draft' in asking)
    return answer.ok
      ? draftSaved(next, asking.draft, answer.told as Asks['change']['told'])
      : draftRefused(next, asking.draft, answer);
  if (!answer.ok) {
    const about = { words: answer.message, is: 'refused' as const };
    return { ...shown(next, answer), said: answer.message, about };
  }
  return taskDone(next, asking.task, answer.told, name);
}

/** The look also says which sent changes the server has done, because an earlier answer may have been lost. */
function lookedAt(state: State, answer: Answered<object>): State {
  if (!answer.ok) {
    // A day that the server refuses would be asked for without end.
    const day = state.look ? state.look.day : state.day;
    const there = carried({ ...state, day }, answer.moved ?? []);
    return there.route === state.route ? { ...there, said: answer.message } : there;
  }
  const { moved, done, ...look } = answer.told as Asks['look']['told'];
  const known = new Map(done.map(one => [one.id, one]));
  const left = withDrafts(state, one => leftAfter(one, known));
  const entered = [...left.waiting.values()].reduce((next, one) => {
    const was = [...state.waiting.values()].find(({ name }) => name === one.name);
    return was?.begun && !one.begun
      ? enteredList(next, was.place, { ...one.place, version: one.version })
      : next;
  }, left);
  return shown(entered, { look, moved });
}

/** The draft goes if its last value is saved. If an earlier one is, the file has that. */
function leftAfter(one: Draft, done: Map<string, Asks['look']['told']['done'][number]>): Draft | undefined {
  const last = one.sent?.findLast(({ id }) => done.has(id));
  if (!last) return one;
  if (last.id === one.id) return undefined;
  const was = last.value ?? null;
  if (!one.begun) return { ...one, was, sent: undefined };
  const { places: [place = one.place] = [], versions = {} } = done.get(last.id) ?? {};
  const version = versions[place.document] ?? '';
  return { ...one, place, version, was, begun: undefined, sent: undefined };
}

/** Takes in the page and the map of an answer. Drafts that no server has received yet become due again. */
function shown(state: State, { look, moved = [] }: ShownNow): State {
  const before = state.waiting;
  const there = carried(state, moved);
  if (!look) return { ...there, news: 'all' };
  if (!('documents' in look)) return there.route === state.route ? { ...there, said: look.message } : there;
  if (look.route !== there.route) return there;
  const { toSend } = look;
  const next = compared({ ...there, look, toSend, pages: withListed(there.pages, look.listed) }, before);
  const isUpToDate = typeof next.news === 'number' && next.news <= look.news;
  const { waiting } = withDrafts(next, one => (isHeld(one) || isBeingTyped(one) ? one : { ...one, at: DUE }));
  return { ...next, waiting, ...(isUpToDate && { news: undefined }) };
}

/** The list of pages knows this page as it is now. It stays the same object if nothing of it has changed. */
function withListed(pages: PageListed[], listed: PageListed): PageListed[] {
  const at = pages.findIndex(({ route }) => route === listed.route);
  return at < 0 || isSame(pages[at], listed) ? pages : pages.with(at, listed);
}

/** Removes the draft. If the author has typed on since it was sent, the draft stays, and the file has the sent value. */
function draftSaved(state: State, saved: Draft, told: Asks['change']['told']): State {
  const [to] = told.places;
  const { photographs = {} } = told;
  const settled = withDraft(state, saved.name, one => {
    if (one.id === saved.id && isSame(one.value, saved.value)) return undefined;
    // The file names its photographs by the addresses that they have got.
    const [was, value] = [saved.value ?? null, one.value].map(words => withAddresses(words, photographs));
    const typedOn = { ...one, was, value, sent: undefined };
    if (isSame(value, one.value)) return typedOn;
    const at: Stage = heldAsTyped(typedOn) ?? { is: 'typing', isHalf: isHalf(one) };
    return { ...typedOn, ...(one.id !== undefined && { id: nextId(one.id) }), at };
  });
  const step = stepFor(withAddresses(saved, photographs), documentNow(saved.place.document, state));
  const next = shown(withOwnSteps(settled, [step]), told);
  if (!saved.begun || !to) return next;
  const version = told.versions[to.document] ?? '';
  const entered = withDraft(next, saved.name, one => ({ ...one, place: to, version, begun: undefined }));
  return enteredList(entered, saved.place, { ...to, version });
}

/** Shows a refusal only after the author has paused: half a word is often wrong. */
function draftRefused(state: State, sent: Draft, answer: Refused): State {
  const { status, look, moved, version, ...refused } = answer;
  const known = withDraft(state, sent.name, one => {
    const left = one.sent?.filter(({ id }) => id !== sent.id) ?? [];
    const at: Stage = one.at.is !== 'sent' ? one.at : isBeingTyped(one) ? { is: 'typing' } : DUE;
    return { ...one, at, sent: left.length > 0 ? left : undefined };
  });
  const next = shown(known, { look, moved });
  // Another program saved the file while the server was writing it. The draft is sent again after a pause.
  const isTooLate = status === CHANGED && version === undefined;
  if (isTooLate)
    return withDraft(next, sent.name, one => (isHeld(one) ? one : { ...one, at: { is: 'typing' } }));
  const one = [...next.waiting.values()].find(({ name }) => name === sent.name);
  if (!one || isBeingTyped(one) || !isSame(one.value, sent.value)) return next;
  const mine = inOwnPlace(refused, sent);
  const [problem] = mine.problems ?? [];
  const said = problem?.message ?? mine.message;
  return {
    ...withDraft(next, sent.name, one =>
      isHeld(one) ? one : { ...one, at: { is: 'refused', why: whyOf(mine) } },
    ),
    said,
    about: { words: said, is: 'mistake' },
  };
}

function whyOf({ message, problems, ways, ...refused }: AskRefusal): WhyHeld {
  if ('theirs' in refused) return { is: 'contested', theirs: refused.theirs };
  return { is: 'wrong', message, ...(problems && { problems }), ...(ways && { ways }) };
}

/** Moves the problems of a begun item from the list, where the server looked for them, to the fields of the draft. */
function inOwnPlace(refused: AskRefusal, { begun, place }: Draft): AskRefusal {
  if (!begun || !refused.problems) return refused;
  const { list } = begun;
  const itemAround = (path: Path) => ({ ...list, path: path.slice(0, list.path.length + 1) });
  const problems = refused.problems.map(one =>
    one.path.length > list.path.length && standsIn(one, list)
      ? placeWithin(one, itemAround(one.path), place)
      : one,
  );
  return { ...refused, problems };
}

function taskDone(state: State, task: Task, told: object, name: string): State {
  if (task.ask === 'begin') return beginTold(state, task, told as Asks['begin']['told'], name);
  const { places = [], message, asks, ...answer } = told as ShownNow & Partial<Asks['undo']['told']>;
  const own = task.ask === 'change' ? task.steps : [];
  const after = shown(withOwnSteps(withoutGivenUp(state, task), own), answer);
  const next = task.ask === 'change' ? after : withAllSeen(after);
  if ('wanted' in task) return pageChanged({ ...next, ...saidDone(message ?? '') }, task, told as PageDone);
  const isGone = answer.look && !('documents' in answer.look) && next.route === state.route;
  if (isGone) return { ...next, said: message ?? task.said, tasks: [...next.tasks, goHome(task, name)] };
  if (asks !== undefined && (task.ask === 'undo' || task.ask === 'redo'))
    return {
      ...next,
      said: message ?? '',
      about: { words: message ?? '', is: 'asks', way: task.ask, document: asks },
    };
  const here = places.find(({ document }) => next.look?.documents[document]);
  const { select } = task;
  const wanted = typeof select === 'object' ? placeNow(select, state, answer.moved) : select && here;
  const chosen = wanted && !hasGoneOn(state, task) ? choose(next, wanted) : next;
  const said = message ?? task.said;
  const isChange = task.ask === 'change' || task.ask === 'mendOthers';
  return { ...chosen, said, ...(isChange && saidDone(said)) };
}

/** Whether the author has gone on since the task: has selected something else, or types. The caret stays where somebody types. */
function hasGoneOn({ chosen, typed }: State, task: Task): boolean {
  return chosen !== task.chosen || typed !== task.typed;
}

/** Says what was done, with the way back beside it. */
function saidDone(said: string): Pick<State, 'said' | 'about'> {
  return { said, about: { words: said, is: 'done' } };
}

/** The page that the window shows was begun, and that has been taken back. */
function goHome({ chosen }: Task, name: string): Task {
  return { name, chosen, said: '', ask: 'go', route: '/' };
}

/** Leads to a page that was begun or has come back, and away from one that was taken away. A page with another address has been followed already. */
function pageChanged(state: State, task: Task & PageTask, { page }: PageDone): State {
  const isElsewhere =
    task.ask === 'newPage' ||
    (task.ask === 'takePage' && task.wanted.page === state.route) ||
    (task.ask === 'putBack' && task.wanted.what === 'document' && page !== state.route);
  if (!isElsewhere || hasGoneOn(state, task)) return state;
  const go: Task = { name: task.name, chosen: task.chosen, said: state.said, ask: 'go', route: page };
  return { ...state, tasks: [...state.tasks, go] };
}

/** Removes the drafts that a task gives up. A draft whose value has changed since the task was wanted stays. */
function withoutGivenUp(state: State, task: Task): State {
  const { givesUp = [] } = task.ask === 'change' ? task : {};
  return withDrafts(state, one =>
    givesUp.some(({ name, value }) => name === one.name && isSame(value, one.value)) ? undefined : one,
  );
}
