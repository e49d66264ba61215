// Decides what the server is asked next, from the state alone. Sends nothing.
import type { Step } from '../../../document/steps/steps.ts';
import type { Asks, KnownVersion, PlaceIn, Seen } from '../asks.ts';
import { holdsPhotograph, withoutWords } from '../photographs.ts';
import { placeWithin } from './anchors.ts';
import { type Draft, hasNoPlace } from './draft.ts';
import { fieldName, insertFor, stepFor } from './drafts.ts';
import { begunAt, documentNow, type State, type Task, type Unanswered } from './state.ts';

export type NextAsk = {
  [Name in keyof Asks]: { asking: Unanswered; ask: Name; input: Asks[Name]['input'] };
}[keyof Asks];

/** Drafts go first, then tasks, then a look at what others have changed. Undefined while an ask is unanswered. */
export function nextAsk(state: State): NextAsk | undefined {
  const { asking, tasks, waiting, look, news, day, drawnWith = NO_PHOTOGRAPHS } = state;
  if (asking) return undefined;
  const [task] = tasks;
  // Before the window opens another page, it saves every draft of this one.
  const isLeaving = task?.ask === 'go';
  for (const draft of waiting.values())
    if (isToSend(draft, state, isLeaving))
      return { asking: { draft }, ask: 'change', input: changeOf(draft, state) };
  if (task) return askFor(task, state);
  const isBehind = news === 'all' || (news !== undefined && news > (look?.news ?? -1));
  const isOtherDay = look !== undefined && look.day !== day;
  const isDrawnOtherwise = look !== undefined && drawnWith !== namesOf(photographsWaiting(state));
  return isBehind || isOtherDay || isDrawnOtherwise
    ? { asking: 'look', ask: 'look', input: lookInput(state.route, state) }
    : undefined;
}

/** The steps that would save the photographs which wait on the page. An item that is only begun is not on the page. */
function photographsWaiting(state: State, saved?: Draft): Step[] {
  return [...state.waiting.values()].flatMap(one => {
    const now = documentNow(one.place.document, state);
    const isDrawn = now && one !== saved && !hasNoPlace(one) && !one.begun && holdsPhotograph(one.value);
    return isDrawn ? stepFor(one, now) : [];
  });
}

const NO_PHOTOGRAPHS = namesOf([]);

/** Equal for photographs that are drawn alike. Their words are not drawn, and the server knows where they stand by now. */
function namesOf(photographs: Step[]): string {
  return JSON.stringify(photographs.map(step => 'value' in step && withoutWords(step.value)));
}

/** Undefined if no page is asked for. */
export function drawnWith({ input }: NextAsk): string | undefined {
  return 'known' in input ? namesOf(input.photographs ?? []) : undefined;
}

/** The draft may belong to a page that is not open: the window in which it was typed may have been killed. */
function isToSend(draft: Draft, { look }: State, isLeaving = false): boolean {
  const isDue = draft.at.is === 'due' || (isLeaving && draft.at.is === 'typing');
  return look !== undefined && isDue && draft.version !== '';
}

export function hasToSend(state: State): boolean {
  return [...state.waiting.values()].some(draft => isToSend(draft, state));
}

type BeginTask = Extract<Task, { ask: 'begin' }>;

function changeOf(draft: Draft, state: State): Asks['change']['input'] {
  const { id = '', place, begun } = draft;
  const path = begun ? [...begun.list.path, begun.at] : place.path;
  const step = stepFor(draft, documentNow(place.document, state));
  return { id, field: fieldName(path), steps: [step], ...seenBy(state, draft) };
}

function askFor(task: Task, state: State): NextAsk {
  const asking = { task };
  if (task.ask === 'go') return { asking, ask: 'look', input: lookInput(task.route, state) };
  if (task.ask === 'begin') return { asking, ask: 'begin', input: beginOf(task, state) };
  if (task.ask === 'mendOthers') {
    const { name: id, route, keys } = task;
    return { asking, ask: 'mendOthers', input: { id, keys, ...seenBy(state), route } };
  }
  if ('wanted' in task)
    return { asking, ask: task.ask, input: { id: task.name, ...task.wanted, ...seenBy(state) } } as NextAsk;
  if (task.ask !== 'change')
    return { asking, ask: task.ask, input: { ...seenBy(state), ...(task.here && { here: task.here }) } };
  const { name: id, steps, field: typedIn } = task;
  const field = typedIn !== undefined && { field: typedIn };
  return {
    asking,
    ask: 'change',
    input: { id, ...field, steps, ...seenBy(state) },
  };
}

/** The server does not know begun items. An ask about a list in one brings the step that would put the item into the file. */
function beginOf({ list, version, at, type, like }: BeginTask, state: State): Asks['begin']['input'] {
  const around = begunAt(list.document, state.waiting);
  const now = documentNow(list.document, state);
  const inside = around && now && insertFor(around, now);
  const item = inside && { document: inside.document, path: [...inside.path, inside.at] };
  const inFile = ({ document, path }: PlaceIn): PlaceIn =>
    around && item ? placeWithin({ document, path }, around.place, item) : { document, path };
  return {
    ...{ ...inFile(list), at },
    ...(version !== '' && { version }),
    ...(type !== undefined && { type }),
    ...(like && { like: inFile(like) }),
    ...(inside && { inside }),
  };
}

function lookInput(route: string, state: State): Asks['look']['input'] {
  const ids = [...state.waiting.values()].flatMap(({ sent = [] }) => sent.map(({ id }) => id));
  return { ...seenBy(state), route, ...(ids.length > 0 && { ids }) };
}

/**
 * Names the page that the window shows, each version of a document that a place in the state belongs to, and the photographs that
 * wait. "saved" is the draft that the ask saves.
 */
function seenBy(state: State, saved?: Draft): Seen {
  const { route, day, look, waiting, tasks, cameFrom, anchors } = state;
  const photographs = photographsWaiting(state, saved);
  const known: KnownVersion[] = [
    ...Object.entries(look?.documents ?? {}).map(([document, { version }]) => ({ document, version })),
    ...[...waiting.values()].map(({ place, begun, version }) => {
      return { document: begun?.list.document ?? place.document, version };
    }),
    ...cameFrom.flatMap(({ page, place }) => [page, place]),
    ...[...anchors.values()].flatMap(one => one ?? []),
    ...tasks.flatMap(task => (task.ask === 'change' ? task.steps : [])),
    ...tasks.flatMap(task => (task.ask === 'begin' ? { ...task.list, version: task.version } : [])),
  ];
  const byName = new Map(
    known.map(({ document, version }) => [`${document} ${version}`, { document, version }]),
  );
  return {
    route,
    ...(day !== undefined && { day }),
    ...(photographs.length > 0 && { photographs }),
    known: [...byName.values()].filter(({ version }) => version !== ''),
  };
}
