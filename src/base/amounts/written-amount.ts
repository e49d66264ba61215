// Reads an amount of money, or another number, as people write it in a site's language: "1.200,50 €" is 1200.50, "CHF 1’200.–" is
// 1200. The window and the check read with it. A sign or a word that it does not know is never left out: it refuses the whole.
import { decimalsOf, type Locale, numberMarks } from '../language.ts';
import { type Said, type SaidPart, says, the } from '../sentences/said.ts';
import { isMoneySign, isOwnSign } from './money-signs.ts';
import {
  isUsual,
  LAKHS,
  type NumberStyle,
  numbersMeant,
  rounded,
  withPlainDigits,
} from './written-number.ts';

/**
 * Finds numbers in a sentence. "parts" are the characters that can stand between thousands, "digits" is how many can follow the
 * point.
 */
export const numberParted = (parts: string, digits = 2) =>
  `${LAKHS}(?:\\.\\d{1,2})?|\\d{1,3}(?:[${parts}]\\d{3}){1,3}(?:[.,]\\d{1,${digits}})?|\\d{1,12}(?:[.,]\\d{1,${digits}})?`;
/** "1’200.–", "49,-" */
export const NO_CENTS = '(?:[.,](?:–|—|-{1,2}))?';

/** What a field counts: money of the site, things that are whole, or anything. */
export type Counted = 'money' | 'whole' | 'any';

/** Why a text is no number. "what" are the words that are in the way. */
export type NumberTrouble =
  | { is: 'several' | 'written' | 'beside'; what: string[] }
  | { is: 'foreign'; what: string[]; currency: string };

/**
 * One number, those that can be meant, or none. Numbers are written as in JSON, with the cents as the author wrote them. "isUnusual" says
 * that people of the site's language write this number otherwise. "trouble" is missing if the text has no digits at all.
 */
export type Reading =
  | { kind: 'one'; number: string; hasSign: boolean; isUnusual?: boolean }
  | { kind: 'asked'; numbers: string[]; hasSign: boolean }
  | { kind: 'none'; trouble?: NumberTrouble };

/** Without a locale, any sign of money is taken for the right one, and what differs between languages has two meanings. */
export function readAmount(text: string, counted: Counted, locale?: Locale): Reading {
  const plain = inOneManner(text);
  const [found, ...others] = [...plain.matchAll(NUMBER)];
  if (!found) return { kind: 'none' };
  if (others.length > 0) return { kind: 'none', trouble: { is: 'several', what: [text] } };
  const { minus, before, after } = around(plain, found);
  const signs = [before, after].filter(sign => sign !== '');
  const trouble = unknownSigns(signs, counted, locale);
  if (trouble) return { kind: 'none', trouble };
  const sure = styleOf(counted, signs, locale);
  const style = ARABIC_COMMA.test(text) ? { ...sure, groups: sure.groups.replaceAll(',', '') } : sure;
  const hasSign = signs.length > 0;
  const { numbers, isDoubtful } = numbersMeant(found[0], style);
  const [number] = numbers;
  if (number === undefined) return { kind: 'none', trouble: { is: 'written', what: [found[0]] } };
  if (!isDoubtful || (!locale && numbers.length === 1))
    return { kind: 'one', number: minus + number, hasSign, isUnusual: !isUsual(found[0], number, style) };
  const inCents = (number: string) =>
    counted === 'money' && number.includes('.')
      ? rounded(Number(number), style.digits).toFixed(style.digits)
      : number;
  return { kind: 'asked', numbers: numbers.map(number => minus + inCents(number)), hasSign };
}

