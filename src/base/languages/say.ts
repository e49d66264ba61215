// Writes the engine's own words for visitors, such as "Close", in the language of the site. Values take the places in braces, as
// in "{count} min read".
import type english from './en.json';

export type WordName = keyof typeof english;

/** One text, or one text for each plural form of the language. */
export type WordText = string | { [form in Intl.LDMLPluralRule]?: string };

export type LanguageWords = {
  /** The language with its digits: "en-AU-u-nu-latn". */
  locale: string;
  texts: { [name in WordName]: WordText };
};

export type PlaceValues = { [place: string]: string | number };

/** A place without a value stays as it is. */
export function say(words: LanguageWords, name: WordName, places: PlaceValues = {}): string {
  const text = words.texts[name];
  const form = typeof text === 'string' ? text : formOf(text, Number(places.count), words.locale);
  return filled(form, places, words);
}

/** Splits a text at a place, for example where a link or another element will stand. */
export function sayAround(
  words: LanguageWords,
  name: WordName,
  place: string,
  places: PlaceValues = {},
): string[] {
  const [before = '', after = ''] = say(words, name).split(`{${place}}`);
  return [before, after].map(text => filled(text, places, words));
}

export function numberIn({ locale }: LanguageWords, value: number): string {
  return value.toLocaleString(locale);
}

function formOf(forms: Exclude<WordText, string>, count: number, locale: string): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other ?? '';
}

function filled(text: string, places: PlaceValues, words: LanguageWords): string {
  return text.replace(/\{([a-z]+)\}/g, (place, name: string) => {
    const value = places[name] ?? place;
    return typeof value === 'number' ? numberIn(words, value) : byItself(value);
  });
}

/**
 * A Persian amount begins with an invisible mark for its direction. In a sentence of another script, that mark would move the
 * space before the amount to its other side, so the amount is isolated: https://www.unicode.org/reports/tr9/
 */
function byItself(value: string): string {
  return /^[\u200e\u200f\u061c]/.test(value) ? `\u2068${value}\u2069` : value;
}
