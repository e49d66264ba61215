// A project in, the commit that its present state is compared with out.
import { git } from './git.ts';

const MAIN = ['origin/HEAD', 'origin/main', 'main'];

/** Undefined where the commit is not known, or the project is not kept in Git. */
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

/** On a branch: where it left the main one. Otherwise the last commit, or the one before it where nothing has changed since. */
export function baseOf(root: string): string | undefined {
  const head = commitOf(root, 'HEAD');
  if (!head) return undefined;
  const isDirty = () => git(root, ['status', '--porcelain']).stdout.trim() !== '';
  return forkOf(root) ?? (isDirty() ? head : commitOf(root, 'HEAD^'));
}

/** Where a branch left the main one; undefined on that one itself. */
export function forkOf(root: string): string | undefined {
  const main = MAIN.find(name => commitOf(root, name));
  const fork = main && git(root, ['merge-base', 'HEAD', main]).stdout.trim();
  return fork && fork !== commitOf(root, 'HEAD') ? fork : undefined;
}

/** A copy that holds the last commits alone. */
export function isShallow(root: string): boolean {
  return git(root, ['rev-parse', '--is-shallow-repository']).stdout.trim() === 'true';
}

/** Whether files of these places (as Git's path patterns) differ between that commit and the working tree. */
export function differs(root: string, commit: string, places: string[]): boolean {
  return git(root, ['diff', '--quiet', commit, '--', ...places]).status === 1;
}
