// Makes the commit that holds a handed-in change and the others' work. Git makes it without a branch, so it runs no hook.
import { Failure } from '../../../base/failure.ts';
import { says } from '../../../base/sentences/said.ts';
import { missingIdentity } from '../git/identity.ts';
import { ALL_AS_IT_WAS, askGit, type Repository } from '../git/repository.ts';
import type { StepForward } from './step-forward.ts';

export function joinCommits(
  repository: Repository,
  { own, theirs, base }: StepForward,
  tree: string,
  message: string,
): string {
  const words = ['commit-tree', tree, '-p', own, '-p', theirs, '-m', message];
  return askGit(repository, words, authorOf(repository, base, own)).trim();
}

/** If Git knows no name, the commit bears the one that its author gave when the change was handed in. */
function authorOf(repository: Repository, base: string, head: string): { [name: string]: string } {
  if (missingIdentity(repository).length === 0) return {};
  const words = ['log', '--reverse', '--no-merges', '--format=%an%x00%ae', `${base}..${head}`];
  const [name = '', email = ''] = askGit(repository, words).split('\n')[0]?.split('\0') ?? [];
  if (name === '' || email === '')
    throw new Failure(says`Git does not know who you are. A developer has to help here. ${ALL_AS_IT_WAS}`);
  return {
    GIT_AUTHOR_NAME: name,
    GIT_AUTHOR_EMAIL: email,
    GIT_COMMITTER_NAME: name,
    GIT_COMMITTER_EMAIL: email,
  };
}
