// Brings the others' work into this folder, also into pages that are changed here. It first works out everything and has each question
// answered. Only then does it change anything, all at once.
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { readSaid } from '../../base/sentences/read.ts';
import { otherInForm, says, the } from '../../base/sentences/said.ts';
import { shown } from '../../base/words.ts';
import type { Take } from '../../document/merge/merged-part.ts';
import { openCheckout } from '../../site/git/checkout.ts';
import { openLibrary } from '../../site/library/library.ts';
import { readerOfSite } from '../../site/library/reader.ts';
import type { Report } from '../sentences/changes.ts';
import { compareFolders } from '../sites/sides.ts';
import { carryOut, demandRoomFor } from './bring/carry-out.ts';
import { joinCommits } from './bring/join-commits.ts';
import type { OpenQuestion, PlaceInWords } from './bring/question.ts';
import { rehearse } from './bring/rehearse.ts';
import { nextStep, type StepForward } from './bring/step-forward.ts';
import { nameList, underNames, whoChanged } from './bring/who.ts';
import { apart } from './git/branches.ts';
import { changedHere } from './git/content.ts';
import { ALL_AS_IT_WAS, askGit, commitAt, type Repository } from './git/repository.ts';
import { demandFetched } from './git/send.ts';
import { movedBetween } from './git/two-trees.ts';
import { type Where, whereIn } from './plan.ts';

/** What comes, before anything is done. */
export type Coming = {
  /** The commit that comes. */
  theirs: string;
  /** What the others did, in words; undefined if the two versions cannot be compared. */
  report?: Report;
  /** The number of their commits. */
  count: number;
  /** Who made them, and who changed each file. */
  names: string[];
  changedBy: Map<string, string[]>;
  /** Files that are changed here too. */
  met: string[];
};

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

/** Answers the questions of one step. It is called again if the answers bring up others. */
export type Decide = (questions: OpenQuestion[], coming: Coming) => Promise<Take[]>;

/** "next" starts another change beside one that is still being read. */
export async function bringNewest(
  repository: Repository,
  sides: Sides,
  next: boolean,
  decide: Decide,
): Promise<Newest> {
  const where = whereIn(repository);
  const { remote, main, branch } = where;
  if (remote === undefined && !where.isOwn)
    throw new Failure(
      says`This folder is connected with no other place, so nobody else can have changed anything here.`,
    );
  const target = targetOf(where);
  if (remote !== undefined) demandFetched(repository, remote);
  demandThere(repository, target, main);
  const newest: Newest = {
    coming: [],
    isBeingRead: where.isOwn,
    isJoined: false,
    both: [],
    kept: [],
    hasNewPackages: false,
  };
  for (let step = nextStep(where, target, next); step; ) {
    const done = await bring(
      repository,
      sides,
      { ...step, host: remote ? `${remote}/${main}` : main },
      decide,
    );
    newest.coming.push(...(done.coming.count > 0 ? [done.coming] : []));
    newest.both.push(...done.both);
    newest.hasNewPackages ||= done.hasNewPackages;
    newest.isJoined ||= step.isJoined;
    if (step.left)
      Object.assign(newest, {
        left: { ...step.left, title: titleOf(repository, step.head) },
        isBeingRead: false,
      });
    step =
      step.branch === branch && where.isOwn && !step.isJoined ? nextStep(where, target, next) : undefined;
  }
  newest.kept = changedHere(repository).filter(file => file.startsWith(`${repository.pages}/`));
  return newest;
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

async function bring(
  repository: Repository,
  sides: Sides,
  step: StepForward & { host: string },
  decide: Decide,
) {
  const answers = new Map<string, Take>();
  let known = rehearse(repository, sides, step, answers);
  demandRoomFor(repository, known.steps.move);
  const coming = await comingWith(repository, sides, step, known.met);
  while (known.questions.length > 0) {
    const takes = await decide(known.questions, coming);
    for (const [at, question] of known.questions.entries()) answers.set(question.key, takes[at] ?? 'theirs');
    known = rehearse(repository, sides, step, answers);
  }
  const commit = step.isJoined ? joinCommits(repository, step, known.tree, messageFor(sides)) : step.theirs;
  const moved = movedBetween(repository, step.head, known.tree, []);
  carryOut(repository, step, known, { commit, names: nameList(coming.names), from: step.host });
  return {
    coming,
    both: known.both,
    hasNewPackages: moved.some(({ path }) => /(^|\/)package-lock\.json$/.test(path)),
  };
}

/** Everybody who works on the site reads it. */
function messageFor({ site, engine }: Sides): string {
  return readSaid(says`Bring in the others' work`, readerOfSite(openLibrary(site, engine)));
}

async function comingWith(
  repository: Repository,
  sides: Sides,
  step: StepForward,
  met: string[],
): Promise<Coming> {
  const count = apart(repository, step.head, step.theirs).theirs;
  const who = whoChanged(repository, step);
  const said = count > 0 ? await inWords(sides, step.base, step.theirs) : undefined;
  const report = said && underNames(said, who.changedBy, repository.pages);
  return { theirs: step.theirs, ...(report && { report }), count, met: [...new Set(met)].sort(), ...who };
}

/** Compares with the running engine. If that fails, the caller still has the number of commits. */
async function inWords(sides: Sides, was: string, now: string): Promise<Report | undefined> {
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
