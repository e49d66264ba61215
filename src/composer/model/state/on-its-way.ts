// What the author has done to blocks and items and the server has not answered yet. Outline and page show it at once.
import { valueAt } from '../../../base/json-value.ts';
import type { Step } from '../../../document/steps/steps.ts';
import type { PlaceIn } from '../asks.ts';
import { type ItemNow, itemsNow, keyOf, presentValue } from './drafts.ts';
import { documentNow, type State, type Task } from './state.ts';

/** An item or a block that is being added. "value" is as much as is known of it: its type, or the item that it is a copy of. */
export type ComingItem = { name: string; list: PlaceIn; at: number; value: unknown };

/** The tasks without an answer. The first one may have been asked. */
export function tasksNow({ asking, tasks }: Pick<State, 'asking' | 'tasks'>): Task[] {
  return typeof asking === 'object' && 'task' in asking ? [asking.task, ...tasks] : tasks;
}

/** The steps that are meant for the page as it is shown. */
export function stepsOnTheWay(state: State): Step[] {
  return tasksNow(state).flatMap(task =>
    task.ask === 'change' ? task.steps.filter(step => isForShown(step, state)) : [],
  );
}

export function comingNow(state: State): ComingItem[] {
  return tasksNow(state).flatMap((task): ComingItem[] => {
    const { name } = task;
    if (task.ask === 'begin') {
      const { list, at, type, like } = task;
      const value = like ? valueAt(presentValue(like.document, state), like.path) : type && { type };
      return isForShown({ ...task, document: list.document }, state) ? [{ name, list, at, value }] : [];
    }
    if (task.ask !== 'change') return [];
    return task.steps.flatMap(step => {
      if (step.do !== 'insert' || !isForShown(step, state)) return [];
      const { document, path, at, value } = step;
      return [{ name, list: { document, path }, at, value }];
    });
  });
}

function isForShown({ document, version }: { document: string; version: string }, state: State): boolean {
  return documentNow(document, state)?.version === version;
}

/** An item as the outline shows it. One that is being added has a place of its own, which leads nowhere. */
export type ShownItem = ItemNow & { isComing?: true };

/** The items of a list as they will stand once the server has answered. Each keeps the place that it has until then. */
export function itemsShown(list: PlaceIn, items: unknown[], state: State): ShownItem[] {
  const shown: ShownItem[] = itemsNow(list, items, state.waiting);
  const isItem = (one: ShownItem, at: number) => !one.isBegun && !one.isComing && one.at === at;
  for (const step of stepsOnTheWay(state)) {
    if (step.do === 'remove') {
      const gone = shown.findIndex(({ place }) => keyOf(place) === keyOf(step));
      if (gone >= 0) shown.splice(gone, 1);
    } else if (step.do === 'move' && keyOf(list) === keyOf(step)) {
      const [moved] = shown.splice(
        shown.findIndex(one => isItem(one, step.at)),
        1,
      );
      const others = shown.filter(one => !one.isBegun);
      const next = others[step.to];
      if (moved) shown.splice(next ? shown.indexOf(next) : shown.length, 0, moved);
    }
  }
  for (const { name, list: own, at, value } of comingNow(state)) {
    if (keyOf(own) !== keyOf(list)) continue;
    const place = { document: `coming:${name}`, path: [] };
    const next = shown.findIndex(one => isItem(one, at));
    shown.splice(next < 0 ? shown.length : next, 0, { place, value, at, isBegun: false, isComing: true });
  }
  return shown;
}
