// Knows how amounts of money look in a site's language and currency: "$1,200", "1.200,50 €", "CHF 1’200.–". Amounts in other
// currencies are found too, and marked.

import type { Locale } from '../../../base/language.ts';
import { inJson, NO_CENTS, numberParted, withPlainDigits } from '../../../base/written-amount.ts';
import type { Span } from '../../../document/problem/problem.ts';
import type { LintSubject } from '../rule.ts';

export type Money = { worthLooking: RegExp; before: RegExp; after: RegExp; own: Set<string> };

/** Leaves out codes that are also words: "TOP" and "ALL" are currencies too. */
const CODES = 'AUD BRL CAD CHF CNY CZK DKK EUR GBP HKD HUF INR JPY MXN NOK NZD PLN SEK SGD USD ZAR'.split(
  ' ',
);
/** Signs and words for money that Intl does not know. */
const SPOKEN: { [currency: string]: string[] } = {
  AED: ['درهم'],
  BGN: ['лв'],
  CHF: ['Fr.', 'SFr.', 'Franken', 'francs'],
  DKK: ['kr.'],
  EGP: ['جنيه'],
  IDR: ['Rp.'],
  INR: ['Rs', 'Rs.'],
  IRR: ['ريال'],
  MAD: ['درهم'],
  SAR: ['ريال'],
};

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
  const number = numberParted(`.,'’${spaces}`);
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
  };
}

/** "$", "AU$", "AUD", and the currency's name if it is one word, such as "Euro". */
function ownSigns({ language, currency }: Locale): Set<string> {
  const signs = [language, 'en'].flatMap(tongue =>
    (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap(currencyDisplay => {
      const format = new Intl.NumberFormat(tongue, { style: 'currency', currency, currencyDisplay });
      return [1, 2].flatMap(
        count => format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? [],
      );
    }),
  );
  const ofCountry = signs.filter(sign => /^\p{Sc}$/u.test(sign)).map(sign => currency.slice(0, 2) + sign);
  const words = signs
    .filter(sign => /^\p{L}{4,}$/u.test(sign))
    .map(word => word[0]?.toUpperCase() + word.slice(1));
  return new Set(
    [...signs, ...ofCountry, ...words, ...(SPOKEN[currency] ?? [])]
      .map(sign => sign.replace(/[\u200e\u200f]/g, ''))
      .filter(sign => !/\s/.test(sign)),
  );
}

function partsWithSpaces({ language }: Locale): boolean {
  const parts = new Intl.NumberFormat(language).formatToParts(1_234_567);
  return parts.some(({ type, value }) => type === 'group' && /\s/.test(value));
}

function escaped(sign: string): string {
  return sign.replace(/[$.*+?^()[\]{}|\\]/g, '\\$&');
}

export type Sum = Span & { sign: string; value: number; shown: string };

export function sumsIn(text: string, { before, after }: Money): Sum[] {
  const words = withPlainDigits(text);
  const sums = [...words.matchAll(before)].map(match => sumOf(text, match, match[1], match[2]));
  // In "5 € 7" the sign belongs to the number before it, so "€ 7" is no amount.
  const others = [...words.matchAll(after)].map(match => sumOf(text, match, match[2], match[1]));
  return [...sums.filter(sum => !others.some(other => overlap(sum, other))), ...others];
}

function sumOf(text: string, { 0: found, index }: RegExpExecArray, sign = '', number = ''): Sum {
  const { length } = found;
  const shown = text.slice(index, index + length);
  return { sign, value: Number(inJson(number)), shown, offset: index, length };
}

function overlap(a: Span, b: Span): boolean {
  return a.offset < b.offset + b.length && b.offset < a.offset + a.length;
}
