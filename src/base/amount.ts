// An amount of money as people write it in, as JSON writes it out: "1.200,50 €" → 1200.50, "CHF 1’200.–" → 1200.
import { isCurrency } from './language.ts';

/** Words for money that Intl does not say, or says in one language only. */
export const WORDS_FOR_MONEY = '[Ee]uros?|Franken|francs?|S?Fr|[Kk]r|zł|Kč|Ft|lei';

/** After three digits a sign or a space only parts thousands: hardly a currency has three digits after its point. */
export const numberParted = (parts: string) =>
  `\\d{1,3}(?:[${parts}]\\d{3}){1,3}(?:[.,]\\d{1,2})?|\\d{1,12}(?:[.,]\\d{1,2})?`;
/** "1’200.–", "49,-" */
export const NO_CENTS = '(?:[.,](?:–|—|-{1,2}))?';

const SIGN = `([A-Z]{0,3}\\p{Sc}|[A-Z]{3}|(?:${WORDS_FOR_MONEY})\\.?)`;
const SPACE = '[ \\u00a0\\u202f]?';
const AMOUNT = new RegExp(
  `^(?:${SIGN}${SPACE})?(-?)(${numberParted(".,'’ \\u00a0\\u202f")})${NO_CENTS}(?:${SPACE}${SIGN})?$`,
  'u',
);
/** 1.2 in one country and 1200 in another. */
const ONE_POINT = /^\d{1,3}\.\d{3}$/;
const ONE_PART = /^\d{1,3}[.,]\d{3}$/;

/** "number" has the cents as the author wrote them; "isCertain" where nothing else can have been meant. */
export type WrittenAmount = { number: string; isCertain: boolean; hasSign: boolean };

export function amountIn(text: string): WrittenAmount | undefined {
  const [, before, minus = '', written, after] = AMOUNT.exec(withPlainDigits(text.trim())) ?? [];
  const signs = [before, after].filter(sign => sign !== undefined);
  if (written === undefined || signs.some(sign => /^[A-Z]{3}$/.test(sign) && !isCurrency(sign)))
    return undefined;
  const hasSign = signs.length > 0;
  const doubt = !hasSign ? ONE_POINT : signs.some(sign => !/\p{Sc}$/u.test(sign)) ? ONE_PART : undefined;
  return { number: minus + inJson(written), isCertain: !doubt?.test(written), hasSign };
}

/** "1 200,50" → "1200.50" */
export function inJson(written: string): string {
  return written
    .replace(/[.,'’\s](?=\d{3})/g, '')
    .replace(',', '.')
    .replace(/\.0+$/, '')
    .replace(/^0+(?=\d)/, '');
}

/** Digits and signs of Arabic and Persian. */
function withPlainDigits(text: string): string {
  return text
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, digit => String(digit.charCodeAt(0) % 16))
    .replaceAll('٬', ',')
    .replaceAll('٫', '.');
}
