// A commit in, its files in a folder of their own out. Neither the working tree nor the index is touched.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Failure } from '../base/failure.ts';
import { git } from './git.ts';

export type Checkout = { folder: string; remove: () => void };

/** A folder that holds the project as it was at that commit, until it is removed. */
export function openCheckout(root: string, commit: string): Checkout {
  const outer = mkdtempSync(join(tmpdir(), 'ashlar-base-'));
  const remove = () => rmSync(outer, { recursive: true, force: true });
  try {
    const env = { GIT_INDEX_FILE: join(outer, '.index') };
    demand(git(root, ['read-tree', commit], env));
    demand(git(root, ['checkout-index', '--all', `--prefix=${outer}/tree/`], env));
  } catch (error) {
    remove();
    throw error;
  }
  return { folder: join(outer, 'tree'), remove };
}

/** Calls "work" with such a folder and takes it away again. */
export function withCheckout<T>(root: string, commit: string, work: (folder: string) => T): T {
  const { folder, remove } = openCheckout(root, commit);
  try {
    return work(folder);
  } finally {
    remove();
  }
}

function demand({ status, stderr, error }: ReturnType<typeof git>): void {
  if (status !== 0)
    throw new Failure(`Git could not bring back an earlier version: ${(stderr || String(error)).trim()}`);
}
