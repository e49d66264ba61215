// Reads a sentence to somebody who sees a form: fields and choices by their labels, documents by their titles, quotes and words of the
// window's language.

import { examplesIn } from '../../../base/dates/dates.ts';
import { readSaid, type SaidReader } from '../../../base/sentences/read.ts';
import type { Said } from '../../../base/sentences/said.ts';
import { purposeAndExample } from '../../../document/schema/fields.ts';
import { siteReader } from '../../../site/library/reader.ts';
import { timeZoneOf } from '../../../site/publication.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { AskRefusal, PlaceIn } from '../../model/asks.ts';
import { choicesAt, inFormWords, labelsAt } from './form-words.ts';
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
function helpShown(help: string, library: Library, language: string): string {
  const purpose = examplesIn(purposeAndExample(help).purpose, timeZoneOf(library));
  if (language !== 'en') return purpose;
  const { quoted } = windowWords(language);
  return purpose.replace(/"([^"]*)"/g, (_, quote: string) => quoted(quote));
}

/** "staysEnglish" is told what the language has no words for. A test throws there. */
export function formReader(
  place: PlaceIn,
  library: Library,
  language = 'en',
  staysEnglish?: (words: string) => void,
): SaidReader {
  return siteReader(library, language, {
    labels: labelsAt(place, library, language),
    choices: choicesAt(place, library, language),
    shownPage: file => placeOnSite(file, library, language),
    shownStarter: windowWords(language).answers.starter,
    shownHelp: help => helpShown(help, library, language),
    ...(staysEnglish && { staysEnglish }),
  });
}
