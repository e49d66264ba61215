// Gathers warnings about what is not wrong but could read, sound or look better. Never reports an error.
import { mapWithProgress } from '../../base/progress.ts';
import type { DocumentFile, Source } from '../../document/problem/document.ts';
import { inFileOrder, type Problem } from '../../document/problem/problem.ts';
import { documentIn, documentsOf } from '../../site/library/documents.ts';
import type { Library } from '../../site/types.ts';
import { pictureRemarks } from '../rules/pictures/pictures.ts';
import { wordsToReplace } from '../rules/words/words-to-replace.ts';
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
import { hours } from './pages/hours.ts';
import { linkWords } from './pages/link-words.ts';
import { placeholders } from './pages/placeholders.ts';
import { sameHeadings } from './pages/same-headings.ts';
import { searchResults } from './pages/search-results.ts';
import { contradictions } from './prices/contradictions.ts';
import { type SaidPrice, saidIn } from './prices/statements.ts';
import { amountsWrittenOtherwise } from './prices/written-otherwise.ts';
import { type LintRule, type LintSubject, lintSubjectOf, type Reopen } from './rule.ts';
import { countsStillSaid, isCompared, saidBefore } from './still-said.ts';

/** Rules for every language. They ask the language's pack for what differs. */
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
  hours,
  placeholders,
  amountsWrittenOtherwise,
];
/** Rules that run only if the language's pack names them. */
const OWN = { spelling, 'hard-reading': reading };

function rulesFor(library: Library): LintRule[] {
  const own = packOf(library)?.rules ?? [];
  return [...EVERYWHERE, ...own.map(name => OWN[name])];
}

/** What is kept of a document: its own warnings, and what is compared with others at the end. Plain data. */
export type LintFacts = {
  file: string;
  route?: string;
  isValid: boolean;
  hints: Problem[];
  /** Words that are right because the site lists them. */
  needed: string[];
  /** Warnings that the check itself reports. An acceptance of one of them is not needless. */
  remarks: Problem[];
  /** Undefined if the document has mistakes, because half of it may be missing, or if no visitor sees it. */
  compared?: { said: SaidPrice; described?: Described };
};

export function lintAll(library: Library): Problem[] {
  const known = mapWithProgress('Reading texts:', documentsOf(library), file => factsOf(file, library));
  return lintTogether(known, library);
}

/** Warnings that need no comparison with other documents, which is quick enough for each save. */
export function lintDocument(file: DocumentFile, library: Library): Problem[] {
  const { isAccepted } = acceptance(library.settings().parsed?.value);
  const { hints, route } = factsOf(file, library) ?? { hints: [] };
  return inFileOrder(hints.filter(problem => !isAccepted(problem, route)));
}

/** Undefined if the document cannot be read. */
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
    remarks: [...pictureRemarks(subject), ...wordsToReplace(subject)],
    compared,
  };
}

function open(file: DocumentFile, library: Library, needed: Set<string>): LintSubject | undefined {
  const { known } = acceptance(library.settings().parsed?.value);
  return lintSubjectOf(file, library, known(needed));
}

/** Gathers all warnings: of each document by itself, and of documents compared with each other. */
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

/**
 * Leaves out warnings that the site has accepted, and adds one for each acceptance that nothing needs any more. Skips the second
 * part if a document has mistakes: it may be the one that needs it.
 */
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
