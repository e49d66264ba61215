// Reads sentences to people who see a site's pages and forms, and none of its files: fields, choices and nouns by their labels, values of the
// site in place of their names, quotes and words of the reader's language.
import { basename, isAbsolute, relative, sep } from 'node:path';
import { longMoment } from '../../base/dates/dates.ts';
import { isFields } from '../../base/json-value.ts';
import { countryName, languageName, tongueOf } from '../../base/language.ts';
import { hasSentences, sentenceIn } from '../../base/sentences/languages.ts';
import { quotedIn, quotesOf } from '../../base/sentences/quotes.ts';
import { FILE_READER, nounInEnglish, type SaidReader } from '../../base/sentences/read.ts';
import { capital, plural, quoted, shown } from '../../base/words.ts';
import type { DocumentFile } from '../../document/problem/document.ts';
import { blockNoun } from '../../document/schema/block-keywords.ts';
import { inWords } from '../../document/schema/labels.ts';
import { pageName } from '../page-summary.ts';
import type { Library } from '../types.ts';
import { hasValue, withValues } from '../values.ts';
import { documentIn } from './documents.ts';
import { STARTERS } from './starters.ts';

type ReadingHow = {
  /** What the form calls the fields and choices at the place that a sentence is about. */
  labels?: Map<string, string>;
  choices?: Map<string, string>;
  shownPage?: (file: DocumentFile) => string;
  /** A file from which pages begin. */
  shownStarter?: (name: string) => string;
  shownHelp?: (help: string) => string;
  /** Is told what the language has no words for. A test throws there. */
  staysEnglish?: (words: string) => void;
};

export function siteReader(
  library: Library,
  language = 'en',
  {
    labels = new Map(),
    choices = labels,
    shownPage = file => quotedIn(language)(titleOf(file, library)),
    shownStarter = quotedIn(language),
    shownHelp = text => text,
    staysEnglish = () => {},
  }: ReadingHow = {},
): SaidReader {
  const { definitions, say } = library.spoken(language);
  const inQuotes = quotedIn(language);
  const named = (text: string) => inQuotes(capital(text));
  const isEnglish = language === 'en';
  const noted = (english: string, own: string | undefined) => {
    if (!isEnglish && (own === undefined || own === english)) staysEnglish(english);
    return own;
  };
  const sentence = sentenceIn(language);
  const words = (english: string) => noted(english, sentence(english));
  const help = (english: string, of?: string) => noted(english, say(english, of)) ?? english;
  const numbers = new Intl.NumberFormat(language, { maximumFractionDigits: 20 });
  const site = library.settings().document;
  return {
    language,
    seesForm: true,
    words,
    quotes: quotesOf(language),
    show: part => {
      switch (part.is) {
        case 'text':
          return inQuotes(quoted(part.text).slice(1, -1));
        case 'sign':
          return part.text;
        case 'words':
        case 'was':
        case 'now':
          return site ? withValues(part.text, site) : part.text;
        case 'number':
          return numbers.format(part.number);
        case 'date':
          return longMoment(part.text, isEnglish ? undefined : language);
        case 'language':
          return languageName(part.text, language);
        case 'country':
          return countryName(part.text, language);
        case 'value':
          return hasValue(part.text, site) ? named(inWords(part.text)) : inQuotes(shown(part.text));
        case 'help':
          return shownHelp(isEnglish ? part.text : help(part.text));
        case 'noun': {
          const { number, text, of } = part;
          if (isEnglish) return nounInEnglish(part);
          return number === undefined
            ? help(text, of)
            : `${numbers.format(number)} ${help(number === 1 ? text : plural(text), of)}`;
        }
        case 'option':
          return help(inWords(part.text), part.of);
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
          if (file) return shownPage(file);
          if (name.startsWith(`${STARTERS}/`)) return shownStarter(basename(name, '.json'));
          noted(name, undefined);
          return inQuotes(name);
        }
      }
    },
  };
}

/** Reads to everybody who works on the site, whatever their window speaks: in its language if that has sentences, otherwise as files do. */
export function readerOfSite(library: Library): SaidReader {
  const tongue = tongueOf(library.settings().document?.language ?? '');
  return hasSentences(tongue) ? siteReader(library, tongue) : FILE_READER;
}

function titleOf(file: DocumentFile, library: Library): string {
  if (file.kind === 'page') return pageName(file, library) ?? file.route;
  return file.kind === 'shared' ? file.name : (file.source?.file ?? '');
}

export function isField(name: string, { definitions }: Library): boolean {
  return Object.values(definitions).some(
    ({ properties }) => isFields(properties) && Object.hasOwn(properties, name),
  );
}

/** The disk names a file by its whole path. */
function nameInSite(file: string, { root }: Library): string {
  return isAbsolute(file) ? relative(root, file).split(sep).join('/') : file;
}
