// Runs Stryker on some files or folders. It is installed in .ashlar/mutants at the first run.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installTool } from '../../../tests/support/tools/install-tool.ts';
import type { Report } from './judge.ts';

const CONFIG = 'tests/full/mutants/stryker.json';
const REPORT = '.ashlar/mutants/report.json';
/** Stryker needs this version of Node or a newer one. */
const NODE = 22;

/** "src/check" stands for all files in it that Stryker's settings name. */
export function mutantsOf(words: string[]): Report {
  const folder = installTool('mutants');
  rmSync(REPORT, { force: true });
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const some = words.length === 0 ? [] : ['--mutate', [...words.flatMap(judgedIn), ...LEFT_OUT].join(',')];
  // ASHLAR_FULL: the tests stay in their small size. The cache halves the time, because every mutant loads the same modules.
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

/** Returns this Node, or a newer one from the npm package "node" if this one is too old. */
function nodePath(): string {
  if (Number.parseInt(process.versions.node, 10) >= NODE) return process.execPath;
  const words = ['exec', '--yes', `--package=node@${NODE}`, '--', 'node', '-p', 'process.execPath'];
  return execFileSync('npm', words, { encoding: 'utf8' }).trim();
}
