// Asks Git, in the folder of the project. A project that is not kept in Git, or a machine without it, gives a status other than 0.
import { spawnSync } from 'node:child_process';

export function git(root: string, args: string[], env: { [name: string]: string } = {}) {
  return spawnSync('git', args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
}
