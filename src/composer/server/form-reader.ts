// Reads a sentence to somebody who sees a form: fields and choices by their labels, documents by their titles, quotes and words of the
// window's language.

import { basename, isAbsolute, relative, sep } from 'node:path';
import { examplesIn, longMoment } from '../../base/dates.ts';
import { countryName, languageName } from '../../base/language.ts';
import { sentenceIn } from '../../base/sentences/languages.ts';
import { readSaid, type SaidReader } from '../../base/sentences/read.ts';
import type { Said } from '../../base/sentences/said.ts';
import { capital, quoted, shown } from '../../base/words.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { purposeAndExample } from '../../document/schema/fields.ts';
import { inWords } from '../../document/schema/labels.ts';
import { documentIn } from '../../site/library/documents.ts';
import { STARTERS } from '../../site/library/starters.ts';
import { timeZoneOf } from '../../site/publication.ts';
import type { Library } from '../../site/types.ts';
import { windowWords } from '../language/languages.ts';
import type { AskRefusal, PlaceIn } from '../model/asks.ts';
import { withoutFileWords } from '../model/form/without-file-words.ts';
import { choicesAt, inFormWords, isField, labelsAt } from './form-words.ts';
import { placeOnSite } from './page-titles.ts';
import type { ToBeRefused } from './refused-ask.ts';

/** What the check and changes tell: words for the file, and mostly the data behind them. */
export type WordsOrSaid = { words: string; said?: Said };

export function toldInForm(
  { words, said }: WordsOrSaid,
  place: PlaceIn,
  library: Library,
  language = 'en',
): string {
  return said
    ? readSaid(said, formReader(place, library, language))
    : inFormWords(words, place, library, language);
}

/** A refusal, with its problems and the ways out of them. Its own sentence is that of the first problem, if there are any. */
export function refusedInForm(refused: ToBeRefused, library: Library, language?: string): AskRefusal {
  const { message, said, problems, ways, ...others } = refused;
  const inForm = (told: WordsOrSaid, at = 0) =>
    toldInForm(told, problems?.[at] ?? NO_PLACE, library, language);
  return {
    ...others,
    message: inForm({ words: message, said }),
    ...(problems && {
      problems: problems.map(({ said, ...one }, at) => ({
        ...one,
        message: inForm({ words: one.message, said }, at),
      })),
    }),
    ...(ways && {
      ways: ways.map(({ said, ...way }) => ({
        ...way,
        title: inForm({ words: way.title, said }, way.problem),
      })),
    }),
  };
}

/** Of a sentence about no field, or about fields of several documents. */
export const NO_PLACE: PlaceIn = { document: '', path: [] };

/** The field itself shows the example. */
function helpShown(help: string, library: Library): string {
  return examplesIn(purposeAndExample(help).purpose, timeZoneOf(library));
}

/** "staysEnglish" is told what the language has no words for. A test throws there. */
export function formReader(
  place: PlaceIn,
  library: Library,
  language = 'en',
  staysEnglish: (words: string) => void = () => {},
): SaidReader {
  const { definitions, say } = library.spoken(language);
  const { quoted: inQuotes, answers } = windowWords(language);
  const named = (text: string) => inQuotes(capital(text));
  const labels = labelsAt(place, library, language);
  const choices = choicesAt(place, library, language);
  const isEnglish = language === 'en';
  const noted = (english: string, own: string | undefined) => {
    if (!isEnglish && (own === undefined || own === english)) staysEnglish(english);
    return own;
  };
  const sentence = sentenceIn(language);
  const words = (english: string) => noted(english, sentence(english));
  const help = (english: string) => noted(english, say(english)) ?? english;
  return {
    language,
    seesForm: true,
    words,
    show: part => {
      switch (part.is) {
        case 'text':
          return inQuotes(quoted(part.text).slice(1, -1));
        case 'sign':
          return part.text;
        case 'number':
          return new Intl.NumberFormat(language, { maximumFractionDigits: 20 }).format(part.number);
        case 'date':
          return longMoment(part.text, isEnglish ? undefined : language);
        case 'language':
          return languageName(part.text, language);
        case 'country':
          return countryName(part.text, language);
        case 'value':
          return named(inWords(part.text));
        case 'help':
          return helpShown(isEnglish ? withoutFileWords(part.text) : help(part.text), library);
        case 'field': {
          const label =
            labels.get(part.text) ?? (isField(part.text, library) ? help(inWords(part.text)) : undefined);
          return label === undefined ? inQuotes(shown(part.text)) : named(label);
        }
        case 'choice': {
          const label = choices.get(String(part.value));
          if (label !== undefined) return named(label);
          return typeof part.value === 'string'
            ? inQuotes(quoted(part.value).slice(1, -1))
            : JSON.stringify(part.value);
        }
        case 'block': {
          const noun = blockNoun(part.text, definitions[part.text]);
          return isEnglish ? noun : named(noun);
        }
        case 'thing':
          return isEnglish
            ? part.text
            : (sentence(part.text) ?? named(help(part.text.replace(/^(?:an?|the) /, ''))));
        case 'page': {
          const name = nameInSite(part.text, library);
          const file = documentIn(name, library);
          if (file) return placeOnSite(file, library, language);
          if (name.startsWith(`${STARTERS}/`)) return answers.starter(basename(name, '.json'));
          noted(name, undefined);
          return inQuotes(name);
        }
      }
    },
  };
}

/** The disk names a file by its whole path. */
function nameInSite(file: string, { root }: Library): string {
  return isAbsolute(file) ? relative(root, file).split(sep).join('/') : file;
}
