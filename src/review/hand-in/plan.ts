// Says what handing in would do: the change in words, or that there is nothing to hand in. Does nothing yet.
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import type { SaidReader } from '../../base/sentences/read.ts';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import { checkAll } from '../../check/check.ts';
import type { Problem } from '../../document/problem/problem.ts';
import { openLibrary } from '../../site/library/library.ts';
import { readerOfSite } from '../../site/library/reader.ts';
import { siteFacts } from '../../site/site-facts.ts';
import type { Library } from '../../site/types.ts';
import type { Report } from '../sentences/changes.ts';
import { withComparison } from '../sites/sides.ts';
import { apart, isIn, isOwn, mainOf, remoteOf } from './git/branches.ts';
import { changedOutside, mendIndex, withContent } from './git/content.ts';
import { ALL_AS_IT_WAS, commitsThere, demandQuiet, type Repository } from './git/repository.ts';
import { fetchIfReachable } from './git/send.ts';
import { ofContent, proposedTitle } from './title.ts';

/** Where the change would go. */
export type Where = {
  repository: Repository;
  branch: string;
  /** True if the branch belongs to a change that was handed in before, and which this one adds to. */
  isOwn: boolean;
  main: string;
  remote?: string;
};

export type HandInPlan = Where &
  (
    | { kind: 'nothing' }
    /** Committed, but not sent yet. */
    | { kind: 'unsent' }
    | (ChangeInWords & {
        kind: 'change';
        tree: string;
        files: string[];
        /** What stays here, and why. */
        aside: Said[];
      })
  );

export type ChangeInWords = {
  report: Report;
  title: string;
  /** Whoever reads what was committed: everybody who works on the site. */
  reader: SaidReader;
  /** The language of the site, in which the title becomes the name of a branch. */
  language: string;
};

/** Throws if something is in the way. */
export function whereIn(repository: Repository): Where {
  const branch = demandQuiet(repository);
  const remote = remoteOf(repository);
  const where = {
    repository,
    branch,
    isOwn: isOwn(branch),
    main: mainOf(repository, branch, remote),
    remote,
  };
  if (where.isOwn) mendIndex(repository);
  return where;
}

export async function planHandIn(where: Where, sides: Sides): Promise<HandInPlan> {
  const { repository } = where;
  demandRoom(where);
  const { tree, files, leftOut } = withContent(repository, content => content);
  if (files.length === 0) return { ...where, kind: isUnsent(where) ? 'unsent' : 'nothing' };
  const report = await withComparison(sides, 'HEAD', comparison => ofContent(comparison.report));
  const library = openLibrary(sides.site, sides.engine);
  const aside = [...leftOut, ...stays(repository)];
  return { ...where, kind: 'change', ...inWordsOfSite(report, library), tree, files, aside };
}

/** For everybody who works on the site. */
export function inWordsOfSite(report: Report, library: Library): ChangeInWords {
  const reader = readerOfSite(library);
  const { language = '' } = siteFacts(library);
  return { report, title: proposedTitle(report, reader), reader, language };
}

export function stays(repository: Repository): Said[] {
  const { length } = changedOutside(repository);
  if (length === 0) return [];
  return [
    otherInForm(
      says`Not handed in, because it is outside pages/: ${the.count(length, 'changed file')}.`,
      says`Stays here, because it is beside the pages: ${the.count(length, 'changed file')}.`,
    ),
  ];
}

/** Refuses if the branch has already been merged, because nobody would see one more commit on it. */
function demandRoom({ repository, branch, isOwn, main, remote }: Where): void {
  if (!isOwn || remote === undefined) return;
  fetchIfReachable(repository, remote);
  const [sent, target] = commitsThere(repository, remote, [branch, main]);
  const isBegun = () => target !== undefined && apart(repository, 'HEAD', target).own > 0;
  if (target !== undefined && (sent !== undefined || isBegun()) && isIn(repository, 'HEAD', target))
    throw new Failure(
      otherInForm(
        says`Your last change has been taken in, so this one starts anew: type npm run newest, which keeps what you have changed since, and hand in again. ${ALL_AS_IT_WAS}`,
        says`Your last change has been taken in, so this one starts anew: bring in what is new, which keeps what you have changed since, and hand in again. ${ALL_AS_IT_WAS}`,
      ),
    );
  if (sent === undefined) return;
  const distance = apart(repository, 'HEAD', sent);
  if (distance.theirs === 0) return;
  throw new Failure(
    distance.own === 0
      ? otherInForm(
          says`Somebody has added to your change meanwhile: type npm run newest, which brings that and keeps yours, and hand in again. ${ALL_AS_IT_WAS}`,
          says`Somebody has added to your change meanwhile: bring in what is new, which keeps yours, and hand in again. ${ALL_AS_IT_WAS}`,
        )
      : says`A developer has to help here: somebody has added to your change on the branch ${the.sign(branch)}, and so have you, each without the other's. ${ALL_AS_IT_WAS}`,
  );
}

function isUnsent({ repository, branch, isOwn, main, remote }: Where): boolean {
  if (!isOwn || remote === undefined) return false;
  const [sent, target] = commitsThere(repository, remote, [branch, main]);
  if (sent !== undefined) return apart(repository, 'HEAD', sent).own > 0;
  return target === undefined || apart(repository, 'HEAD', target).own > 0;
}

/** Finds what holds a change back: mistakes, including a starter's words that are still on pages for visitors. */
export function heldBack(
  { site, engine }: Sides,
  alsoWrong: Problem[] = [],
): { problems: Problem[]; library: Library } {
  const library = openLibrary(site, engine);
  const problems = [...alsoWrong, ...checkAll(library)].filter(({ level }) => level === 'error');
  return { problems, library };
}
