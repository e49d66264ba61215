// Brings the others' work into this folder, also into pages that are changed here. It first works out everything and has each question
// answered. Only then does it change anything, all at once.
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { readSaid } from '../../base/sentences/read.ts';
import { otherInForm, says, the } from '../../base/sentences/said.ts';
import { shown } from '../../base/words.ts';
import { refuseMistakes } from '../../change/added-problems.ts';
import type { Take } from '../../document/merge/merged-part.ts';
import { openCheckout } from '../../site/git/checkout.ts';
import { openLibrary } from '../../site/library/library.ts';
import { readerOfSite } from '../../site/library/reader.ts';
import type { Report } from '../sentences/changes.ts';
import { compareFolders } from '../sites/sides.ts';
import { carryOut, demandRoomFor } from './bring/carry-out.ts';
import { joinCommits } from './bring/join-commits.ts';
import type { OpenQuestion, PlaceInWords } from './bring/question.ts';
import { type AskedAll, askAll, type Rehearsed, rehearse } from './bring/rehearse.ts';
import { nextStep, partsOf, type StepForward } from './bring/step-forward.ts';
import { gitName } from './bring/three-sides.ts';
import { nameList, type WhoChanged, whoChanged } from './bring/who.ts';
import { apart } from './git/branches.ts';
import { changedHere } from './git/content.ts';
import { ALL_AS_IT_WAS, askGit, commitAt, type Repository } from './git/repository.ts';
import { demandFetched } from './git/send.ts';
import { type Where, whereIn } from './plan.ts';

/** What comes, before anything is done. */
export type Coming = {
  /** The commit that comes. */
  theirs: string;
  /** What the others did, in words; undefined if the two versions cannot be compared. */
  report?: Report;
  /** The number of their commits. */
  count: number;
  /** Files that are changed here too. */
  met: string[];
} & WhoChanged;

export type Newest = {
  /** All that came. There may be two steps: what a reviewer has added to the change, and the newest version. */
  coming: Coming[];
  /** The change that is left, so that the next one starts here. */
  left?: { branch: string; isTaken: boolean; title: string };
  /** True while a reviewer reads the handed-in change. "isJoined" says that the others' work has come into it and is not sent. */
  isBeingRead: boolean;
  isJoined: boolean;
  /** Texts in which both have written. */
  both: PlaceInWords[];
  /** Files that are changed here and not handed in. */
  kept: string[];
  hasNewPackages: boolean;
};

/** Answers questions. It is called again if the answers bring up others. A question may be left open. */
export type Decide = (
  questions: OpenQuestion[],
  coming: Coming[],
) => (Take | undefined)[] | Promise<(Take | undefined)[]>;

/** "next" starts another change beside one that is still being read. With "looks", the host is asked first. */
export type WantedNewest = { next?: boolean; looks?: boolean };

/** What would come, and what is asked about it. Nothing has been done. */
export type NewestRehearsed = AskedAll<Rehearsed> & { where: Where; step: StepForward; coming: Coming[] };

export async function bringNewest(
  repository: Repository,
  sides: Sides,
  next: boolean,
  decide: Decide,
): Promise<Newest> {
  const { where, step } = stepHere(repository, { next, looks: true });
  if (!step) return nothingNew(where);
  return carryOutNewest(sides, await rehearseNewest(sides, { where, step }, decide));
}

/** Without a step, nothing comes. */
export type StepHere = { where: Where; step?: StepForward };

export function stepHere(repository: Repository, { next = false, looks }: WantedNewest): StepHere {
  const where = whereIn(repository);
  const { remote, main } = where;
  if (remote === undefined && !where.isOwn)
    throw new Failure(
      says`This folder is connected with no other place, so nobody else can have changed anything here.`,
    );
  const target = targetOf(where);
  if (looks && remote !== undefined) demandFetched(repository, remote);
  demandThere(repository, target, main);
  return { where, step: nextStep(where, target, next) };
}

/** "withReport" puts into words what the others did, which takes a second. */
export async function rehearseNewest(
  sides: Sides,
  { where, step }: Required<StepHere>,
  decide: Decide,
  { withReport = true } = {},
): Promise<NewestRehearsed> {
  const { repository } = where;
  const first = rehearse(repository, sides, step, new Map());
  demandRoomFor(repository, first.steps.move);
  const coming = await comingIn(repository, sides, step, first.met, withReport);
  const asked = await askAll(
    first,
    answers => rehearse(repository, sides, step, answers),
    questions => decide(questions, coming),
  );
  refuseMistakes(asked.known.problems, WRONG_TOGETHER);
  return { where, step, coming, ...asked };
}

export const WRONG_TOGETHER = otherInForm(
  says`Nothing was brought: what the others did and what you did would be wrong together. Change yours, and type npm run newest again`,
  says`Nothing was brought: what the others did and what you did would be wrong together. Change yours, and try again`,
);

