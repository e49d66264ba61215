// Collects what is said of a page beside its mistakes while somebody works on it: warnings, unwritten texts, and places that still
// give an old value.
import type { PageFile, Source } from '../document/problem/document.ts';
import type { Problem } from '../document/problem/problem.ts';
import { earlierTexts } from '../site/git/earlier.ts';
import { SITE_FILE } from '../site/library/library.ts';
import { sharedOn } from '../site/shared-blocks.ts';
import type { Library } from '../site/types.ts';
import { checkFinished } from './check.ts';
import { lintDocument } from './lint/lint.ts';
import { mayBeRepeated, readAllSaid, type StillSaid, stillSaid } from './lint/still-said.ts';

export function remarksOn(page: PageFile, library: Library): Problem[] {
  const left = stillSaidBeside(page, library).flatMap(({ places }) => places.map(({ problem }) => problem));
  return [...warningsOn(page, library), ...left];
}

/** Unwritten texts count as warnings here, because somebody is still writing. */
export function warningsOn(page: PageFile, library: Library): Problem[] {
  const ofPage = [page, ...sharedOn(page, library)].flatMap(document => [
    ...checkFinished(document, library).map((problem): Problem => ({ ...problem, level: 'warning' })),
    ...lintDocument(document, library),
  ]);
  // Somebody who changes a value of the site sees at once what search engines can no longer read.
  const ofSite = lintDocument(library.settings(), library).filter(({ rule }) => rule === 'opening-hours');
  return [...ofPage, ...ofSite];
}

/**
 * If a value has changed since the last commit, other places may still give the old one. Returns these places if the new value, or
 * one of them, stands on this page. What the page shows of the site document and of shared blocks counts as the page.
 */
export function stillSaidBeside(page: PageFile, library: Library): StillSaid[] {
  const own = new Set([SITE_FILE, page.file, ...sharedOn(page, library).map(({ file }) => file)]);
  return stillSaid(before(library), library).filter(({ files, places }) =>
    [...files, ...places.map(({ problem }) => problem.file)].some(name => own.has(name)),
  );
}

/** Whether stillSaidBeside() has to read and compare all documents for any page. Otherwise no place gives an old value. */
export function mayBeStillSaid(library: Library): boolean {
  return mayBeRepeated(before(library), library);
}

/** The same as stillSaidBeside(), but lets others have their answers meanwhile. Undefined if the page has gone by then. */
export async function stillSaidLater(route: string, library: Library): Promise<StillSaid[] | undefined> {
  if (mayBeStillSaid(library)) await readAllSaid(library);
  const page = library.page(route);
  return page && stillSaidBeside(page, library);
}

function before(library: Library): Source[] {
  return library.earlier?.() ?? earlierTexts(library.root);
}
