// The questions of the window and the answers of the server. All of them are plain JSON, so that another program can ask as well.
import type { Path } from '../../base/json-value.ts';
import type { SpokenDefinitions, SpokenSchema } from '../../document/schema/spoken.ts';
import type { MovedSince } from '../../document/steps/moved.ts';
import type { Step } from '../../document/steps/steps.ts';
import type { AskInputs } from './ask-inputs.ts';
import type { OthersNow, PageTwice, SendPlan, SentNow } from './exchange.ts';
import type { FirstMinute } from './first-minute.ts';
import type { BlockOnPage, FieldOnPage } from './on-page.ts';
import type { GonePage, PastMoment, PutBackDone, ThenPage } from './past.ts';

/** The place of a value: the name of its document, and the path in it. */
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

/** Places that still give an old value. "what" is the value in words: $40 for “Haircut”. */
export type LeftBehindNow = { what: string; places: LeftPlace[] };

/**
 * One of those places, with its own words. It can be changed if there is a "mend", which puts words in the place of old ones. "doubt" says
 * why it may mean another thing.
 */
export type LeftPlace = PlaceIn & {
  key: string;
  page: string;
  words: string;
  /** How the check says it, without what stands elsewhere. An acceptance of these words puts the place away. */
  said: string;
  doubt?: string;
  mend?: { old: string; now: string };
};

