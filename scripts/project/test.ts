// Checks a change: types, format, content, all unit tests but the dearest, the front door of every suite, and the suites of the
// folders that were touched. "--all" runs a sample of every suite, words choose test files. Says how long each part took and ends
// with one line: N passed, N failed. "--luck" or "--luck=2" looks for tests that pass by luck instead.

import { counted } from '../../src/base/words.ts';
import { forgetRed } from '../../tests/support/browser/evidence.ts';
import { openTemporaries } from '../../tests/support/files/temporaries.ts';
import { BUILT, buildGallery, buildSites } from '../../tests/support/site/build-once.ts';
import { check, checkGenerated, checkSources } from './testing/checks.ts';
import {
  DURATIONS,
  grown,
  overBudget,
  readDurations,
  secondsOfTest,
  withSeconds,
  writeDurations,
} from './testing/durations.ts';
import { findLuck, RUNS } from './testing/luck.ts';
import {
  filesAtTheDoor,
  filesOfSites,
  filesOfTest,
  frontDoor,
  inSample,
  needsGallery,
  touchedFiles,
  UNITS,
} from './testing/sample.ts';
import { type Outcome, roomOf, runVitest, together } from './testing/vitest.ts';

/** Names so many of the slowest test files, so that the cost of a new one is seen. */
const LONGEST = 10;

const words = process.argv.slice(2).filter(word => !word.startsWith('--'));
const isAll = process.argv.includes('--all');
const touched = words.length === 0 && !isAll ? touchedFiles() : [];
forgetRed();
const luck = process.argv.find(word => /^--luck(=\d+)?$/.test(word));
if (luck) {
  const { said, isGood } = await findLuck(words, Number(luck.split('=')[1] ?? RUNS));
  console.log(said.join('\n'));
  process.exit(isGood ? 0 : 1);
}
const begun = performance.now();
const temporaries = openTemporaries();
Object.assign(process.env, temporaries.env);
process.once('exit', temporaries.remove);

const { checks, tests } = await (words.length > 0 ? testNamed() : testAll());
const [passed, failed] = [checks.passed + tests.passed, checks.failed + tests.failed];

const rooms: { [name: string]: number } = { ...checks.seconds };
for (const [file, seconds] of Object.entries(tests.seconds))
  rooms[roomOf(file)] = (rooms[roomOf(file)] ?? 0) + seconds;
say('Seconds by folder. Several files run at once, so together they are more than the run took:', rooms);
say(`The ${LONGEST} test files that took longest, in seconds:`, tests.seconds, LONGEST);
console.log(`\nFrom start to end: ${((performance.now() - begun) / 1000).toFixed(0)} seconds`);

// A red test may have waited for its timeout, which says nothing about its work.
const isMeasured = failed === 0;
const notes = [...tests.notes, ...(isMeasured && words.length === 0 ? told() : [])];
if (notes.length > 0)
  console.log(`\nNot red, but to be looked at:\n${notes.map(note => `! ${note}`).join('\n')}`);
if (process.argv.includes('--save')) console.log(save());
if (words.length === 0) console.log(`\n${saidOfTheRest()}`);

const red = [...checks.red, ...tests.red];
if (red.length > 0) console.log(`\nRed, with what each said first:\n${red.join('\n')}`);
console.log(`\n${passed} passed, ${failed} failed`);
process.exit(failed > 0 ? 1 : 0);

async function testAll(): Promise<{ checks: Outcome; tests: Outcome }> {
  const generated = await checkGenerated();
  // Units need no finished site, so the sites are built beside them.
  const beside = Promise.all([check('Sites', () => build(isAll ? filesOfSites() : touched)), checkSources()]);
  const units = await runVitest(isAll ? { projects: ['unit'] } : UNITS);
  const [sites, sources] = await beside;
  const tests = [units];
  const orders = [frontDoor(), ...(touched.length > 0 ? [inSample(touched)] : [])];
  if (sites.failed === 0)
    for (const order of isAll ? [{ projects: ['site'] }] : orders)
      tests.push(await runVitest({ ...order, env: BUILT }));
  return { checks: together([generated, sites, sources]), tests: together(tests) };
}

async function testNamed(): Promise<{ checks: Outcome; tests: Outcome }> {
  const isBuilt = process.env.ASHLAR_SITES === BUILT.ASHLAR_SITES;
  const named = isBuilt ? [] : filesOfSites().filter(file => words.some(word => file.includes(word)));
  const checks = named.length > 0 ? await check('Sites', () => build(named)) : together([]);
  const tests = checks.failed > 0 ? [] : [await runVitest({ projects: ['unit', 'site'], words, env: BUILT })];
  return { checks, tests: together(tests) };
}

/** Builds what these test files and the front door look at. */
async function build(files: string[]): Promise<string | undefined> {
  try {
    await buildSites();
    if (needsGallery(files)) await buildGallery();
  } catch (error) {
    return String(error);
  }
}

/** Touched suites have no budget: their time depends on the change. */
function told(): string[] {
  const seconds = Object.fromEntries(
    Object.entries(tests.seconds).filter(([file]) => !touched.includes(file)),
  );
  const durations = readDurations();
  if (isAll) return grown(durations.sample, seconds);
  return [...overBudget(seconds), ...grown(secondsOfTest(durations, Object.keys(seconds)), seconds)];
}

function saidOfTheRest(): string {
  if (isAll) return 'A sample of every suite has run. "npm run test:full" runs them in full.';
  const ran =
    touched.length > 0
      ? `The unit tests, the front door and ${counted(touched.length, 'test file')} of the folders that you touched have run.`
      : 'The unit tests and the front door have run. No folder with a suite of its own was touched.';
  return `${ran} "npm test -- --all" runs a sample of every suite, "npm run test:full" all of it.`;
}

function say(title: string, seconds: { [name: string]: number }, most = Number.POSITIVE_INFINITY): void {
  console.log(`\n${title}`);
  const longestFirst = Object.entries(seconds).sort(([, one], [, other]) => other - one);
  for (const [name, seconds] of longestFirst.slice(0, most))
    console.log(`${seconds.toFixed(0).padStart(6)}  ${name}`);
}

function save(): string {
  if (!isMeasured) return '\nThe seconds were not written: a run with red tests does not measure them.';
  // Of the others a plain run has skipped all tests, or those of the front door.
  const ran = isAll || words.length > 0 ? Object.keys(tests.seconds) : filesOfTest();
  const known = Object.entries(tests.seconds).filter(
    ([file]) => ran.includes(file) && !touched.includes(file),
  );
  const [atTheDoor, durations] = [isAll || words.length > 0 ? [] : filesAtTheDoor(), readDurations()];
  const of = (isDoor: boolean) =>
    Object.fromEntries(known.filter(([file]) => atTheDoor.includes(file) === isDoor));
  writeDurations(withSeconds(durations, { door: of(true), sample: of(false) }));
  return `\nThe seconds of ${counted(known.length, 'test file')} are written in ${DURATIONS}.`;
}
