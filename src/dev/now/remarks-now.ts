// Collects what is said of a page beside its mistakes: warnings, unwritten texts, places that still give an old value, and what
// the last check of the whole site has found.
import { checkFinished } from '../../check/check.ts';
import { lintDocument } from '../../check/lint/lint.ts';
import { stillSaid } from '../../check/lint/still-said.ts';
import type { PageFile } from '../../document/problem/document.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { earlierTexts } from '../../site/git/earlier.ts';
import { SITE_FILE } from '../../site/library/library.ts';
import { sharedOn } from '../../site/shared-blocks.ts';
import type { Library } from '../../site/types.ts';

/** The page itself marks its placeholders, so they need no remark. */
const MARKED_WHERE_DRAWN = 'placeholders';

export function openRemarks() {
  /** What the last check of the whole site said, and which files have changed since. */
  let ofSite: Problem[] = [];
  const changed = new Set<string>();
  return {
    forget(file: string): void {
      changed.add(file);
    },
    hearOfSite(problems: Problem[]): void {
      ofSite = problems.filter(({ rule }) => rule !== MARKED_WHERE_DRAWN);
      changed.clear();
    },
    /** Problems that show only when documents are compared with each other. */
    amongOthers(told: Problem[], own: Set<string>): Problem[] {
      const known = new Set(told.map(keyOf));
      return ofSite.filter(
        problem =>
          own.has(problem.file) &&
          !changed.has(problem.file) &&
          problem.level === 'warning' &&
          !known.has(keyOf(problem)),
      );
    },
    elsewhere: (own: Set<string>): Problem[] => ofSite.filter(problem => !own.has(problem.file)),
  };
}

export function remarksOn(page: PageFile, library: Library): Problem[] {
  return [...warningsOf(page, library), ...stillSaidOf(page, library)];
}

/** Unwritten texts count as warnings here, because somebody is still writing. */
function warningsOf(page: PageFile, library: Library): Problem[] {
  return [page, ...sharedOn(page, library)].flatMap(document => [
    ...checkFinished(document, library).map((problem): Problem => ({ ...problem, level: 'warning' })),
    ...lintDocument(document, library),
  ]);
}

/**
 * If a value has changed since the last commit, other places may still give the old one. Returns these places if the new value, or
 * one of them, stands on this page. What the page shows of the site document and of shared blocks counts as the page.
 */
function stillSaidOf(page: PageFile, library: Library): Problem[] {
  const own = new Set([SITE_FILE, page.file, ...sharedOn(page, library).map(({ file }) => file)]);
  return stillSaid(earlierTexts(library.root), library)
    .filter(({ file, places }) =>
      [file, ...places.map(({ problem }) => problem.file)].some(name => own.has(name)),
    )
    .flatMap(({ places }) => places.map(({ problem }) => problem));
}

function keyOf({ file, where, message }: Problem): string {
  return [file, where, message].join('\n');
}
