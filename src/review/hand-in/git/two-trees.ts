// Makes versions of the project that no branch shows, and moves the folder from one to another. Runs no merge of Git's on the pages, so
// no driver that a version names is run, and no hook.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import { type Said, says, the } from '../../../base/sentences/said.ts';
import { toldBy } from './commit.ts';
import {
  ALL_AS_IT_WAS,
  type Answer,
  askGit,
  lastWords,
  namesListed,
  parted,
  type Repository,
  tryGit,
} from './repository.ts';

/** A file in a version. Without a mode and a hash it is not there. */
export type FileThere = { path: string; mode?: string; hash?: string };
/** How a file differs between two versions. */
export type MovedFile = { path: string; was: FileThere; now: FileThere };

/** A hook of the project may be a file of the project, and so have come with what is brought. */
export const WITHOUT_HOOKS = ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false'];

export function movedBetween(
  repository: Repository,
  from: string,
  to: string,
  places: string[],
): MovedFile[] {
  const words = ['diff-tree', '-r', '--raw', '--no-abbrev', '--no-renames', '-z', from, to, '--', ...places];
  return movedIn(askGit(repository, words));
}

/** The files that somebody has staged. */
export function stagedFiles(repository: Repository): MovedFile[] {
  const words = [
    'diff-index',
    '--cached',
    '--ita-invisible-in-index',
    '--raw',
    '--no-abbrev',
    '--no-renames',
    '-z',
    'HEAD',
  ];
  return movedIn(askGit(repository, words));
}

function movedIn(told: string): MovedFile[] {
  const parts = parted(told);
  return parts.flatMap((line, at) => {
    if (at % 2 === 1) return [];
    const path = parts[at + 1] ?? '';
    const [wasMode = '', mode = '', wasHash = '', hash = ''] = line.slice(1).split(' ');
    return [{ path, was: fileThere(path, wasMode, wasHash), now: fileThere(path, mode, hash) }];
  });
}

function fileThere(path: string, mode: string, hash: string): FileThere {
  return mode === '000000' ? { path } : { path, mode, hash };
}

/** The bytes of ordinary files as Git would write them on this disk. */
export function bytesOf(repository: Repository, files: FileThere[]): Map<string, Buffer> {
  const wanted = files.filter(({ hash }) => hash !== undefined);
  if (wanted.length === 0) return new Map();
  return withFolder(folder => {
    const own = { GIT_INDEX_FILE: join(folder, 'index') };
    const put = putEntries(repository, wanted, own);
    const words = ['checkout-index', '--all', `--prefix=${join(folder, 'tree')}/`];
    const written = tryGit(repository, [...WITHOUT_HOOKS, ...words], own);
    if (put?.status !== 0 || written.status !== 0)
      throw new Failure(
        says`Git could not read the version that comes. ${ALL_AS_IT_WAS}${toldBy(written.stderr)}`,
      );
    return new Map(wanted.map(({ path }) => [path, readFileSync(join(folder, 'tree', path))]));
  });
}

/** Keeps the bytes in Git, as its settings for this path want them, and returns their hash. */
export function keepBytes(repository: Repository, path: string, bytes: Buffer): string {
  const words = ['hash-object', '-w', '--stdin', `--path=${path}`];
  return askGit(repository, words, {}, { input: bytes }).trim();
}

/** The tree of a version in which some files are others. */
export function treeWith(repository: Repository, version: string, files: FileThere[]): string {
  return inIndex(repository, ['read-tree', version], files);
}

/** The tree of two versions together. Both may have changed a file among "files" only. */
export function treeOfBoth(
  repository: Repository,
  { base, head, theirs }: { base: string; head: string; theirs: string },
  files: FileThere[],
): string {
  return inIndex(repository, ['read-tree', '-i', '-m', '--aggressive', base, head, theirs], files);
}

function inIndex(repository: Repository, read: string[], files: FileThere[]): string {
  return withFolder(folder => {
    const own = { GIT_INDEX_FILE: join(folder, 'index') };
    askGit(repository, [...WITHOUT_HOOKS, ...read], own);
    const put = putEntries(repository, files, own);
    if (put && put.status !== 0)
      throw new Failure(
        says`Git does not take the content as it is: ${the.sign(lastWords(put.stderr))}. ${ALL_AS_IT_WAS}`,
      );
    const open = askGit(repository, ['ls-files', '--unmerged', '-z'], own);
    const names = [...new Set(parted(open).map(line => line.split('\t')[1] ?? ''))];
    if (names.length > 0) throw new Failure(bothChanged(names));
    return askGit(repository, ['write-tree'], own).trim();
  });
}

function withFolder<T>(work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-newest-'));
  try {
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Writes entries into an index, and leaves all others as they are. Files that go come first: a folder may take their place. */
export function putEntries(
  repository: Repository,
  files: FileThere[],
  env: { [name: string]: string } = {},
): Answer | undefined {
  if (files.length === 0) return undefined;
  const gone = files.filter(({ hash }) => hash === undefined);
  const there = files.filter(({ hash }) => hash !== undefined);
  const lines = [
    ...gone.map(({ path }) => `0 ${'0'.repeat(40)}\t${path}\0`),
    ...there.map(({ path, mode, hash }) => `${mode} ${hash}\t${path}\0`),
  ];
  const words = [...WITHOUT_HOOKS, 'update-index', '-z', '--index-info'];
  return tryGit(repository, words, env, { input: lines.join('') });
}

/** Says why Git would not move the folder from one version to another; undefined if it would. Tries it with a copy of the index. */
export function whyNotMoved(repository: Repository, from: string, to: string): string | undefined {
  return withFolder(folder => {
    const own = { GIT_INDEX_FILE: join(folder, 'index') };
    copyFileSync(join(repository.kept, 'index'), own.GIT_INDEX_FILE);
    const { status, stderr } = readTwoTrees(repository, ['-n', '-m', '-u', from, to], own);
    return status === 0 ? undefined : stderr;
  });
}

/** Moves the folder and the index from one version to another. Git refuses if it would write over work. */
export function moveFolder(repository: Repository, from: string, to: string): string | undefined {
  const { status, stderr } = readTwoTrees(repository, ['-m', '-u', from, to], {});
  return status === 0 ? undefined : stderr;
}

function readTwoTrees(repository: Repository, words: string[], env: { [name: string]: string }) {
  // A file that was only touched counts as changed until the index has looked at it once more.
  tryGit(repository, [...WITHOUT_HOOKS, 'update-index', '-q', '--refresh'], env);
  return tryGit(repository, [...WITHOUT_HOOKS, 'read-tree', ...words], env);
}

export function bothChanged(names: string[]): Said {
  return says`A developer has to help here: others have changed ${namesListed(names)}, and so have you, and that is no page. ${ALL_AS_IT_WAS}`;
}
