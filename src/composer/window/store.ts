import { SHELL_WORDS } from '../language/window-words.ts';
import {
  type Asks,
  type LeftBehindNow,
  type LeftPlace,
  newId,
  type Opened,
  type PlaceIn,
} from '../model/asks.ts';
import { standsIn } from '../model/moved.ts';
import { fieldName, isRivalled, keyOf, presentValue, stepBack } from '../model/state/drafts.ts';
import {
  begunAt,
  type Caret,
  documentNow,
  type Kept,
  type PageTask,
  type State,
  type Task,
  type WantedTask,
} from '../model/state/state.ts';
import type { Deed, Step } from '../model/steps.ts';
import { stepsToAccept } from './elsewhere/steps-to-accept.ts';
import { sentenceOf } from './fields/levels.ts';
import { countIn, indexOf, listAround, nameOf, nextTo, standsAt } from './items.ts';
import type { World } from './run/ask.ts';
import type { NotSaved } from './run/not-saved.ts';
import { openRun } from './run/run.ts';
import { siteNow } from './site-values.ts';

export type Store = ReturnType<typeof openStore>;
export type { State } from '../model/state/state.ts';

/** Nobody remembers more places than this. */
const MOST_REMEMBERED = 20;

type Said = Pick<Task, 'said' | 'select'>;

