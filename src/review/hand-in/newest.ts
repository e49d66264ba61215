// Brings the others' work into this folder. Only ever moves forward, and leaves changes that are not handed in as they are. If the
// two collide, changes nothing.
import { Failure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { listed } from '../../base/words.ts';
import { openCheckout } from '../../site/git/checkout.ts';
import type { Report } from '../sentences/changes.ts';
import { compareFolders } from '../sites/sides.ts';
import { apart, bringForward, isIn } from './git/branches.ts';
import { toldBy } from './git/commit.ts';
import {
  AS_IT_WAS,
  askGit,
  commitAt,
  headCommit,
  parted,
  type Repository,
  SEND_PAGES,
  tryGit,
} from './git/repository.ts';
import { demandFetched } from './git/send.ts';
import { type Where, whereIn } from './plan.ts';

export type Newest = {
  /** What the others did, in words; undefined if the two versions cannot be compared. */
  report?: Report;
  /** The number of their commits. */
  count: number;
  /** True if the handed-in change has been taken into the site, so that the next change starts here. */
  isNext: boolean;
  /** True while a reviewer reads the handed-in change; the others' work waits until then. */
  isBeingRead: boolean;
  /** Files that are changed here and not handed in. */
  kept: string[];
  hasNewPackages: boolean;
};

/** "next" starts another change beside one that is still being read. */
export async function bringNewest(repository: Repository, sides: Sides, next: boolean): Promise<Newest> {
  const where = whereIn(repository);
  const { remote, main, branch } = where;
  if (remote === undefined && !where.isOwn)
    throw new Failure(
      'This folder is connected with no other place, so nobody else can have changed anything here.',
    );
  if (remote !== undefined) demandFetched(repository, remote);
  const start = headCommit(repository);
  const target = targetOf(where);
  const isNext = where.isOwn && goesOn(where, target, next);
  if (isNext) switchTo(repository, main, target);
  else if (branch === main) goForward(repository, target);
  const now = headCommit(repository);
  const changed = changedBetween(repository, start, now);
  const count = apart(repository, start, now).theirs;
  return {
    ...(count > 0 && { report: await inWords(sides, start, now) }),
    count,
    isNext,
    isBeingRead: where.isOwn && !isNext,
    kept: unsaved(repository),
    hasNewPackages: changed.some(file => /(^|\/)package-lock\.json$/.test(file)),
  };
}

function targetOf({ repository, remote, main, branch, isOwn }: Where): string {
  const target = remote === undefined ? `refs/heads/${main}` : `refs/remotes/${remote}/${main}`;
  if (branch !== main && !isOwn)
    throw new Failure(
      `This folder is on a branch of somebody's own, ${branch}. A developer has to help here: git merge ${main} brings the others' changes there, git switch ${main} goes back to them. ${AS_IT_WAS}`,
    );
  if (commitAt(repository, target) !== undefined) return target;
  throw new Failure(
    `A developer has to help here: the place that this folder is connected with has no branch ${main}. ${AS_IT_WAS}`,
  );
}

/** Whether the next change starts now. First brings what a reviewer has added to this one. */
function goesOn({ repository, branch, remote, main }: Where, target: string, next: boolean): boolean {
  const sent = remote && commitAt(repository, `refs/remotes/${remote}/${branch}`);
  if (isIn(repository, 'HEAD', target)) return true;
  if (sent) goForward(repository, `refs/remotes/${remote}/${branch}`);
  if (isIn(repository, 'HEAD', target)) return true;
  if (next && remote && (!sent || apart(repository, 'HEAD', sent).own > 0))
    throw new Failure(
      `Your change has not been sent yet: type npm run hand-in first, so that it does not wait on this computer while ${main} goes on. ${AS_IT_WAS}`,
    );
  return next;
}

/** Moves the current branch forward to "target". */
function goForward(repository: Repository, target: string): void {
  const { own, theirs } = apart(repository, 'HEAD', target);
  if (theirs === 0) return;
  if (own > 0)
    throw new Failure(
      `A developer has to help here: this folder has ${own === 1 ? 'a commit' : `${own} commits`} that the others don't have, and they have ${theirs === 1 ? 'one' : theirs} that it doesn't have. Until then, ${SEND_PAGES}. ${AS_IT_WAS}`,
    );
  demandNoCollision(repository, target);
  const words = ['-c', 'merge.autoStash=false', 'merge', '--ff-only', '--quiet', target];
  const { status, stderr } = tryGit(repository, words);
  if (status !== 0)
    throw new Failure(`Git could not bring the others' changes. ${AS_IT_WAS}${toldBy(stderr)}`);
}

/** Moves the main branch first and then switches to it. The other way round, files of the change would vanish and come back. */
function switchTo(repository: Repository, main: string, target: string): void {
  demandNotElsewhere(repository, main);
  demandNoCollision(repository, target);
  const was = commitAt(repository, `refs/heads/${main}`);
  if (target !== `refs/heads/${main}`) bringForward(repository, main, target);
  const { status, stderr } = tryGit(repository, [
    'checkout',
    '--quiet',
    '--no-recurse-submodules',
    main,
    '--',
  ]);
  if (status === 0) return;
  if (was !== undefined) tryGit(repository, ['update-ref', `refs/heads/${main}`, was]);
  throw new Failure(`Git could not go to the newest version. ${AS_IT_WAS}${toldBy(stderr)}`);
}

function demandNotElsewhere(repository: Repository, main: string): void {
  const { stdout } = tryGit(repository, ['worktree', 'list', '--porcelain']);
  if (!stdout.split('\n').includes(`branch refs/heads/${main}`)) return;
  throw new Failure(
    `A developer has to help here: another folder on this computer works with the branch ${main} already, and two cannot. ${AS_IT_WAS}`,
  );
}

function demandNoCollision(repository: Repository, target: string): void {
  const coming = new Set(changedBetween(repository, 'HEAD', target));
  const both = changedHere(repository).filter(file => coming.has(file));
  if (both.length === 0) return;
  throw new Failure(
    `Others have changed ${listed(both, 'and')}, and so have you. Hand yours in first (npm run hand-in); whoever takes it in brings both together. ${AS_IT_WAS}`,
  );
}

function changedBetween(repository: Repository, from: string, to: string): string[] {
  return parted(askGit(repository, ['diff', '--name-only', '--no-renames', '-z', from, to]));
}

/** Changed and new files anywhere in the project. */
function changedHere(repository: Repository): string[] {
  const words = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  return parted(askGit(repository, words)).map(line => line.slice(3));
}

function unsaved(repository: Repository): string[] {
  return changedHere(repository).filter(file => file.startsWith(`${repository.pages}/`));
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
