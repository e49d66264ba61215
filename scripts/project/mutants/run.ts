// Names of files or folders in, what Stryker reports of them out. It is installed in .ashlar/mutants when it is asked for the first time.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installTool } from '../../../tests/support/tools/install-tool.ts';
import type { Report } from './judge.ts';

const CONFIG = 'tests/full/mutants/stryker.json';
const REPORT = '.ashlar/mutants/report.json';
/** Stryker runs on no older one. */
const NODE = 22;

/** "src/check" stands for all that Stryker's settings name in it. */
export function mutantsOf(words: string[]): Report {
  const folder = installTool('mutants');
  rmSync(REPORT, { force: true });
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const some = words.length === 0 ? [] : ['--mutate', [...words.flatMap(judgedIn), ...LEFT_OUT].join(',')];
  // The tests in their small size, wherever this is started from. Every mutant loads the same modules: compiling them once halves the time.
  const env = { ...process.env, ASHLAR_FULL: '', NODE_COMPILE_CACHE: join(folder, 'compiled') };
  execFileSync(nodePath(), [stryker, 'run', CONFIG, ...some], { env, stdio: 'inherit' });
  return JSON.parse(readFileSync(REPORT, 'utf8'));
}

const { mutate } = JSON.parse(readFileSync(CONFIG, 'utf8')) as { mutate: string[] };
const LEFT_OUT = mutate.filter(pattern => pattern.startsWith('!'));
export const PATTERNS = mutate.filter(pattern => !LEFT_OUT.includes(pattern));

export function judgedIn(word: string): string[] {
  return word.endsWith('.ts') ? [word] : PATTERNS.filter(pattern => pattern.startsWith(`${word}/`));
}

/** The one that runs, or a newer one from the package "node". */
function nodePath(): string {
  if (Number.parseInt(process.versions.node, 10) >= NODE) return process.execPath;
  const words = ['exec', '--yes', `--package=node@${NODE}`, '--', 'node', '-p', 'process.execPath'];
  return execFileSync('npm', words, { encoding: 'utf8' }).trim();
}