/** All questions have their answers. */
export function carryOutNewest(
  sides: Sides,
  { where, step, known, coming }: NewestRehearsed,
  id?: string,
): Newest & { files: string[] } {
  const { repository, remote, main } = where;
  const commit = step.isJoined ? joinCommits(repository, step, known.tree, messageFor(sides)) : step.theirs;
  const title = step.left && titleOf(repository, step.head);
  const names = [...new Set(coming.flatMap(one => one.names))].sort();
  const files = carryOut(repository, step, known, {
    commit,
    names: nameList(names),
    from: remote ? `${remote}/${main}` : main,
    ...(id !== undefined && { id }),
  });
  return {
    ...nothingNew(where),
    files,
    coming: coming.filter(({ count }) => count > 0),
    ...(step.left && { left: { ...step.left, title: title ?? '' }, isBeingRead: false }),
    isJoined: step.isJoined,
    both: known.both,
    hasNewPackages: known.hasNewPackages,
  };
}

function nothingNew({ repository, isOwn }: Where): Newest {
  return {
    coming: [],
    isBeingRead: isOwn,
    isJoined: false,
    both: [],
    kept: changedHere(repository).filter(file => file.startsWith(`${repository.pages}/`)),
    hasNewPackages: false,
  };
}

function targetOf({ remote, main, branch, isOwn }: Where): string {
  if (branch === main || isOwn)
    return remote === undefined ? `refs/heads/${main}` : `refs/remotes/${remote}/${main}`;
  const [own, usual] = [the.sign(branch), the.sign(main)];
  throw new Failure(
    otherInForm(
      says`This folder is on a branch of somebody's own, ${own}. A developer has to help here: git merge ${usual} brings the others' changes there, git switch ${usual} goes back to them. ${ALL_AS_IT_WAS}`,
      says`This folder is on a branch of somebody's own, ${own}. A developer has to help here, with ${usual}. ${ALL_AS_IT_WAS}`,
    ),
  );
}

function demandThere(repository: Repository, target: string, main: string): void {
  if (commitAt(repository, target) !== undefined) return;
  throw new Failure(
    says`A developer has to help here: the place that this folder is connected with has no branch ${the.sign(main)}. ${ALL_AS_IT_WAS}`,
  );
}

function titleOf(repository: Repository, commit: string): string {
  return shown(askGit(repository, ['log', '-1', '--no-merges', '--format=%s', commit]).trim());
}

/** Everybody who works on the site reads it. */
function messageFor({ site, engine }: Sides): string {
  return readSaid(says`Bring in the others' work`, readerOfSite(openLibrary(site, engine)));
}

async function comingIn(
  repository: Repository,
  sides: Sides,
  step: StepForward,
  met: string[],
  withReport: boolean,
): Promise<Coming[]> {
  const all: Coming[] = [];
  for (const part of partsOf(step)) {
    const count = apart(repository, part.head, part.theirs).theirs;
    const who = whoChanged(repository, part);
    const report = count > 0 && withReport ? await inWords(sides, part.base, part.theirs) : undefined;
    const also =
      part.own === step.own ? met : met.filter(file => who.changedBy.has(gitName(repository, file)));
    all.push({
      theirs: part.theirs,
      ...(report && { report }),
      count,
      met: [...new Set(also)].sort(),
      ...who,
    });
  }
  return all;
}

/** Names begin at the top of the repository, where the site may be a folder. */
export function whoChangedFile(file: string, coming: Coming[]): string[] {
  const isIt = (path: string) => path === file || path.endsWith(`/${file}`);
  return [
    ...new Set(coming.flatMap(({ changedBy }) => [...changedBy].find(([path]) => isIt(path))?.[1] ?? [])),
  ];
}

/** By the folders and both commits. A window asks again with every answer. */
const reports = new Map<string, Report>();
const MOST_REPORTS = 4;

/** Compares with the running engine. If that fails, the caller still has the number of commits. */
async function inWords(sides: Sides, was: string, now: string): Promise<Report | undefined> {
  const key = JSON.stringify([sides, was, now]);
  const report = reports.get(key) ?? (await comparedVersions(sides, was, now));
  reports.delete(key);
  if (report) reports.set(key, report);
  for (const [oldest] of [...reports].slice(0, -MOST_REPORTS)) reports.delete(oldest);
  return report;
}

async function comparedVersions(sides: Sides, was: string, now: string): Promise<Report | undefined> {
  const [before, after] = [openCheckout(sides, was), openCheckout(sides, now)];
  try {
    return await compareFolders(before.earlier, { engine: sides.engine, site: after.earlier.site });
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return undefined;
  } finally {
    before.remove();
    after.remove();
  }
}
