// Finds the commit with which the present state of a project is compared.
import { git } from './git.ts';
import { keptUntilGitMoves, MAIN_REFS } from './moved.ts';

/** Undefined if there is no such commit, or if the project is not in Git. */
export function commitOf(root: string, name: string): string | undefined {
  const { status, stdout } = git(root, [
    'rev-parse',
    '--verify',
    '--quiet',
    '--end-of-options',
    `${name}^{commit}`,
  ]);
  return status === 0 ? stdout.trim() : undefined;
}

/** The last commit, and the one before it. */
export const lastCommit = keptUntilGitMoves(root => commitOf(root, 'HEAD'));
const beforeHead = keptUntilGitMoves(root => commitOf(root, 'HEAD^'));

/**
 * On a branch, this is where it left the main branch. On the main branch, it is the last commit, or the one before if nothing has
 * changed since.
 */
export function baseOf(root: string): string | undefined {
  const head = lastCommit(root);
  if (!head) return undefined;
  const isDirty = () => git(root, ['status', '--porcelain']).stdout.trim() !== '';
  return forkOf(root) ?? (isDirty() ? head : beforeHead(root));
}

/** The commit at which the branch left the main branch; undefined on the main branch itself. */
export function forkOf(root: string): string | undefined {
  const fork = leftMain(root);
  return fork === lastCommit(root) ? undefined : fork;
}

/** The last commit that this branch and the main branch have in common. Without a main branch it is the last commit. */
const leftMain = keptUntilGitMoves(root => {
  const main = MAIN_REFS.find(name => commitOf(root, name));
  return (main && git(root, ['merge-base', 'HEAD', main]).stdout.trim()) || lastCommit(root);
});

/** Whether this copy holds only the last commits. */
export function isShallow(root: string): boolean {
  return git(root, ['rev-parse', '--is-shallow-repository']).stdout.trim() === 'true';
}

/** Whether files differ between the commit and the working tree. "places" are path patterns of Git. */
export function differs(root: string, commit: string, places: string[]): boolean {
  return git(root, ['diff', '--quiet', commit, '--', ...places]).status === 1;
}
