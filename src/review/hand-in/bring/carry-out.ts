// Carries a step out as one: writes the pages that both have changed, lets Git move all others, and moves the branch last. Each step
// asks first whether it is done, so that the next process can finish what a killed one has begun.
import { join } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { otherInForm, type Said, says, the, together } from '../../../base/sentences/said.ts';
import { asOneEntry } from '../../../change/journal/record.ts';
import { finishSaving, type SavedFile, saveTogether, textNow } from '../../../change/save/together.ts';
import { linkStatOf } from '../../../document/files/folder.ts';
import { EditError } from '../../../document/json/edits.ts';
import { noteDeed } from '../done-once.ts';
import { toldBy } from '../git/commit.ts';
import { changedHere } from '../git/content.ts';
import {
  ALL_AS_IT_WAS,
  type Answer,
  commitAt,
  demandUnlocked,
  findRepository,
  headCommit,
  lastWords,
  type Repository,
  tryGit,
} from '../git/repository.ts';
import {
  bothChanged,
  type MovedFile,
  movedBetween,
  moveFolder,
  putEntries,
  WITHOUT_HOOKS,
  whyNotMoved,
} from '../git/two-trees.ts';
import {
  type Bringing,
  bringingLeft,
  forgetBringing,
  isBringingLeft,
  writeBringing,
} from './bringing-record.ts';
import type { Rehearsed } from './rehearse.ts';
import type { StepForward } from './step-forward.ts';
import { siteName } from './three-sides.ts';

export type Carried = Pick<Bringing, 'commit' | 'names' | 'from' | 'id'>;

/** Returns the files that have changed in the folder. */
export function carryOut(
  repository: Repository,
  step: StepForward,
  { steps }: Rehearsed,
  carried: Carried,
): string[] {
  demandRoomFor(repository, steps.move);
  const { head, branch, was } = step;
  const bringing = { ...steps, ...carried, head, branch, ...(was !== undefined && { was }), isSaved: false };
  writeBringing(repository.site, bringing);
  const trouble = goOn(repository, bringing);
  if (trouble !== undefined) throw new Failure(together(trouble, ALL_AS_IT_WAS));
  return filesMoved(repository, bringing);
}

/** What Git would refuse to write over is said before anything is done. */
export function demandRoomFor(repository: Repository, { from, to }: Bringing['move']): void {
  const changed = new Set(changedHere(repository));
  const isInTheWay = ({ path, was }: MovedFile) =>
    changed.has(path) ||
    (was.hash === undefined && linkStatOf(join(repository.top, path))?.isDirectory() === false);
  const both = movedBetween(repository, from, to, []).filter(isInTheWay);
  if (both.length > 0) throw new Failure(bothChanged(both.map(({ path }) => path)));
  const trouble = whyNotMoved(repository, from, to);
  if (trouble !== undefined)
    throw new Failure(says`Git could not bring the others' changes. ${ALL_AS_IT_WAS}${toldBy(trouble)}`);
}

/** What a killed process has begun. Returns a sentence if there was anything. */
export function finishBringing(site: string): Said | undefined {
  if (!isBringingLeft(site)) return undefined;
  const left = bringingLeft(site);
  const repository = findRepository(site);
  if (left?.isAtWork) return undefined;
  if (!left || 'missing' in repository || !isHere(repository, left.bringing)) {
    forgetBringing(site);
    return undefined;
  }
  // Git leaves its lock if it is killed too, and moves nothing until somebody has deleted it. This goes on after that.
  demandUnlocked(repository);
  return goOn(repository, left.bringing) === undefined
    ? says`Bringing the others' work was cut short, and is complete now.`
    : otherInForm(
        says`Bringing the others' work was cut short, and pages have changed since. It is taken back: type npm run newest to begin again.`,
        says`Bringing the others' work was cut short, and pages have changed since. It is taken back: get it once more.`,
      );
}

/** Whether nobody has gone elsewhere since. */
function isHere(repository: Repository, bringing: Bringing): boolean {
  return isOn(repository, bringing) || headCommit(repository) === bringing.head;
}

/** Undefined if all is done. Otherwise says why not, and nothing is: a page may have changed since this was worked out. */
function goOn(repository: Repository, bringing: Bringing): Said | undefined {
  const { site } = repository;
  const { names: what, entries } = bringing;
  const trouble = asOneEntry(site, { by: 'others', id: undefined, ...(what && { what }) }, () => {
    if (!saveFiles(site, bringing))
      return says`The pages have changed while this was worked out. Start again.`;
    if (isOn(repository, bringing)) return undefined;
    const refused = moved(repository, bringing);
    if (refused !== undefined) {
      takeBack(site, bringing);
      return says`Git could not bring the others' changes.${toldBy(refused)}`;
    }
    demand(putEntries(repository, entries));
    moveBranch(repository, bringing);
    return undefined;
  });
  if (trouble === undefined && bringing.id !== undefined)
    noteDeed(site, { id: bringing.id, files: filesMoved(repository, bringing) });
  forgetBringing(site);
  return trouble;
}

