// Knows the signs and words that stand for money beside a number: "$", "AUD", "Franken", "د.ك".
import { isCurrency, type Locale } from '../language.ts';

/** Words for money that Intl does not know, or knows in one language only: "kr.", "R", "ج.م.", "تومان". */
export const WORDS_FOR_MONEY = [
  '[Ee]uros?|Franken|francs?|S?Fr|[Kk]r|zł|Kč|Ft|lei|Lekë|Rp|Rs|R|RM|KM|Br|Bs|[KT][Ss]h|лв|сом|ден|soʻm|ብር|රු|नेरू|रू',
  '\\p{Script=Arabic}\\.\\p{Script=Arabic}|ریال|ريال|تومان|درهم|جنيه|دينار',
].join('|');
/** Letters that mean money only if the whole text is an amount. In a sentence they can mean something else. */
const LETTERS_FOR_MONEY = '[BS]/|[KLQS]';
const SIGN = new RegExp(
  `^(?:[A-Z]{0,3}\\p{Sc}|[A-Z]{3}|(?:${WORDS_FOR_MONEY}|${LETTERS_FOR_MONEY})\\.?)$`,
  'u',
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

/** Signs that mean this money in a field for an amount of it, though in a sentence they can mean something else. */
const TYPED: { [currency: string]: string[] } = {
  AED: ['Dh', 'Dhs'],
  CAD: ['C$'],
  CNY: ['元', 'RMB'],
  ILS: ['ש״ח', 'ש"ח', 'NIS'],
  INR: ['Re', 'रु', 'रू', 'रुपये', 'रुपया'],
  KRW: ['원'],
  KWD: ['KD', 'د.ك', 'دينار', 'دنانير'],
  RUB: ['руб', 'р'],
  SGD: ['S$'],
  TRY: ['TL'],
  UAH: ['грн'],
  VND: ['đ', 'VNĐ'],
};

/** Whether this can be a sign of any money. */
export function isMoneySign(text: string): boolean {
  return SIGN.test(text) && !(/^[A-Z]{3}$/.test(text) && !isCurrency(text));
}

/** "$", "AU$", "AUD", and the currency's name if it is one word, such as "Euro". */
export function ownSigns({ language, currency }: Locale): Set<string> {
  const signs = [language, 'en'].flatMap(tongue => namesOf(currency, tongue));
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

const folded = new Map<string, Set<string>>();

/** Whether this stands for the currency in whichever way people type it: "eur", "Fr", "K.D.", "dollars". */
export function isOwnSign(text: string, locale: Locale): boolean {
  const key = `${locale.language} ${locale.currency}`;
  const known = folded.get(key) ?? foldedSigns(locale);
  folded.set(key, known);
  return known.has(fold(text));
}

function foldedSigns(locale: Locale): Set<string> {
  const names = [locale.language, 'en'].flatMap(tongue => namesOf(locale.currency, tongue));
  // People leave out the country: "50 dollars". In Arabic it comes last.
  const short = names.flatMap(name =>
    /\s/.test(name) ? [name.split(/\s/)[0], name.split(/\s/).at(-1)] : [],
  );
  const words = short.flatMap(word => (word && /[\p{L}\p{M}]{3,}/u.test(word) ? word : []));
  const typed = TYPED[locale.currency] ?? [];
  return new Set([...ownSigns(locale), ...names, ...words, ...typed].map(fold));
}

/** Leaves out marks that only set the direction of a text, such as those in the Arabic signs of Intl. */
function fold(sign: string): string {
  return sign
    .replace(/[\s.\p{Cf}]/gu, '')
    .replaceAll('￥', '¥')
    .toLowerCase();
}

function namesOf(currency: string, language: string): string[] {
  return (['symbol', 'narrowSymbol', 'code', 'name'] as const).flatMap(currencyDisplay => {
    const whole = { style: 'currency', currency, maximumFractionDigits: 0 } as const;
    const format = new Intl.NumberFormat(language, { ...whole, currencyDisplay });
    // Slavic languages have a word for two złote and one for five złotych.
    return [1, 2, 5].flatMap(
      count => format.formatToParts(count).find(({ type }) => type === 'currency')?.value ?? [],
    );
  });
}
