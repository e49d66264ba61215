// What the words of the window say in a language, each with marks in the place of its values. So two languages can be compared, and the
// words of one be found on the screen.
import type { WindowWords } from '../../../src/composer/language/languages.ts';

export type SaidWord = {
  /** "bar.zoom" */
  name: string;
  /** Of several, of one, and without a value. */
  said: string[];
  /** Which of its values it says. */
  marks: string[];
};

/** Digits, because some values are counted. No sentence has them. */
const MARKS = ['771', '772', '773'];
const ANY_VALUE = /\d[\d.,]*|NaN|undefined/g;

export function saidWords(words: WindowWords): SaidWord[] {
  return wordsIn(words, '');
}

function wordsIn(value: unknown, name: string): SaidWord[] {
  if (typeof value === 'string') return [{ name, said: [value], marks: [] }];
  if (typeof value === 'function') {
    const marks = MARKS.slice(0, value.length);
    const said = [marks, marks.map(() => '1'), []].map(values => String(value(...values)));
    return [{ name, said: [...new Set(said)], marks: marks.filter(mark => said[0]?.includes(mark)) }];
  }
  return Object.entries(value as object).flatMap(([step, inner]) =>
    wordsIn(inner, name === '' ? step : `${name}.${step}`),
  );
}

/** Fewer letters than this are too common to be recognised: "B" for bold, or " and " around values. */
const FEWEST = { alone: 2, aroundValues: 6 };

/** Returns a function that finds the name of the word of a language that a text says. Words that "like" has as well are no sign of it. */
export function wordFinder(words: WindowWords, like: WindowWords): (text: string) => string | undefined {
  const known = new Map(saidWords(like).map(({ name, said }) => [name, said.join()]));
  const patterns = saidWords(words).flatMap(({ name, said }) =>
    known.get(name) === said.join() ? [] : said.flatMap(text => patternOf(text, name)),
  );
  return text => patterns.find(({ pattern }) => pattern.test(text))?.name;
}

function patternOf(text: string, name: string): { name: string; pattern: RegExp }[] {
  const parts = text.split(ANY_VALUE);
  const letters = parts.join('').match(/\p{L}/gu)?.length ?? 0;
  const isRare = letters >= (parts.length === 1 ? FEWEST.alone : FEWEST.aroundValues);
  const escaped = parts.map(part => part.trim().replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return isRare ? [{ name, pattern: new RegExp(`^${escaped.join('.+')}$`, 's') }] : [];
}
