// Describes drafts: typed values that are not in the file yet, each with how far it is on its way there.
import type { Path } from '../../../base/json-value.ts';
import type { AskRefusal, PlaceIn } from '../asks.ts';

export type Draft = {
  /** The identity of the draft: it stays the same while place and value change. */
  name: string;
  place: PlaceIn;
  /** The version of the document that the path belongs to. For a begun item: of the document with its list. */
  version: string;
  /** The value in the file when the author typed, or null for none. If the file has another value by now, the author chooses. */
  was?: unknown;
  /** The value that the field had when it got the focus, without "value" for none. The file may have a half-typed one by now. */
  before?: { value?: unknown };
  /** Undefined for a field that was emptied. */
  value: unknown;
  at: Stage;
  /** Names the change that will save this value, and no other one. */
  id?: string;
  /** The changes that were sent and not answered, with the values that they save. */
  sent?: { id: string; value: unknown }[];
  /** Set for a new item or block that is not in the file. Until it is, it is a document of its own: a list with one item. */
  begun?: BegunThere;
};

/** "at" is the index that the item will have. "given" are the words of an example in it, each with its path in the item. */
type BegunThere = { list: PlaceIn; at: number; given: { path: Path; words: string }[] };

export type Begun = Draft & { begun: BegunThere };

/** How far a draft is on its way into the file. */
export type Stage =
  /** Its author has not paused yet. Half of an amount, of a day or of an address is another one, so it waits until its field is left. */
  | { is: 'typing'; isHalf?: boolean }
  /** To be saved as soon as the server is free, or sent and not answered. "isTyping": its author has not paused yet. */
  | { is: 'due' | 'sent'; isTyping?: boolean }
  | { is: 'refused'; why: WhyHeld }
  /** The place was deleted. Another item may stand at the same path by now. */
  | { is: 'gone' };

/** Why a draft stays out of the file. */
export type WhyHeld =
  /**
   * It has words of an example, a photograph that waits for its words, another picture of the site without a description, or half of a
   * value whose author has gone.
   */
  | { is: 'example' | 'wordless' | 'undescribed' | 'unfinished' }
  /** Somebody else has saved "theirs" in the same place, so the author chooses. */
  | { is: 'contested'; theirs?: unknown }
  /** The check would find a mistake, or the server cannot save it. */
  | ({ is: 'wrong' } & Pick<AskRefusal, 'message' | 'problems' | 'ways'>);

export const DUE: Stage = { is: 'due' };

export function isBegun(one: Draft): one is Begun {
  return one.begun !== undefined;
}

export function hasNoPlace({ at }: Draft): boolean {
  return at.is === 'gone';
}

export function isBeingTyped({ at }: Draft): boolean {
  return at.is === 'typing' || ('isTyping' in at && at.isTyping === true);
}

export function isHalf({ at }: Draft): boolean {
  return at.is === 'typing' && at.isHalf === true;
}

/** Whether it cannot be saved as it is. */
export function isHeld({ at }: Draft): boolean {
  return at.is === 'refused' || at.is === 'gone';
}

export function whyHeld({ at }: Draft): WhyHeld | undefined {
  return at.is === 'refused' ? at.why : undefined;
}

/** Whether somebody has to choose between what was typed and what somebody else has saved. */
export function isRivalled(one: Draft): boolean {
  return whyHeld(one)?.is === 'contested';
}

/** The sentences about single places in it, if the server has refused it. */
export function problemsIn(one: Draft): NonNullable<AskRefusal['problems']> {
  const why = whyHeld(one);
  return why?.is === 'wrong' ? (why.problems ?? []) : [];
}

/** Whether the id that it has was sent, and may have saved this value already. */
export function isUnanswered({ id, sent = [] }: Draft): boolean {
  return sent.some(one => one.id === id);
}
