// Says in the words of a form what an author is asked: the place, and what both sides have there.
import { isFields, isSame, type Path, valueAt } from '../../../../base/json-value.ts';
import { readSaid, type SaidReader } from '../../../../base/sentences/read.ts';
import { withoutSigns } from '../../../../base/without-signs.ts';
import { cut, shown } from '../../../../base/words.ts';
import type { SideFiles } from '../../../../change/merge/sides.ts';
import { bothOf, type Take } from '../../../../document/merge/merged-part.ts';
import type { DocumentFile } from '../../../../document/problem/document.ts';
import { labelField } from '../../../../document/schema/labels.ts';
import { hopBetween, pairAlikeOrInPlace } from '../../../../document/steps/between.ts';
import { pathAfter } from '../../../../document/steps/moved.ts';
import type { OpenQuestion, TextOfBoth } from '../../../../review/hand-in/bring/question.ts';
import { nameOfDocument } from '../../../../review/past/document-named.ts';
import { shownNamesIn } from '../../../../review/sentences/one-document.ts';
import { isQuoted, shownValue } from '../../../../review/sentences/show.ts';
import { documentIn } from '../../../../site/library/documents.ts';
import { siteReader } from '../../../../site/library/reader.ts';
import { withFiles } from '../../../../site/library/with-text.ts';
import { usersOf } from '../../../../site/shared-blocks.ts';
import type { Library } from '../../../../site/types.ts';
import { windowWords } from '../../../language/languages.ts';
import type { ExchangeQuestion, ExchangeTake, OthersNow } from '../../../model/exchange.ts';
import { titleOfName } from '../../history/names.ts';
import { fieldAt, placeInForm } from '../../sentences/place-in-form.ts';
import type { Exchange } from '../exchange.ts';
import type { RehearsedWork } from './coming-work.ts';

const LONGEST = 2000;

export function toldQuestion(
  question: OpenQuestion,
  { by, names }: Pick<RehearsedWork, 'by' | 'names'>,
  exchange: Exchange,
): ExchangeQuestion {
  const { key, conflict, path, file, takes } = question;
  const { library, author } = exchange;
  const merged = libraryOf(question, library);
  const there = documentIn(file, merged) ?? documentIn(file, library);
  const makers = by(file);
  const third = thirdOf(question, merged);
  const here = presentPath(question, merged, library);
  const place = here
    ? { path: here, around: library }
    : { path, around: merged, there: conflict.theirs ?? conflict.ours ?? conflict.base };
  return {
    key,
    is: conflict.is,
    ...wordsFor(file, place, exchange),
    ...(there && seenOn(there, library)),
    ...sidesOf(question, merged, author.language ?? 'en'),
    by: makers.length > 0 ? makers : names,
    takes: takes.map(take => (take === 'ours' ? 'mine' : take)),
    ...(third !== undefined && { third }),
    ...(there && { document: nameOfDocument(file) }),
    ...(here && { path: here }),
  };
}

/** What several pages share is looked at on the first of them. What the whole site shares is around the blocks of every page. */
function seenOn(document: DocumentFile, library: Library): { route?: string } {
  if (document.kind === 'page') return { route: document.route };
  if (document.kind === 'site') return {};
  const [first] = usersOf(document, library);
  return first ? { route: first.route } : {};
}

/** A text to be read once more. It stands in the merged document. */
export function toldBoth(
  { file, path = [], files }: TextOfBoth,
  exchange: Exchange,
): OthersNow['both'][number] {
  const merged = libraryOf({ file, files }, exchange.library);
  return { document: nameOfDocument(file), path, ...wordsFor(file, { path, around: merged }, exchange) };
}

/** The site with the merged document in it, which may be at another address than here. */
function libraryOf({ file, files }: { file: string; files: SideFiles }, library: Library): Library {
  const text = files.get(file)?.toString('utf8');
  const isDocument = file.endsWith('.json') && text !== undefined;
  return isDocument ? withFiles(library, [{ file, text }]) : library;
}

/** A place in the document as "around" has it. "there" is its value if the document does not hold it. */
type PlaceAround = { path: Path | undefined; around: Library; there?: unknown };

