// Works out what a step would make of the pages, and which questions it leaves open. Changes no file and no branch.

import type { Sides } from '../../../base/places.mjs';
import { checkWith } from '../../../change/merge/check.ts';
import type { AskedOfSite, MergedSites } from '../../../change/merge/conflicts.ts';
import { mergeSites } from '../../../change/merge/sites.ts';
import { replacedFile, type SavedFile } from '../../../change/save/together.ts';
import type { Take } from '../../../document/merge/merged-part.ts';
import type { Problem } from '../../../document/problem/problem.ts';
import { withCheckout } from '../../../site/git/checkout.ts';
import { openLibrary } from '../../../site/library/library.ts';
import type { Repository } from '../git/repository.ts';
import {
  type FileThere,
  keepBytes,
  type MovedFile,
  movedBetween,
  treeOfBoth,
  treeWith,
} from '../git/two-trees.ts';
import { bothInWords, type OpenQuestion, questionOf, signOf, type TextOfBoth } from './question.ts';
import { entriesAfter } from './staged.ts';
import type { StepForward } from './step-forward.ts';
import {
  changedPages,
  gitName,
  sidesOfFolder,
  sidesOfVersions,
  siteName,
  type ThreeSides,
} from './three-sides.ts';

export type Answers = Map<string, Take>;

/** The state after every question that has an answer was answered: all questions, and their answers. */
export type AskedAll<Known> = { known: Known; questions: OpenQuestion[]; answers: Answers };

/** Rehearses once more with each answer: it may bring up other questions. A question may be left open. */
export async function askAll<Known extends { questions: OpenQuestion[] }>(
  first: Known,
  rehearseWith: (answers: Answers) => Known,
  decide: (questions: OpenQuestion[]) => (Take | undefined)[] | Promise<(Take | undefined)[]>,
): Promise<AskedAll<Known>> {
  const answers: Answers = new Map();
  const questions = new Map<string, OpenQuestion>();
  for (let known = first; ; known = rehearseWith(answers)) {
    const asked = known.questions.filter(({ key }) => !questions.has(key));
    for (const question of asked) questions.set(question.key, question);
    const takes = asked.length > 0 ? await decide(asked) : [];
    for (const [at, { key }] of asked.entries()) if (takes[at] !== undefined) answers.set(key, takes[at]);
    if (takes.every(take => take === undefined))
      return { known, questions: [...questions.values()], answers };
  }
}

/** "tree" is the version that comes, together with what has been handed in. */
export type Rehearsed = {
  questions: OpenQuestion[];
  /** New mistakes that no answer to a question could avoid. */
  problems: Problem[];
  /** Texts in which both have written, to be read once more. */
  both: TextOfBoth[];
  tree: string;
  hasNewPackages: boolean;
  /** Files that are changed here and not handed in, and those of them that others have changed too. */
  open: string[];
  met: string[];
  steps: FolderSteps;
};

/** How the folder gets there: our writes and their way back, what Git moves, and what the index holds of our files afterwards. */
export type FolderSteps = {
  files: SavedFile[];
  back: SavedFile[];
  move: { from: string; to: string };
  entries: FileThere[];
};

export function rehearse(
  repository: Repository,
  sides: Sides,
  step: StepForward,
  answers: Answers,
): Rehearsed {
  const joined = step.isJoined ? joinedVersion(repository, sides, step, answers) : undefined;
  const tree = joined?.tree ?? step.theirs;
  const moved = movedBetween(repository, step.head, tree, []);
  const coming = moved.filter(({ path }) => path.startsWith(`${repository.pages}/`));
  const open = changedPages(repository, coming);
  const three = sidesOfFolder(repository, open, coming);
  const merged = mergedSides(three, answers, use => use(checkIn(three, sides)));
  const theirs = new Set(coming.map(({ path }) => path));
  // Questions about the open changes of the folder can be asked only after those about the two commits have their answers.
  return {
    ...questionsOf(joined && joined.merged.conflicts.length > 0 ? joined.merged : merged),
    both: [...(joined ? bothInWords(joined.merged) : []), ...bothInWords(merged)],
    tree,
    hasNewPackages: moved.some(({ path }) => /(^|\/)package-lock\.json$/.test(path)),
    open: open.map(path => siteName(repository, path)),
    met: [
      ...open.filter(path => theirs.has(path)).map(path => siteName(repository, path)),
      ...(joined?.met ?? []),
    ],
    steps: stepsTo(repository, { head: step.head, tree }, { open, coming, three, merged }),
  };
}

