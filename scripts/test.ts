// Everything there is to check, in the order in which mistakes are cheapest to find. With --full nothing is left out or made smaller. Ends with one line: N passed, N failed.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { staleBundles } from '../src/editor/bundles.ts';
import { generate } from '../src/editor/generate.ts';
import { readSources } from '../src/schema/sources.ts';

const REPORT = '.ashlar/test-report.json';
const BIN = 'node_modules/.bin/';
const PROJECTS = ['unit', 'site'];

const isFull = process.argv.includes('--full');

let passed = 0;
let failed = 0;

await freshness();
step('Types', `${BIN}tsc`, []);
step('Format and lint', `${BIN}biome`, ['ci', '--reporter=summary']);
step('Content', `${BIN}tsx`, ['scripts/check.ts']);
tests();
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

/** What comes from the schemas is committed with them. New names of pages are written too, and may wait for the next commit. */
async function freshness(): Promise<void> {
  const { sources } = readSources(process.cwd());
  const bundles = staleBundles(process.cwd(), sources);
  const written = (await generate(process.cwd())).filter(file => !file.startsWith('src/generated/'));
  const stale = written.filter(file => bundles.includes(file) || !file.startsWith('schema/'));
  count('Generated files', stale.length === 0);
  if (stale.length > 0) console.error(`${stale.join(', ')} was stale. It has been written anew: commit it.`);
}

function step(name: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  count(name, status === 0);
}

function count(name: string, good: boolean): void {
  if (good) passed += 1;
  else failed += 1;
  console.log(`${good ? '✓' : '✗'} ${name}`);
}

function tests(): void {
  mkdirSync('.ashlar', { recursive: true });
  rmSync(REPORT, { force: true });
  const projects = (isFull ? [...PROJECTS, 'full'] : PROJECTS).map(name => `--project=${name}`);
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const { status } = spawnSync(`${BIN}vitest`, [...args, ...projects, `--outputFile=${REPORT}`], {
    stdio: 'inherit',
    env: isFull ? { ...process.env, ASHLAR_FULL: '1' } : process.env,
    shell: process.platform === 'win32',
  });
  const report = readReport();
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that could not even be loaded has no test to fail.
  if (status !== 0 && report.numFailedTests === 0) failed += 1;
  if (report.numTotalTests === 0) failed += 1;
}

function readReport(): { numPassedTests: number; numFailedTests: number; numTotalTests: number } {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0 };
  }
}
