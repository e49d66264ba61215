// Everything there is to check, in the order in which mistakes are cheapest to find. With --full nothing is left out or made
// smaller; with words only the test files that they name. Says how long each part took and ends with one line: N passed, N failed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { staleBundles } from '../../src/editor/bundles.ts';
import { generate } from '../../src/editor/generate.ts';
import { readSources } from '../../src/schema/sources.ts';
import { openTemporaries } from '../../tests/support/files/temporaries.ts';

const REPORT = '.ashlar/test-report.json';
const BIN = 'node_modules/.bin/';
const PROJECTS = ['unit', 'site'];

const isFull = process.argv.includes('--full');
const words = process.argv.slice(2).filter(word => !word.startsWith('--'));

let passed = 0;
let failed = 0;
/** Seconds by part: of steps and rooms of tests, summed over what ran side by side. */
const took = new Map<string, number>();

if (words.length === 0) {
  await freshness();
  for (const outcome of [
    step('Types', 'tsc', []),
    step('Format and lint', 'biome', ['ci', '--reporter=summary']),
    step('Content', 'tsx', ['scripts/check.ts']),
  ]) {
    const { name, status, output, seconds } = await outcome;
    process.stdout.write(output);
    count(name, status === 0);
    took.set(name, seconds);
  }
}
await tests();
sayTook();
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

/** What it says is kept, so that steps side by side don't talk at once. */
async function step(
  name: string,
  program: string,
  args: string[],
): Promise<{ name: string; status: number | null; output: string; seconds: number }> {
  const begun = performance.now();
  const child = run(program, args, 'pipe');
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', text => {
      output += text;
    });
  const status = await ended(child);
  return { name, status, output, seconds: (performance.now() - begun) / 1000 };
}

function run(program: string, args: string[], stdio: 'pipe' | 'inherit', env = process.env): ChildProcess {
  return spawn(BIN + program, args, { stdio, env, shell: process.platform === 'win32' });
}

/** The status, once all has been said. */
function ended(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}

function count(name: string, good: boolean): void {
  if (good) passed += 1;
  else failed += 1;
  console.log(`${good ? '✓' : '✗'} ${name}`);
}

async function tests(): Promise<void> {
  mkdirSync('.ashlar', { recursive: true });
  rmSync(REPORT, { force: true });
  const projects = (isFull ? [...PROJECTS, 'full', 'firefox'] : PROJECTS).map(name => `--project=${name}`);
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const temporaries = openTemporaries();
  const env = { ...process.env, ...temporaries.env, ...(isFull ? { ASHLAR_FULL: '1' } : {}) };
  const status = await ended(
    run('vitest', [...args, ...projects, `--outputFile=${REPORT}`, ...words], 'inherit', env),
  );
  temporaries.remove();
  const report = readReport();
  passed += report.numPassedTests;
  failed += report.numFailedTests;
  // A file that could not even be loaded has no test to fail.
  if (status !== 0 && report.numFailedTests === 0) failed += 1;
  if (report.numTotalTests === 0) failed += 1;
  for (const { name, startTime, endTime } of report.testResults) {
    const room = roomOf(relative(process.cwd(), name));
    took.set(room, (took.get(room) ?? 0) + (endTime - startTime) / 1000);
  }
}

/** "tests/site/visitors", "src": as far as it tells what is tested. */
function roomOf(file: string): string {
  const folders = dirname(file).split(sep);
  return folders.slice(0, folders[0] === 'tests' ? 3 : 1).join('/');
}

function sayTook(): void {
  console.log('Seconds, summed over what ran side by side:');
  for (const [name, seconds] of [...took].sort(([, one], [, other]) => other - one))
    console.log(`${seconds.toFixed(0).padStart(6)}  ${name}`);
}

type Report = {
  numPassedTests: number;
  numFailedTests: number;
  numTotalTests: number;
  testResults: { name: string; startTime: number; endTime: number }[];
};

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numFailedTests: 0, numTotalTests: 0, testResults: [] };
  }
}
