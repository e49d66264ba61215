// Holds back begun items: they hold the words of an example, and visitors must not see one before the author has written over all of them.

import { isFields, type Path, valueAt } from '../../../base/json-value.ts';
import { isWithin } from '../../../document/steps/moved.ts';
import type { PlaceIn } from '../asks.ts';
import { holdsPhotograph, isUndescribed, lacksWords } from '../photographs.ts';
import { type Draft, isRivalled, type Stage, whyHeld } from './draft.ts';
import { begunAt, type State } from './state.ts';

/** The words of an example, each by its place in the value. */
export const givenWords = (value: unknown, given: Path[]) =>
  given.map(path => ({ path, words: String(valueAt(value, path)) }));

/**
 * A text that still has words of an example, by its path in the document. It is "untouched" if it has no others. A picture begins
 * empty, so the words of its texts are none.
 */
export type ExampleText = { path: Path; words: string; isUntouched: boolean };

export function exampleTextsIn({ place, value, begun }: Draft): ExampleText[] {
  if (!begun) return [];
  return textsWithin(value).flatMap(({ path, text }) => {
    const found = begun.given.find(one => stillSays(text, one.words, isSameField(one.path, path)));
    if (!found) return [];
    const { words } = found;
    return [{ path: [...place.path, ...path], words, isUntouched: text === words }];
  });
}

/** The first one in a field. */
export function exampleTextAt(place: PlaceIn, waiting: State['waiting']): ExampleText | undefined {
  const begun = begunAt(place.document, waiting);
  return begun && exampleTextsIn(begun).find(({ path }) => isWithin(path, place.path));
}

/** All texts in a value, each with the way to it. */
export function textsWithin(value: unknown, path: Path = []): { path: Path; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((inner, index) => textsWithin(inner, [...path, index]));
  if (!isFields(value)) return [];
  return Object.entries(value).flatMap(([field, inner]) => textsWithin(inner, [...path, field]));
}

/** Items of a list move, and a field may get another shape: a point is a line, or a title with a text. */
function isSameField(one: Path, other: Path): boolean {
  const [a, b] = [one, other].map(path => path.filter(step => typeof step === 'string')) as [Path, Path];
  return isWithin(a, b) || isWithin(b, a);
}

const WORD = /[\p{L}\p{N}]+/gu;
/** Two words, such as "Learn more", may well be meant in another field. */
const FEWEST_ELSEWHERE = 3;
/** In a language that is written without spaces, a sentence looks like one word. */
const LONG = 16;

/** Whether the words stand anywhere in the text. Signs do not count, because bold words have signs of Markdown around them. */
function stillSays(text: string, words: string, isOwnField: boolean): boolean {
  const parts = words.match(WORD) ?? [];
  if (text === words && isOwnField) return true;
  if (parts.length === 0 || (!isOwnField && parts.length < FEWEST_ELSEWHERE)) return false;
  const said = parts.join('[^\\p{L}\\p{N}]+');
  if (parts.length >= FEWEST_ELSEWHERE || words.length >= LONG) return new RegExp(said, 'u').test(text);
  // "The top" is no part of "The topic", but of "The topHobart".
  if (parts.length > 1) return new RegExp(`${said}(?!\\p{Ll})`, 'u').test(text);
  // One word is common: "Name" may be meant in "Your name", and hardly in "HobartName" or "NameHobart".
  return new RegExp(`(?<=[\\p{L}\\p{N}])(?=\\p{Lu})${said}(?!\\p{Ll})|${said}(?=\\p{Lu})`, 'u').test(text);
}

/** The stage of a draft that stays out of the file: somebody has to choose between two values, or something is still to be written. */
export function heldAsTyped(one: Draft): Stage | undefined {
  if (isRivalled(one)) return one.at;
  if (exampleTextsIn(one).length > 0) return { is: 'refused', why: { is: 'example' } };
  if (waitsForWords(one)) return { is: 'refused', why: { is: 'wordless' } };
  return isUndescribed(one.value) ? { is: 'refused', why: { is: 'undescribed' } } : undefined;
}

/** Whether the window ended while its author was typing half of a value. */
export function isUnfinished(one: Draft): boolean {
  return whyHeld(one)?.is === 'unfinished';
}

/** A photograph and its words enter the file together, once its author says so. What is begun enters it when all of it is written. */
export function waitsForWords({ begun, value }: Pick<Draft, 'begun' | 'value'>): boolean {
  return begun ? lacksWords(value) : holdsPhotograph(value);
}
