// After a change, finds places that still say the old price, time or count, without the lint's other warnings.
import { inSlices } from '../../base/in-slices.ts';
import { isFields } from '../../base/json-value.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import type { DocumentFile, Parsed, Source } from '../../document/problem/document.ts';
import { documentIn, documentsOf } from '../../site/library/documents.ts';
import { isPublic } from '../../site/publication.ts';
import { usersOf } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';
import { acceptance } from './accept.ts';
import { packOf } from './language/packs.ts';
import { haveArticlesMoved, movedArticles } from './pages/article-counts.ts';
import { countsLeft, movedCounts } from './pages/counts.ts';
import { type LeftBehind, leftBehind } from './prices/left-behind.ts';
import { leftSums, oldValue } from './prices/left-sums.ts';
import { movedFacts } from './prices/moved.ts';
import { partsLeft } from './prices/package-parts.ts';
import { pricesAfter, pricesBefore, sumsLeft, sumsOfParts } from './prices/package-sums.ts';
import { saidTogether } from './prices/places.ts';
import { type SaidPrice, saidIn } from './prices/statements.ts';
import { lintSubjectOf, type Reopen } from './rule.ts';

/** "what" is the old value in words. "files" are the documents that have changed, or that were added or removed. */
export type StillSaid = { what: Said; files: string[]; places: LeftBehind[] };

/** Reads all documents only if something has changed that others may repeat. */
export function stillSaid(before: Source[], library: Library): StillSaid[] {
  const { isAccepted } = acceptance(library.settings().parsed?.value);
  const reopen = (name: string) => {
    const file = documentIn(name, library);
    return file && lintSubjectOf(file, library, () => true);
  };
  return [...amountsStillSaid(before, library, reopen), ...countsStillSaid(before, library, reopen)].flatMap(
    one => {
      const places = one.places.filter(({ problem }) => !isAccepted(problem, reopen(problem.file)?.route));
      return places.length > 0 ? { ...one, places } : [];
    },
  );
}

/** Whether something has changed that other documents may repeat. Reads only the changed documents and what they show. */
export function mayBeRepeated(before: Source[], library: Library): boolean {
  const then = asBefore(before, library);
  const files = before.map(({ file }) => file);
  return (
    changedAmounts(then, library).length > 0 ||
    !saidBefore(before, library).every(said => isAsBefore(said, library)) ||
    movedCounts(then, files, library).length > 0 ||
    haveArticlesMoved(then, files, library)
  );
}

/** Reads what all documents say, in slices, so that the comparison need not. */
export function readAllSaid(library: Library): Promise<void> {
  return inSlices(documentsOf(library), file => saidOf(file, library));
}

function amountsStillSaid(before: Source[], library: Library, reopen: Reopen): StillSaid[] {
  const was = saidBefore(before, library);
  if (was.every(said => isAsBefore(said, library))) return [];
  const all = documentsOf(library).flatMap(file => saidOf(file, library) ?? []);
  const site = saidTogether(all, packOf(library));
  const moved = movedFacts(was, site);
  const ofParts = sumsOfParts(site, pricesBefore(was, site));
  const told = moved.map(one => ({
    what: oldValue(one.was.shown, one.was.name),
    files: one.files,
    places: leftBehind(one, site, reopen, ofParts),
  }));
  const sums = sumsLeft(leftSums(all, was), site, pricesAfter(moved, site), reopen);
  return [...told, ...sums, ...partsLeft(moved, was, site, reopen)];
}

function isAsBefore(said: SaidPrice, library: Library): boolean {
  const now = documentIn(said.file, library);
  return withoutOffsets(said) === withoutOffsets(now && saidOf(now, library));
}

/** Words that are typed elsewhere in a text move its amounts along. That changes none of them. */
function withoutOffsets(said: SaidPrice | undefined): string | undefined {
  return JSON.stringify(said, (key, value) => (key === 'part' || key === 'offset' ? undefined : value));
}

/** "Six questions" may be those of another list, whose number is right. */
const COUNTS = says`Only if this number counts the same things.`;

export function countsStillSaid(before: Source[], library: Library, reopen: Reopen): StillSaid[] {
  const then = asBefore(before, library);
  const files = before.map(({ file }) => file);
  const moved = [...movedCounts(then, files, library), ...movedArticles(then, files, library)];
  const left = countsLeft(moved, library, reopen);
  return moved.map((one, index) => ({
    what: says`${the.count(one.was, 'item')}`,
    files: [one.cause ?? one.file],
    places: (left[index] ?? []).map(problem => ({ problem, doubt: COUNTS })),
  }));
}

function asBefore(before: Source[], library: Library): Library {
  return library.withText(...before);
}

/**
 * What the changed documents said with their earlier texts, and what documents said that use a changed amount of the site
 * document.
 */
export function saidBefore(before: Source[], library: Library): SaidPrice[] {
  const then = asBefore(before, library);
  const names = changedAmounts(then, library).map(name => `{${name}}`);
  const files = new Set(before.flatMap(({ file }) => (documentIn(file, library) ? file : [])));
  const dependent = names.length === 0 ? [] : documentsOf(library);
  for (const { file, source } of dependent)
    if (names.some(name => source?.text.includes(name))) files.add(file);
  return [...files].flatMap(file => {
    const document = documentIn(file, then);
    return (document && saidOf(document, then)) ?? [];
  });
}

function changedAmounts(was: Library, now: Library): string[] {
  const [before, after] = [was, now].map(({ settings }) => {
    const site = settings().parsed?.value;
    return isFields(site) && isFields(site.values) ? site.values : {};
  });
  return Object.keys(after ?? {}).filter(name => before?.[name] !== after?.[name]);
}

/**
 * What each document says, kept after its text has left memory: a document that changes gets a new DocumentFile. "said" is undefined
 * if the document has mistakes, because half of it may be missing.
 */
const known = new WeakMap<DocumentFile, { site?: Parsed; said?: SaidPrice }>();

/** Undefined if the document has mistakes, or if no visitor sees it. */
function saidOf(file: DocumentFile, library: Library): SaidPrice | undefined {
  const site = library.settings().parsed;
  const last = known.get(file);
  const now = last && last.site === site ? last : { site, said: readSaid(file, library) };
  known.set(file, now);
  return now.said && isSeen(file, library) ? now.said : undefined;
}

function readSaid(file: DocumentFile, library: Library): SaidPrice | undefined {
  const subject = file.document === undefined ? undefined : lintSubjectOf(file, library, () => true);
  // A copy, because a sentence that is a part of a text keeps the whole text in memory.
  return subject && structuredClone(saidIn(subject));
}

export function isCompared(file: DocumentFile, library: Library): boolean {
  return file.document !== undefined && isSeen(file, library);
}

function isSeen(file: DocumentFile, library: Library): boolean {
  if (file.kind === 'page') return isPublic(file, library);
  return file.kind === 'shared' && usersOf(file, library).some(page => isPublic(page, library));
}
