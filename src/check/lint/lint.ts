// The library in, warnings out: what is not wrong, and yet reads, sounds or looks worse than it could. Never an error.
import { mapWithProgress } from '../../base/progress.ts';
import type { DocumentFile, Source } from '../../document/problem/document.ts';
import { inFileOrder, type Problem } from '../../document/problem/problem.ts';
import { documentIn, documentsOf } from '../../site/documents.ts';
import type { Library } from '../../site/types.ts';
import { pictureRemarks } from '../rules/pictures.ts';
import { unfinished } from '../rules/unfinished.ts';
import { acceptance } from './accept.ts';
import { claims } from './claims/claims.ts';
import { longSentences } from './language/long-sentences.ts';
import { packOf } from './language/packs.ts';
import { punctuation } from './language/punctuation.ts';
import { reading } from './language/reading.ts';
import { repeatedWords } from './language/repeated-words.ts';
import { spelling } from './language/spelling.ts';
import { altTexts } from './pages/alt-texts.ts';
import { datedLater, publicationDates } from './pages/dates.ts';
import { type Described, descriptionOf, sameDescriptions } from './pages/duplicates.ts';
import { linkWords } from './pages/link-words.ts';
import { placeholders } from './pages/placeholders.ts';
import { sameHeadings } from './pages/same-headings.ts';
import { searchResults } from './pages/search-results.ts';
import { contradictions } from './prices/contradictions.ts';
import { type Said, saidIn } from './prices/statements.ts';
import { type LintRule, type LintSubject, lintSubjectOf, type Reopen } from './rule.ts';
import { countsStillSaid, isCompared, saidBefore } from './still-said.ts';

/** In every language: what depends on it, they ask of its pack. */
const EVERYWHERE: LintRule[] = [
  searchResults,
  linkWords,
  altTexts,
  sameHeadings,
  repeatedWords,
  longSentences,
  punctuation,
  claims,
  publicationDates,
  placeholders,
];
/** Those that a pack of a language names. */
const OWN = { spelling, 'hard-reading': reading };

function rulesFor(library: Library): LintRule[] {
  const own = packOf(library)?.rules ?? [];
  return [...EVERYWHERE, ...own.map(name => OWN[name])];
}

/** What is kept of a document: its own warnings, and what is compared with others in the end. Plain data. */
export type LintFacts = {
  file: string;
  route?: string;
  isValid: boolean;
  hints: Problem[];
  /** Words that are right because the site says so. */
  needed: string[];
  /** Rules of the check say them; what the site accepts of them is needed all the same. */
  remarks: Problem[];
  /** Undefined where half of it may be missing, or nobody sees it now. */
  compared?: { said: Said; described?: Described };
};

export function lintAll(library: Library): Problem[] {
  const known = mapWithProgress('Reading texts:', documentsOf(library), file => factsOf(file, library));
  return lintTogether(known, library);
}

/** What can be said of one document without comparing it with others: quick enough for each save. */
export function lintDocument(file: DocumentFile, library: Library): Problem[] {
  const { isAccepted } = acceptance(library.settings().parsed?.value);
  const { hints, route } = factsOf(file, library) ?? { hints: [] };
  return inFileOrder(hints.filter(problem => !isAccepted(problem, route)));
}

/** Undefined for what cannot be read. */
export function factsOf(file: DocumentFile, library: Library): LintFacts | undefined {
  const needed = new Set<string>();
  const subject = open(file, library, needed);
  if (!subject) return undefined;
  const hints = rulesFor(library).flatMap(rule => rule(subject));
  const compared = isCompared(file, library)
    ? { said: saidIn(subject), described: descriptionOf(subject) }
    : undefined;
  const { route } = subject;
  const isValid = file.document !== undefined;
  return {
    file: file.file,
    route,
    isValid,
    hints,
    needed: [...needed],
    remarks: [...pictureRemarks(subject), ...unfinished(subject)],
    compared,
  };
}

function open(file: DocumentFile, library: Library, needed: Set<string>): LintSubject | undefined {
  const { known } = acceptance(library.settings().parsed?.value);
  return lintSubjectOf(file, library, known(needed));
}

/** All warnings: those of each document, and those that show when documents are held against one another. */
export function lintTogether(
  all: (LintFacts | undefined)[],
  library: Library,
  before: Source[] = [],
): Problem[] {
  const known = all.filter(facts => facts !== undefined);
  const isComplete = all.every(facts => facts?.isValid);
  const compared = known.flatMap(facts => facts.compared ?? []);
  const reopen: Reopen = name => {
    const file = documentIn(name, library);
    return file && open(file, library, new Set());
  };
  const said = [
    ...known.flatMap(({ hints }) => hints),
    ...sameDescriptions(
      compared.flatMap(({ described }) => described ?? []),
      reopen,
    ),
    ...contradictions(
      compared.map(({ said }) => said),
      packOf(library),
      reopen,
      saidBefore(before, library),
    ),
    ...countsStillSaid(before, library, reopen).flatMap(({ places }) => places.map(({ problem }) => problem)),
    ...datedLater(library, reopen),
  ];
  return inFileOrder(accepted(said, known, isComplete, library));
}

/** Without those that the site accepts; with those about what it accepts in vain, once everything could be read. */
function accepted(said: Problem[], known: LintFacts[], isComplete: boolean, library: Library): Problem[] {
  const { isAccepted, unused } = acceptance(library.settings().parsed?.value);
  const routes = new Map(known.map(({ file, route }) => [file, route]));
  const isLeft = (problem: Problem) => !isAccepted(problem, routes.get(problem.file));
  const kept = said.filter(isLeft);
  known.flatMap(({ remarks }) => remarks).filter(isLeft);
  const needed = new Set(known.flatMap(facts => facts.needed));
  const site = isComplete ? open(library.settings(), library, new Set()) : undefined;
  const needless = site ? unused(site, packOf(library)?.rules.includes('spelling') ? needed : undefined) : [];
  return [...kept, ...needless.filter(problem => !isAccepted(problem, undefined))];
}
