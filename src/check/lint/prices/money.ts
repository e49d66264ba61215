// Knows how amounts of money look in a site's language and currency: "$1,200", "1.200,50 €", "CHF 1’200.–". Amounts in other
// currencies are found too, and marked.

import { ownSigns } from '../../../base/amounts/money-signs.ts';
import { NO_CENTS, numberParted, numberStyle } from '../../../base/amounts/written-amount.ts';
import { type NumberStyle, numbersMeant, withPlainDigits } from '../../../base/amounts/written-number.ts';
import type { Locale } from '../../../base/language.ts';
import type { Span } from '../../../document/problem/problem.ts';
import type { LintSubject } from '../rule.ts';

export type Money = {
  worthLooking: RegExp;
  before: RegExp;
  after: RegExp;
  own: Set<string>;
  style: NumberStyle;
};

/** Leaves out codes that are also words: "TOP" and "ALL" are currencies too. */
const CODES = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF INR JPY MXN NOK NZD PLN SEK SGD USD ZAR'.split(
  ' ',
);
/** A letter that makes a sign beside it part of a word. Japanese, Chinese and Thai write "は¥700です", without spaces. */
const LETTER = '(?![\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}\\p{scx=Thai}])\\p{L}';

const known = new Map<string, Money>();

export function moneyOf({ language, currency, pack }: LintSubject): Money {
  const key = `${language} ${currency}`;
  const money =
    known.get(key) ?? moneyIn({ language: language || 'en', currency: currency || 'USD' }, pack?.prices.to);
  known.set(key, money);
  return money;
}

function moneyIn(locale: Locale, to: string | undefined): Money {
  const own = ownSigns(locale);
  const signs = [...own, ...CODES].sort((a, b) => b.length - a.length).map(escaped);
  const sign = `${signs.join('|')}|[A-Z]{0,3}\\p{Sc}`;
  const spaces = `\\u00a0\\u202f${partsWithSpaces(locale) ? ' ' : ''}`;
  const style = numberStyle(locale);
  const number = numberParted(`.,'’${spaces}`, Math.max(2, style.digits));
  const goesOn = `[-–]${to ? `|${to}(?!\\p{L})` : ''}|k(?!\\p{L})`;
  const begins = `[-–]${to ? `|(?<!\\p{L})${to}` : ''}`;
  return {
    worthLooking: new RegExp(sign, 'u'),
    before: new RegExp(
      `(?<!${LETTER}|\\p{N})(${sign})[ \\u00a0\\u202f]?(${number})${NO_CENTS}(?!\\d|[.,]\\d| ?(?:${goesOn}))`,
      'gu',
    ),
    after: new RegExp(
      `(?<!${LETTER}|[\\p{N}\\p{Sc}.,'’-]|\\p{N}[${spaces}]|(?:${begins}) ?)(${number})${NO_CENTS}[ \\u00a0\\u202f]?(${sign})(?!${LETTER}|\\p{N}| ?(?:${goesOn}))`,
      'gu',
    ),
    own,
    style,
  };
}

function partsWithSpaces({ language }: Locale): boolean {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  return parts.some(({ type, value }) => type === 'group' && /\s/.test(value));
}

function escaped(sign: string): string {
  return sign.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
}

export type Sum = Span & { sign: string; value: number; shown: string };

export function sumsIn(text: string, money: Money): Sum[] {
  const words = withPlainDigits(text);
  const { before, after } = money;
  const sums = [...words.matchAll(before)].flatMap(match => sumOf(text, match, match[1], match[2], money));
  // In "5 € 7" the sign belongs to the number before it, so "€ 7" is no amount.
  const others = [...words.matchAll(after)].flatMap(match => sumOf(text, match, match[2], match[1], money));
  return [...sums.filter(sum => !others.some(other => overlap(sum, other))), ...others];
}

function sumOf(
  text: string,
  { 0: found, index }: RegExpExecArray,
  sign = '',
  number = '',
  { style }: Money,
): Sum[] {
  const { length } = found;
  const shown = text.slice(index, index + length);
  const [value] = numbersMeant(number, style).numbers;
  return value === undefined ? [] : [{ sign, value: Number(value), shown, offset: index, length }];
}

function overlap(a: Span, b: Span): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}
