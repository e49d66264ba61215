// Reads a sentence that is data to somebody: in the words of the code, or in those of a language, with parts as that reader shows them.
import { longMoment } from '../dates/dates.ts';
import { countryName, languageName } from '../language.ts';
import { capital, counted, numberInWords, quoted, several, withArticle } from '../words.ts';
import type { Quotes } from './quotes.ts';
import type { Joint, Said, SaidPart } from './said.ts';

/** Who reads. */
export type SaidReader = {
  language: string;
  /** Whether it sees a form, and so has the words that are meant for one. */
  seesForm: boolean;
  /** The sentence in the reader's language. Undefined where it has no words of its own for it, and so stays English. */
  words: (english: string) => string | undefined;
  /** How it shows a part that is a name or a value. */
  show: (part: ShownPart) => string;
  /** Straight ones without it. */
  quotes?: Quotes;
};

type ShownPart = Exclude<SaidPart, { is: 'said' | 'list' | 'count' | 'verb' | 'quote' } | { said: Said }>;

/** "{2}", "{2 item}", and in a translation "{2 item: einen Eintrag | # Einträge}". */
const PLACE = /\{(\d+)(?: ([^:{}]+))?(?:: ([^{}]*))?\}/g;

/** A stretch of a sentence that somebody reads. Reports mark what went and what came. */
export type SaidPiece = { text: string; mark?: 'was' | 'now' };

/** A phrase inside of a sentence begins none. */
export function readSaid(said: Said, reader: SaidReader, isBeginning = true): string {
  return piecesSaid(said, reader, isBeginning)
    .map(({ text }) => text)
    .join('');
}

export function piecesSaid(said: Said, reader: SaidReader, isBeginning = true): SaidPiece[] {
  const { words, parts } = reader.seesForm && said.inForm ? said.inForm : said;
  const own = /\p{L}/u.test(words) ? (reader.words(words) ?? words) : words;
  const isRowOfSentences = own.replace(PLACE, '').trim() === '';
  const pieces: SaidPiece[] = [];
  let end = 0;
  for (const found of own.matchAll(PLACE)) {
    const [place, number, , forms] = found;
    const part = parts[Number(number) - 1];
    const isFirst =
      found.index === 0 || isRowOfSentences ? isBeginning : BEGINS.test(own.slice(0, found.index));
    pieces.push(
      { text: own.slice(end, found.index) },
      ...(part ? shownPart(part, reader, isFirst, forms) : []),
    );
    end = found.index + place.length;
  }
  return [...pieces, { text: own.slice(end) }].filter(({ text }) => text !== '');
}

const BEGINS = /(?:\n|[.!?] )$/;

/** A form says "the page “Prices”" and "the steps block" where a file has a name, which keeps its letters. */
function isPhrase({ is }: SaidPart, { seesForm }: SaidReader): boolean {
  return is === 'thing' || (seesForm && (is === 'page' || is === 'block'));
}

function shownPart(part: SaidPart, reader: SaidReader, isFirst: boolean, forms?: string): SaidPiece[] {
  switch (part.is) {
    case 'said':
      return piecesSaid(part, reader, isFirst);
    case 'list':
      return joinedBy(
        part.parts.map(one => shownPart(one, reader, false)),
        part.joint,
        reader,
      );
    case 'quote': {
      const { open, close, inside } = reader.quotes ?? STRAIGHT;
      const own = part.parts.flatMap(one => shownPart(one, reader, false));
      return [{ text: open }, ...own.map(one => ({ ...one, text: inside(one.text) })), { text: close }];
    }
    case 'count':
    case 'verb':
      return [{ text: forms === undefined ? inEnglish(part) : formFor(part.number, forms, reader.language) }];
    case 'was':
    case 'now':
      return [{ text: reader.show(part), mark: part.is }];
    default: {
      const text = 'said' in part ? readSaid(part.said, reader, false) : reader.show(part);
      return [{ text: isFirst && isPhrase(part, reader) ? capital(text) : text }];
    }
  }
}

const STRAIGHT: Quotes = { open: '"', close: '"', inside: text => text };

function inEnglish(part: Extract<SaidPart, { is: 'count' | 'verb' }>): string {
  if (part.is === 'verb') return part.number === 1 ? part.one : part.several;
  const { number, noun, spelled } = part;
  return spelled ? several(number, noun) : counted(number, noun);
}

/** step, a step, two steps */
export function nounInEnglish({ text, article, number }: Extract<SaidPart, { is: 'noun' }>): string {
  if (number !== undefined) return several(number, text);
  return article ? withArticle(text) : text;
}

/** English lists end in "and" without a comma before it, as elsewhere on the site. */
function joinedBy(all: SaidPiece[][], joint: Joint, reader: SaidReader): SaidPiece[] {
  const between = joint === ';' ? '; ' : ', ';
  const last = joint === 'and' || joint === 'or' ? ` ${wordFor(joint, reader)} ` : between;
  return all.flatMap((one, index) => {
    if (index === 0) return one;
    return [{ text: index === all.length - 1 ? last : between }, ...one];
  });
}

function wordFor(joint: string, { language, words }: SaidReader): string {
  return language === 'en' ? joint : (words(joint) ?? joint);
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

export const FILE_READER: SaidReader = {
  language: 'en',
  seesForm: false,
  words: () => undefined,
  show: part => {
    if (part.is === 'number') return part.spelled ? numberInWords(part.number) : String(part.number);
    if (part.is === 'noun') return nounInEnglish(part);
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
