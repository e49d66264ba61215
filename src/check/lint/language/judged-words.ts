// Remembers whether a word is right, or what was meant. A check that starts with the last one's answers needs no dictionary.
import { australianSpelling } from './american.ts';
import { isInDictionary } from './dictionary.ts';
import { type Near, nearestWord } from './near-words.ts';

export type Meant = Near | { word: string; kind: 'american' };

/** Plain data, which can be kept for the next check. */
export type Judged = {
  right: [word: string, isRight: boolean][];
  meant: [word: string, meant: Meant | null][];
};

const right = new Map<string, boolean>();
const meant = new Map<string, Meant | null>();

export function isRightWord(word: string): boolean {
  return lookUp(right, word, isInDictionary);
}

/** For a wrong word in lower case. Undefined if no word is near. */
export function meantBy(word: string): Meant | undefined {
  return lookUp(meant, word, judge) ?? undefined;
}

export function judgedWords(): Judged {
  return { right: [...right], meant: [...meant] };
}

export function recallWords(judged: Judged): void {
  for (const [word, isRight] of judged.right) right.set(word, isRight);
  for (const [word, was] of judged.meant) meant.set(word, was);
}

function lookUp<Answer>(known: Map<string, Answer>, word: string, find: (word: string) => Answer): Answer {
  const answer = known.get(word);
  if (answer !== undefined) return answer;
  const found = find(word);
  known.set(word, found);
  return found;
}

function judge(word: string): Meant | null {
  const instead = australianSpelling(word);
  return instead === undefined ? (nearestWord(word) ?? null) : { word: instead, kind: 'american' };
}
