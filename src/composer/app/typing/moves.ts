// Takes along what waits, what is selected and what a deed is about when something around it moves.
import type { PageLook, PlaceIn } from '../../form/asks.ts';
import { chosenIn, type State } from '../state.ts';
import { afterOthers, type Follow, type Own, selectedNow } from './follow.ts';
import { afterAll, type PlaceAfter, waitingAfter } from './places-after.ts';
import { keyOf, type Waiting } from './present.ts';

type Held = {
  state: () => State;
  put: (part: Partial<State>) => void;
  replace: (after: (one: Waiting) => Waiting | undefined) => void;
};

export function openMoves({ state, put, replace }: Held) {
  const moves: PlaceAfter[] = [];

  function moveSelected(to: PlaceIn | undefined): void {
    const { selected } = state();
    if (to && selected && keyOf(to) !== keyOf(selected)) put({ selected: to, selectedAs: chosenIn(state()) });
  }

  return {
    /** This window moves something itself. */
    move(after: PlaceAfter, known?: State['waiting']): void {
      const { selected } = state();
      moves.push(after);
      replace(one => waitingAfter(one, after, known));
      if (selected) moveSelected(after(selected));
    },
    /** Another hand may have moved something. Returns where it has put things that stood in the document with "own" in it. */
    moveWithOthers(now: PageLook, follow: Follow, own?: Own): PlaceAfter {
      const after = afterOthers(state(), now, own);
      moves.push(after);
      moveSelected(selectedNow(state(), { now, follow, own }));
      return after;
    },
    /** Returns a function that finds, when its turn has come, what a deed is about. */
    since(): PlaceAfter {
      const { length } = moves;
      return place => afterAll(moves.slice(length), place);
    },
  };
}
