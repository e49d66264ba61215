// What a change has to pass: types, format, content, and a sample of every suite, in the order in which mistakes are cheapest to
// find. With words only the test files that they name. Says how long each part took and ends with one line: N passed, N failed.

import { forgetRed } from '../../tests/support/browser/evidence.ts';
import { runChecks } from './testing/checks.ts';
import { type Outcome, roomOf, runVitest } from './testing/vitest.ts';

/** So many of the dearest test files are named: a new suite shows here what it costs. */
const DEAREST = 10;

const words = process.argv.slice(2);
forgetRed();
const begun = performance.now();

const checks: Outcome =
  words.length > 0 ? { passed: 0, failed: 0, red: [], notes: [], seconds: {} } : await runChecks();
const tests = await runVitest({ projects: ['unit', 'site'], words });

const rooms: { [name: string]: number } = { ...checks.seconds };
for (const [file, seconds] of Object.entries(tests.seconds))
  rooms[roomOf(file)] = (rooms[roomOf(file)] ?? 0) + seconds;
say('Seconds, summed over what ran side by side:', rooms);
say('The dearest files:', tests.seconds, DEAREST);
console.log(`${((performance.now() - begun) / 1000).toFixed(0).padStart(6)}  from the first to the last`);
for (const note of tests.notes) console.log(note);
for (const red of [...checks.red, ...tests.red]) console.log(red);
const failed = checks.failed + tests.failed;
console.log(`${checks.passed + tests.passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

function say(title: string, seconds: { [name: string]: number }, most = Number.POSITIVE_INFINITY): void {
  console.log(title);
  const dearestFirst = Object.entries(seconds).sort(([, one], [, other]) => other - one);
  for (const [name, seconds] of dearestFirst.slice(0, most))
    console.log(`${seconds.toFixed(0).padStart(6)}  ${name}`);
}
