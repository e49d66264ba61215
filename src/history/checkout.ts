// A commit in, its files in a folder of their own out. Neither the working tree nor the index is touched.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure.ts';

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

/** Calls "work" with a folder that holds the project as it was at that commit, and takes the folder away again. */
export function withCheckout<T>(root: string, commit: string, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), 'ashlar-base-'));
  const index = join(folder, '.index');
  try {
    const env = { GIT_INDEX_FILE: index };
    demand(git(root, ['read-tree', commit], env));
    demand(git(root, ['checkout-index', '--all', `--prefix=${folder}/tree/`], env));
    return work(join(folder, 'tree'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function git(root: string, args: string[], env: { [name: string]: string } = {}) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
}

function demand({ status, stderr, error }: ReturnType<typeof git>): void {
  if (status !== 0)
    throw new Failure(`Git could not bring back an earlier version: ${(stderr || String(error)).trim()}`);
}
