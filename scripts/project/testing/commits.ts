// Asks Git what decides which tests run: the number of commits, what the last ones have changed, and what is not yet at the host.
import { git } from '../../../src/site/git/git.ts';

const DAY = 86_400;

export type Turn = { number: number; unit: 'commit' | 'day' };

/** Returns the number of commits, or of the day if they cannot be counted: in a shallow clone or without Git. */
export function turnNow(root: string, now = new Date()): Turn {
  const isWhole = git(root, ['rev-parse', '--is-shallow-repository']).stdout?.trim() === 'false';
  const count = isWhole ? Number(git(root, ['rev-list', '--count', 'HEAD']).stdout) : 0;
  return count > 0
    ? { number: count, unit: 'commit' }
    : { number: Math.floor(now.getTime() / 1000 / DAY), unit: 'day' };
}

/**
 * Lists what has changed within a day before the last commit. A clone does not know what ran before, but a day contains at least
 * the last commit. Counted from that commit, it is the same whenever somebody runs the tests. A merge counts as all that it
 * brought. The first commit is left out, because in a shallow clone it seems to bring every file.
 */
export function changedLately(root: string): string[] {
  const last = Number(git(root, ['log', '-1', '--format=%ct']).stdout);
  if (!last) return [];
  const settings = ['-c', 'core.quotePath=false', '-c', 'log.showRoot=false'];
  const names = ['--first-parent', '-m', '--no-renames', '--name-only', '--format=', `--since=${last - DAY}`];
  return [...new Set(git(root, [...settings, 'log', ...names]).stdout.split('\n'))].filter(Boolean).sort();
}

/**
 * Lists what differs from the branch at the host: what the commits since have changed, and what is not committed. Without a host
 * it lists what is not committed. A fresh clone has changed nothing.
 */
export function changedHere(root: string): string[] {
  const ask = (...words: string[]) => {
    const { status, stdout } = git(root, ['-c', 'core.quotePath=false', ...words]);
    return status === 0 ? stdout.split('\n').filter(Boolean) : [];
  };
  const [begin = 'HEAD'] = ask('merge-base', 'refs/remotes/origin/HEAD', 'HEAD');
  const changed = ask('diff', '--name-only', '--no-renames', '--relative', begin);
  const added = ask('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...added])].sort();
}
