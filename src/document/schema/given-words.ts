// Tells the words of examples and starters from words that somebody has written, so that nobody publishes an example by oversight.
import { type Fields, isFields, type Path } from '../../base/json-value.ts';
import { onceEach } from '../../base/once-each.ts';
import type { Definitions, Schema } from './sources.ts';

/** Shorter texts, such as "Learn more", are common, so they are no sign of an example. */
const FEWEST_WORDS = 5;

export type ReadWords = { text: string; path: Path };

export type GivenWords = {
  words: Set<string>;
  /** Whole sentences and titles. An author has to replace them wherever they stand. */
  placeholders: Set<string>;
};

export const givenIn = onceEach((documents: unknown[]): GivenWords => {
  const words = documents.flatMap(document => readWordsIn(document).map(({ text }) => text));
  const titles = documents.flatMap(document =>
    isFields(document) && typeof document.title === 'string' ? [document.title] : [],
  );
  return {
    words: new Set(words),
    placeholders: new Set([...titles, ...words.filter(isSentence)]),
  };
});

export type GivenSources = {
  definitions: Definitions;
  examples: (type: string) => unknown[];
  /** The documents with which new pages begin. */
  starters: unknown[];
};

export type GivenPart = { noun: 'block' | 'item'; path: Path };

/** The parts of a block that still have only words of an example or a starter. A page with such a part cannot be published. */
export function partsAsGiven(block: Fields, path: Path, given: GivenSources): GivenPart[] {
  if (block.hidden === true) return [];
  const type = String(block.type);
  const starters = givenIn(given.starters).words;
  // A block that other pages fill has only labels of its own, and these may stay as in the example.
  const isOwn = !isFilled(given.definitions[type] ?? NO_SCHEMA);
  const sets = isOwn ? [starters, givenIn(given.examples(type)).words] : [starters];
  if (isAsGiven(block, sets)) return [{ noun: 'block', path }];
  return itemsIn(block, path)
    .filter(({ item }) => isAsGiven(item, sets))
    .map(({ path }) => ({ noun: 'item', path }));
}

function isAsGiven(part: Fields, given: Set<string>[]): boolean {
  return (
    everyWord(part, text => given.some(words => words.has(text))) &&
    readWordsIn(part).some(({ text }) => isSentence(text))
  );
}

/** The outermost objects in a block's lists. Links are left out, because their few words are common. */
function itemsIn(value: Fields, path: Path): { item: Fields; path: Path }[] {
  return Object.entries(value).flatMap(([field, inner]) =>
    Array.isArray(inner)
      ? inner.flatMap((item, index) =>
          isFields(item) && item.href === undefined ? [{ item, path: [...path, field, index] }] : [],
        )
      : [],
  );
}

/** Tells words for people from names and addresses by how they look, because a site's own blocks may have any fields. */
const READ = /\s|^\p{Lu}|[^\p{ASCII}]/u;
export const FOR_COLLEAGUES = 'note';

function isRead(text: string): boolean {
  return READ.test(text) && /\p{L}/u.test(text);
}

/** Stops at the first word that fails. Nearly every part has one near its beginning. */
export function everyWord(value: unknown, holds: (text: string) => boolean): boolean {
  if (typeof value === 'string') return holds(value) || !isRead(value);
  if (Array.isArray(value)) return value.every(inner => everyWord(inner, holds));
  if (!isFields(value)) return true;
  return Object.entries(value).every(([field, inner]) => field === FOR_COLLEAGUES || everyWord(inner, holds));
}

export function readWordsIn(value: unknown, path: Path = []): ReadWords[] {
  if (typeof value === 'string') return isRead(value) ? [{ text: value, path }] : [];
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((inner, index) => readWordsIn(inner, [...path, index]));
  return Object.entries(value).flatMap(([field, inner]) =>
    field === FOR_COLLEAGUES ? [] : readWordsIn(inner, [...path, field]),
  );
}

const NO_SCHEMA: Schema = {};

const isFilled = onceEach(({ properties = {} }: Schema): boolean =>
  Object.values(properties as Definitions).some(({ fromPages }) => fromPages !== undefined),
);

const segmenter = new Intl.Segmenter(undefined, { granularity: 'word' });

function isSentence(text: string): boolean {
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) {
    if (isWordLike) count += 1;
    if (count === FEWEST_WORDS) return true;
  }
  return false;
}
