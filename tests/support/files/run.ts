// Runs a command of the project in a process of its own, in a copy of the project.
import { type SpawnOptionsWithoutStdio, type SpawnSyncOptions, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export type Run = { status: number | null; output: string };

export function build(folder: string, env: { [name: string]: string } = {}): Run {
  return run(folder, ['scripts/run.mjs', 'build'], env);
}

export function script(folder: string, name: string, args: string[] = []): Run {
  return run(folder, ['scripts/run.mjs', name, ...args]);
}

/** No command takes that long. A longer one is killed and returns null. */
const PATIENCE_MS = 300_000;

export function run(
  folder: string,
  args: string[],
  env: { [name: string]: string } = {},
  options: SpawnSyncOptions = {},
): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', ...env },
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
    maxBuffer: 2 ** 28,
    ...options,
    encoding: 'utf8',
  });
  return { status, output: `${stdout}${stderr.replace(PROGRESS, '')}` };
}

/** On a slow machine commands also print their progress. */
const PROGRESS = /^\w+ing [a-z ]+: \d+ of \d+\n/gm;

/** Does the same while the test goes on. */
export function runAside(folder: string, args: string[], env: { [name: string]: string } = {}): Promise<Run> {
  return ended(process.execPath, args, {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', ...env },
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  });
}

/** Waits for any program and all its output. */
export async function ended(
  program: string,
  args: string[],
  options: SpawnOptionsWithoutStdio,
): Promise<Run> {
  const child = spawn(program, args, options);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  const [status] = await once(child, 'close');
  return { status, output };
}

export const DIST = (folder: string): string => join(folder, 'dist');