export function openStore(world: World, opened: Opened, notSaved: NotSaved) {
  const first: State = {
    ...{
      opened,
      pages: [],
      route: '/',
      day: opened.day,
      chosen: 0,
      waiting: notSaved.read(),
      tasks: [],
      status: 'saved',
    },
    ...{ said: '', cameFrom: [] },
  };
  const run = openRun(first, world, notSaved, sentenceOf);
  const { state, happen } = run;
  /** Unfinished tasks that a second press must not repeat: the window does not show yet what the first press has done. */
  const going = new Map<string, Promise<object | undefined>>();

  const say = (said: string) => happen({ is: 'told', part: { said } });

  function select(place: PlaceIn | undefined, caret?: Caret): void {
    happen({ is: 'chosen', place, ...(caret && { caret }) });
  }

  /** Gives a task and returns what the server told. Undefined if the task was not done. */
  async function done(
    wanted: WantedTask,
    { said, select }: Said = { said: '' },
  ): Promise<object | undefined> {
    const { chosen } = state();
    const task: Task = { ...wanted, name: newId(), chosen, said, ...(select && { select }) };
    const answer = await run.do(task);
    if (!answer && state().status !== 'gone') say(SHELL_WORDS.window.goneMeanwhile);
    return answer?.ok ? answer.told : undefined;
  }

  async function change(place: PlaceIn, deed: Deed, said: Said): Promise<boolean> {
    const { document, path } = place;
    const begun = begunAt(document, state().waiting);
    if (begun) {
      happen({ is: 'changed', draft: begun.name, deed: { ...deed, path }, id: newId() });
      say(said.said);
      if (typeof said.select === 'object') select(said.select);
      return true;
    }
    const step = stepAt(place, deed);
    const givesUp = deed.do === 'remove' ? draftsIn(place) : [];
    return (await done({ ask: 'change', steps: [step], givesUp }, said)) !== undefined;
  }

  const versionOf = (document: string) => documentNow(document, state())?.version ?? '';
  const stepAt = (at: PlaceIn, deed: Deed): Step => ({ ...at, version: versionOf(at.document), ...deed });

  /** The drafts inside a place that is taken away. If the server refuses one and the author leaves it as it is, it goes with the place. */
  function draftsIn(place: PlaceIn): Kept[] {
    return [...state().waiting.values()].filter(one => !one.isGone && standsIn(one.place, place));
  }

  function once(key: string, work: () => Promise<object | undefined>): Promise<object | undefined> {
    const already = going.get(key);
    if (already) return already;
    const answer = work().finally(() => going.delete(key));
    going.set(key, answer);
    return answer;
  }

  /** What the fields show: the document with everything typed. */
  function present(document: string): unknown {
    return presentValue(document, state());
  }

  /** Puts in what the server begins: an example's words, or a copy. */
  async function put(place: PlaceIn, how: { type?: string; like?: PlaceIn }, said: string): Promise<boolean> {
    const [list, at] = [listAround(place), indexOf(place)];
    const version = versionOf(place.document);
    const { route } = state();
    const told = await done({ ask: 'begin', list, version, at, ...how, done: said });
    return told !== undefined && state().route === route;
  }

  return {
    state,
    subscribe: run.subscribe,
    flush: run.flush,
    settled: run.settled,
    say,
    select,
    present,
    ask: world.ask,
    send: world.send,
    async go(route: string): Promise<void> {
      await done({ ask: 'go', route });
    },
    async refreshPages(): Promise<void> {
      const answer = await world.ask('pages', {});
      if (answer.ok) happen({ is: 'told', part: { pages: answer.told.pages } });
    },
    /** Something has changed, here or elsewhere. Without a number, the stream of news has begun anew. */
    hearNews(count?: number): Promise<void> {
      happen({ is: 'news', count: count ?? 'all' });
      return run.settled();
    },
    /** Shows the site as of another day in this window alone. Without a day, as it is today. */
    showDay: (day?: string) => happen({ is: 'told', part: { day } }),
    /** Remembers what is selected, before the author follows its words to where they are written. */
    rememberWay(title: string): void {
      const { route, cameFrom, selected = { document: route, path: [] } } = state();
      const remembered = (place: PlaceIn) => ({ ...place, version: versionOf(place.document) });
      const page = remembered({ document: route, path: [] });
      const here = { page, place: remembered(selected), title };
      happen({ is: 'told', part: { cameFrom: [...cameFrom, here].slice(-MOST_REMEMBERED) } });
    },
    /** Forgets the last place that an author came from. */
    forgetWay: () => happen({ is: 'told', part: { cameFrom: state().cameFrom.slice(0, -1) } }),
    unlock: (unlocked: string) => happen({ is: 'told', part: { unlocked } }),
    loseServer: () => happen({ is: 'lost' }),
    enterField: () => happen({ is: 'entered' }),
    /** "value" is undefined for a field that was emptied. */
    type: (place: PlaceIn, value: unknown) =>
      happen({ is: 'typed', place, value, name: newId(), id: newId() }),
    /** Takes back what was typed and not saved. */
    drop: (key: string) => happen({ is: 'dropped', key }),
    /** Adds an empty line to a list of lines. It is saved with its first word. */
    beginLine(list: PlaceIn, at: number): void {
      const begun = begunAt(list.document, state().waiting);
      const deed = { do: 'insert' as const, path: list.path, at, value: '' };
      if (begun) happen({ is: 'changed', draft: begun.name, deed, id: newId() });
      else happen({ is: 'begun', name: newId(), list, at, value: '', given: [] });
    },
    async keepMine(key: string): Promise<void> {
      happen({ is: 'preferred', key, id: newId() });
      await run.flush();
    },
    /** Adds an item or a block, begun as its neighbours are. "place" is where it is going to stand. */
    add: (place: PlaceIn, type?: string) =>
      put(place, type === undefined ? {} : { type }, SHELL_WORDS.done.added),
    duplicate: (place: PlaceIn) =>
      put(
        { ...place, path: place.path.with(-1, indexOf(place) + 1) },
        { like: place },
        SHELL_WORDS.done.duplicated(nameOf(place, state())),
      ),
    /** "isStaying" leaves selected what is. */
    async move(place: PlaceIn, wanted: number, isStaying = false): Promise<boolean> {
      const { list, at, begun } = standsAt(place, state());
      const to = Math.max(0, Math.min(wanted, countIn(list, state()) - (begun ? 0 : 1)));
      const said = SHELL_WORDS.done.moved(nameOf(place, state()), to < at);
      if (begun) {
        happen({ is: 'placed', draft: begun.name, at: to });
        say(said);
        return true;
      }
      const { selected } = state();
      const isSelected = selected !== undefined && standsIn(selected, place);
      return change(
        list,
        { do: 'move', at, to },
        { said, ...(!isStaying && !isSelected && { select: 'it' }) },
      );
    },
    /** What comes next is selected then, or what is around it if nothing is left. "isStaying" leaves selected what is. */
    async remove(place: PlaceIn, isStaying = false): Promise<boolean> {
      const { list, at, begun } = standsAt(place, state());
      const said = SHELL_WORDS.done.takenAway(nameOf(place, state()));
      const next = nextTo(list, begun ? at - 1 : at, begun !== undefined, state());
      if (begun) {
        happen({ is: 'dropped', key: keyOf(place) });
        if (!isStaying) select(next);
        say(said);
        return true;
      }
      const how = { said, ...(!isStaying && { select: next }) };
      const work = async () => ((await change(place, { do: 'remove' }, how)) ? {} : undefined);
      return (await once(keyOf(place), work)) !== undefined;
    },
    rename: (place: PlaceIn, to: string) =>
      change(place, { do: 'rename', to }, { said: SHELL_WORDS.done.renamed }),
    /** A hidden block stays in the document. Visitors do not see it. */
    hide({ document, path }: PlaceIn, isHidden: boolean): Promise<boolean> {
      const deed: Deed = isHidden ? { do: 'set', value: true } : { do: 'unset' };
      const name = nameOf({ document, path }, state());
      const said = isHidden ? SHELL_WORDS.done.hidden(name) : SHELL_WORDS.done.shown(name);
      return change({ document, path: [...path, 'hidden'] }, deed, { said });
    },
    /** Returns where to look afterwards. If that is on this page, it is selected. */
    async undo(way: 'undo' | 'redo'): Promise<PlaceIn | undefined> {
      const told = (await done({ ask: way }, { said: '', select: 'it' })) as Asks['undo']['told'] | undefined;
      const here = told?.places.find(({ document }) => state().look?.documents[document]);
      return here ?? told?.places[0];
    },
    /** Begins, moves or takes away a page. Returns why it was refused. */
    async changePages(task: PageTask): Promise<string | undefined> {
      const answer = await done(task);
      void this.refreshPages();
      return answer ? undefined : state().said;
    },
    /** Places that still give an old value. Undefined if the server has gone. */
    async leftBehind(route: string): Promise<LeftBehindNow[] | undefined> {
      const answer = await world.ask('left', { route });
      return answer.ok ? answer.told.left : undefined;
    },
    /** Writes into the site document that these places are right as they are, so that the check lets them pass as well. */
    async acceptLeft(places: LeftPlace[]): Promise<boolean> {
      const { document, value } = siteNow(state());
      const steps = stepsToAccept(places, { document, version: versionOf(document) }, value);
      const said = SHELL_WORDS.done.putAway(places.length);
      return (await once('accept', () => done({ ask: 'change', steps }, { said }))) !== undefined;
    },
    mendOthers: async (route: string, keys: string[]): Promise<boolean> =>
      (await once(keys.join(), () => done({ ask: 'mendOthers', route, keys }))) !== undefined,
    /** Gives up a draft. If the file has a half-typed value, the field gets back the value that it had when it got the focus. */
    async leave(key: string): Promise<void> {
      const left = state().waiting.get(key);
      if (!left) return;
      const step = !left.begun && !left.isGone && !isRivalled(left) && stepBack(left);
      const said = left.begun ? SHELL_WORDS.done.leftAway : SHELL_WORDS.done.leftAsItWas;
      // Together with the typing it is one step of Undo.
      const field = fieldName(left.place.path);
      if (step) await done({ ask: 'change', field, steps: [step], givesUp: [left] }, { said });
      else {
        happen({ is: 'dropped', key });
        say(said);
      }
    },
    /** Saves a draft together with the check's fix for it. If the author types on meanwhile, the draft stays. */
    async mend(key: string, steps: Step[]): Promise<void> {
      const left = state().waiting.get(key);
      await done(
        { ask: 'change', steps, ...(left && { givesUp: [left] }) },
        { said: SHELL_WORDS.done.saved },
      );
    },
  };
}
