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
import { contradictions } from './contradictions.ts';
import { sameDescriptions } from './duplicates.ts';
import { sameHeadings } from './headings.ts';
import { largePictures } from './large-pictures.ts';
import { linkWords } from './link-words.ts';
import { reading } from './reading.ts';
import { searchResults } from './search-results.ts';
import { spelling } from './spelling.ts';
import { type LintRule, type LintSubject, lintSubjectOf } from './subject.ts';

const RULES: LintRule[] = [searchResults, spelling, claims, linkWords, altTexts, sameHeadings, reading];

export function lintAll(library: Library): Problem[] {
  const site = library.site();
  const { isKnown, isAccepted, unused } = acceptance(site.parsed?.value);
  const files = [site, ...documentsOf(library).filter(file => file !== site)];
  const subjects = files.flatMap(file => lintSubjectOf(file, library, isKnown) ?? []);
  const compared = subjects.filter(subject => isCompared(subject, library));
  const said = [
    ...mapWithProgress('Reading texts:', subjects, subject => RULES.flatMap(rule => rule(subject))).flat(),
    ...sameDescriptions(compared),
    ...contradictions(compared),
    ...largePictures(subjects),
  ];
  const routes = new Map(subjects.map(({ parsed, route }) => [parsed.source.file, route]));
  const kept = said.filter(problem => !isAccepted(problem, routes.get(problem.file)));
  const [first] = subjects;
  const isComplete = first?.route === undefined && files.every(({ document }) => document !== undefined);
  return inFileOrder([...kept, ...(first && isComplete ? unused(first) : [])]);
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
function isCompared({ file }: LintSubject, library: Library): boolean {
  if (file.document === undefined) return false;
  if ('route' in file) return isPublic(file, library);
  return 'name' in file && usersOf(file, library).some(page => isPublic(page, library));
}
