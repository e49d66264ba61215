// Decides what comes into this folder: what a reviewer has added to the change, the newest version of the site, or both together.
import { Failure } from '../../../base/failure.ts';
import { otherInForm, says, the } from '../../../base/sentences/said.ts';
import { apart, isIn } from '../git/branches.ts';
import {
  ALL_AS_IT_WAS,
  AS_IT_WAS,
  askGit,
  commitAt,
  headCommit,
  type Repository,
  SEND_PAGES,
  tryGit,
} from '../git/repository.ts';
import type { Where } from '../plan.ts';

/** One step of this folder from its commit, "head", to another. */
export type StepForward = {
  head: string;
  /** The handed-in change: "head", or what a reviewer has added to it, which then comes as well. */
  own: string;
  /** The commit that comes, and the last one that it has in common with "own". */
  theirs: string;
  base: string;
  /** Whether a new commit brings the two together, because each has something that the other lacks. */
  isJoined: boolean;
  /** The branch that moves. If it is not the current one, the folder goes to it. */
  branch: string;
  /** Where that branch is now; undefined if it is only at the host. */
  was?: string;
  /** The branch that is left, for the next change. "isTaken" says that its work is part of the site. */
  left?: { branch: string; isTaken: boolean };
};

/** Undefined if nothing comes. */
export function nextStep(where: Where, target: string, next: boolean): StepForward | undefined {
  const { repository, branch, remote, isOwn } = where;
  if (!isOwn) return forward(where, target);
  if (isIn(repository, 'HEAD', target)) return onMain(where, target, 'HEAD', true);
  const sent = remote && commitAt(repository, `refs/remotes/${remote}/${branch}`);
  const added = sent ? forward(where, sent) : undefined;
  const own = added?.theirs ?? 'HEAD';
  if (added && isIn(repository, own, target)) return onMain(where, target, own, true);
  if (next) {
    demandSent(where, sent || undefined);
    return onMain(where, target, 'HEAD', false);
  }
  if (apart(repository, own, target).theirs === 0) return added;
  return { ...between(repository, target, own), isJoined: true, branch, was: headCommit(repository) };
}

/** What comes in one step, part by part: what a reviewer has added, and the newest version. */
export function partsOf(step: StepForward): StepForward[] {
  const { head, own } = step;
  if (own === head) return [step];
  return [
    { ...step, base: head, own: head, theirs: own },
    { ...step, head: own },
  ];
}

/** Moves the current branch forward to a commit that has all of its own. */
function forward({ repository, branch }: Where, target: string): StepForward | undefined {
  const { own, theirs } = apart(repository, 'HEAD', target);
  if (theirs === 0) return undefined;
  if (own > 0)
    throw new Failure(
      otherInForm(
        says`A developer has to help here: this folder has ${the.verb(own, 'a commit', `${own} commits`)} that the others don't have, and they have ${the.verb(theirs, 'one', String(theirs))} that it doesn't have. Until then, ${the.sign(SEND_PAGES)}. ${ALL_AS_IT_WAS}`,
        says`A developer has to help here: this folder and the others each have something that the other lacks. ${ALL_AS_IT_WAS}`,
      ),
    );
  return { ...between(repository, target), isJoined: false, branch, was: headCommit(repository) };
}

function onMain(
  { repository, branch, main }: Where,
  target: string,
  change: string,
  isTaken: boolean,
): StepForward {
  demandNotElsewhere(repository, main);
  const was = commitAt(repository, `refs/heads/${main}`);
  if (was !== undefined) demandNothingOwn(repository, main, was, target);
  const { base, ...ends } = between(repository, target, change);
  return {
    ...ends,
    // What has been taken in stands in the newest version too, so only the rest comes from the others.
    base: isTaken ? ends.own : base,
    isJoined: false,
    branch: main,
    ...(was !== undefined && { was }),
    left: { branch, isTaken },
  };
}

function between(
  repository: Repository,
  target: string,
  change = 'HEAD',
): Pick<StepForward, 'head' | 'own' | 'theirs' | 'base'> {
  const [head = '', own = '', theirs = ''] = askGit(repository, ['rev-parse', 'HEAD', change, target]).split(
    '\n',
  );
  const base = tryGit(repository, ['merge-base', own, theirs]).stdout.trim();
  if (base !== '') return { head, own, theirs, base };
  throw new Failure(
    otherInForm(
      says`A developer has to help here: this folder and the newest version have no commit in common. ${ALL_AS_IT_WAS}`,
      says`A developer has to help here: this folder and the newest version have nothing in common. ${ALL_AS_IT_WAS}`,
    ),
  );
}

function demandSent({ repository, main, remote }: Where, sent: string | undefined): void {
  if (!remote || (sent && apart(repository, 'HEAD', sent).own === 0)) return;
  throw new Failure(
    `Your change has not been sent yet: type npm run hand-in first, so that it does not wait on this computer while ${main} goes on. ${AS_IT_WAS}`,
  );
}

function demandNothingOwn(repository: Repository, main: string, was: string, target: string): void {
  const { own } = apart(repository, was, target);
  if (own === 0) return;
  throw new Failure(
    otherInForm(
      says`A developer has to help here: the branch ${the.sign(main)} on this computer has ${the.verb(own, 'a commit', `${own} commits`)} that the others don't have. ${ALL_AS_IT_WAS}`,
      says`A developer has to help here: this computer has something that the others don't have, and that was never sent. ${ALL_AS_IT_WAS}`,
    ),
  );
}

function demandNotElsewhere(repository: Repository, main: string): void {
  const { stdout } = tryGit(repository, ['worktree', 'list', '--porcelain']);
  if (!stdout.split('\n').includes(`branch refs/heads/${main}`)) return;
  throw new Failure(
    otherInForm(
      says`A developer has to help here: another folder on this computer works with the branch ${the.sign(main)} already, and two cannot. ${ALL_AS_IT_WAS}`,
      says`A developer has to help here: another folder on this computer works with the newest version already, and two cannot. ${ALL_AS_IT_WAS}`,
    ),
  );
}
