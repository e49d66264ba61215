// The state of the window as one plain value. Only "reduce.ts" makes a new one.
import type { Anchor } from '../../../document/steps/moved.ts';
import type { Step } from '../../../document/steps/steps.ts';
import type { Asks, DocumentNow, Opened, PageListed, PageLook, PlaceIn, Seen } from '../asks.ts';
import { type Begun, type Draft, isBegun } from './draft.ts';

/** Markdown is shown without its signs and in several texts, so a number alone would not find the letter. "isWord" selects its whole word. */
export type Caret = { text: string; offset: number; isWord?: boolean };

/** Where an author came from: the page, what was selected on it, and what that is called. */
export type CameFrom = { page: Anchor; place: Anchor; title: string };

/** A photograph that is being sent: the name of its file, and the address at which this window shows it meanwhile. */
export type CarriedPhotograph = { file: string; preview: string };

/** A place that a part of the window holds, and the photograph that it waits for. */
export type HeldPlace = PlaceIn & { photograph?: CarriedPhotograph };

export type State = {
  opened: Opened;
  pages: PageListed[];
  /** How many documents differ from what was sent last. */
  toSend?: number;
  route: string;
  look?: PageLook;
  /** The day as of which the author wants to see the site. Undefined for today. */
  day?: string;
  /** A block, an item or a field. */
  selected?: PlaceIn;
  /** Counts selections. It stays the same while the selected place moves, so two equal counts mean the same selection. */
  chosen: number;
  /** Counts what was typed. Two equal counts mean that nobody has typed meanwhile. */
  typed?: number;
  /** Where the caret goes in the selected field: before this letter of a text that the page shows of it. */
  caret?: Caret;
  /** The places that the author has left by following words to where they are written. The last one is the nearest. */
  cameFrom: CameFrom[];
  /**
   * Places that other parts of the window hold by a name while they wait, such as the field for a photograph that is being sent. Undefined
   * once a place was deleted.
   */
  anchors: ReadonlyMap<string, (Anchor & HeldPlace) | undefined>;
  /** A document that stands on other pages too, and is to be changed on all of them. */
  unlocked?: string;
  /** The drafts, each by the key of its place. */
  waiting: ReadonlyMap<string, Draft>;
  /** What the author wants done beside saving drafts, in this order. */
  tasks: Task[];
  asking?: Unanswered;
  /** The photographs with which the page was asked for last. */
  drawnWith?: string;
  /** The field that has the focus, once the author has typed in it: its first value, and the last typed one. */
  entered?: { place: PlaceIn; value: unknown; last: unknown };
  /** The number of changes that the server has told of, or "all" after a lost connection. Undefined once a look that shows them all is asked for. */
  news?: number | 'all';
  status: 'saved' | 'saving' | 'gone';
  /** The last thing that was done or refused, for everybody to see and for a screen reader to say. */
  said: string;
  /** What these words are about: something done, which Undo takes back, a refused one, or a mistake that its field says as well. */
  about?:
    | { words: string; is: 'done' | 'refused' | 'mistake' }
    | { words: string; is: 'asks'; way: 'undo' | 'redo'; document: string };
  /** The document elsewhere in which the author goes back, and has said so. */
  goesBackIn?: string;
};

/** The one ask without an answer. */
export type Unanswered = { draft: Draft } | { task: Task } | 'look';

/**
 * A task that the author has given beside typing. Once it is done, the window says "said" and selects "select", or the task's own
 * subject for "it", unless the author has selected something else or typed since. "name" is the id of the change as well.
 */
export type Task = {
  name: string;
  chosen: number;
  typed?: number;
  said: string;
  select?: PlaceIn | 'it';
} & WantedTask;

export type WantedTask =
  /** "givesUp" are drafts that are removed once the task is done, unless the author has typed in them since. */
  | { ask: 'change'; steps: Step[]; field?: string; givesUp?: Kept[] }
  /** "here" are the documents in which a step is taken without asking. Undefined for all. */
  | { ask: 'undo' | 'redo'; here?: string[] }
  | { ask: 'mendOthers'; route: string; keys: string[] }
  /** "version" is the version of the list's document. */
  | {
      ask: 'begin';
      list: PlaceIn;
      version: string;
      at: number;
      type?: string;
      like?: PlaceIn;
      words: BeginWords;
    }
  | { ask: 'go'; route: string }
  | PageTask;

/** The sentences for what may become of it: it is added as it is, as an example to be written over, or not at all. */
type BeginWords = { added: string; withExample: string; notAdded: string };

/** Begins a page, gives one another address, takes one away, or puts back what was. */
export type PageTask = {
  [Name in 'newPage' | 'movePage' | 'takePage' | 'putBack']: {
    ask: Name;
    wanted: Without<Asks[Name]['input'], 'id' | keyof Seen>;
  };
}['newPage' | 'movePage' | 'takePage' | 'putBack'];

/** Omits names of each input that is possible. */
type Without<Input, Names extends string> = Input extends unknown ? Omit<Input, Names> : never;

/** A draft, and the value that the author saw in it. */
export type Kept = Pick<Draft, 'name' | 'value'>;

/** The document of the site that a document belongs to: for a begun item, which is a document of its own, the one with its list. */
export function homeOf(document: string, { waiting }: Pick<State, 'waiting'>): string {
  return begunAt(document, waiting)?.begun.list.document ?? document;
}

export function documentNow(document: string, state: State): DocumentNow | undefined {
  return state.look?.documents[homeOf(document, state)];
}

export function begunAt(document: string, waiting: State['waiting']): Begun | undefined {
  return allBegun(waiting).find(({ place }) => place.document === document);
}

export function allBegun(waiting: State['waiting']): Begun[] {
  return [...waiting.values()].filter(isBegun);
}
