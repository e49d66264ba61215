// Collects what differs in the content since the last commit, as a Git tree that no branch shows yet. Uses an index file of its
// own, so that what somebody else has staged stays as it is.
import { copyFileSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { otherInForm, type Said, says, the } from '../../../base/sentences/said.ts';
import { isLeftBehindName } from '../../../document/files/folder.ts';
import {
  ALL_AS_IT_WAS,
  askGit,
  lastWords,
  namesListed,
  parted,
  type Repository,
  tryGit,
} from './repository.ts';

export type Content = {
  /** The Git tree of the whole project as it would be. */
  tree: string;
  /** The files that differ, named from the top of the repository. */
  files: string[];
  /** Sentences about files in the folder that are not handed in. */
  leftOut: Said[];
};

/** Calls "use" while the temporary index still exists. */
export function withContent<T>(repository: Repository, use: (content: Content, index: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-hand-in-'));
  try {
    const index = join(folder, 'index');
    return use(putTogether(repository, index), index);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function putTogether(repository: Repository, index: string): Content {
  demandWhole(repository);
  const all = entriesIn(repository);
  const entries = all.filter(({ path, isNew }) => !isNew || isContent(path, repository));
  const own = { GIT_INDEX_FILE: index };
  // A copy of Git's index knows which files are unchanged, so Git need not read them all.
  const usual = join(repository.kept, 'index');
  if (existsSync(usual)) copyFileSync(usual, index);
  askGit(repository, ['read-tree', '--reset', 'HEAD'], own);
  const names = [...new Set(entries.map(({ path }) => path))];
  const taken = tryGit(repository, ['update-index', '-z', '--add', '--remove', '--replace', '--stdin'], own, {
    input: names.map(name => `${name}\0`).join(''),
  });
  if (taken.status !== 0)
    throw new Failure(
      says`Git does not take the content as it is: ${the.sign(lastWords(taken.stderr))}. A developer has to help here. ${ALL_AS_IT_WAS}`,
    );
  const tree = askGit(repository, ['write-tree'], own).trim();
  const files = filesBetween(repository, 'HEAD', tree);
  demandNotStaged(entries, files);
  return { tree, files, leftOut: leftOut(repository, all) };
}

/** The names of files below pages/ that differ between two versions. */
function filesBetween(repository: Repository, from: string, to: string): string[] {
  const words = ['diff-tree', '-r', '--name-only', '--no-renames', '-z', from, to, '--', repository.pages];
  return parted(askGit(repository, words));
}

/** The files below pages/ that differ from the last commit and would be handed in. */
export function changedContent(repository: Repository): string[] {
  const wanted = entriesIn(repository).filter(({ path, isNew }) => !isNew || isContent(path, repository));
  return wanted.map(({ path }) => path);
}

type Entry = { path: string; isStaged: boolean; isChangedSince: boolean; isNew: boolean };

function entriesIn(repository: Repository): Entry[] {
  const words = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  const told = askGit(repository, [...words, '--ignore-submodules=all', '--', repository.pages]);
  return parted(told).map(line => {
    const [staged, since] = [line.charAt(0), line.charAt(1)];
    const isNew = staged === '?';
    return {
      path: line.slice(3),
      isStaged: !isNew && staged !== ' ',
      isChangedSince: since !== ' ',
      isNew,
    };
  });
}

/** Names that begin with a dot are not part of a site. Git ends a path with a slash if the folder has its own repository. */
export function isContent(path: string, { pages }: Repository): boolean {
  const names = path.slice(pages.length + 1).split('/');
  return names.every(name => name !== '' && !name.startsWith('.')) && !isLeftBehindName(names.at(-1) ?? '');
}

/** Refuses if somebody has staged a version of a file and changed it afterwards: our commit would lose the staged one. */
function demandNotStaged(entries: Entry[], files: string[]): void {
  const prepared = entries.filter(
    ({ path, isStaged, isChangedSince }) =>
      isStaged &&
      files.includes(path) &&
      (isChangedSince || entries.some(other => other.isNew && other.path === path)),
  );
  if (prepared.length === 0) return;
  const names = namesListed(prepared.map(({ path }) => path));
  throw new Failure(
    otherInForm(
      says`Somebody has prepared another version of ${names} for a commit of their own (it is "staged" in Git). A developer has to finish that commit first, or say that it isn't wanted: git restore --staged. ${ALL_AS_IT_WAS}`,
      says`Somebody has prepared another version of ${names} for a commit of their own. A developer has to finish that first, or say that it isn't wanted. ${ALL_AS_IT_WAS}`,
    ),
  );
}

/** In a sparse checkout, missing pages would look as if somebody had removed them. */
function demandWhole(repository: Repository): void {
  const told = parted(askGit(repository, ['ls-files', '-t', '-z', '--', repository.pages]));
  if (!told.some(line => line.startsWith('S '))) return;
  throw new Failure(
    otherInForm(
      says`This copy of the project leaves out a part of pages/ (a sparse checkout), so nobody can say here what has changed. A developer has to help: git sparse-checkout disable. ${ALL_AS_IT_WAS}`,
      says`This copy of the project leaves out some of the pages, so nobody can say here what has changed. A developer has to help. ${ALL_AS_IT_WAS}`,
    ),
  );
}

function leftOut(repository: Repository, entries: Entry[]): Said[] {
  const { pages } = repository;
  const ignored = parted(
    askGit(repository, ['ls-files', '--others', '--ignored', '--exclude-standard', '-z', '--', pages]),
  ).filter(path => isContent(path, repository));
  const nested = entries.flatMap(({ path, isNew }) => (isNew && path.endsWith('/') ? path : []));
  return [
    ...(ignored.length > 0
      ? [
          otherInForm(
            says`Not handed in, because the project's .gitignore leaves it out: ${named(ignored)}.`,
            says`Stays here, because the project's .gitignore leaves it out: ${named(ignored)}.`,
          ),
        ]
      : []),
    ...nested.map(path =>
      otherInForm(
        says`Not handed in, because it is a Git project of its own: ${the.sign(path)}.`,
        says`Stays here, because it is a Git project of its own: ${the.sign(path)}.`,
      ),
    ),
  ];
}

const MOST_NAMES = 5;

function named(files: string[]): Said {
  const more = files.length - MOST_NAMES;
  if (more <= 1) return says`${the.sign(files.join(', '))}`;
  return says`${the.sign(files.slice(0, MOST_NAMES).join(', '))} and ${the.number(more)} more`;
}

/** Changed and new files anywhere in the project. */
export function changedHere(repository: Repository): string[] {
  const words = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  return parted(askGit(repository, words)).map(line => line.slice(3));
}

/** Files outside the content that differ from the last commit. They are not handed in. */
export function changedOutside(repository: Repository): string[] {
  const words = ['status', '--porcelain=v1', '-z', '--untracked-files=normal', '--no-renames'];
  return parted(askGit(repository, words))
    .map(line => line.slice(3))
    .filter(path => !path.startsWith(`${repository.pages}/`));
}

/** Updates Git's own index to the new commit for the content only. Every other entry stays exactly as it is. */
export function takeOver(repository: Repository, commit: string): boolean {
  return writeEntries(repository, differences(repository, [`${commit}^`, commit]));
}

/** Does what takeOver would have done, if a hand-in was killed between its commit and takeOver. */
export function mendIndex(repository: Repository): void {
  const staged = differences(repository, ['HEAD'], ['diff-index', '--cached']);
  if (staged.length === 0) return;
  const last = new Map(differences(repository, ['HEAD^', 'HEAD']).map(change => [change.path, change]));
  const behind = staged.flatMap(({ path, now }) => {
    const change = last.get(path);
    return change && change.was === now ? [change] : [];
  });
  if (behind.length > 0) writeEntries(repository, behind);
}

/** "was" and "now" hold a file's mode and the hash of its content, as Git writes them. */
type Difference = { path: string; was: string; now: string };

function differences(
  repository: Repository,
  versions: string[],
  command = ['diff-tree', '-r'],
): Difference[] {
  const words = [
    ...command,
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '-z',
    ...versions,
    '--',
    repository.pages,
  ];
  const { status, stdout } = tryGit(repository, words);
  // Git fails here for a first commit, because nothing comes before it.
  if (status !== 0) return [];
  const parts = parted(stdout);
  return parts.flatMap((line, at) => {
    if (at % 2 === 1) return [];
    const [wasMode = '', nowMode = '', was = '', now = ''] = line.slice(1).split(' ');
    return [{ path: parts[at + 1] ?? '', was: `${wasMode} ${was}`, now: `${nowMode} ${now}` }];
  });
}

function writeEntries(repository: Repository, changes: Difference[]): boolean {
  // Removed files come first, because a folder may take the place of a page.
  const isGone = ({ now }: Difference) => now.startsWith('000000');
  const ordered = [...changes.filter(isGone), ...changes.filter(change => !isGone(change))];
  const input = ordered.map(({ path, now }) => `${now.replace(/^000000/, '0')}\t${path}\0`).join('');
  return tryGit(repository, ['update-index', '-z', '--index-info'], {}, { input }).status === 0;
}
