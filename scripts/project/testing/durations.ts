// Keeps how long each test file takes, committed beside the tests, so that "npm test" keeps to a budget, a share that has grown is
// seen, and runs can be planned within minutes.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ByFile = { [file: string]: number };

/**
 * All have seconds of workers, measured on two quiet cores. "door" has the files of which "npm test" runs the front door alone,
 * "sample" every file as "npm test -- --all" runs it, and "full" leaves out those that "npm run test:full" runs in a moment.
 */
export type Durations = { door: ByFile; sample: ByFile; full: ByFile };

export const DURATIONS = 'tests/durations.json';

/** The seconds of workers that "npm test" may take where nothing was touched. */
export const BUDGET = 340;

/** In percent. A smaller share is as much chance as work. */
const LEAST_SHARE = 0.5;
/** In seconds. A shorter file counts as much in full as in the sample. */
const LISTED = 6;
/** In seconds, for a file that nobody has measured. */
const UNKNOWN = 2;

export function readDurations(root = '.'): Durations {
  const file = join(root, DURATIONS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { door: {}, sample: {}, full: {} };
}

export function writeDurations(durations: Durations): void {
  writeFileSync(DURATIONS, `${JSON.stringify(durations, null, 2)}\n`);
}

export function secondsIn({ sample, full }: Omit<Durations, 'door'>, file: string): number {
  return full[file] ?? sample[file] ?? UNKNOWN;
}

/** What these files are expected to take in "npm test". */
export function secondsOfTest({ door, sample }: Omit<Durations, 'full'>, files: string[]): ByFile {
  return Object.fromEntries(files.map(file => [file, door[file] ?? sample[file] ?? UNKNOWN]));
}

/** Adds what was measured: keeps files that did not run, leaves out deleted ones. */
export function withSeconds(
  before: Durations,
  measured: Partial<Durations>,
  isThere: (file: string) => boolean = existsSync,
): Durations {
  const [door, sample] = (['door', 'sample'] as const).map(size =>
    rounded({ ...before[size], ...measured[size] }, 10, isThere),
  ) as [ByFile, ByFile];
  const full = Object.entries(rounded({ ...before.full, ...measured.full }, 1, isThere));
  return { door, sample, full: Object.fromEntries(full.filter(([, one]) => one >= LISTED)) };
}

/** Writes a sentence for each file that took half as long again as the others let expect on this machine, or less than two thirds. */
export function otherwise(expected: ByFile, seconds: ByFile): string[] {
  const known = Object.entries(seconds).filter(([file]) => file in expected);
  const pace =
    sum(Object.fromEntries(known)) /
    sum(Object.fromEntries(known.map(([file]) => [file, expected[file] ?? 0])));
  return known.flatMap(([file, one]) => {
    const [was, now] = [expected[file] ?? 0, one / pace];
    if (Math.max(was, now) < LISTED || (now <= 1.5 * was && now >= was / 1.5)) return [];
    return [
      `${file} took ${now.toFixed(0)} seconds at the pace of this run, and ${DURATIONS} says ${was.toFixed(0)}. Measure it anew: npm run test:full -- --save`,
    ];
  });
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
export function grown(expected: ByFile, seconds: ByFile): string[] {
  const [whole, before] = [sum(seconds), sum(expected)];
  return Object.entries(seconds).flatMap(([file, one]) => {
    const [share, was] = [(100 * one) / whole, (100 * (expected[file] ?? 0)) / before || 0];
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