/** A page is called what it is called here. */
function wordsFor(
  file: string,
  { path, around, there }: PlaceAround,
  { library, author: { language } }: Exchange,
): { title: string; where: string } {
  const document = documentIn(file, around);
  const known = documentIn(file, library) ? library : around;
  const title = titleOfName(file, known, windowWords(language));
  if (!document || !path) return { title, where: '' };
  return { title, where: placeInForm(path, document, around, { language, there }) };
}

/** Where our version stands in the present document. Undefined if it is gone, or another one by now. */
function presentPath(
  { file, path, conflict }: OpenQuestion,
  merged: Library,
  library: Library,
): Path | undefined {
  const [there, here] = [merged, library].map(one => documentIn(file, one)?.parsed?.value);
  if (!path || !there || !here || conflict.ours === undefined) return undefined;
  const hop = hopBetween(there, here, [], pairAlikeOrInPlace);
  const isOurs = (place: Path | undefined): place is Path =>
    place !== undefined && isSame(valueAt(here, place), conflict.ours);
  const now = pathAfter(path, [hop]);
  if (isOurs(now)) return now;
  const list = conflict.is === 'item' ? pathAfter(path.slice(0, -1), [hop]) : undefined;
  const items = list && valueAt(here, list);
  if (!list || !Array.isArray(items)) return undefined;
  return items.map((_, at) => [...list, at]).find(isOurs);
}

function sidesOf(
  { conflict, versions, path, file }: OpenQuestion,
  merged: Library,
  language: string,
): Pick<ExchangeQuestion, 'before' | 'mine' | 'theirs'> {
  const reader = siteReader(merged, language);
  const document = documentIn(file, merged);
  const words = (side: 'base' | 'ours' | 'theirs', name: keyof typeof versions) => {
    const value = conflict[side];
    const own = document && path ? valueInWords(value, path, document, merged, reader) : undefined;
    return own ?? readSaid(versions[name], reader);
  };
  return { before: words('base', 'before'), mine: words('ours', 'mine'), theirs: words('theirs', 'theirs') };
}

/** Undefined for what is no value of a document, such as a file. */
function valueInWords(
  value: unknown,
  path: Path,
  document: DocumentFile,
  library: Library,
  reader: SaidReader,
): string | undefined {
  if (isFields(value)) return oneLine(textsIn(value).join(' · '));
  if (Array.isArray(value)) return oneLine(value.map(nameIn).join(' · '));
  if (!['string', 'number', 'boolean'].includes(typeof value)) return undefined;
  const { shape } = fieldAt(path, document, library, reader.language);
  if (typeof value === 'string' && isQuoted(value, shape)) return oneLine(value);
  return readSaid(shownValue(value, shape, shownNamesIn(library)), reader);
}

/** The words of a block or an item that visitors read. Leaves out its type and its id. */
function textsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (!isFields(value)) return [String(value)];
  return Object.entries(value).flatMap(([name, inner]) => (UNREAD.includes(name) ? [] : textsIn(inner)));
}

const UNREAD = ['type', 'id'];

/** An item of a list is known by its title. */
function nameIn(item: unknown): string {
  const field = labelField(item);
  return field !== undefined && isFields(item) ? String(item[field]) : textsIn(item).join(' ');
}

function oneLine(text: string): string {
  return cut(shown(withoutSigns(text)), LONGEST);
}

/** With both sides together if both are sentences, and otherwise with the own side. */
function thirdOf({ conflict, path, file }: OpenQuestion, merged: Library): string | number | undefined {
  const document = documentIn(file, merged);
  if (conflict.is !== 'value' || !('at' in conflict) || !document || !path) return undefined;
  const { ours, theirs } = conflict;
  if (!fieldAt(path, document, merged).isWritten) return undefined;
  const own = ours ?? theirs;
  if (typeof own === 'number') return own;
  return bothOf(conflict) ?? (typeof own === 'string' ? own : undefined);
}

/** Undefined if the question does not take this answer. */
export function takeOf(
  question: OpenQuestion,
  take: ExchangeTake | undefined,
  library: Library,
): Take | undefined {
  if (take === undefined) return undefined;
  if (typeof take === 'object') {
    const third = thirdOf(question, libraryOf(question, library));
    return third !== undefined && ['string', 'number'].includes(typeof take.value) ? take : undefined;
  }
  const wanted = take === 'mine' ? 'ours' : take;
  return question.takes.includes(wanted) ? wanted : undefined;
}
