// Asks Git what decides whose turn it is in the tests: the number of commits, and what the last ones have changed.
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
