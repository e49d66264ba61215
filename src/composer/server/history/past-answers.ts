// Answers questions about the past of a site. Reading it can take a second, so a server asks this in another thread: questions and answers
// are plain data.
import type { Library } from '../../../site/types.ts';
import type { Asks } from '../../model/asks.ts';
import type { AnswerAside, Author, PastQuestion, ShownCopy } from '../copy.ts';
import { RefusedAsk, refusalIn } from '../sentences/refused-ask.ts';
import { gonePages } from './gone.ts';
import { momentsOf } from './moments.ts';
import { type BackPlan, planBack } from './plan-back.ts';
import { planThen, type ThenPlan } from './plan-then.ts';

type PastAsks = {
  moments: { input: Asks['moments']['input']; told: Asks['moments']['told'] };
  gone: { input: Asks['gone']['input']; told: Asks['gone']['told'] };
  planThen: { input: Asks['pageThen']['input']; told: ThenPlan };
  planBack: { input: Asks['putBack']['input']; told: BackPlan };
};

const ANSWERS: {
  [Name in keyof PastAsks]: (
    library: Library,
    author: Author,
    input: PastAsks[Name]['input'],
  ) => PastAsks[Name]['told'];
} = { moments: momentsOf, gone: gonePages, planThen, planBack };

export function pastAnswer(library: Library, { name, author, input }: PastQuestion): AnswerAside {
  try {
    return { told: ANSWERS[name](library, author, input as never) };
  } catch (error) {
    const { status, refused } = refusalIn(error);
    return { status, refused };
  }
}

/** Asks in the other thread, if the copy has one. */
export async function askPast<Name extends keyof PastAsks>(
  copy: ShownCopy,
  name: Name,
  author: Author,
  input: PastAsks[Name]['input'],
): Promise<PastAsks[Name]['told']> {
  const question = { name, author, input };
  const answer = copy.past ? await copy.past(question) : pastAnswer(copy.library(), question);
  if ('refused' in answer) throw new RefusedAsk(answer.status, answer.refused);
  return answer.told as PastAsks[Name]['told'];
}
