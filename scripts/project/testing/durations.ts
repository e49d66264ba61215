// Keeps how long each test file takes, committed beside the tests: "sample" in "npm test", where the sum is a budget and a share
// that has grown is seen, and "full" in "npm run test:full", where seconds help to plan runs within minutes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ByFile = { [file: string]: number };

/** Both have seconds of workers, measured on two quiet cores. "sample" has every file, "full" leaves out short ones. */
export type Durations = { sample: ByFile; full: ByFile };

export const DURATIONS = 'tests/durations.json';

/** The seconds of workers that "npm test" may take. */
export const BUDGET = 850;

/** In percent. A smaller share is as much chance as work. */
const LEAST_SHARE = 0.5;
/** In seconds. A shorter file counts as much in full as in the sample. */
const LISTED = 6;
/** In seconds, for a file that nobody has measured. */
const UNKNOWN = 2;

export function readDurations(root = '.'): Durations {
  const file = join(root, DURATIONS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sample: {}, full: {} };
}

export function writeDurations(durations: Durations): void {
  writeFileSync(DURATIONS, `${JSON.stringify(durations, null, 2)}\n`);
}

export function secondsIn({ sample, full }: Durations, file: string): number {
  return full[file] ?? sample[file] ?? UNKNOWN;
}

/** Makes the new "sample" after a run of "npm test", whole or of some files: keeps files that did not run, leaves out deleted ones. */
export function sampleOf(
  { sample }: Durations,
  seconds: ByFile,
  isThere: (file: string) => boolean = existsSync,
): ByFile {
  return rounded({ ...sample, ...seconds }, 10, isThere);
}

/** Makes the new "full" after a run of some parts in the same way. */
export function fullOf(
  { full }: Durations,
  seconds: ByFile,
  isThere: (file: string) => boolean = existsSync,
): ByFile {
  const all = Object.entries(rounded({ ...full, ...seconds }, 1, isThere));
  return Object.fromEntries(all.filter(([, one]) => one >= LISTED));
}

/** Says that a whole run took more than the budget, on whatever machine it was. */
export function overBudget(seconds: ByFile): string[] {
  const all = sum(seconds);
  if (all <= BUDGET) return [];
  return [
    `The tests took ${all.toFixed(0)} seconds of workers, and the budget on two quiet cores is ${BUDGET}.`,
  ];
}

/** Writes a sentence for each file that takes more than twice its committed share. */
export function grown({ sample }: Durations, seconds: ByFile): string[] {
  const [whole, before] = [sum(seconds), sum(sample)];
  return Object.entries(seconds).flatMap(([file, one]) => {
    const [share, was] = [(100 * one) / whole, (100 * (sample[file] ?? 0)) / before || 0];
    if (share <= 2 * Math.max(was, LEAST_SHARE)) return [];
    return [
      `${file} has grown: it takes ${share.toFixed(1)} % of all seconds of the tests, and ${DURATIONS} says ${was.toFixed(1)} %. Make it cheaper; if it is worth that, measure it anew on a quiet machine, and commit that: npm test -- --save`,
    ];
  });
}

function rounded(seconds: ByFile, parts: number, isThere: (file: string) => boolean): ByFile {
  const entries = Object.entries(seconds).filter(([file]) => isThere(file));
  const short = entries.map(([file, one]) => [file, Math.round(one * parts) / parts] as const);
  return Object.fromEntries(short.sort(([one], [other]) => (one < other ? -1 : 1)));
}

export function sum(seconds: ByFile): number {
  return Object.values(seconds).reduce((sum, one) => sum + one, 0);
}
