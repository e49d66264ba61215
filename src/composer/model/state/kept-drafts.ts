// Keeps the drafts of a window outside of it, and reads them back, also those that the version before has kept.
import { type AskRefusal, newId } from '../asks.ts';
import { type Draft, DUE, isHalf, isHeld, isUnanswered, type Stage, type WhyHeld } from './draft.ts';
import { heldAsTyped } from './to-be-written.ts';

/** "at" is left out for a draft that is on its way: after a reload nobody is typing in it, and it may have been sent. */
export type KeptDraft = Omit<Draft, 'at'> & { at?: Stage };

/** The version before had these fields in the place of "at". */
type Kept = KeptDraft & { isGone?: boolean; isHalf?: boolean; isSent?: boolean; refused?: AskRefusal };

export function asKept(waiting: ReadonlyMap<string, Draft>): [string, KeptDraft][] {
  return [...waiting].map(([key, { at, ...one }]) => {
    const isLasting = isHeld({ ...one, at }) || isHalf({ ...one, at });
    return [key, { ...one, ...(isLasting && { at }) }];
  });
}

/** A kept id counts as sent, because the window may have sent it before it ended. The first look at a page tells what became of it. */
export function fromKept(kept: Kept): Draft {
  // Much earlier versions gave drafts no name. Their words can still be copied.
  if (kept.name === undefined) return { ...kept, name: newId(), begun: undefined, at: { is: 'gone' } };
  const now = asNow(kept);
  const { at = now.id === undefined ? DUE : { is: 'sent' }, ...rest } = now;
  const one: Draft = { ...rest, at };
  const { id, value, sent = [] } = one;
  const all = id === undefined || isUnanswered(one) ? sent : [...sent, { id, value }];
  // Half of a value is not saved before somebody has looked at it.
  const held: Stage = isHalf(one) ? { is: 'refused', why: { is: 'unfinished' } } : at;
  return { ...one, at: held, ...(all.length > 0 && { sent: all }) };
}

/**
 * If the id was not sent, it may have saved another value since, so the file is to be compared with this one. For a begun item there is
 * nothing to compare, and an id that was done keeps it from being added twice.
 */
function asNow({ isGone, isHalf: isPart, isSent, refused, id, ...one }: Kept): KeptDraft {
  const isShared = isSent === false && !one.begun;
  const own = id !== undefined && !isShared && { id };
  if (isGone) return { ...one, ...own, at: { is: 'gone' } };
  if (refused) return { ...one, ...own, at: { is: 'refused', why: whyNow(refused, one) } };
  return { ...one, ...own, ...(isPart && { at: { is: 'typing', isHalf: true } as const }) };
}

function whyNow({ message, problems, ways, ...refused }: AskRefusal, one: Omit<Draft, 'at'>): WhyHeld {
  if ('theirs' in refused) return { is: 'contested', theirs: refused.theirs };
  const held = heldAsTyped({ ...one, at: DUE });
  if (held?.is === 'refused') return held.why;
  return { is: 'wrong', message, ...(problems && { problems }), ...(ways && { ways }) };
}