export function questionsOf({
  conflicts,
  problems,
  files,
}: MergedSites): Pick<Rehearsed, 'questions' | 'problems'> {
  return {
    questions: conflicts.map(conflict => questionOf(conflict, files)),
    problems: conflicts.length === 0 ? problems : [],
  };
}

type Check = NonNullable<NonNullable<Parameters<typeof mergeSites>[3]>['check']>;

/** Merges once more if the answers of the first time bring up a question of their own. */
export function mergedSides(
  { names, base, ours, theirs, isUnchecked }: ThreeSides,
  answers: Answers,
  withCheck: (use: (check: Check) => MergedSites) => MergedSites,
): MergedSites {
  if (names.length === 0) return { files: new Map(), conflicts: [], both: [], renamed: [], problems: [] };
  const answer = (conflict: AskedOfSite) => answers.get(signOf(conflict));
  return withCheck(check => mergeSites(base, ours, theirs, { answer, check, isUnchecked }));
}

export function checkIn({ names }: ThreeSides, { site, engine }: Sides): Check {
  return checkWith(names, openLibrary(site, engine));
}

/** Merges the handed-in change with the version that comes, and makes one tree of both. */
function joinedVersion(repository: Repository, sides: Sides, step: StepForward, answers: Answers) {
  const versions = { ...step, head: step.own };
  const three = sidesOfVersions(repository, versions);
  const merged = mergedSides(three, answers, use =>
    withCheckout(sides, step.own, ({ site }) => use(checkIn(three, { site, engine: sides.engine }))),
  );
  const [here, coming] = [step.own, step.theirs].map(version =>
    movedBetween(repository, step.base, version, [repository.pages]),
  ) as [MovedFile[], MovedFile[]];
  const known = new Map([...here, ...coming].map(({ path, now }) => [path, now]));
  const names = new Set([...three.names, ...merged.files.keys()]);
  const files = [...names].map(file => {
    const path = gitName(repository, file);
    const bytes = merged.files.get(file);
    if (!bytes) return { path };
    const mode = known.get(path)?.mode ?? '100644';
    return { path, mode, hash: keepBytes(repository, path, bytes) };
  });
  const theirs = new Set(coming.map(({ path }) => path));
  const met = here.filter(({ path }) => theirs.has(path)).map(({ path }) => siteName(repository, path));
  return { merged, met, tree: treeOfBoth(repository, versions, files) };
}

type Folder = { open: string[]; coming: MovedFile[]; three: ThreeSides; merged: MergedSites };

function stepsTo(
  repository: Repository,
  { head, tree }: { head: string; tree: string },
  folder: Folder,
): FolderSteps {
  const { open, coming, three, merged } = folder;
  const ours = [...new Set([...three.names, ...merged.files.keys()])].filter(file => !isMovedByGit(file));
  const names = ours.filter(file => !isSameFile(three.ours.get(file), merged.files.get(file)));
  // A file that stays as it is, and is another one in the version that comes, is not moved by Git either.
  const own = new Set([...open, ...ours.map(file => gitName(repository, file))]);
  const kept = coming.filter(({ path }) => own.has(path));
  const to =
    kept.length === 0
      ? tree
      : treeWith(
          repository,
          tree,
          kept.map(({ was }) => was),
        );
  return {
    files: names.map(file => replacedFile(file, three.ours.get(file), merged.files.get(file))),
    back: names.map(file => replacedFile(file, merged.files.get(file), three.ours.get(file))),
    move: { from: head, to },
    entries: entriesAfter(repository, kept, merged.files),
  };

  /** Nobody has changed it here, and it becomes what it is there. */
  function isMovedByGit(file: string): boolean {
    return (
      !open.includes(gitName(repository, file)) && isSameFile(merged.files.get(file), three.theirs.get(file))
    );
  }
}

function isSameFile(one: Buffer | undefined, other: Buffer | undefined): boolean {
  return one && other ? one.equals(other) : one === other;
}
