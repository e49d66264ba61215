// A commit in, its files in a folder of their own out. Neither the working tree nor the index is touched.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../failure.ts';
import { git } from './git.ts';

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

function demand({ status, stderr, error }: ReturnType<typeof git>): void {
  if (status !== 0)
    throw new Failure(`Git could not bring back an earlier version: ${(stderr || String(error)).trim()}`);
}
