// Gives tasks to the server in their order, and says what became of them.

import { standsIn } from '../../../document/steps/moved.ts';
import type { BareStep, Step } from '../../../document/steps/steps.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import { newId, type PlaceIn } from '../../model/asks.ts';
import { hasNoPlace } from '../../model/state/draft.ts';
import {
  begunAt,
  type Caret,
  documentNow,
  type Kept,
  type Task,
  type WantedTask,
} from '../../model/state/state.ts';
import type { openRun } from '../run/run.ts';

export type Tasks = ReturnType<typeof openTasks>;

/** The sentence that the author reads, and the place that gets selected, once the server has done the task. */
type Said = Pick<Task, 'said' | 'select'>;

export function openTasks({ state, happen, do: give }: ReturnType<typeof openRun>) {
  /** Unfinished tasks that a second press must not repeat: the window does not show yet what the first press has done. */
  const going = new Map<string, Promise<object | undefined>>();

  /** What was done has its way back beside it. */
  const say = (said: string, is?: 'done') =>
    happen({ is: 'told', part: { said, ...(is && { about: { words: said, is } }) } });

  function select(place: PlaceIn | undefined, caret?: Caret): void {
    happen({ is: 'chosen', place, ...(caret && { caret }) });
  }

  /** Gives a task and returns what the server told. Undefined if the task was not done. */
  async function done(
    wanted: WantedTask,
    { said, select }: Said = { said: '' },
  ): Promise<object | undefined> {
    const { chosen, typed } = state();
    const task: Task = { ...wanted, name: newId(), chosen, typed, said, ...(select && { select }) };
    const answer = await give(task);
    if (!answer && state().status !== 'gone') say(SHELL_WORDS.window.goneMeanwhile);
    return answer?.ok ? answer.told : undefined;
  }

  function once(key: string, work: () => Promise<object | undefined>): Promise<object | undefined> {
    const already = going.get(key);
    if (already) return already;
    const answer = work().finally(() => going.delete(key));
    going.set(key, answer);
    return answer;
  }

  async function change(place: PlaceIn, bare: BareStep, said: Said): Promise<boolean> {
    const { document, path } = place;
    const begun = begunAt(document, state().waiting);
    if (begun) {
      happen({ is: 'changed', draft: begun.name, step: { ...bare, path }, id: newId() });
      say(said.said);
      if (typeof said.select === 'object') select(said.select);
      return true;
    }
    const step: Step = { ...place, version: versionOf(document), ...bare };
    const givesUp = bare.do === 'remove' ? draftsIn(place) : [];
    return (await done({ ask: 'change', steps: [step], givesUp }, said)) !== undefined;
  }

  /** The drafts inside a place that is taken away. If the server refuses one and the author leaves it as it is, it goes with the place. */
  function draftsIn(place: PlaceIn): Kept[] {
    return [...state().waiting.values()].filter(one => !hasNoPlace(one) && standsIn(one.place, place));
  }

  const versionOf = (document: string) => documentNow(document, state())?.version ?? '';

  return { state, happen, say, select, done, once, change, versionOf };
}
