// Root may read and write everything, so tests of permissions run as the user nobody.
import { execFileSync, type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';

const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Options to run a command as a person without rights, or the reason why that is impossible here. */
export function withoutRights(): { options?: SpawnSyncOptions; why?: string } {
  if (process.platform === 'win32') return { why: 'Windows has other permissions.' };
  if (!isRoot) return { options: {} };
  const options = { uid: NOBODY, gid: NOBODY };
  const seen = spawnSync(process.execPath, ['--import', 'tsx', '-e', ''], { ...options, cwd: process.cwd() });
  return seen.status === 0 ? { options } : { why: 'Nobody but root may read the packages here.' };
}

/** Gives a folder of root's to the user nobody. */
export function giveAway(folder: string): void {
  if (isRoot) execFileSync('chown', ['-R', `${NOBODY}:${NOBODY}`, folder]);
  else chmodSync(folder, 0o755);
}