export type PageLook = {
  /** The number of changes that the server had told of by then. */
  news: number;
  route: string;
  title: string;
  /** Its row in the list of pages. */
  listed: PageListed;
  /** How many documents differ from what was sent last. Undefined for none. */
  toSend?: number;
  blocks: BlockOnPage[];
  /** The fields of each text and picture in "drawn", in the order of the document. Words of the engine have none. */
  fields: FieldOnPage[][];
  documents: { [name: string]: DocumentNow };
  problems: ToldProblem[];
  /** Undefined if other documents have to be compared with this one first. The ask "left" does. */
  left?: LeftBehindNow[];
  /** Why visitors do not see this page now. */
  standing?: string;
  /** The day as of which the page is drawn. Undefined for today. "unseen" says why visitors do not see the page on that day. */
  day?: string;
  unseen?: string;
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

/** The answer to the first question. None of this changes while the composer is open. */
export type Opened = {
  /** Names the copy of the site that is edited. */
  copy: string;
  /** The day with which the window begins, if the server was started for another day than today. */
  day?: string;
  /** The name of the site, for the title of the window. */
  site: string;
  /** Where changes are saved: "on this computer". */
  where: string;
  schemas: { [kind in DocumentNow['kind']]: SpokenSchema };
  definitions: SpokenDefinitions;
  /** The drafts of this author's windows that are no longer open. */
  kept: KeptWindow[];
  openWindows: string[];
};

/** The drafts of a window at the moment "at", each with its key. */
export type KeptWindow = { window: string; at: number; waiting: [key: string, waiting: unknown][] };

/**
 * "standing" says why visitors do not see the page now, "until" up to when they do. "isChanged" marks a page that differs from what was
 * sent last.
 */
export type PageListed = {
  route: string;
  title: string;
  standing?: string;
  until?: string;
  isChanged?: boolean;
};

/** A choice in the list of a field. The document gets "value", and the author reads "meaning". "isUnused" marks a picture that no page shows. */
export type Choosable = { value: string; meaning: string; isUnused?: boolean };

/**
 * Says why a step was refused. "theirs" is the value that somebody else has saved. Its place in the present "version" is "path", or
 * without "path" the value was deleted. Each way mends one of the problems: its steps are the wanted steps and one more.
 */
export type AskRefusal = {
  message: string;
  problems?: { message: string; document: string; path: Path }[];
  ways?: { problem: number; title: string; steps: Step[] }[];
  theirs?: unknown;
  path?: Path;
  version?: string;
} & ShownNow;

/**
 * Belongs to the answer of each question that may change a document, also of a refused one: a new look of the page, or why there is none, and where the places
 * of the named versions are now.
 */
export type ShownNow = { look?: PageLook | AskRefusal; moved?: MovedSince[] };

/** The versions of the changed documents that still exist, and in each of them the place to show to the author. */
export type Changed = { versions: { [document: string]: string }; places: PlaceIn[] };

/** "asks" names the document of a step elsewhere. Nothing was done, and the message says what the step is. */
export type UndoneNow = Changed & { message: string; asks?: string };

/** "sentences" describe the change, or what it would change in a rehearsal. "page" is the address that the window opens afterwards. */
export type PageDone = ShownNow & { message: string; sentences: string[]; page: string };

/** What the server answers to each question. */
type Told = {
  open: Opened;
  pages: { pages: PageListed[] } & Pick<PageLook, 'toSend'>;
  /** "done" lists those of the sent changes that the server has done. */
  look: PageLook & { moved: MovedSince[]; done: ({ id: string } & Changed)[] };
  /** The part of a look for which all documents may have to be read. */
  left: { left: LeftBehindNow[] };
  /** "photographs" says which address in the site each of those that waited has got. */
  change: ShownNow & Changed & { photographs?: { [waiting: string]: string } };
  /** Keeps the drafts of a window in place of those that it sent before. */
  keep: object;
  /** Changes these places that still give an old value. */
  mendOthers: ShownNow & { message: string };
  undo: ShownNow & UndoneNow;
  redo: ShownNow & UndoneNow;
  starters: { starters: { name: string; purpose: string; folder: string }[] };
  /** Begins a draft. "menu" is the place of its entry in this version of the site document. */
  newPage: PageDone;
  /** Gives a page another address, with the pages below it if "along" is set. */
  movePage: PageDone;
  takePage: PageDone;
  /** "given" are the paths of an example's words in the value. The window holds the value back until the author has replaced them. */
  begin: { value: unknown; given: Path[] };
  /** "more" counts the choices that are left out. */
  choices: { choices: Choosable[]; more: number };
  /** Where each value of the site is shown, by its place in the site document: "values.phone". */
  shownOn: { [value: string]: ShownOn };
  /** Takes a picture that nothing uses out of the site. Undo brings it back. */
  takePictureAway: { message: string };
  /** Finds words in all documents. "more" is how many others there are. */
  find: { found: FoundWords[]; more: number };
  /** The newest first. "more" is asked for with "before". */
  moments: { moments: PastMoment[]; more?: string };
  /** Pages that were taken away, the last one first. */
  gone: { pages: GonePage[] };
  /** A page as it was at a moment. */
  pageThen: ThenPage & { drawn?: PageParts };
  /** One change, which Undo takes back. */
  putBack: PageDone & PutBackDone;
  firstMinute: FirstMinute;
  /** Writes the name into Git's settings of this copy alone. */
  tellGit: FirstMinute;
  /** Asks the host whether it takes changes. Nothing is sent. */
  tryHost: FirstMinute;
  /** The window does not show the first minute of this copy by itself any more. */
  putFirstAway: object;
  /** Where this author's work is on its way to the others. */
  sent: SentNow;
  /** The plan of *Send*. "problems" are mistakes that hold it back, and "left" are places that still give an old value. */
  plan: SendPlan & { problems: ToldProblem[]; left: LeftBehindNow[] };
  send: SentNow;
  signIn: SentNow;
  /** What the others have done. "done" once it has come. */
  bring: ShownNow & OthersNow & { done?: true };
  versions: PageTwice<PageParts>;
  /** The change as a file, for whoever looks after the site. "aside" says what has to be known of it: mistakes, and what it leaves out. */
  asFile: { name: string; text: string; aside: string[] };
};

export type Asks = { [Name in keyof Told]: { input: AskInputs[Name]; told: Told[Name] } };

/** The fields of each question that may change a document. */
export type Seen = Omit<AskInputs['undo'], 'here'>;

/** A version of a document that a window still has places of. */
export type KnownVersion = NonNullable<Seen['known']>[number];

/** A window whose drafts another window has taken over, and the moment at which it had them. */
export type TakenOver = AskInputs['keep']['instead'][number];

/** The first of the pages are named, unless every page shows the value. */
export type ShownOn = { count: number; isEverywhere: boolean; first: PageListed[] };

/**
 * Words that were found in a document. "route" is the page on which they can be seen, "block" the type of the block in which they
 * stand. "beside" says what a short text is about: the name of the thing that has a price.
 */
export type FoundWords = PlaceIn & { route: string; words: string; block?: string; beside?: string };

export type Answered<Told> = { ok: true; told: Told } | ({ ok: false; status: number } & AskRefusal);

/** The status of an answer that never came. */
export const NO_ANSWER = 0;

/** The status of a change that somebody else came before. */
export const CHANGED = 409;

/** The server does a change with an id once, however often it is sent. */
export function newId(): string {
  return crypto.randomUUID();
}

/** The id of whatever is only rehearsed. No change with this id is ever made, so none was made before. */
export const REHEARSAL = 'rehearsal';
