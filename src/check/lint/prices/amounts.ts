// Finds amounts of money and time in words, and makes them comparable: "24-48h" is "1 to 2 days".

import { WORDS_FOR_MONEY } from '../../../base/amounts/money-signs.ts';
import { isFields } from '../../../base/json-value.ts';
import { amount } from '../../../base/language.ts';
import type { Span } from '../../../document/problem/problem.ts';
import type { Library } from '../../../site/types.ts';
import { amountOf } from '../../../site/values.ts';
import type { LanguagePack } from '../language/pack.ts';
import { seek } from '../language/vocabulary.ts';
import type { LintSubject } from '../rule.ts';
import { type Money, moneyOf, sumsIn } from './money.ts';

export type Amount = Span & {
  kind: 'price' | 'time' | 'saving';
  /** Equal for two amounts that mean the same. */
  value: string;
  /** The amount as the author wrote it. */
  shown: string;
  /** Whether it is in another currency than the site's. */
  isForeign?: boolean;
  /** Whether it is the lowest of several: "from $700". */
  isLowest?: boolean;
};

const NUMBER = '\\d+|an?|one|two|three|four|five|six|seven|eight|nine|ten|twelve';
const TIME = new RegExp(
  `(?<![\\w.,$-])(${NUMBER})(?:\\s*(?:-|–|to|or)\\s*(${NUMBER}))?[\\s-]*((?:business|working)\\s+)?(hours?|hrs?|h|days?|weeks?|months?|years?)(?![\\w-])`,
  'gi',
);
const UNIT = /\b(?:hours?|hrs?|days?|weeks?|months?|years?)\b|\dh\b/i;

const NUMBERS = new Map(
  'one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((word, index) => [word, index + 1] as const),
);
/** Counts in days or in months, because a month has no fixed number of days. Business days are kept apart from days. */
const UNITS: { [unit: string]: { factor: number; unit: string } } = {
  h: { factor: 1 / 24, unit: 'days' },
  d: { factor: 1, unit: 'days' },
  w: { factor: 7, unit: 'days' },
  m: { factor: 1, unit: 'months' },
  y: { factor: 12, unit: 'months' },
};

/** A sign of money, three letters that may be a currency's code, or a word for money. */
const WORD_OF_AN_AMOUNT = new RegExp(`\\p{Sc}|[円元원]|^\\d*(?:${WORDS_FOR_MONEY}|[A-Z]{3})(?:\\d|$)`, 'u');

/** A quick first test, because most texts hold no amount. */
export const mayHoldAmounts = seek(word => WORD_OF_AN_AMOUNT.test(word) || UNIT.test(word));

/** "raw" is the same text with its names in braces, which also stand for amounts. */
export function amountsIn(words: string, subject: LintSubject, raw = words): Amount[] {
  const money = moneyOf(subject);
  return [
    ...(raw.includes('{') ? pricesByName(raw, subject) : []),
    ...(money.worthLooking.test(words) ? pricesIn(words, money, subject.pack) : []),
    ...(subject.pack?.prices.times && UNIT.test(words) ? timesIn(words) : []),
  ];
}

/** Reads a field for money, which holds a number or the name of one. */
export function amountWritten(written: unknown, { library }: LintSubject): number | undefined {
  const site = library.settings().parsed?.value;
  return amountOf(written, isFields(site) ? site : undefined);
}

function pricesByName(raw: string, subject: LintSubject): Amount[] {
  return [...raw.matchAll(/\{\w+\}/g)].flatMap(({ 0: name, index }) => {
    const price = amountWritten(name, subject);
    if (price === undefined) return [];
    const shown = shownAmount(price, subject.library);
    const isLowest = isLowestAfter(raw.slice(0, index), subject.pack);
    return { kind: 'price', value: String(price), shown, offset: index, length: name.length, isLowest };
  });
}

export function isLowestAfter(words: string, pack: LanguagePack | undefined): boolean {
  return pack?.prices.from.test(words.trimEnd()) === true;
}

/** The amount as visitors see it. */
export function shownAmount(value: number, library: Library): string {
  const site = library.settings().document;
  return site ? amount(value, site) : String(value);
}

function pricesIn(words: string, money: Money, pack: LanguagePack | undefined): Amount[] {
  return sumsIn(words, money).map(({ sign, value, ...span }) => {
    const isForeign = !money.own.has(sign);
    const kind = pack?.prices.saving?.test(words.slice(0, span.offset)) ? 'saving' : 'price';
    const isLowest = isLowestAfter(words.slice(0, span.offset), pack);
    return { ...span, kind, value: isForeign ? `${sign} ${value}` : String(value), isForeign, isLowest };
  });
}

function timesIn(words: string): Amount[] {
  return [...words.matchAll(TIME)].flatMap(match => {
    const [shown, from = '', to, business, unit = ''] = match;
    const measure = UNITS[unit.charAt(0).toLowerCase()];
    if (!measure || (/^an?$/i.test(from) && to === undefined)) return [];
    const ends = [from, to ?? from].map(end => numberOf(end) * measure.factor);
    const value = `${ends.join('-')} ${business ? 'business ' : ''}${measure.unit}`;
    return { kind: 'time' as const, value, shown, offset: match.index, length: shown.length };
  });
}

function numberOf(word: string): number {
  return NUMBERS.get(word.toLowerCase()) ?? (/^an?$/i.test(word) ? 1 : Number(word));
}
