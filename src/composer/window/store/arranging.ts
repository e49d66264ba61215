// Adds, copies, moves, removes, renames and hides whole blocks and items.

import { standsIn } from '../../../document/steps/moved.ts';
import type { BareStep } from '../../../document/steps/steps.ts';
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { PlaceIn } from '../../model/asks.ts';
import { keyOf } from '../../model/state/drafts.ts';
import { tasksNow } from '../../model/state/on-its-way.ts';
import type { State } from '../../model/state/state.ts';
import { countIn, indexOf, listAround, nameOf, nextTo, standsAt } from '../shown/items.ts';
import type { Tasks } from './tasks.ts';

export function arrangingOf({ state, happen, say, select, done, once, change, versionOf }: Tasks) {
  /** Puts in what the server begins: an example's words, or a copy. */
  async function put(place: PlaceIn, how: { type?: string; like?: PlaceIn }, said: string): Promise<boolean> {
    const [list, at] = [listAround(place), indexOf(place)];
    const version = versionOf(place.document);
    const { route } = state();
    const { addedWithExample, toBeWritten } = SHELL_WORDS.notSaved;
    const withExample = `${addedWithExample} ${toBeWritten()}`;
    const words = { added: said, withExample, notAdded: SHELL_WORDS.done.nothingAdded };
    const told = await done({ ask: 'begin', list, version, at, ...how, words });
    return told !== undefined && state().route === route;
  }

  return {
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
      const there = wanted + onItsWay(list, at, state());
      const to = Math.max(0, Math.min(there, countIn(list, state()) - (begun ? 0 : 1)));
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
    /** Saves a value at once, as a button does. */
    set: (place: PlaceIn, value: string, said: string) => change(place, { do: 'set', value }, { said }),
    /** A hidden block stays in the document. Visitors do not see it. */
    hide({ document, path }: PlaceIn, isHidden: boolean): Promise<boolean> {
      const step: BareStep = isHidden ? { do: 'set', value: true } : { do: 'unset' };
      const name = nameOf({ document, path }, state());
      const said = isHidden ? SHELL_WORDS.done.hidden(name) : SHELL_WORDS.done.shown(name);
      return change({ document, path: [...path, 'hidden'] }, step, { said });
    },
  };
}

/** How far an item goes by a move that is not done yet. The author has pressed again before seeing it. */
function onItsWay(list: PlaceIn, from: number, state: State): number {
  const steps = tasksNow(state).flatMap(task => (task.ask === 'change' ? task.steps : []));
  const last = steps.findLast(step => step.do === 'move' && step.at === from && keyOf(step) === keyOf(list));
  return last?.do === 'move' ? last.to - last.at : 0;
}
