// Finds English sentences of the check, of changes and of reviews on the screen of a window that speaks another language.
import { sentenceIn } from '../../../src/base/sentences/languages.ts';
import { allNeededWords } from '../documents/messages/sentences.ts';

/** A shorter stretch of words may be an author's own. */
const FEWEST_LETTERS = 14;

/** Returns a function that finds the English sentence that a text says, by the longest stretch between its places. */
export function englishSentenceFinder(language: string): (text: string) => string | undefined {
  const own = sentenceIn(language);
  const sentences = [...allNeededWords().keys()].flatMap(english => {
    const stretch = longestStretch(english);
    const isForeign = stretch.length >= FEWEST_LETTERS && !own(english)?.includes(stretch);
    return isForeign ? [{ english, stretch }] : [];
  });
  return text => sentences.find(({ stretch }) => text.includes(stretch))?.english;
}

function longestStretch(english: string): string {
  const all = english.split(/\{[^{}]*\}/).map(part => part.trim());
  return all.sort((one, other) => other.length - one.length)[0] ?? '';
}
