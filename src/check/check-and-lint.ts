// The library in, all that there is to say of the site out: its mistakes, and after them what could be better.
import { mapWithProgress } from '../base/progress.ts';
import { PUBLIC_FOLDER } from '../document/files/public.ts';
import type { DocumentFile, PageFile, Source } from '../document/problem/document.ts';
import { inFileOrder, type Problem } from '../document/problem/problem.ts';
import { documentIn } from '../site/documents.ts';
import { outgoingLinksOf } from '../site/inventory.ts';
import type { Library } from '../site/types.ts';
import { checkFinished, checkOwn, checkShared, checkSite, pagesIn, sharedIn, withRest } from './check.ts';
import { factsOf, type LintFacts, lintDocument, lintTogether } from './lint/lint.ts';
import { checkExamples, ownBlocks } from './rules/block-examples.ts';
import { ownSheets } from './rules/own-sheets.ts';

/** What is said of a page by itself, and what is noted to hold it against the others. */
export type Checked = { problems: Problem[]; facts?: LintFacts };

export function checkWithFacts(file: PageFile, library: Library): Checked {
  return { problems: checkOwn(file, library), facts: factsOf(file, library) };
}

/** All mistakes, and after them what could be better. "before" are the documents that have changed, as they were. */
export function checkAndLint(
  library: Library,
  pages: Checked[] = checkPages(library),
  before: Source[] = [],
): Problem[] {
  return withLint(checkTogether(pages, library), pages, library, before);
}

/** What was said of the pages, with all else that the rules and the examples' schemas say. */
export function checkTogether(pages: Pick<Checked, 'problems'>[], library: Library): Problem[] {
  const ofPages = pages.flatMap(({ problems }) => problems);
  const ofBlocks = [...checkExamples(library, ownBlocks(library)), ...ownSheets(library)];
  return [...ofBlocks, ...withRest(ofPages, library)];
}

function withLint(said: Problem[], pages: Checked[], library: Library, before: Source[] = []): Problem[] {
  const others = [...sharedIn(library), library.settings()].map(file => factsOf(file, library));
  return withHints(said, lintTogether([...pages.map(({ facts }) => facts), ...others], library, before));
}

function checkPages(library: Library): Checked[] {
  return mapWithProgress('Checking pages:', pagesIn(library), file => checkWithFacts(file, library));
}

/** What of it is about these files, and what only they are told: of a picture that many show, one of them is enough elsewhere. */
export function checkThese(
  files: string[],
  library: Library,
  pages?: Checked[],
  before: Source[] = [],
): Problem[] {
  const documents = files.flatMap(file => documentIn(file, library) ?? []);
  const shown = documents.flatMap(file => outgoingLinksOf(file, library).pictures);
  const meant = new Set([...files, ...shown.map(src => PUBLIC_FOLDER + src)]);
  const own = withHints(
    documents.flatMap(file => checkAlone(file, library)),
    documents.flatMap(file => lintDocument(file, library)),
  );
  const told = new Set(own.map(sentenceIn));
  const others = checkAndLint(library, pages, before).filter(problem => !told.has(sentenceIn(problem)));
  return mistakesFirst([...own, ...others].filter(({ file }) => meant.has(file)));
}

function checkAlone(file: DocumentFile, library: Library): Problem[] {
  if (file.kind === 'page') return checkOwn(file, library);
  if (file.kind !== 'shared') return checkSite(library);
  return [...checkShared(file, library), ...checkFinished(file, library)];
}

/** Where something is wrong already, or said already, once is enough. */
function withHints(said: Problem[], hints: Problem[]): Problem[] {
  const told = new Set(said.map(inFile));
  return mistakesFirst([...said, ...hints.filter(hint => !told.has(inFile(hint)) && told.add(inFile(hint)))]);
}

function mistakesFirst(problems: Problem[]): Problem[] {
  const of = (wanted: Problem['level']) => inFileOrder(problems.filter(({ level }) => level === wanted));
  return [...of('error'), ...of('warning')];
}

function inFile({ file, line, column }: Problem): string {
  return `${file}:${line}:${column}`;
}

function sentenceIn(problem: Problem): string {
  return `${inFile(problem)} ${problem.message}`;
}
