// Reads the files below pages/ that differ between three sides: what both began from, what is here, and what comes.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../../base/failure.ts';
import type { SideFiles } from '../../../change/merge/sides.ts';
import { linkStatOf } from '../../../document/files/folder.ts';
import { isContent } from '../git/content.ts';
import { askGit, parted, type Repository } from '../git/repository.ts';
import { bothChanged, bytesOf, type FileThere, type MovedFile, movedBetween } from '../git/two-trees.ts';

/** Names of files begin at the folder of the site, as everywhere but in Git. */
export type ThreeSides = {
  names: string[];
  base: SideFiles;
  ours: SideFiles;
  theirs: SideFiles;
  /** True if theirs may have mistakes that nobody has accepted. */
  isUnchecked?: boolean;
};

/** "path" begins at the top of the repository. */
export const siteName = ({ pages }: Repository, path: string): string => `pages${path.slice(pages.length)}`;
export const gitName = ({ pages }: Repository, file: string): string => pages + file.slice('pages'.length);

/** Of three versions in Git. */
export function sidesOfVersions(
  repository: Repository,
  { base, head, theirs }: { base: string; head: string; theirs: string },
): ThreeSides {
  const here = movedBetween(repository, base, head, [repository.pages]);
  const coming = movedBetween(repository, base, theirs, [repository.pages]);
  const names = toMerge(here.map(changeIn), coming.map(changeIn));
  const was = new Map([...here, ...coming].map(moved => [moved.path, moved.was]));
  const read = (side: Map<string, FileThere>) =>
    filesIn(
      repository,
      names.map(path => side.get(path) ?? { path }),
    );
  const after = (some: MovedFile[]) =>
    new Map([...was, ...some.map(({ path, now }) => [path, now] as const)]);
  return {
    names: names.map(path => siteName(repository, path)),
    base: read(was),
    ours: read(after(here)),
    theirs: read(after(coming)),
  };
}

/** Of the folder as it is, where these files are changed. "coming" says how the version that comes differs from the last commit. */
export function sidesOfFolder(repository: Repository, changed: string[], coming: MovedFile[]): ThreeSides {
  const placeOf = (path: string) => join(repository.top, path);
  const isOdd = (path: string) => linkStatOf(placeOf(path))?.isSymbolicLink() === true;
  const names = toMerge(
    changed.map(path => ({ path, isOdd: isOdd(path) })),
    coming.map(changeIn),
  );
  const was = new Map(committed(repository, names).map(file => [file.path, file]));
  const now = new Map([...was, ...coming.map(moved => [moved.path, moved.now] as const)]);
  const read = (side: Map<string, FileThere>) =>
    filesIn(
      repository,
      names.map(path => side.get(path) ?? { path }),
    );
  const here = names.filter(path => linkStatOf(placeOf(path))?.isFile());
  return {
    names: names.map(path => siteName(repository, path)),
    base: read(was),
    ours: new Map(here.map(path => [siteName(repository, path), readFileSync(placeOf(path))])),
    theirs: read(now),
  };
}

/** "isOdd": a link, or a project of its own. */
type ChangedFile = { path: string; isOdd: boolean };

function changeIn({ path, was, now }: MovedFile): ChangedFile {
  return { path, isOdd: isOddFile(was) || isOddFile(now) };
}

const isOddFile = ({ mode = '100644' }: FileThere): boolean => !mode.startsWith('100');

/** All files that either has changed: a page may have moved, and shows pictures. Where only one has a link, Git moves it. */
function toMerge(here: ChangedFile[], there: ChangedFile[]): string[] {
  if (here.length === 0 || there.length === 0) return [];
  const own = new Set(here.map(({ path }) => path));
  const theirs = new Set(there.map(({ path }) => path));
  const odd = new Set([...here, ...there].filter(({ isOdd }) => isOdd).map(({ path }) => path));
  const both = [...odd].filter(path => own.has(path) && theirs.has(path));
  if (both.length > 0) throw new Failure(bothChanged(both));
  return [...new Set([...own, ...theirs])].filter(path => !odd.has(path));
}

function committed(repository: Repository, paths: string[]): FileThere[] {
  if (paths.length === 0) return [];
  const told = parted(askGit(repository, ['ls-tree', '-r', '-z', 'HEAD', '--', ...paths]));
  return told.map(line => {
    const [about = '', path = ''] = line.split('\t');
    const [mode, , hash] = about.split(' ');
    return { path, mode, hash };
  });
}

function filesIn(repository: Repository, files: FileThere[]): SideFiles {
  const bytes = bytesOf(
    repository,
    files.filter(file => !isOddFile(file)),
  );
  return new Map([...bytes].map(([path, content]) => [siteName(repository, path), content]));
}

/** Files below pages/ that are not as in the last commit, also those that Git ignores and that come from elsewhere. */
export function changedPages(repository: Repository, coming: MovedFile[]): string[] {
  const words = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames'];
  const told = parted(askGit(repository, [...words, '--ignore-submodules=all', '--', repository.pages]));
  const changed = told
    .filter(line => !line.startsWith('??') || isContent(line.slice(3), repository))
    .map(line => line.slice(3));
  const isInTheWay = (path: string) => linkStatOf(join(repository.top, path))?.isDirectory() === false;
  const arriving = coming.filter(({ was, path }) => was.hash === undefined && isInTheWay(path));
  return [...new Set([...changed, ...arriving.map(({ path }) => path)])];
}
