// The languages that have sentences of the check, of changes and of reviews: English by English, in a file for each room of the house. An
// entry that is null has no words yet, and is shown in English.
import change from './de/change.json';
import check from './de/check.json';
import document from './de/document.json';
import review from './de/review.json';

type Sentences = { [english: string]: string | null };

const LANGUAGES: { [tongue: string]: Sentences[] } = { de: [document, check, change, review] };

const all = new Map(
  Object.entries(LANGUAGES).map(([tongue, rooms]) => [
    tongue,
    new Map(rooms.flatMap(Object.entries<string | null>)),
  ]),
);

/** What the language says for a sentence of the code. Undefined for English, and for what has no words yet. */
export function sentenceIn(tongue: string): (english: string) => string | undefined {
  const own = all.get(tongue);
  return english => own?.get(english) ?? undefined;
}

export function hasSentences(tongue: string): boolean {
  return all.has(tongue);
}
