// A word that is in no dictionary in, the word that was meant out, where one is near enough to tell a slip from a name or a new
// word. The dictionary's own suggestions take up to half a second for a word that resembles none, and put "cont" before "don’t".
import { isInDictionary } from './dictionary.ts';

/** Unsure where other words are as near. */
export type Near = { word: string; kind: 'slip' | 'unsure' };

const LETTERS = "abcdefghijklmnopqrstuvwxyz'";

/** Too short, too far away, or in two words. */
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

/** How two words are alike, the likeliest slip first, and how long a word has to be for that to be no accident. */
const LIKENESSES: { shortest: number; isAlike: (word: string, near: string) => boolean }[] = [
  { shortest: 4, isAlike: (word, near) => withoutDoubles(word) === withoutDoubles(near) },
  { shortest: 4, isAlike: isSwapped },
  { shortest: 6, isAlike: (word, near) => consonants(word) === consonants(near) && !isNew(word, near) },
  { shortest: 5, isAlike: (word, near) => word.length < near.length && !isNew(word, near) && !isOfTwo(word) },
  { shortest: 7, isAlike: (word, near) => !isNew(word, near) && !isOfTwo(word) },
];

/** In lower case, but for names. */
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

/** A letter is forgotten more often than put in. */
function byLength(one: string, other: string): number {
  return other.length - one.length;
}

/** Names where there is nothing else. */
function wordsNear(word: string): string[] {
  const starts = [word, ...withOneLess(word)];
  const edits = new Set(starts.flatMap(oneEditAway));
  edits.delete(word);
  const words = [...edits].filter(isInDictionary).filter(isPlain);
  return words.length > 0 ? words : Array.from(edits, capitalised).filter(isInDictionary);
}

/** "dissapoint" is two edits away from its word: which of the letters is double is mixed up most. */
function withOneLess(word: string): string[] {
  return [...word.matchAll(/(.)\1/g)].map(({ index }) => word.slice(0, index) + word.slice(index + 1));
}

/** The first letter stays, unless it has changed places: slips seldom begin a word. */
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

/** No "document's" for "documents". */
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

/** As it sounds without its vowels. */
function consonants(word: string): string {
  return withoutDoubles(word)
    .replace(/[aeiouy]/g, '')
    .replace(/[cz]/g, 's');
}

/** A word with another ending or beginning, such as "transferee" and "repost", was meant as it stands. */
function isNew(word: string, near: string): boolean {
  if (word.startsWith(near)) return true;
  const [, stem = '-'] = /^(.*[^e])(?:ees?|ers?|ed|ing)$/.exec(word) ?? [];
  const [, rest = '-'] = /^(?:co|de|re|un)(....+)$/.exec(word) ?? [];
  return isInDictionary(stem) || isInDictionary(rest);
}

/** "chatroom". */
function isOfTwo(word: string): boolean {
  return Array.from(word, (_, index) => index)
    .slice(4, -3)
    .some(cut => isInDictionary(word.slice(0, cut)) && isInDictionary(word.slice(cut)));
}