/** Many keyboards lack the signs "٬" and "٫", and a comma is typed for either of them. */
const ARABIC_COMMA = /[\u0660-\u0669\u06f0-\u06f9][,،]/;
/** A point before digits belongs to them, unless it ends a word: "Rs.500". A space is part of a number before three digits. */
const NUMBER = /(?:(?<![\p{L}\d.,])[.,])?\d+(?:[.,'’ʼ`´]\d+| \d{3}(?!\d))*/gu;
/** "1200.–", "49,-", "1,00,000/-", "500/=", "200:-", and the point behind a number that is being typed. */
const WITHOUT_CENTS = /^(?:[.,](?:[–—−]|-{1,2}|=)|\/[-–=]|:-|[.,](?=\s|$))/;
/** In Japan a dash closes an amount that begins with its sign: "¥1,200-". */
const YEN_CLOSED = /^(?:[-–−ー]|[.,])$/;
const MINUS = /^[-–−]|[-–−]$/;

/** Characters of full width are those of Japanese keyboards. */
function inOneManner(text: string): string {
  const plain = text.replace(/[\uff01-\uff5e]/g, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
  return withPlainDigits(plain)
    .replace(/[،、]/g, ',')
    .replaceAll('￥', '¥')
    .replace(/[\p{Zs}\t]/gu, ' ')
    .replace(/[\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .trim();
}

type Around = { minus: string; before: string; after: string };

function around(text: string, { 0: number, index }: RegExpExecArray): Around {
  const before = text.slice(0, index).trim();
  const closing = before === '¥' ? YEN_CLOSED : WITHOUT_CENTS;
  const after = text
    .slice(index + number.length)
    .replace(closing, '')
    .trim();
  const minus = MINUS.test(before) ? '-' : '';
  return { minus, before: before.replace(MINUS, '').trim(), after };
}

function unknownSigns(
  signs: string[],
  counted: Counted,
  locale: Locale | undefined,
): NumberTrouble | undefined {
  const isKnown = (sign: string) =>
    counted === 'money' && (locale ? isOwnSign(sign, locale) : isMoneySign(sign));
  const unknown = signs
    .filter(sign => !isKnown(sign))
    .map(words => words.split(' '))
    .map(words => words.filter(word => !isKnown(word)).join(' '))
    .filter(words => words !== '');
  if (unknown.length === 0) return undefined;
  const foreign = unknown.find(isForeign);
  if (counted === 'money' && foreign !== undefined && locale)
    return { is: 'foreign', what: [foreign], currency: locale.currency };
  return { is: 'beside', what: unknown };
}

/** The sentence of the check. */
export function troubleSaid(trouble: NumberTrouble): Said {
  const what = the.list(trouble.what.map(the.text), 'and');
  switch (trouble.is) {
    case 'several':
      return says`${what} has more than one number. Write one.`;
    case 'written':
      return says`${what} is not how a number is written. Leave out what stands between its thousands.`;
    case 'foreign':
      return moneyOfOthers(what, the.sign(trouble.currency));
    case 'beside':
      return says`${what} cannot stand beside the number. Write the number alone.`;
  }
}

function moneyOfOthers(what: SaidPart, currency: SaidPart): Said {
  return says`${what} is not the money of this site, which is ${currency}. Write the amount in ${currency}.`;
}

/** A single letter is another money somewhere, but the author means a thousand: "1K". */
function isForeign(sign: string): boolean {
  return isMoneySign(sign) && !/^\p{L}$/u.test(sign);
}

function styleOf(counted: Counted, signs: string[], locale: Locale | undefined): NumberStyle {
  const code = locale?.currency ?? signs.find(sign => /^[A-Z]{3}$/.test(sign));
  const ofMoney = code === undefined ? 2 : decimalsOf(code);
  const digits = counted === 'money' ? ofMoney : counted === 'whole' ? 0 : Number.POSITIVE_INFINITY;
  if (locale) return numberStyle(locale, digits);
  return ofMoney > 2 ? { groups: '', points: '', digits } : { groups: ',', points: '.', digits };
}

/** What the language puts between the digits of its numbers and of its amounts, which can differ. */
export function numberStyle(locale: Locale, digits = decimalsOf(locale.currency)): NumberStyle {
  const { groups, points } = numberMarks(locale);
  return { groups: withPlainDigits(groups), points: withPlainDigits(points), digits };
}
