// Gathers everything to report about a site: its mistakes first, then what could be better.
import { mapWithProgress } from '../base/progress.ts';
import { PUBLIC_FOLDER } from '../document/files/public.ts';
import type { DocumentFile, PageFile, Source } from '../document/problem/document.ts';
import { inFileOrder, type Problem } from '../document/problem/problem.ts';
import { outgoingLinksOf } from '../site/inventory.ts';
import { documentIn } from '../site/library/documents.ts';
import type { Library } from '../site/types.ts';
import { checkFinished, checkOwn, checkShared, checkSite, pagesIn, sharedIn } from './check.ts';
import { checkTogether } from './check-together.ts';
import { factsOf, type LintFacts, lintDocument, lintTogether } from './lint/lint.ts';

/** The problems of one page by itself, and the facts that are later compared with other pages. */
export type Checked = { problems: Problem[]; facts?: LintFacts };

export function checkWithFacts(file: PageFile, library: Library): Checked {
  return { problems: checkOwn(file, library), facts: factsOf(file, library) };
}

/** Reports all mistakes, then all warnings. "before" holds the changed documents as they were. */
export function checkAndLint(
  library: Library,
  pages: Checked[] = checkPages(library),
  before: Source[] = [],
): Problem[] {
  return withLint(checkTogether(pages, library), pages, library, before);
}

function withLint(said: Problem[], pages: Checked[], library: Library, before: Source[] = []): Problem[] {
  const others = [...sharedIn(library), library.settings()].map(file => factsOf(file, library));
  return withHints(said, lintTogether([...pages.map(({ facts }) => facts), ...others], library, before));
}

function checkPages(library: Library): Checked[] {
  return mapWithProgress('Checking pages:', pagesIn(library), file => checkWithFacts(file, library));
}

/** Checks these files and their pictures. Reports a picture here even if the whole check reports it on another page. */
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

/** One message at a place is enough, so a warning is left out where something is reported already. */
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
