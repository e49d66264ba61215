// Puts in what the server has begun: a copy at once, and an example as a draft that its author writes over first.
import type { Asks } from '../asks.ts';
import { begun, changed, choose } from './changes.ts';
import type { Begun } from './draft.ts';
import { countAt } from './drafts.ts';
import { begunAt, documentNow, type State, type Task } from './state.ts';

type Begin = Extract<Task, { ask: 'begin' }>;

export function beginTold(state: State, task: Begin, told: Asks['begin']['told'], name: string): State {
  const { list, chosen, typed, words } = task;
  const now = documentNow(list.document, state);
  const isLeft = state.tasks.some(({ ask }) => ask === 'go');
  if (!now || isLeft) return { ...state, said: words.notAdded };
  const around = begunAt(list.document, state.waiting);
  if (around) return addedInside(state, around, task, told, name);
  const at = Math.min(task.at, countAt(now, list.path));
  // The check knows an example's words only while all of them are there, so half of them would pass. The window holds them all back.
  if (told.given.length > 0)
    return {
      ...begun(state, { name, list, at, ...told }),
      said: words.withExample,
    };
  const steps = [{ ...list, version: now.version, do: 'insert' as const, at, value: told.value }];
  const insert: Task = {
    name: task.name,
    ask: 'change',
    chosen,
    typed,
    said: words.added,
    select: 'it',
    steps,
  };
  return { ...state, tasks: [insert, ...state.tasks] };
}

/** Puts an item into a list of a begun item. Both are saved together, once the author has written over all words of the example. */
function addedInside(
  state: State,
  around: Begun,
  { list, at, words }: Begin,
  { value, given }: Asks['begin']['told'],
  id: string,
): State {
  const step = { do: 'insert' as const, path: list.path, at, value };
  const next = changed(state, { draft: around.name, step, given, id });
  const said = given.length > 0 ? words.withExample : words.added;
  return { ...choose(next, { ...list, path: [...list.path, at] }), said };
}
