// Keeps how long each test file takes, committed beside the tests. Its share of "npm test" shows when it has grown. Its seconds
// in "npm run test:full" help to plan runs within a budget; they hold on one machine only, shares hold on all.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ByFile = { [file: string]: number };

/** "sample" has percents of "npm test", "full" has seconds of "npm run test:full". Both leave out short files. */
export type Durations = { sample: ByFile; full: ByFile };

export const DURATIONS = 'tests/durations.json';

/** In percent. A smaller share is as much chance as work. */
const LEAST_SHARE = 0.5;
/** In seconds: files from this length on are listed, and any other counts as the second number. */
const [LISTED, UNLISTED] = [6, 2];

export function readDurations(root = '.'): Durations {
  const file = join(root, DURATIONS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { sample: {}, full: {} };
}

export function writeDurations(durations: Durations): void {
  writeFileSync(DURATIONS, `${JSON.stringify(durations, null, 2)}\n`);
}

export function secondsIn({ full }: Durations, file: string): number {
  return full[file] ?? UNLISTED;
}

/** Makes the new "sample" after a whole run of "npm test". */
export function sampleOf(seconds: ByFile): ByFile {
  const whole = sum(seconds);
  const shares = Object.entries(seconds).map(([file, one]) => [file, (100 * one) / whole] as const);
  return listed(
    shares.map(([file, share]) => [file, Math.round(10 * share) / 10]),
    LEAST_SHARE,
  );
}

/** Makes the new "full" after a run of some parts: keeps files that did not run and leaves out deleted ones. */
export function fullOf({ full }: Durations, seconds: ByFile, isThere = existsSync): ByFile {
  const all = { ...full, ...seconds };
  return listed(
    Object.entries(all)
      .filter(([file]) => isThere(file))
      .map(([file, one]) => [file, Math.round(one)]),
    LISTED,
  );
}

/** Writes a sentence for each file that takes more than twice its committed share. */
export function grown({ sample }: Durations, seconds: ByFile): string[] {
  const whole = sum(seconds);
  return Object.entries(seconds).flatMap(([file, one]) => {
    const [share, before] = [(100 * one) / whole, sample[file]];
    if (share <= 2 * (before ?? LEAST_SHARE)) return [];
    const was = before === undefined ? `less than ${LEAST_SHARE} %` : `${before} %`;
    return [
      `${file} has grown: it takes ${share.toFixed(1)} % of all seconds of the tests, and ${DURATIONS} says ${was}. Make it cheaper; if it is worth that, write the shares anew, and commit them: npm test -- --save`,
    ];
  });
}

function listed(entries: [string, number][], least: number): ByFile {
  const long = entries.filter(([, number]) => number >= least);
  return Object.fromEntries(long.sort(([one], [other]) => (one < other ? -1 : 1)));
}

function sum(seconds: ByFile): number {
  return Object.values(seconds).reduce((sum, one) => sum + one, 0);
}
