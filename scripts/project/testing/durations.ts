// How long each suite takes, committed beside the tests: its share of "npm test", so that one which grows is named, and its seconds
// in "npm run test:full", by which runs within a budget are planned. A share holds on any machine, seconds hold on none.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ByFile = { [file: string]: number };

/** "sample" has percents of "npm test", "full" seconds of "npm run test:full". Both leave out what is short. */
export type Durations = { sample: ByFile; full: ByFile };

export const DURATIONS = 'tests/durations.json';

/** Percents: a share below is as much chance as work. */
const LEAST_SHARE = 0.5;
/** Seconds from which a file is listed, and those that one counts for which is not. */
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

/** What is to be written after a whole run of "npm test". */
export function sampleOf(seconds: ByFile): ByFile {
  const whole = sum(seconds);
  const shares = Object.entries(seconds).map(([file, one]) => [file, (100 * one) / whole] as const);
  return listed(
    shares.map(([file, share]) => [file, Math.round(10 * share) / 10]),
    LEAST_SHARE,
  );
}

/** What is to be written after a run of parts: files that did not run stay as they were, those that are gone go. */
export function fullOf({ full }: Durations, seconds: ByFile, isThere = existsSync): ByFile {
  const all = { ...full, ...seconds };
  return listed(
    Object.entries(all)
      .filter(([file]) => isThere(file))
      .map(([file, one]) => [file, Math.round(one)]),
    LISTED,
  );
}

/** A sentence for each suite that takes more than twice the share that is written of it. */
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
