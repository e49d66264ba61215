// Finds words as people type them: without capitals and accents, with straight quotes, in any order.
import { plainLetters } from '../../base/letters.ts';

export function foldedForSearch(text: string): string {
  return plainLetters(text)
    .replace(/[‘’‚]/g, "'")
    .replace(/[“”„«»]/g, '"')
    .replace(/[–—]/g, '-');
}

/** "Résumé  fees" → ["resume", "fees"] */
export function wordsToFind(search: string): string[] {
  return foldedForSearch(search).split(/\s+/).filter(Boolean);
}

export function saysWords(text: string, words: string[]): boolean {
  const folded = foldedForSearch(text);
  return words.every(word => folded.includes(word));
}

/** Whether a word of the folded text begins so. */
export function beginsIn(folded: string, word: string): boolean {
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + 1))
    if (at === 0 || !/[\p{L}\p{N}]/u.test(folded[at - 1] ?? '')) return true;
  return false;
}

export type Match = { from: number; to: number };

/** Where the words stand in the text, from its start to its end. Matches that touch become one. */
export function matchesIn(text: string, words: string[]): Match[] {
  const { folded, places } = foldedWithPlaces(text);
  const found = words.flatMap(word => placesOf(word, folded));
  const matches: Match[] = [];
  for (const { from, to } of found.sort((a, b) => a.from - b.from)) {
    const match = { from: places[from] ?? 0, to: places[to] ?? text.length };
    const last = matches.at(-1);
    if (last && match.from <= last.to) last.to = Math.max(last.to, match.to);
    else matches.push(match);
  }
  return matches;
}

/** "places" has the place in the text of each letter of the folded one. A letter can become two, as "ß" does, or none. */
function foldedWithPlaces(text: string): { folded: string; places: number[] } {
  let folded = '';
  const places: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = foldedForSearch(sign);
    places.push(...Array.from({ length: plain.length }, () => at));
    folded += plain;
    at += sign.length;
  }
  return { folded, places: [...places, at] };
}

function placesOf(word: string, folded: string): Match[] {
  const places: Match[] = [];
  for (let at = folded.indexOf(word); at >= 0; at = folded.indexOf(word, at + word.length))
    places.push({ from: at, to: at + word.length });
  return places;
}
