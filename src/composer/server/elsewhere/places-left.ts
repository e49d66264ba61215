// Answers with the places that still give an old value. Reads all documents if it has to, so the page does not wait for this answer.
import { valueAt } from '../../../base/json-value.ts';
import { amount, localeIn } from '../../../base/language.ts';
import { inFile, readSaid } from '../../../base/sentences/read.ts';
import type { Said } from '../../../base/sentences/said.ts';
import { cut } from '../../../base/words.ts';
import type { StillSaid } from '../../../check/lint/still-said.ts';
import { stillSaidLater } from '../../../check/remarks.ts';
import type { DocumentFile } from '../../../document/problem/document.ts';
import type { Fix } from '../../../document/problem/problem.ts';
import { documentIn } from '../../../site/library/documents.ts';
import type { Library } from '../../../site/types.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks, LeftBehindNow, LeftPlace, PlaceIn } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { formReader } from '../sentences/form-reader.ts';
import { labelAt } from '../sentences/form-words.ts';
import { titleOfFile } from '../sentences/page-titles.ts';
import { keyOfProblem, placeOfProblem } from '../sentences/problems.ts';

type Mend = NonNullable<LeftPlace['mend']>;

export async function placesLeft(
  copy: Copy,
  { language }: Author,
  { route }: Asks['left']['input'],
): Promise<Asks['left']['told']> {
  const library = copy.library();
  const left = await stillSaidLater(route, library);
  return { left: (left ?? []).map(one => leftBehindNow(one, library, language)) };
}

export function leftBehindNow(
  { what, places }: StillSaid,
  library: Library,
  language?: string,
): LeftBehindNow {
  const words = windowWords(language);
  const told = (said: Said, place: PlaceIn) => readSaid(said, formReader(place, library, language ?? 'en'));
  return {
    what: told(what, { document: '', path: [] }),
    places: places.flatMap(({ problem, doubt }) => {
      const place = placeOfProblem(problem, library);
      const file = documentIn(problem.file, library);
      if (!place || !file) return [];
      const { fix, message } = problem;
      return [
        {
          ...place,
          key: keyOfProblem(problem),
          page: titleOfFile(file, library, words),
          said: message.replace(BESIDE, ''),
          words: wordsAround(valueAt(file.parsed?.value, place.path), inFile(what), library, () =>
            labelAt(place, library, language),
          ),
          ...(doubt && { doubt: told(doubt, place) }),
          ...(fix && { mend: mended(fix, file, library) }),
        },
      ];
    }),
  };
}

/** How many others there are, and what is right now, changes more often than what is said here. */
const BESIDE = /(, as |; |\. ).*/s;

const LONGEST_WORDS = 160;
/** A shorter text says nothing without the name of its field. */
const SHORTEST_WORDS = 20;

/** The sentence in which the old value stands. */
function wordsAround(value: unknown, what: string, library: Library, label: () => string): string {
  if (typeof value !== 'string' || value.length < SHORTEST_WORDS)
    return `${label()}: ${typeof value === 'number' ? amountIn(value, library) : String(value)}`;
  const [amount = ''] = what.split(' ');
  const sentence = value.split(/(?<=[.!?])\s+/).find(one => one.includes(amount)) ?? value;
  return cut(sentence, LONGEST_WORDS);
}

/** A fix writes a part of some words, or a whole value as the file has it. A number in the file is an amount of money. */
function mended({ offset, length, text }: Fix, { source }: DocumentFile, library: Library): Mend {
  const said = (written: string) => {
    const words = written.replace(/^"|"$/g, '');
    return /^-?[\d.]+$/.test(words) ? amountIn(Number(words), library) : words;
  };
  return { old: said(source?.text.slice(offset, offset + length) ?? ''), now: said(text) };
}

function amountIn(value: number, library: Library): string {
  const locale = localeIn(library.settings().parsed?.value);
  return locale ? amount(value, locale) : String(value);
}
