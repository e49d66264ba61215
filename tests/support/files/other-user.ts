// Root may read and write everything, so tests of permissions run as the user nobody.
import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** How to run a command as a person without rights. Undefined, with the reason, where that cannot be done here. */
export function withoutRights(): { options?: SpawnSyncOptions; why?: string } {
  if (process.platform === 'win32') return { why: 'Windows has other permissions.' };
  if (!isRoot) return { options: {} };
  const options = { uid: NOBODY, gid: NOBODY };
  const seen = spawnSync(process.execPath, ['--import', 'tsx', '-e', ''], { ...options, cwd: process.cwd() });
  return seen.status === 0 ? { options } : { why: 'Nobody but root may read the packages here.' };
}

/** A folder that was made by root is theirs from now on. */
export function giveAway(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  else chmodSync(folder, 0o755);
}
