// Finds the word that was meant by a misspelt one, if one is near enough to tell a slip from a name or a new word. The
// dictionary's own suggestions take up to half a second for an unusual word, and put "cont" before "don’t".
import { isInDictionary } from './dictionary.ts';

/** It is "unsure" if other words are equally near. */
export type Near = { word: string; kind: 'slip' | 'unsure' };

const LETTERS = "abcdefghijklmnopqrstuvwxyz'";

/** Slips that the rules below miss: too short, too far from the right word, or meaning two words. */
const BY_HEART = new Map([
  ['adn', 'and'],
  ['alot', 'a lot'],
  ['aswell', 'as well'],
  ['definatly', 'definitely'],
  ['definetly', 'definitely'],
  ['infact', 'in fact'],
  ['inspite', 'in spite'],
  ['teh', 'the'],
  ['upto', 'up to'],
  ['wich', 'which'],
  ['yuo', 'you'],
]);

/**
 * How a slip resembles the right word, the likeliest slip first. A word with fewer letters than "shortest" may resemble another
 * by accident.
 */
const LIKENESSES: { shortest: number; isAlike: (word: string, near: string) => boolean }[] = [
  { shortest: 4, isAlike: (word, near) => withoutDoubles(word) === withoutDoubles(near) },
  { shortest: 4, isAlike: isSwapped },
  { shortest: 6, isAlike: (word, near) => consonants(word) === consonants(near) && !isNew(word, near) },
  { shortest: 5, isAlike: (word, near) => word.length < near.length && !isNew(word, near) && !isOfTwo(word) },
  { shortest: 7, isAlike: (word, near) => !isNew(word, near) && !isOfTwo(word) },
];

/** Takes lower case, and returns lower case except for names. */
export function nearestWord(word: string): Near | undefined {
  const known = BY_HEART.get(word);
  if (known !== undefined) return { word: known, kind: 'slip' };
  const plain = word.replaceAll('’', "'");
  const near = wordsNear(plain);
  for (const { shortest, isAlike } of LIKENESSES) {
    if (word.length < shortest) continue;
    const [meant, ...others] = near.filter(other => isAlike(plain, other)).sort(byLength);
    if (meant) return { word: meant.replaceAll("'", '’'), kind: others.length === 0 ? 'slip' : 'unsure' };
  }
  return undefined;
}

/** Prefers the longer word, because letters are forgotten more often than added. */
function byLength(one: string, other: string): number {
  return other.length - one.length;
}

/** Tries names only if no other word is near. */
function wordsNear(word: string): string[] {
  const starts = [word, ...withOneLess(word)];
  const edits = new Set(starts.flatMap(oneEditAway));
  edits.delete(word);
  const words = [...edits].filter(isInDictionary).filter(isPlain);
  return words.length > 0 ? words : Array.from(edits, capitalised).filter(isInDictionary);
}

/** A wrong double letter makes two edits, as in "dissapoint", so the word is also tried with the letter once. */
function withOneLess(word: string): string[] {
  return [...word.matchAll(/(.)\1/g)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
}

/** Keeps the first letter, unless it has swapped places with the second: slips seldom begin a word. */
function oneEditAway(word: string): string[] {
  const places = Array.from(word, (_, index) => ({ head: word.slice(0, index), tail: word.slice(index) }));
  const swapped = places.map(({ head, tail }) => head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
  const changed = places
    .slice(1)
    .flatMap(({ head, tail }) => [
      head + tail.slice(1),
      ...[...LETTERS].flatMap(letter => [head + letter + tail, head + letter + tail.slice(1)]),
    ]);
  return [...swapped, ...changed, ...Array.from(LETTERS, letter => word + letter)];
}

/** Leaves out possessives, so that "document's" is not suggested for "documents". */
function isPlain(word: string): boolean {
  return !word.includes("'") || ["n't", "'re", "'ve", "'ll"].some(end => word.endsWith(end));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

function withoutDoubles(word: string): string {
  return word.toLowerCase().replace(/'/g, '').replace(/(.)\1/g, '$1');
}

function isSwapped(word: string, near: string): boolean {
  const at = [...word].findIndex((letter, index) => letter !== near.charAt(index).toLowerCase());
  const swapped = word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2);
  return swapped === near.toLowerCase();
}

/** The sound of a word without its vowels. */
function consonants(word: string): string {
  return withoutDoubles(word)
    .replace(/[aeiouy]/g, '')
    .replace(/[cz]/g, 's');
}

/** An existing word with another ending or beginning, such as "transferee" or "repost", is a new word rather than a slip. */
function isNew(word: string, near: string): boolean {
  if (word.startsWith(near)) return true;
  const [, stem = '-'] = /^(.*[^e])(?:ees?|ers?|ed|ing)$/.exec(word) ?? [];
  const [, rest = '-'] = /^(?:co|de|re|un)(....+)$/.exec(word) ?? [];
  return isInDictionary(stem) || isInDictionary(rest);
}

/** Whether it joins two words, as "chatroom" does. */
function isOfTwo(word: string): boolean {
  return Array.from(word, (_, index) => index)
    .slice(4, -3)
    .some(cut => isInDictionary(word.slice(0, cut)) && isInDictionary(word.slice(cut)));
}
