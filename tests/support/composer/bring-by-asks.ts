// Brings the others' work by the questions of a window, as often as answers bring up others.

import type { Asks } from '../../../src/composer/model/asks.ts';
import type { ExchangeQuestion, ExchangeTake } from '../../../src/composer/model/exchange.ts';
import { answerTo } from '../../../src/composer/server/asks.ts';
import type { Author } from '../../../src/composer/server/copy.ts';
import { copyOf, JO } from './copy.ts';

export const SENDER: Author = { ...JO, may: ['read', 'edit', 'send'] };

export type BringTold = Asks['bring']['told'] & { status: number; message?: string };

/** Answers a question. Without an answer it is left open, and nothing comes. */
export type TakeFor = (question: ExchangeQuestion) => ExchangeTake | undefined;

let deeds = 0;

export async function bringByAsks(folder: string, takeFor: TakeFor = () => undefined): Promise<BringTold> {
  const copy = copyOf(folder);
  const ask = async (input: object): Promise<BringTold> => {
    deeds += 1;
    const { status, told } = await answerTo(copy, SENDER, {
      ask: 'bring',
      input: { id: `bring ${deeds}`, ...input },
    });
    return { status, ...told } as BringTold;
  };
  let told = await ask({ rehearse: true, look: true, agrees: true });
  while (told.status === 200 && told.theirs !== undefined && !told.done) {
    const known = new Set(told.answers.map(({ key }) => key));
    const open = told.questions.filter(({ key }) => !known.has(key));
    const answers = open.flatMap(question => {
      const take = takeFor(question);
      return take === undefined ? [] : [{ key: question.key, take }];
    });
    if (answers.length < open.length) return told;
    told = await ask({ theirs: told.theirs, answers });
  }
  return told;
}
