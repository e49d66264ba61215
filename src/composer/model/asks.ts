// What the shell asks the server, and what it is told. Everything is plain JSON, so that it can come from elsewhere too.
import type { Path } from '../../base/json-value.ts';
import type { Definitions, Schema } from '../../document/schema/sources.ts';
import type { MovedSince } from './moved.ts';
import type { BlockOnPage, FieldOnPage } from './on-page.ts';
import type { Step } from './steps.ts';

/** Where something stands: a document by its name, and the way to the value in it. */
export type PlaceIn = { document: string; path: Path };

export type DocumentNow = {
  kind: 'page' | 'shared' | 'site';
  value: unknown;
  version: string;
  language: string;
};

/** A problem with its place. "mend" says what its fix does; the fix itself stays on the server. */
export type ToldProblem = PlaceIn & {
  /** Names the problem when its fix is asked for. */
  key: string;
  level: 'error' | 'warning';
  where: string;
  message: string;
  mend?: string;
};

/** Places that still give an old value. "what" is the value in words: "$40 of \"Haircut\"". */
export type LeftBehindNow = { what: string; places: LeftPlace[] };

/** One of those places, with its own words. It can be changed if there is a "mend". "doubt" says why it may mean another thing. */
export type LeftPlace = PlaceIn & {
  key: string;
  page: string;
  words: string;
  doubt?: string;
  mend?: string;
};

export type PageLook = {
  /** How much news there had been when this was looked at. */
  news: number;
  route: string;
  title: string;
  blocks: BlockOnPage[];
  /** The fields of each text and picture in "drawn", in the order of the document. Words of the engine have none. */
  fields: FieldOnPage[][];
  documents: { [name: string]: DocumentNow };
  problems: ToldProblem[];
  /** Undefined if other documents have to be compared with this one first. The ask "left" does. */
  left?: LeftBehindNow[];
  /** Why visitors do not see this page now. */
  standing?: string;
  /** What undo and redo would do, in words. */
  undo?: string;
  redo?: string;
  /** Undefined for a page that has had mistakes since the server began. */
  drawn?: PageParts;
};

/** The markup of the page as it is now. "styles" changes whenever a style sheet does. */
export type PageParts = {
  title: string;
  language: string;
  header: string;
  main: string;
  footer: string;
  styles: string;
};

/** What does not change while the composer is open. */
export type Opened = {
  /** Names the copy of the site that is edited. */
  copy: string;
  /** The name of the site, for the title of the window. */
  site: string;
  /** Where changes are saved: "on this computer". */
  where: string;
  schemas: { [kind in DocumentNow['kind']]: Schema };
  definitions: Definitions;
  /** Every type of block that a page may hold, with its examples. */
  blocks: { [type: string]: unknown[] };
  /** What windows of this author that are no longer open have not saved. */
  kept: KeptWindow[];
  openWindows: string[];
};

/** All that waited in a window "at" a moment, each with its key. */
export type KeptWindow = { window: string; at: number; waiting: [key: string, waiting: unknown][] };

export type PageListed = { route: string; title: string; standing?: string };

/** Something to choose in a field. "value" is what the document gets, "meaning" says what it is. */
export type Choosable = { value: string; meaning: string };

/**
 * Why a step was refused. "theirs" is the value that somebody else has saved. It stands at "path" in the present "version", or has
 * gone if there is no "path". Each way mends one of the problems: its steps are the wanted ones and one more.
 */
export type AskRefusal = {
  message: string;
  problems?: { message: string; document: string; path: Path }[];
  ways?: { problem: number; title: string; steps: Step[] }[];
  theirs?: unknown;
  path?: Path;
  version?: string;
} & ShownNow;

/** A version of a document that a window still has places of. */
export type KnownVersion = { document: string; version: string };

/** What a window names with each question that changes something: the page that it shows, and what it has seen. */
export type Seen = { route?: string; known?: KnownVersion[] };

/**
 * What such a question is answered with besides, also if it is refused: how the page looks now, or why it cannot be shown, and where
 * the places are that the window knows.
 */
export type ShownNow = { look?: PageLook | AskRefusal; moved?: MovedSince[] };

/** What changed in the documents that are still there: their versions, and where to look in each of them. */
export type Changed = { versions: { [document: string]: string }; places: PlaceIn[] };

export type UndoneNow = Changed & { message: string };

export type Asks = {
  open: { input: object; told: Opened };
  pages: { input: object; told: { pages: PageListed[] } };
  /** "ids" are changes of which nobody knows if they were done. "done" says which were. */
  look: {
    input: { route: string; known?: KnownVersion[]; ids?: string[] };
    told: PageLook & { moved: MovedSince[]; done: ({ id: string } & Changed)[] };
  };
  /** What a look has left out, because all documents may have to be read for it. */
  left: { input: { route: string }; told: { left: LeftBehindNow[] } };
  change: {
    input: Seen & { id: string; field?: string; steps: Step[]; rehearse?: boolean };
    told: ShownNow & Changed;
  };
  /** Keeps what a window has not saved, until it sends something else. "instead" are windows whose words it has taken over. */
  keep: { input: KeptWindow & { instead: string[] }; told: object };
  /** Changes these places that still give an old value. */
  mendOthers: {
    input: Seen & { id: string; route: string; keys: string[] };
    told: ShownNow & { message: string };
  };
  undo: { input: Seen; told: ShownNow & UndoneNow };
  redo: { input: Seen; told: ShownNow & UndoneNow };
  /** "given" leads to words that nobody has written yet. Until somebody has, nothing of it enters the file. */
  begin: {
    input: PlaceIn & { at: number; type?: string; like?: PlaceIn; inside?: Step };
    told: { value: unknown; given: Path[] };
  };
  /** "kind" is the word of a schema, "names": "links". "more" is how many others there are. */
  choices: {
    input: { kind: string; search: string };
    told: { choices: Choosable[]; more: number };
  };
};

export type Answered<Told> = { ok: true; told: Told } | ({ ok: false; status: number } & AskRefusal);

/** The status of an answer that never came. */
export const NO_ANSWER = 0;

/** The status of a change that somebody else came before. */
export const CHANGED = 409;

/** The server does a change with an id once, however often it is sent. */
export function newId(): string {
  return crypto.randomUUID();
}
