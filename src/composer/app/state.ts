// What the window knows, as one plain value. "reduce.ts" says how it changes, and nothing else changes it.
import type { Path } from '../../base/json-value.ts';
import type { AskRefusal, DocumentNow, Opened, PageListed, PageLook, PlaceIn } from '../form/asks.ts';
import type { Step } from '../form/steps.ts';

/** Markdown is shown without its signs and in several texts, so a number alone would not find the letter. */
export type Caret = { text: string; offset: number };

export type State = {
  opened: Opened;
  pages: PageListed[];
  route: string;
  look?: PageLook;
  /** A block, an item or a field. */
  selected?: PlaceIn;
  /** How often something was selected. What is selected may get another place without that. */
  chosen: number;
  /** Where the caret goes in the selected field: before this letter of a text that the page shows of it. */
  caret?: Caret;
  /** A document that stands on other pages too, and is to be changed on all of them. */
  unlocked?: string;
  /** What is typed or begun and not in the file, by its place. */
  waiting: ReadonlyMap<string, Draft>;
  /** What is to be done beside saving that, in this order. */
  tasks: Task[];
  asking?: Unanswered;
  /** The field that has the focus since something was typed in it. "value" is what it had then, "last" what was typed last. */
  entered?: { place: PlaceIn; value: unknown; last: unknown };
  /** How much news there is, or "all" if the stream of news has begun anew. Undefined if the look has it all. */
  news?: number | 'all';
  status: 'saved' | 'saving' | 'gone';
  /** The last thing that was done or refused, for everybody to see and for a screen reader to say. */
  said: string;
};

/** A value that has been typed and is not in the file. */
export type Draft = {
  /** Stays the same while its place and its words change. */
  name: string;
  place: PlaceIn;
  /** The version of the document that the place is of, or of the one with the list of something begun. */
  version: string;
  /** What the file had there then, or null for nothing. If it has another value by now, somebody chooses which one stays. */
  was?: unknown;
  /** What the field had when it got the focus: no "value" for nothing. By now the file may have half of what is typed. */
  before?: { value?: unknown };
  /** Undefined for a field that was emptied. */
  value: unknown;
  /** Names the change that will save it. */
  id?: string;
  /** Nobody knows yet if that has been saved. Nothing else can be saved by the same id. */
  isSent?: boolean;
  /** Changes that may have saved what was typed here before. Nobody has answered them yet. */
  sent?: { id: string; value: unknown }[];
  /** Somebody has typed there a moment ago. */
  isTyping?: boolean;
  /** It is to be saved as soon as the server is free. */
  isDue?: boolean;
  /** Set for an item or a block that has yet to enter its list. Until then it is a document of its own, a list of one. */
  begun?: BegunThere;
  /** Set if its place is no longer there. What stands where it was is something else. */
  isGone?: boolean;
  /** Why the file does not have it: the server's sentences. Missing while nobody has refused it. */
  refused?: AskRefusal;
};

/** "at" is where in the list it goes. "given" are words of an example in it, each with the place in it where they stood. */
export type BegunThere = { list: PlaceIn; at: number; given: { path: Path; words: string }[] };

/** The one question that has no answer yet. */
export type Unanswered = { draft: Draft } | { task: Task } | 'look';

/**
 * What somebody wants done beside typing. "said" is said once it is done, and then "select" is selected, or "it" for what it was
 * about, unless somebody has chosen something else since. "name" names the change as well.
 */
export type Task = { name: string; chosen: number; said: string; select?: PlaceIn | 'it' } & WantedTask;

export type WantedTask =
  /** "givesUp" are drafts that go with it, unless something else has been typed there since. */
  | { ask: 'change'; steps: Step[]; field?: string; givesUp?: Kept[] }
  | { ask: 'undo' | 'redo' }
  | { ask: 'mendOthers'; route: string; keys: string[] }
  /** "version" is that of the list's document. */
  | { ask: 'begin'; list: PlaceIn; version: string; at: number; type?: string; like?: PlaceIn; done: string }
  | { ask: 'go'; route: string };

/** A draft, and what somebody saw in it. */
export type Kept = { name: string; value: unknown };

/** Says what is wrong in the words of the form. */
export type SentenceOf = (problem: PlaceIn & { message: string }, state: State) => string;

/** The document on the page in which something stands. Something begun is a document of its own until it enters its list. */
export function homeOf(document: string, { waiting }: Pick<State, 'waiting'>): string {
  return begunAt(document, waiting)?.begun.list.document ?? document;
}

export function documentNow(document: string, state: State): DocumentNow | undefined {
  return state.look?.documents[homeOf(document, state)];
}

export type Begun = Draft & { begun: NonNullable<Draft['begun']> };

export function begunAt(document: string, waiting: State['waiting']): Begun | undefined {
  return allBegun(waiting).find(({ place }) => place.document === document);
}

export function allBegun(waiting: State['waiting']): Begun[] {
  return [...waiting.values()].filter((one): one is Begun => one.begun !== undefined);
}
