import type { Anchor } from '../../../document/steps/moved.ts';
import type { Asks, Opened, PlaceIn } from '../../model/asks.ts';
import { shownAnchor } from '../../model/state/anchors.ts';
import { presentValue } from '../../model/state/drafts.ts';
import { begunAt, type HeldPlace, type PageTask, type State } from '../../model/state/state.ts';
import type { World } from '../run/ask.ts';
import type { NotSaved } from '../run/not-saved.ts';
import { openRun } from '../run/run.ts';
import { arrangingOf } from './arranging.ts';
import { oldValuesOf } from './old-values.ts';
import { openTasks } from './tasks.ts';
import { typingOf } from './typing.ts';

export type Store = ReturnType<typeof openStore>;
export type { State } from '../../model/state/state.ts';

/** Nobody remembers more places than this. */
const MOST_REMEMBERED = 20;

export function openStore(world: World, opened: Opened, notSaved: NotSaved) {
  const first: State = {
    opened,
    pages: [],
    route: '/',
    day: opened.day,
    chosen: 0,
    waiting: notSaved.read(),
    tasks: [],
    status: 'saved',
    said: '',
    cameFrom: [],
    anchors: new Map(),
  };
  const run = openRun(first, world, notSaved);
  const { state, happen } = run;
  const tasks = openTasks(run);
  const { say, select, done } = tasks;

  async function refreshPages(): Promise<void> {
    const answer = await world.ask('pages', {});
    if (!answer.ok) return;
    const { pages, toSend } = answer.told;
    happen({ is: 'told', part: { pages, toSend } });
  }

  return {
    state,
    subscribe: run.subscribe,
    flush: run.flush,
    settled: run.settled,
    say,
    select,
    ...typingOf(tasks, run.flush),
    ...arrangingOf(tasks),
    ...oldValuesOf(tasks, world.ask),
    /** What the fields show: the document with everything typed. */
    present: (document: string): unknown => presentValue(document, state()),
    ask: world.ask,
    send: world.send,
    openChangeFile: world.openChangeFile,
    async go(route: string): Promise<void> {
      await done({ ask: 'go', route });
    },
    refreshPages,
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
      const page = shownAnchor({ document: route, path: [] }, state());
      const here = { page, place: shownAnchor(selected, state()), title };
      happen({ is: 'told', part: { cameFrom: [...cameFrom, here].slice(-MOST_REMEMBERED) } });
    },
    /** Forgets the last place that an author came from. */
    forgetWay: () => happen({ is: 'told', part: { cameFrom: state().cameFrom.slice(0, -1) } }),
    /** Follows a place by this name until it is let go of. */
    hold: (name: string, place: HeldPlace) => happen({ is: 'held', name, place }),
    /** Where that place is now. Undefined if it was taken away, or given up with what was begun around it. */
    held(name: string): Anchor | undefined {
      const { anchors, waiting } = state();
      const { document, path, version } = anchors.get(name) ?? {};
      if (document === undefined || !path || version === undefined) return undefined;
      return version !== '' || begunAt(document, waiting) ? { document, path, version } : undefined;
    },
    letGo: (name: string) => happen({ is: 'held', name, place: undefined }),
    unlock: (unlocked: string) => happen({ is: 'told', part: { unlocked } }),
    loseServer: () => happen({ is: 'lost' }),
    /** Returns where to look afterwards. If that is on this page, it is selected, unless the author is staying in a field. */
    async undo(way: 'undo' | 'redo', isStaying = false): Promise<PlaceIn | undefined> {
      const said = { said: '', ...(!isStaying && { select: 'it' as const }) };
      const told = (await done({ ask: way }, said)) as Asks['undo']['told'] | undefined;
      // A page may have come back, or gone.
      void refreshPages();
      const here = told?.places.find(({ document }) => state().look?.documents[document]);
      return here ?? told?.places[0];
    },
    /** Begins, moves or takes away a page. Returns why it was refused. */
    async changePages(task: PageTask): Promise<string | undefined> {
      const answer = await done(task);
      void refreshPages();
      return answer ? undefined : state().said;
    },
  };
}
