// A command of the project as its own process, in a copy of the project.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

export type Run = { status: number | null; output: string };

export function build(folder: string, env: { [name: string]: string } = {}): Run {
  return run(folder, ['scripts/run.mjs', 'build'], env);
}

export function script(folder: string, name: string, args: string[] = []): Run {
  return run(folder, ['--import', 'tsx', `scripts/${name}.ts`, ...args], {});
}

function run(folder: string, args: string[], env: { [name: string]: string }): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: 'production', ...env },
  });
  return { status, output: `${stdout}${stderr}` };
}

export const DIST = (folder: string): string => join(folder, 'dist');
