// How long each test file takes in "npm run test:full", committed beside the tests: runs within a budget are planned by it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

type ByFile = { [file: string]: number };

/** "full" has the seconds of "npm run test:full", and leaves out what is short. */
export type Durations = { full: ByFile };

export const DURATIONS = 'tests/durations.json';

/** Seconds from which a file is listed, and those that one counts for which is not. */
const [LISTED, UNLISTED] = [6, 2];

export function readDurations(root = '.'): Durations {
  const file = join(root, DURATIONS);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { full: {} };
}

export function writeDurations(durations: Durations): void {
  writeFileSync(DURATIONS, `${JSON.stringify(durations, null, 2)}\n`);
}

export function secondsIn({ full }: Durations, file: string): number {
  return full[file] ?? UNLISTED;
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

function listed(entries: [string, number][], least: number): ByFile {
  const long = entries.filter(([, number]) => number >= least);
  return Object.fromEntries(long.sort(([one], [other]) => (one < other ? -1 : 1)));
}
