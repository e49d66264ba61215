// Finds numbers in a text that count something, in words or digits: "Twenty-eight", "eight", "(9)".
import type { LanguagePack } from '../language/pack.ts';

/** "after" holds the words that follow. */
export type WrittenNumber = { value: number; shown: string; offset: number; after: string };

/** Digits in an amount, a percentage, a phone number or a year count nothing. */
const DIGITS = /(?<![\p{L}\p{N}.,$€£-])\d{1,3}(?![\p{L}\p{N}%]|[.,-]\d| ?(?:%|\p{Sc}| \d))/gu;
const TIME = /^[\s-]*(?:business |working )?(?:hours?|days?|weeks?|months?|years?|minutes?|%|per ?cent)\b/i;

export function numbersIn(plain: string, pack: LanguagePack | undefined): WrittenNumber[] {
  const digits = [...plain.matchAll(DIGITS)].map(match => ({ match, value: Number(match[0]) }));
  const words = [...plain.matchAll(/(?<!\p{L})\p{L}+(?:-\p{L}+)?/gu)].flatMap(match => {
    const value = (pack?.numbers ?? []).indexOf(match[0].toLowerCase());
    return value >= 2 ? [{ match, value }] : [];
  });
  return [...digits, ...words].flatMap(({ match, value }) => {
    const after = plain.slice(match.index + match[0].length);
    return TIME.test(after) ? [] : [{ value, shown: match[0], offset: match.index, after }];
  });
}

/** Writes a number in the same way as another. Undefined if the language has no word for it here. */
export function written(
  value: number,
  { shown }: WrittenNumber,
  pack: LanguagePack | undefined,
): string | undefined {
  if (/\d/.test(shown)) return String(value);
  const word = pack?.numbers?.[value];
  return word && /^\p{Lu}/u.test(shown) ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
