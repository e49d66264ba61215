// Files out of the way without deleting them. For minutes after many files have been deleted, ext4 looks for inodes beyond all of
// theirs whenever a file is made, which would be measured instead of the command that makes it (up to ten times the cost of a file).
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const ASIDE = join(process.cwd(), '.ashlar/bench-aside');

let count = 0;

/** They are deleted when the benchmark ends. */
export function putAside(path: string): void {
  if (!existsSync(path)) return;
  if (count === 0) process.on('exit', () => rmSync(ASIDE, { recursive: true, force: true }));
  count += 1;
  mkdirSync(ASIDE, { recursive: true });
  renameSync(path, join(ASIDE, `${process.pid}-${count}`));
}
