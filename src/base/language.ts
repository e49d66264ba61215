// Asks Intl how languages and currencies are written: amounts, digits, direction, names.
import { isTimeZone } from './dates/dates.ts';
import { isFields } from './json-value.ts';

/** The language, the currency and the time zone that a site document names. */
export type Locale = { language: string; currency: string; timeZone?: string };

/** Undefined if one of the two is missing or there is no such thing, as while somebody writes a site document. */
export function localeIn(site: unknown): Locale | undefined {
  const { language, currency, timeZone } = isFields(site) ? site : {};
  if (typeof language !== 'string' || typeof currency !== 'string') return undefined;
  if (!isLanguage(language) || !isCurrency(currency)) return undefined;
  const isZoned = typeof timeZone === 'string' && isTimeZone(timeZone);
  return { language, currency, ...(isZoned && { timeZone }) };
}

/** Whether the tag is the current one of a real language: "he" is, the old "iw" is not. */
export function isLanguage(tag: string): boolean {
  return meantLanguage(tag) === tag;
}

/** The current tag: "iw" → "he". Undefined if there is no such language. */
export function meantLanguage(tag: string): string | undefined {
  try {
    const [meant] = Intl.getCanonicalLocales(tag);
    return meant !== undefined && nameOf(meant) !== undefined ? meant : undefined;
  } catch {
    return undefined;
  }
}

/** "en-AU" → "en" */
export function tongueOf(tag: string): string {
  return tag.split('-')[0] ?? tag;
}

/** Undefined for a well-formed tag that stands for no language, such as "xq". */
function nameOf(tag: string): string | undefined {
  return new Intl.DisplayNames('en', { type: 'language', fallback: 'none' }).of(tag);
}

/** "American English" */
export function languageName(language: string, reader = 'en'): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}

/** "Norway" */
export function countryName(country: string, reader = 'en'): string {
  return new Intl.DisplayNames(reader, { type: 'region' }).of(country) ?? country;
}

/** Kept, because every page with a price asks for it. */
let currencies: Set<string> | undefined;

export function isCurrency(code: string): boolean {
  currencies ??= new Set(Intl.supportedValuesOf('currency'));
  return currencies.has(code);
}

/** Only right-to-left has to be marked on a document or page, since left-to-right is the default. */
export const isFromRightToLeft = remembered(language => {
  const { script = '' } = new Intl.Locale(language).maximize();
  return ['Adlm', 'Arab', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Syrc', 'Thaa'].includes(script);
});

/** "en-AU" → "en_AU", "de" → "de_DE": the form that services showing a shared link ask for. */
export const withRegion = remembered(language => {
  const { language: tongue, region } = new Intl.Locale(language).maximize();
  return `${tongue}_${region}`;
});

/** "en-AU" → "en-AU-u-nu-latn". Names the digits too, so that every browser writes the same ones as the server. */
export function withDigits(language: string): string {
  return `${language}-u-nu-${digitsOf(language)}`;
}

/** The digits of a language: "latn" for most, "arab" for Arabic as written in Egypt. */
export const digitsOf = remembered(
  language => new Intl.NumberFormat(language).resolvedOptions().numberingSystem,
);

/** Remembers answers, because every page asks, and mostly about the same language or currency. */
function remembered<Answer>(find: (name: string) => Answer): (name: string) => Answer {
  const known = new Map<string, Answer>();
  return name => {
    const answer = known.get(name) ?? find(name);
    known.set(name, answer);
    return answer;
  };
}

/** 1200 → "$1,200" or "1.200 €". Shows cents only if there are any. */
export function amount(value: number, { language, currency }: Locale): string {
  return moneyFormat(language, currency).format(value);
}

/** How many digits an amount may have after the point: two for dollars, none for yen. */
export const decimalsOf = remembered(
  currency => moneyFormat('en', currency).resolvedOptions().maximumFractionDigits ?? 2,
);

/** As many as Intl can write. */
const MOST_DIGITS = 20;

/** 1234.5 → "1.234,50": an amount as the site writes it, without its sign and with every digit, for a field to type in. */
export function bareAmount(value: number, { language, currency }: Locale): string {
  const format = moneyFormat(language, currency, MOST_DIGITS);
  const parts = format.formatToParts(value).filter(({ type }) => type !== 'currency' && type !== 'literal');
  return parts.map(({ value }) => value).join('');
}

/** The sign of the currency, and whether it is written before an amount. */
export function currencySign({ language, currency }: Locale): { sign: string; isBefore: boolean } {
  const types = moneyFormat(language, currency).formatToParts(1);
  const at = types.findIndex(({ type }) => type === 'currency');
  return {
    sign: types[at]?.value ?? currency,
    isBefore: at < types.findIndex(({ type }) => type === 'integer'),
  };
}

/** 1234.5 → "1234,5": a number that is no amount. */
export function plainNumber(value: number, language: string): string {
  const options = { useGrouping: false, maximumFractionDigits: MOST_DIGITS };
  return new Intl.NumberFormat(language, options).format(value);
}

/** The characters that the language writes between thousands, and those before what is less than one, in numbers and in amounts. */
export function numberMarks({ language, currency }: Locale): { groups: string; points: string } {
  const parts = [moneyFormat(language, currency), new Intl.NumberFormat(language)].flatMap(format =>
    format.formatToParts(1_234_567.5),
  );
  const marks = (wanted: Intl.NumberFormatPartTypes) =>
    parts.flatMap(({ type, value }) => (type === wanted ? value : [])).join('');
  return { groups: marks('group'), points: marks('decimal') };
}

const formats = new Map<string, Intl.NumberFormat>();

/** Making a format takes as long as using it a thousand times. */
function moneyFormat(language: string, currency: string, most?: number): Intl.NumberFormat {
  const key = `${language} ${currency} ${most}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat(language, {
      style: 'currency',
      currency,
      trailingZeroDisplay: 'stripIfInteger',
      maximumFractionDigits: most,
    });
  formats.set(key, format);
  return format;
}
