// The library in, warnings out: what is not wrong, and yet reads, sounds or looks worse than it could. Never an error.
import { mapWithProgress } from '../../progress.ts';
import type { DocumentFile } from '../document.ts';
import { documentsOf } from '../documents.ts';
import type { Library } from '../library.ts';
import { inFileOrder, type Problem } from '../problem.ts';
import { isPublic } from '../publication.ts';
import { usersOf } from '../shared.ts';
import { acceptance } from './accept.ts';
import { altTexts } from './alt-texts.ts';
import { claims } from './claims.ts';
import { openContradictions } from './contradictions.ts';
import { openDescriptions } from './duplicates.ts';
import { sameHeadings } from './headings.ts';
import { openPictures } from './large-pictures.ts';
import { linkWords } from './link-words.ts';
import { reading } from './reading.ts';
import { searchResults } from './search-results.ts';
import { spelling } from './spelling.ts';
import { type LintRule, lintSubjectOf } from './subject.ts';

const RULES: LintRule[] = [searchResults, spelling, claims, linkWords, altTexts, sameHeadings, reading];

export function lintAll(library: Library): Problem[] {
  const lint = openLint(library);
  mapWithProgress('Reading texts:', documentsOf(library), lint.see);
  return lint.problems();
}

/** Documents are seen one after the other, and little is kept of each: what is compared at the end. */
export function openLint(library: Library) {
  const { isKnown, isAccepted, unused } = acceptance(library.site().parsed?.value);
  const open = (file: DocumentFile) => lintSubjectOf(file, library, isKnown);
  const sameDescription = openDescriptions();
  const contradictions = openContradictions();
  const pictures = openPictures(library.root);
  const routes = new Map<string, string | undefined>();
  const said: Problem[] = [];
  let isComplete = true;
  return {
    see(file: DocumentFile): void {
      if (file.document === undefined) isComplete = false;
      const subject = open(file);
      if (!subject) return;
      routes.set(file.file, subject.route);
      said.push(...RULES.flatMap(rule => rule(subject)));
      pictures.see(subject);
      if (!isCompared(file, library)) return;
      said.push(...sameDescription(subject));
      contradictions.see(subject);
    },
    problems(): Problem[] {
      const all = [...said, ...contradictions.problems(open), ...pictures.problems(open)];
      const kept = all.filter(problem => !isAccepted(problem, routes.get(problem.file)));
      const site = isComplete ? open(library.site()) : undefined;
      return inFileOrder([...kept, ...(site ? unused(site) : [])]);
    },
  };
}

/** What can be said of one document without comparing it with others: quick enough for each save. */
export function lintDocument(file: DocumentFile, library: Library): Problem[] {
  const { isKnown, isAccepted } = acceptance(library.site().parsed?.value);
  const subject = lintSubjectOf(file, library, isKnown);
  if (!subject) return [];
  const said = RULES.flatMap(rule => rule(subject));
  return inFileOrder(said.filter(problem => !isAccepted(problem, subject.route)));
}

/** Half of a document with mistakes may be missing, and a page for later may well bring another price. */
function isCompared(file: DocumentFile, library: Library): boolean {
  if (file.document === undefined) return false;
  if ('route' in file) return isPublic(file, library);
  return 'name' in file && usersOf(file, library).some(page => isPublic(page, library));
}
