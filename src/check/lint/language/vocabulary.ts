// A word in, what the rules want to know of it out: found out once, since a site of a million words has a few thousand of them.
import { syllablesOf } from './syllables.ts';

/** A word as it is counted, such as "half-full", "that’s" or "24-48h"; or a sign that stands by itself, such as "%". */
export type Word = {
  syllables: number;
  /** One bit for each thing that is sought, where the word may be a part of it. */
  marks: number;
  /** The first and the last word of letters in it, in lower case. */
  first?: string;
  last?: string;
};

export const OF_LETTERS = /[\p{L}\p{M}]+(?:[’'][A-Za-z]+)?/gu;

const known = new Map<string, Word>();
const sought: ((word: string) => boolean)[] = [];

export function wordOf(written: string): Word {
  let word = known.get(written);
  if (!word) {
    word = lookUp(written);
    known.set(written, word);
  }
  return word;
}

function lookUp(written: string): Word {
  const ofLetters = written.match(OF_LETTERS) ?? [];
  return {
    syllables: syllablesOf(written),
    marks: sought.reduce((marks, isSought, index) => (isSought(written) ? marks | (1 << index) : marks), 0),
    first: ofLetters[0]?.toLowerCase(),
    last: ofLetters.at(-1)?.toLowerCase(),
  };
}

/** To be said while the program loads; tells of a text whether one of its words is sought, without looking at it again. */
export function seek(isSought: (word: string) => boolean): (text: { words: { marks: number } }) => boolean {
  const mark = 1 << sought.length;
  sought.push(isSought);
  return ({ words }) => (words.marks & mark) !== 0;
}
