// The working copy of a site that somebody composes in. Whatever the composer's server needs hangs on this value, so one process can
// serve several copies.

import type { Places } from '../../base/places.mjs';
import type { Journal } from '../../change/journal/watch.ts';
import type { Source } from '../../document/problem/document.ts';
import type { SiteChanges } from '../../site/library/with-text.ts';
import type { Library } from '../../site/types.ts';
import type { WindowWords } from '../language/languages.ts';
import type { AskRefusal, PageParts } from '../model/asks.ts';
import type { Model } from './on-page/marked-page.ts';

export type Copy = {
  /** Call this for each question, because a change of the schemas opens another library. */
  library: () => Library;
  places: Places;
  journal: Journal;
  /** Tells all open pages that these files have changed. */
  tell: (files: string[]) => void;
};

/** A copy that is open in windows. */
export type ShownCopy = Copy & {
  /** Where changes are saved. */
  where: keyof WindowWords['where'];
  /** The names of windows that are open now. */
  openWindows: () => string[];
  /** Hears which page an open window shows from now on. */
  showIn?: (window: string, route: string) => void;
  /** How often something has changed since the server began. */
  news: () => number;
  /** The day that the server shows to everybody, with which a window begins. Undefined for today. */
  day?: () => string | undefined;
  /**
   * Without a day, as the page is today. "texts" stand in the place of those that are saved. Undefined for a page that cannot be drawn.
   */
  draw: (route: string, day?: string, texts?: Source[], how?: DrawnHow) => Promise<DrawnNow | undefined>;
  /** Answers questions about the past in another thread. Without it they are answered here, and everybody waits. */
  past?: (question: PastQuestion) => Promise<AnswerAside>;
  /** Answers questions about what is sent to others and comes from them, in a process of its own. Without it they are answered here. */
  exchange?: (question: ExchangeAsked) => Promise<AnswerAside>;
};

/** Plain data, for another thread. */
export type PastQuestion = {
  name: 'moments' | 'gone' | 'planThen' | 'planBack';
  author: Author;
  input: object;
};
/** Plain data, for another process. */
export type ExchangeAsked = {
  name: 'sent' | 'plan' | 'send' | 'signIn' | 'bring' | 'versions' | 'asFile' | 'judgeFile';
  author: Author;
  input: object;
};
export type AnswerAside = { told: object } | { status: number; refused: AskRefusal };

/** Draws the page with these texts, and without the documents in the files that are "gone", or not at all: never as it was last. */
export type DrawnHow = { isExact: true } & Omit<SiteChanges, 'texts'>;

/** A drawn page: its model, the site around it, and the markup. "drawOther" draws a different model with the same components. */
export type DrawnNow = Model & { parts: PageParts; drawOther: (model: Model) => Markup };

export type Markup = Pick<PageParts, 'header' | 'main' | 'footer'>;

/** What an author may do: see pages, change them, send changes to a reviewer, publish them. */
export type AuthorRight = 'read' | 'edit' | 'send' | 'publish';

/** Who makes a change. "id" stands in the journal, and "language" is the one of the answers: English if it is not named. */
export type Author = {
  id: string;
  name: string;
  email?: string;
  kind: 'person' | 'agent';
  may: AuthorRight[];
  language?: string;
};
