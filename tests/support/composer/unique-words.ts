// Words that are each written once, so that a test can say what has become of one. The beginning of such a word is none.

export type Roll = (limit: number) => number;

/** Where a word was written: in a field of the block, or of the item, with this name. */
export type WrittenAt = { home?: string; field: string };

/** Whatever writes at random remembers this. "givenUp" are words that it wrote over, or threw away. */
export type Writing = { written: Map<string, WrittenAt>; givenUp: Set<string> };

/** The fields that words are written in. */
export const WORD_FIELDS = ['heading', 'intro', 'text', 'question', 'answer'];

/** "17th word of the author a" is "a17z". */
export const uniqueWord = (letter: string, count: number): string => `${letter}${count}z`;

export function wordsIn(text: string): string[] {
  return text.match(/[a-z]\d+z/g) ?? [];
}
