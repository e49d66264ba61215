// Asks Git, in the folder of the project. A project that is not kept in Git, or a machine without it, gives a status other than 0.
import { spawnSync } from 'node:child_process';

type Env = { [name: string]: string };

/** "input" is what Git reads; it is stopped after "timeout" milliseconds, where there is one. */
type Asked = { input?: string; timeout?: number };

/** Of large projects lists of files are longer than the megabyte that Node takes by itself. */
const LONGEST = 2 ** 28;

export function git(root: string, args: string[], env: Env = {}, asked: Asked = {}) {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: LONGEST, ...asked } as const;
  return spawnSync('git', args, { ...options, env: { ...process.env, ...env } });
}

/** The same for what is told by its length in bytes. */
export function gitBytes(root: string, args: string[], input: string) {
  return spawnSync('git', args, { cwd: root, maxBuffer: LONGEST, input });
}
