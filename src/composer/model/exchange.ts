// What the window is told of the way of an author's work to the others, and of theirs to her.
import type { Path } from '../../base/json-value.ts';
import type { BlockOnPage, FieldOnPage } from './on-page.ts';
import type { Difference } from './past.ts';

/**
 * Where her work is: "unsent" is committed here and has not gone, "offTheList" is no longer at the host and not in the site either.
 * "asksFirst" is a host that nobody in this copy has agreed to ask yet. "inTheWay" is whatever somebody has begun in Git.
 */
export type SentState =
  | 'nothing'
  | 'changed'
  | 'unsent'
  | 'beingRead'
  | 'takenIn'
  | 'offTheList'
  | 'asksFirst'
  | 'noRemote'
  | 'noGit'
  | 'inTheWay';

/** Why the host did not do what it was asked last. */
export type HostTrouble = 'noNetwork' | 'unknown' | 'mayNot' | 'refused';

/** The state in one sentence ("words"), and what is known beside it. */
export type SentNow = {
  is: SentState;
  words: string;
  /** Where changes go. The name is empty for a folder. */
  host?: { name: string };
  /** A sentence: bringing the others' work was cut short earlier, and is complete now. Only one answer has it. */
  finished?: string;
  /**
   * The change that was sent last. "at" is the time in milliseconds, and "link" the page of the host on which a reviewer reads the change:
   * not every host has one. "changes" are missing if this computer does not remember them.
   */
  sent?: { title: string; branch: string; at: number; link?: string; changes?: PageOfChanges[] };
  trouble?: { is: HostTrouble; words: string };
  /** The number of commits of the others that are at the host and not here, as far as the host was asked. */
  others?: number;
  /** Whether something has changed here that is not sent yet, also while a change is being read. */
  isChanged?: true;
  /** Nothing can be sent before the others' work has come: a change was taken in, or somebody has added to it. */
  waitsForOthers?: true;
};

/** The changes of one page, or of the site document, which all pages share. Each of the "rows" says one change in a sentence. */
export type PageOfChanges = {
  title: string;
  /** Undefined for a page that is gone, and for the site. */
  route?: string;
  rows: string[];
  /** Names its earlier text in "pageThen", which shows both side by side. */
  was?: { document: string; key: string };
  /** What the others have changed is drawn with "versions": the address of the page, and the one that it has here if that is another. */
  at?: { route: string; from?: string };
  /** "by" are the names of the people who changed the page. "isMet": the author has changed the same page here. */
  by?: string[];
  isMet?: boolean;
};

/** The change that *Send* would send. A plan sends nothing. */
export type SendPlan = {
  sent: SentNow;
  /** Names the content that was read. Undefined if nothing can be sent. */
  tree?: string;
  title: string;
  /** The change has its title already, and only has to be sent. */
  isTitled?: true;
  changes: PageOfChanges[];
  /** Sentences that say which changes stay on this computer, and why. */
  aside: string[];
  /** What Git does not know of the author yet. */
  missing: ('name' | 'email')[];
};

/** "value" is a third version, written from both. */
export type ExchangeTake = 'mine' | 'theirs' | 'both' | { value: unknown };
export type ExchangeAnswer = { key: string; take: ExchangeTake };

/** A place that both have changed. The sides are in words; one that has taken it away says so. */
export type ExchangeQuestion = {
  /** Names the place with both versions: an answer holds for what the author saw. */
  key: string;
  is: 'value' | 'item' | 'order' | 'taken' | 'begun' | 'file' | 'address';
  /** The title of the page and the address where it is seen, and the place on it in the words of a form. */
  title: string;
  route?: string;
  where: string;
  document?: string;
  path?: Path;
  before: string;
  mine: string;
  theirs: string;
  /** Who made theirs. */
  by: string[];
  takes: ('mine' | 'theirs' | 'both')[];
  /** The text or number with which a third version begins. Undefined if the author cannot write one here. */
  third?: string | number;
};

/** The changes of the others, or those of a change file. */
export type OthersNow = {
  sent: SentNow;
  /** Names the version that comes. Undefined if the others have changed nothing. */
  theirs?: string;
  names: string[];
  changes: PageOfChanges[];
  /** Texts in which both have written other sentences, to be read once more. */
  both: { document: string; path: Path; title: string; where: string }[];
  questions: ExchangeQuestion[];
  /** The kept answers whose questions are still asked. */
  answers: ExchangeAnswer[];
  hasNewPackages?: true;
};

/** In bytes. Larger than any that is made here: another program may have written it. */
export const LARGEST_CHANGE_FILE = 60_000_000;

/** A change file that waits to be taken over. "by" is empty if nobody has said who made it, and "at" is in milliseconds. */
export type OpenedChangeFile = { file: string; title: string; by: string; at: number };

/** One of two versions of a page. "value" is that of its document. */
export type VersionOfPage = {
  title: string;
  value: unknown;
  blocks: BlockOnPage[];
  fields: FieldOnPage[][];
};

/** The bytes of a picture that both have replaced, in base64. "type" is its media type. */
export type PictureTwice = { type: string; mine: string; theirs: string };

/** A page with each of two answers to a question, or the picture that the question is about. "Drawn" is the markup of the page. */
export type PageTwice<Drawn> = {
  mine?: VersionOfPage & { drawn?: Drawn };
  theirs?: VersionOfPage & { drawn?: Drawn };
  picture?: PictureTwice;
  differs: Difference[];
};
