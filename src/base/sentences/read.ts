// Reads a sentence that is data to somebody: in the words of the code, or in those of a language, with parts as that reader shows them.
import { longMoment } from '../dates.ts';
import { countryName, languageName } from '../language.ts';
import { capital, counted, quoted } from '../words.ts';
import type { Joint, Said, SaidPart } from './said.ts';

/** Who reads. */
export type SaidReader = {
  language: string;
  /** Whether it sees a form, and so has the words that are meant for one. */
  seesForm: boolean;
  /** The sentence in the reader's language. Undefined where it has no words of its own for it, and so stays English. */
  words: (english: string) => string | undefined;
  /** How it shows a part that is a name or a value. */
  show: (part: Exclude<SaidPart, { is: 'said' | 'list' | 'count' | 'verb' } | { said: Said }>) => string;
};

/** "{2}", "{2 item}", and in a translation "{2 item: einen Eintrag | # Einträge}". */
const PLACE = /\{(\d+)(?: ([^:{}]+))?(?:: ([^{}]*))?\}/g;

/** A phrase inside of a sentence begins none. */
export function readSaid(said: Said, reader: SaidReader, isBeginning = true): string {
  const { words, parts } = reader.seesForm && said.inForm ? said.inForm : said;
  const own = /\p{L}/u.test(words) ? (reader.words(words) ?? words) : words;
  const isRowOfSentences = own.replace(PLACE, '').trim() === '';
  return own.replace(
    PLACE,
    (_, place: string, _noun: string | undefined, forms: string | undefined, at: number) => {
      const part = parts[Number(place) - 1];
      if (!part) return '';
      const agrees = part.is === 'count' || part.is === 'verb';
      if (agrees && forms !== undefined) return formFor(part.number, forms, reader.language);
      const isFirst = at === 0 || isRowOfSentences ? isBeginning : BEGINS.test(own.slice(0, at));
      const shown = shownPart(part, reader, isFirst);
      return isFirst && isPhrase(part, reader) ? capital(shown) : shown;
    },
  );
}

const BEGINS = /(?:\n|[.!?] )$/;

/** A form says "the page “Prices”" and "the steps block" where a file has a name, which keeps its letters. */
function isPhrase({ is }: SaidPart, { seesForm }: SaidReader): boolean {
  return is === 'thing' || (seesForm && (is === 'page' || is === 'block'));
}

function shownPart(part: SaidPart, reader: SaidReader, isFirst: boolean): string {
  if (part.is === 'said') return readSaid(part, reader, isFirst);
  if ('said' in part) return readSaid(part.said, reader, false);
  if (part.is === 'count') return counted(part.number, part.noun);
  if (part.is === 'verb') return part.number === 1 ? part.one : part.several;
  if (part.is !== 'list') return reader.show(part);
  const all = part.parts.map(one => shownPart(one, reader, false));
  return joinedBy(all, part.joint, reader);
}

/** English lists end in "and" without a comma before it, as elsewhere on the site. */
function joinedBy(all: string[], joint: Joint, { language, words }: SaidReader): string {
  if (all.length < 2 || joint === ',') return all.join(', ');
  const own = language === 'en' ? joint : (words(joint) ?? joint);
  return `${all.slice(0, -1).join(', ')} ${own} ${all.at(-1)}`;
}

/** Forms stand in the order of the plural categories that the language has for whole numbers: "einen Eintrag | # Einträge". */
function formFor(number: number, forms: string, language: string): string {
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions();
  const all = forms.split('|').map(form => form.trim());
  const order = ['zero', 'one', 'two', 'few', 'many', 'other'].filter(one =>
    pluralCategories.some(category => category === one),
  );
  const form = all[order.indexOf(new Intl.PluralRules(language).select(number))] ?? all.at(-1) ?? '';
  return form.replaceAll('#', new Intl.NumberFormat(language).format(number));
}

/** Reads to people who write the file, in English. */
export function inFile(said: Said | string, isBeginning = true): string {
  return typeof said === 'string' ? said : readSaid(said, FILE_READER, isBeginning);
}

const FILE_READER: SaidReader = {
  language: 'en',
  seesForm: false,
  words: () => undefined,
  show: part => {
    if (part.is === 'number') return String(part.number);
    if (part.is === 'choice')
      return typeof part.value === 'string' ? quoted(part.value) : JSON.stringify(part.value);
    if (part.is === 'value') return `{${part.text}}`;
    if (part.is === 'date') return longMoment(part.text);
    if (part.is === 'language') return languageName(part.text);
    if (part.is === 'country') return countryName(part.text);
    return part.is === 'text' || part.is === 'field' ? quoted(part.text) : part.text;
  },
};

/** What keeps a sentence: the English one of the file, and the data beside it for other readers. */
export function messageOf(message: Said | string): { message: string; said?: Said } {
  return typeof message === 'string' ? { message } : { message: inFile(message), said: message };
}
