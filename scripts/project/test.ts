// Checks a change: types, format, content and a sample of every suite, the cheapest first. Words choose test files. Says how long
// each part took and ends with one line: N passed, N failed. "--luck" or "--luck=2" looks for tests that pass by luck instead.

import { forgetRed } from '../../tests/support/browser/evidence.ts';
import { runChecks } from './testing/checks.ts';
import {
  DURATIONS,
  grown,
  overBudget,
  readDurations,
  sampleOf,
  writeDurations,
} from './testing/durations.ts';
import { findLuck, RUNS } from './testing/luck.ts';
import { type Outcome, roomOf, runVitest } from './testing/vitest.ts';

/** Names so many of the slowest test files, so that the cost of a new one is seen. */
const LONGEST = 10;

const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const isWhole = words.length === 0;
forgetRed();
const luck = process.argv.find(word => /^--luck(=\d+)?$/.test(word));
if (luck) {
  const { said, isGood } = await findLuck(words, Number(luck.split('=')[1] ?? RUNS));
  console.log(said.join('\n'));
  process.exit(isGood ? 0 : 1);
}
const begun = performance.now();

const nothing: Outcome = { passed: 0, failed: 0, red: [], notes: [], seconds: {} };
const checks = isWhole ? await runChecks() : nothing;
const tests = await runVitest({ projects: ['unit', 'site'], words });
const [passed, failed] = [checks.passed + tests.passed, checks.failed + tests.failed];

const rooms: { [name: string]: number } = { ...checks.seconds };
for (const [file, seconds] of Object.entries(tests.seconds))
  rooms[roomOf(file)] = (rooms[roomOf(file)] ?? 0) + seconds;
say('Seconds by folder. Several files run at once, so together they are more than the run took:', rooms);
say(`The ${LONGEST} test files that took longest, in seconds:`, tests.seconds, LONGEST);
console.log(`\nFrom start to end: ${((performance.now() - begun) / 1000).toFixed(0)} seconds`);

// A red test may have waited for its timeout, which says nothing about its work.
const isMeasured = failed === 0;
const told = isMeasured && isWhole ? [grown(readDurations(), tests.seconds), overBudget(tests.seconds)] : [];
const notes = [...tests.notes, ...told.flat()];
if (notes.length > 0)
  console.log(`\nNot red, but to be looked at:\n${notes.map(note => `! ${note}`).join('\n')}`);
if (process.argv.includes('--save')) console.log(save());

const red = [...checks.red, ...tests.red];
if (red.length > 0) console.log(`\nRed, with what each said first:\n${red.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function say(title: string, seconds: { [name: string]: number }, most = Number.POSITIVE_INFINITY): void {
  console.log(`\n${title}`);
  const longestFirst = Object.entries(seconds).sort(([, one], [, other]) => other - one);
  for (const [name, seconds] of longestFirst.slice(0, most))
    console.log(`${seconds.toFixed(0).padStart(6)}  ${name}`);
}

function save(): string {
  if (!isMeasured) return '\nThe seconds were not written: a run with red tests does not measure them.';
  const durations = readDurations();
  writeDurations({ ...durations, sample: sampleOf(durations, tests.seconds) });
  return `\nThe seconds of ${Object.keys(tests.seconds).length} test files are written in ${DURATIONS}.`;
}
