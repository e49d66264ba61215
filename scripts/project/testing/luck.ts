// Looks for tests that pass by luck: runs them several times, every second time in full, with the processor taken away in bursts
// and with late answers, and tells which were red in any run.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import buildOnce, { BUILT } from '../../../tests/support/site/build-once.ts';
import { type Outcome, runVitest } from './vitest.ts';

export const RUNS = 5;

const BROKEN = '✗ The run itself: an error outside of all tests, which is told above';

const here = (file: string) => join(import.meta.dirname, file);

/** Returns the lines to print, and whether every test passed in every run. */
export async function findLuck(words: string[], runs: number): Promise<{ said: string[]; isGood: boolean }> {
  if (!existsSync('/proc/self/stat'))
    return { said: ['Only Linux tells which processes the tests have started.'], isGood: false };
  await buildOnce();
  const env = { ...BUILT, ...lateAnswers() };
  const outcomes: Outcome[] = [];
  for (let run = 1; run <= runs; run += 1) {
    const isFull = run % 2 === 0;
    console.log(`\nRun ${run} of ${runs}${isFull ? ', in full' : ''}`);
    outcomes.push(await runVitest({ projects: ['site'], words, isFull, env, beside: takeAway }));
  }
  const red = redInAny(outcomes);
  const isGood = red.length === 0;
  const largest = Math.max(...outcomes.map(({ passed }) => passed));
  const sum = isGood
    ? `no test was red, of ${largest} in the largest`
    : `${red.length} were red at least once`;
  return { said: ['', ...red, `\nIn ${runs} runs ${sum}.`], isGood };
}

/** Tells of each test how often it was red, with what it said the first time. */
export function redInAny(outcomes: Pick<Outcome, 'red' | 'failed'>[]): string[] {
  const said = new Map<string, string[]>();
  for (const { red, failed } of outcomes)
    for (const words of red.length === 0 && failed > 0 ? [BROKEN] : red) {
      const [name = ''] = words.split('\n', 1);
      said.set(name, [...(said.get(name) ?? []), words]);
    }
  const often = [...said.values()].sort((one, other) => other.length - one.length);
  return often.map(([first, ...more]) => `${1 + more.length} of ${outcomes.length}: ${first}`);
}

/** Every program that the tests start on Node loads this. */
export function lateAnswers(): { [name: string]: string } {
  const options = `--import ${pathToFileURL(here('late-answers.mjs'))}`;
  return { NODE_OPTIONS: [process.env.NODE_OPTIONS, options].filter(Boolean).join(' ') };
}

function takeAway(tests: ChildProcess): void {
  const bursts = spawn(process.execPath, ['--import', 'tsx', here('bursts.ts'), String(tests.pid)], {
    stdio: ['pipe', 'inherit', 'inherit'],
  });
  tests.once('close', () => bursts.stdin.end());
}
