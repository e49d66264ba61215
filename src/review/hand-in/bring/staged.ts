// Says what the index holds of files that are changed here and come from the others too. A file that somebody has staged stays staged.
import { Failure } from '../../../base/failure.ts';
import { otherInForm, says } from '../../../base/sentences/said.ts';
import type { SideFiles } from '../../../change/merge/sides.ts';
import { ALL_AS_IT_WAS, askGit, namesListed, parted, type Repository } from '../git/repository.ts';
import { type FileThere, keepBytes, type MovedFile, stagedFiles } from '../git/two-trees.ts';
import { siteName } from './three-sides.ts';

/** "coming" says how these files differ in the version that comes. */
export function entriesAfter(repository: Repository, coming: MovedFile[], files: SideFiles): FileThere[] {
  const staged = new Set(stagedFiles(repository).map(({ path }) => path));
  demandStagedAsTheyAre(
    repository,
    coming.filter(({ path }) => staged.has(path)).map(({ path }) => path),
  );
  return coming.map(({ path, was, now }) => {
    if (!staged.has(path)) return now;
    const bytes = files.get(siteName(repository, path));
    if (!bytes) return { path };
    return { path, mode: now.mode ?? was.mode ?? '100644', hash: keepBytes(repository, path, bytes) };
  });
}

function demandStagedAsTheyAre(repository: Repository, paths: string[]): void {
  if (paths.length === 0) return;
  const words = ['status', '--porcelain=v1', '-z', '--untracked-files=all', '--no-renames', '--', ...paths];
  const told = parted(askGit(repository, words)).filter(line => line.charAt(1) !== ' ');
  const both = [...new Set(told.map(line => line.slice(3)))];
  if (both.length === 0) return;
  const names = namesListed(both);
  throw new Failure(
    otherInForm(
      says`Somebody has prepared another version of ${names} for a commit of their own (it is "staged" in Git), and others have changed it too. A developer has to finish that commit first, or say that it isn't wanted: git restore --staged. ${ALL_AS_IT_WAS}`,
      says`Somebody has prepared another version of ${names} in Git, and others have changed it too. A developer has to finish that first. ${ALL_AS_IT_WAS}`,
    ),
  );
}
