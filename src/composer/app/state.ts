// What the shell shows, as one value.
import type { Opened, PageListed, PageLook, PlaceIn } from '../form/asks.ts';
import type { Waiting } from './typing/present.ts';

/** Markdown is shown without its signs and in several texts, so a number alone would not find the letter. */
export type Caret = { text: string; offset: number };

export type State = {
  opened: Opened;
  pages: PageListed[];
  route: string;
  look?: PageLook;
  /** A block, an item or a field. */
  selected?: PlaceIn;
  /** Where that stood when it was selected. Items around it may have come and gone since. */
  selectedAs?: PlaceIn;
  /** Where the caret goes in the selected field: before this letter of a text that the page shows of it. */
  caret?: Caret;
  /** A document that stands on other pages too, and is to be changed on all of them. */
  unlocked?: string;
  waiting: ReadonlyMap<string, Waiting>;
  status: 'saved' | 'saving' | 'gone';
  /** The last thing that was done or refused, for everybody to see and for a screen reader to say. */
  said: string;
};

/** Says what is wrong in the words of the form. */
export type SentenceOf = (problem: PlaceIn & { message: string }, state: State) => string;

/** What somebody has selected, as the very value it was then. It stays the same while its place changes. */
export function chosenIn({ selected, selectedAs = selected }: State): PlaceIn | undefined {
  return selectedAs;
}

/** "keep" is called with everything that waits, whenever that changes. */
export function openState(first: State, keep: (waiting: State['waiting']) => void) {
  let state = first;
  let isTogether = false;
  const listeners = new Set<() => void>();

  function put(part: Partial<State>): void {
    state = { ...state, ...part };
    if (part.waiting) keep(part.waiting);
    if (!isTogether) for (const listen of listeners) listen();
  }

  return {
    state: () => state,
    put,
    /** What belongs together is shown at once, so that no field shows another one's words in between. */
    putTogether(work: () => void): void {
      isTogether = true;
      try {
        work();
      } finally {
        isTogether = false;
        put({});
      }
    },
    subscribe(listen: () => void): () => void {
      listeners.add(listen);
      return () => listeners.delete(listen);
    },
  };
}
