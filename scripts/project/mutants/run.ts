// Names of files in, what Stryker reports of them out. It is installed in .ashlar/mutants when it is asked for the first time.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { installTool } from '../../../tests/support/tools/install-tool.ts';
import type { Report } from './judge.ts';

const CONFIG = 'tests/full/mutants/stryker.json';
const REPORT = '.ashlar/mutants/report.json';
/** Stryker runs on no older one. */
const NODE = 22;

export function mutantsOf(files: string[]): Report {
  const folder = installTool('mutants');
  rmSync(REPORT, { force: true });
  const stryker = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js');
  const some = files.length === 0 ? [] : ['--mutate', files.join(',')];
  // The tests in their small size, wherever this is started from. Every mutant loads the same modules: compiling them once halves the time.
  const env = { ...process.env, ASHLAR_FULL: '', NODE_COMPILE_CACHE: join(folder, 'compiled') };
  execFileSync(nodePath(), [stryker, 'run', CONFIG, ...some], { env, stdio: 'inherit' });
  return JSON.parse(readFileSync(REPORT, 'utf8'));
}

/** The one that runs, or a newer one from the package "node". */
function nodePath(): string {
  if (Number.parseInt(process.versions.node, 10) >= NODE) return process.execPath;
  const words = ['exec', '--yes', `--package=node@${NODE}`, '--', 'node', '-p', 'process.execPath'];
  return execFileSync('npm', words, { encoding: 'utf8' }).trim();
}
