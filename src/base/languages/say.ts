// A word of the engine by its name and what stands in its places in, the text in the language of the site out.
import type english from './en.json';

export type WordName = keyof typeof english;

/** One text, or one for each plural form that the language has. */
export type WordText = string | { [form in Intl.LDMLPluralRule]?: string };

export type LanguageWords = {
  /** The language and the digits it writes with: "en-AU-u-nu-latn". */
  locale: string;
  texts: { [name in WordName]: WordText };
};

export type PlaceValues = { [place: string]: string | number };

/** A place that nothing is given for stays as it is. */
export function say(words: LanguageWords, name: WordName, places: PlaceValues = {}): string {
  const text = words.texts[name];
  const form = typeof text === 'string' ? text : formOf(text, Number(places.count), words.locale);
  return filled(form, places, words);
}

/** The words before and after a place that an element stands in. */
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

/** An amount that says which way it runs, as Persian ones do, would take the space before it to the other side of a foreign word. */
function byItself(value: string): string {
  return /^[\u200e\u200f\u061c]/.test(value) ? `\u2068${value}\u2069` : value;
}
