// Works out once for each word what rules ask about it: a site of a million words has only a few thousand different ones.
import { syllablesOf } from './syllables.ts';

/** A word as it is counted, such as "half-full", "that’s" or "24-48h", or a sign by itself, such as "%". */
export type Word = {
  syllables: number;
  /** One bit for each search that this word may be part of. */
  marks: number;
  /** The first and last word of letters inside it, in lower case. */
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

/**
 * Registers a search for words, and forgets the words that were looked up without it. The returned function tells, without reading
 * a text again, whether it has such a word.
 */
export function seek(isSought: (word: string) => boolean): (text: { words: { marks: number } }) => boolean {
  const mark = 1 << sought.length;
  sought.push(isSought);
  known.clear();
  return ({ words }) => (words.marks & mark) !== 0;
}
