// Reads an amount of money as people write it: "1.200,50 €" is 1200.50, "CHF 1’200.–" is 1200.
import { isCurrency } from './language.ts';

/** Words for money that Intl does not know, or knows in one language only: "kr.", "R", "ج.م.", "تومان". */
export const WORDS_FOR_MONEY = [
  '[Ee]uros?|Franken|francs?|S?Fr|[Kk]r|zł|Kč|Ft|lei|Lekë|Rp|Rs|R|RM|KM|Br|Bs|[KT][Ss]h|лв|сом|ден|soʻm|ብር|රු|नेरू|रू',
  '\\p{Script=Arabic}\\.\\p{Script=Arabic}|ریال|ريال|تومان|درهم|جنيه|دينار',
].join('|');
/** Letters that mean money only if the whole text is an amount. In a sentence they can mean something else. */
const LETTERS_FOR_MONEY = '[BS]/|[KLQS]';

/** "12,34,567": India and its neighbours group digits in twos above the first thousand. */
const LAKHS = '\\d{1,2}(?:,\\d{2}){1,4},\\d{3}';

/**
 * Three digits after a comma, a point or a space are thousands, because hardly any currency has three digits after its point.
 * "parts" are the characters that can stand between thousands.
 */
export const numberParted = (parts: string) =>
  `${LAKHS}(?:\\.\\d{1,2})?|\\d{1,3}(?:[${parts}]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?`;
/** "1’200.–", "49,-" */
export const NO_CENTS = '(?:[.,](?:–|—|-{1,2}))?';

const SIGN = `([A-Z]{0,3}\\p{Sc}|[A-Z]{3}|(?:${WORDS_FOR_MONEY}|${LETTERS_FOR_MONEY})\\.?)`;
const SPACE = '[ \\u00a0\\u202f]?';
const AMOUNT = new RegExp(
  `^(?:${SIGN}${SPACE})?(-?)(${numberParted(".,'’ \\u00a0\\u202f")})${NO_CENTS}(?:${SPACE}${SIGN})?$`,
  'u',
);
/** "1.200" means 1.2 in one country and 1200 in another. */
const ONE_POINT = /^\d{1,3}\.\d{3}$/;
const IN_LAKHS = new RegExp(`^${LAKHS}`);
const ONE_PART = /^\d{1,3}[.,]\d{3}$/;

/** "number" keeps the cents as the author wrote them. "isCertain" says that only one number can be meant. */
export type WrittenAmount = { number: string; isCertain: boolean; hasSign: boolean };

export function amountIn(text: string): WrittenAmount | undefined {
  const [, before, minus = '', written, after] =
    AMOUNT.exec(withPlainDigits(text).replace(DIRECTIONS, '').trim()) ?? [];
  const signs = [before, after].filter(sign => sign !== undefined);
  if (written === undefined || signs.some(sign => /^[A-Z]{3}$/.test(sign) && !isCurrency(sign)))
    return undefined;
  const hasSign = signs.length > 0;
  const doubt = !hasSign ? ONE_POINT : signs.some(sign => !/\p{Sc}$/u.test(sign)) ? ONE_PART : undefined;
  return { number: minus + inJson(written), isCertain: !doubt?.test(written), hasSign };
}

/** "1 200,50" → "1200.50" */
export function inJson(written: string): string {
  return (IN_LAKHS.test(written) ? written.replaceAll(',', '') : written)
    .replace(/[.,'’\s](?=\d{3})/g, '')
    .replace(',', '.')
    .replace(/\.0+$/, '')
    .replace(/^0+(?=\d)/, '');
}

/** The zeros of Arabic, Persian, Devanagari, Bengali and Burmese. Nine digits follow each. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0x1040];

/** Invisible marks that set the direction of Hebrew and Arabic text. */
const DIRECTIONS = /[\u061c\u200e\u200f]/g;

/** The result is as long as the text. */
export function withPlainDigits(text: string): string {
  return text
    .replace(/\p{Nd}/gu, digit => {
      const value = digit.charCodeAt(0);
      const zero = ZEROS.find(first => value >= first && value < first + 10);
      return zero === undefined ? digit : String(value - zero);
    })
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');
}