/** Our own files, and those that Git has moved. */
function filesMoved(repository: Repository, { files, move: { from, to } }: Bringing): string[] {
  const byGit = movedBetween(repository, from, to, [repository.pages]);
  return [
    ...new Set([...files.map(({ file }) => file), ...byGit.map(({ path }) => siteName(repository, path))]),
  ];
}

function moved(repository: Repository, bringing: Bringing): string | undefined {
  const { from, to } = bringing.move;
  const refused = moveFolder(repository, from, to);
  if (refused === undefined || !settleIndex(repository, bringing)) return refused;
  return moveFolder(repository, from, to);
}

/** Leaves a file that somebody has changed since. */
function takeBack(site: string, { back }: Bringing): void {
  saveTogether(
    site,
    back.filter(file => isAs(site, file, file.before)),
  );
}

/** Those are saved together. So if none is as it should become, and one is not as it was, somebody has changed it before that. */
function saveFiles(site: string, bringing: Bringing): boolean {
  if (bringing.isSaved) return true;
  finishSaving(site);
  const { files } = bringing;
  const open = files.filter(file => isAs(site, file, file.before));
  const isBegun = files.some(file => isAs(site, file, file.after));
  if (open.length < files.length && !isBegun) return false;
  if (open.length > 0 && !areSaved(site, open)) return false;
  if (files.length > 0) writeBringing(site, { ...bringing, isSaved: true });
  return true;
}

/** False if somebody has saved one of them this very moment. Then none is written. */
function areSaved(site: string, files: SavedFile[]): boolean {
  try {
    saveTogether(site, files);
    return true;
  } catch (error) {
    if (error instanceof EditError) return false;
    forgetBringing(site);
    throw error;
  }
}

function isAs(site: string, { file }: SavedFile, text: string | undefined): boolean {
  return textNow(join(site, file)) === text;
}

/** Git itself may have been killed while it moved files. Where a file is already what it becomes, the index learns it. */
function settleIndex(repository: Repository, { move: { from, to } }: Bringing): boolean {
  const moved = movedBetween(repository, from, to, []).map(({ now }) => now);
  const statIn = (path: string) => linkStatOf(join(repository.top, path));
  const isFile = (path: string) => statIn(path)?.isFile() === true && !path.includes('\n');
  const there = moved.filter(({ hash, path }) => hash !== undefined && isFile(path));
  const input = there.map(({ path }) => `${path}\n`).join('');
  const { stdout } = tryGit(repository, ['hash-object', '--stdin-paths'], {}, { input });
  const hashes = stdout.split('\n');
  const come = there.filter(({ hash }, at) => hashes[at] === hash);
  const gone = moved.filter(({ hash, path }) => hash === undefined && !statIn(path));
  putEntries(repository, [...gone, ...come]);
  return come.length + gone.length > 0;
}

const refOf = (branch: string): string => `refs/heads/${branch}`;

function isOn(repository: Repository, { branch, commit }: Bringing): boolean {
  const { stdout } = tryGit(repository, ['symbolic-ref', '--quiet', 'HEAD']);
  return stdout.trim() === refOf(branch) && headCommit(repository) === commit;
}

function moveBranch(repository: Repository, { branch, commit, was, from }: Bringing): void {
  const ref = refOf(branch);
  const move =
    was === undefined
      ? ['branch', '--track', branch, from]
      : [...WITHOUT_HOOKS, 'update-ref', '-m', 'newest: brought forward', ref, commit, was];
  if (commitAt(repository, ref) !== commit) demand(tryGit(repository, move));
  const current = tryGit(repository, ['symbolic-ref', '--quiet', 'HEAD']).stdout.trim();
  if (current !== ref)
    demand(
      tryGit(repository, [...WITHOUT_HOOKS, 'symbolic-ref', '-m', 'newest: the next change', 'HEAD', ref]),
    );
}

/** The record stays, so that the next command tries again. */
function demand(answer: Answer | undefined): void {
  if (!answer || answer.status === 0) return;
  const trouble = the.sign(lastWords(answer.stderr) || String(answer.error));
  throw new Failure(
    otherInForm(
      says`The others' work has come, and Git could not finish with it: ${trouble}. Type npm run newest once more.`,
      says`The others' work has come, and Git could not finish with it: ${trouble}. Try once more.`,
    ),
  );
}
