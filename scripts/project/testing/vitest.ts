// Runs Vitest in a process of its own and reads the result.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, relative, sep } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { placesAt } from '../../../src/base/places.mjs';
import { generate } from '../../../src/change/editor/generate.ts';
import { openTemporaries } from '../../../tests/support/files/temporaries.ts';

export type Outcome = {
  passed: number;
  failed: number;
  /** Failed tests, each with the beginning of its message. */
  red: string[];
  /** Notes of tests that passed. */
  notes: string[];
  /** The keys are mostly test files. */
  seconds: { [file: string]: number };
};

/** "words" are parts of paths of test files. Without any, all tests of the projects run. "tags" is an expression, like "!full-only". */
export type Order = {
  projects: string[];
  words?: string[];
  tags?: string;
  isFull?: boolean;
  env?: { [name: string]: string };
  /** Is called with the process of the tests, to do something while it runs. */
  beside?: (tests: ChildProcess) => void;
};

const REPORT = '.ashlar/test-report.json';
const LINES_OF_A_MESSAGE = 12;

export const NOTHING: Outcome = { passed: 0, failed: 0, red: [], notes: [], seconds: {} };

/** Adds up what several runs came to. */
export function together(outcomes: Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((sum, { passed }) => sum + passed, 0),
    failed: outcomes.reduce((sum, { failed }) => sum + failed, 0),
    red: outcomes.flatMap(({ red }) => red),
    notes: outcomes.flatMap(({ notes }) => notes),
    seconds: Object.assign({}, ...outcomes.map(({ seconds }) => seconds)),
  };
}

export async function runVitest({
  projects,
  words = [],
  tags,
  isFull = false,
  ...order
}: Order): Promise<Outcome> {
  mkdirSync('.ashlar', { recursive: true });
  rmSync(REPORT, { force: true });
  await generate(placesAt(process.cwd()));
  const args = ['run', '--config', 'tests/vitest.config.ts', '--reporter=default', '--reporter=json'];
  const chosen = projects.map(name => `--project=${name}`);
  if (tags) chosen.push(`--tags-filter=${tags}`);
  const temporaries = process.env.ASHLAR_KEPT ? undefined : openTemporaries();
  const env = { ...process.env, ...temporaries?.env, ...order.env, ASHLAR_FULL: isFull ? '1' : '' };
  const tests = run('vitest', [...args, ...chosen, `--outputFile=${REPORT}`, ...words], 'inherit', env);
  order.beside?.(tests);
  const status = await ended(tests);
  temporaries?.remove();
  const report = readReport();
  const seconds = report.testResults.map(({ name, startTime, endTime }) => [
    relative(process.cwd(), name),
    (endTime - startTime) / 1000,
  ]);
  const red = report.testResults.flatMap(redOf);
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const isBroken = status !== 0 || report.numTotalTests === 0;
  return {
    passed: report.numPassedTests,
    // A run can break without a file to blame.
    failed: red.length || (isBroken ? 1 : 0),
    red,
    notes: results.flatMap(({ meta }) => meta.note ?? []),
    seconds: Object.fromEntries(seconds),
  };
}

/** A file that could not be loaded has a message of its own. */
function redOf({ name, message, assertionResults }: TestFile): string[] {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const told = failed.map(({ fullName, failureMessages }) => [fullName, failureMessages.join('\n')]);
  if (message && told.length === 0) told.push(['did not run', message]);
  const file = relative(process.cwd(), name);
  return told.map(([test, words = '']) => [`✗ ${file} › ${test}`, ...beginning(words)].join('\n'));
}

/** Takes the lines of a message that say what is wrong, without those of packages. */
export function beginning(words: string): string[] {
  const lines = stripVTControlCharacters(words).split('\n');
  const ours = lines.filter(line => !line.includes('/node_modules/'));
  return ours.slice(0, LINES_OF_A_MESSAGE).map(line => `    ${line}`);
}

export function run(
  program: string,
  args: string[],
  stdio: 'pipe' | 'inherit',
  env = process.env,
): ChildProcess {
  return spawn(`node_modules/.bin/${program}`, args, { stdio, env, shell: process.platform === 'win32' });
}

/** Resolves with the exit code after all output has been read. */
export function ended(child: ChildProcess): Promise<number | null> {
  return new Promise(resolve => {
    child.on('error', () => resolve(null));
    child.on('close', resolve);
  });
}

/** Names the folder that tells what is tested: "tests/site/visitors", "src". */
export function roomOf(file: string): string {
  const folders = dirname(file).split(sep);
  return folders.slice(0, folders[0] === 'tests' ? 3 : 1).join('/');
}

type Report = {
  numPassedTests: number;
  numTotalTests: number;
  testResults: TestFile[];
};

type TestFile = {
  name: string;
  message: string;
  startTime: number;
  endTime: number;
  assertionResults: {
    fullName: string;
    status: string;
    failureMessages: string[];
    meta: { note?: string };
  }[];
};

function readReport(): Report {
  try {
    return JSON.parse(readFileSync(REPORT, 'utf8'));
  } catch {
    return { numPassedTests: 0, numTotalTests: 0, testResults: [] };
  }
}
