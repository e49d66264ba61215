// Runs all tests bit by bit, each run within a budget of minutes. Parts are cut into slices of a few minutes, and runs take
// turns. A fresh clone does not know what ran before, so the number of commits says where a run begins: half a budget after the
// run of the commit before. The other half of the budget is for slices whose sources have changed lately, then for the slices
// that follow.
import { isTouched } from './sources.ts';

/** "seconds" are expected ones. */
export type Slice = { name: string; files: string[]; seconds: number };
export type Ran = { name: string; seconds: number };

/** "number" counts the commits. "changed" lists the files that the last of them have changed. */
export type Run = { slices: Slice[]; number: number; changed: string[]; budget: number };

/** A slice grows up to this many seconds. A single file may take longer. */
const LONGEST = 240;
/** The seconds that Vitest needs to start and to build the sites. */
const START = 20;

/** Cuts a part into slices by the expected seconds of its files. */
export function sliced(name: string, files: string[], secondsOf: (file: string) => number): Slice[] {
  const slices: string[][] = [];
  for (const file of files) {
    const last = slices.at(-1);
    if (last && expected([...last, file].map(secondsOf)) <= LONGEST) last.push(file);
    else slices.push([file]);
  }
  return slices.map((files, at) => ({
    name: slices.length === 1 ? name : `${name} ${at + 1} of ${slices.length}`,
    files,
    seconds: expected(files.map(secondsOf)),
  }));
}

/** Two files run at a time, and the longest may begin last. */
function expected(seconds: number[]): number {
  return START + Math.ceil((total(seconds) + Math.max(...seconds)) / 2);
}

/**
 * Orders the slices in a ring, from the one whose turn it is. A turn is half a budget long and contains the slices that begin in
 * it, so successive turns leave none out. It counts whole seconds: fractions would leave gaps between the turns.
 */
export function turnOf({ slices, number, budget }: Omit<Run, 'changed'>): { ring: Slice[]; turn: Slice[] } {
  const [half, whole] = [Math.floor(budget / 2), total(slices.map(({ seconds }) => seconds))];
  let begin = 0;
  const placed = slices.map(slice => {
    const distance = (((begin - number * half) % whole) + whole) % whole;
    begin += slice.seconds;
    return { slice, distance };
  });
  placed.sort((one, other) => one.distance - other.distance);
  return {
    ring: placed.map(({ slice }) => slice),
    turn: placed.filter(({ distance }) => distance < half).map(({ slice }) => slice),
  };
}

/** Finds slices whose sources the last commits have changed, most changes first. */
function touchedOf({ slices, changed, ...run }: Run): Slice[] {
  const counted = turnOf({ slices, ...run }).ring.map(slice => ({
    slice,
    count: changed.filter(path => slice.files.some(file => isTouched(file, path))).length,
  }));
  const touched = counted.filter(({ count }) => count > 0);
  return touched.sort((one, other) => other.count - one.count).map(({ slice }) => slice);
}

/**
 * Chooses the next slice that should end in time. Changed slices come first, but leave enough time for those whose turn it is. If
 * nothing else fits at the start, the first slice of the turn runs anyway, since it may be longer than the whole budget.
 */
export function nextSlice(run: Run, ran: Ran[]): Slice | undefined {
  const { ring, turn } = turnOf(run);
  const hasRun = new Set(ran.map(({ name }) => name));
  const spent = total(ran.map(({ seconds }) => seconds));
  const pace = paceOf(run.slices, ran);
  const fits = ({ seconds }: Slice, until: number) => spent + seconds * pace <= until;
  const open = (slices: Slice[]) => slices.filter(({ name }) => !hasRun.has(name));
  const kept = total(turn.map(({ seconds }) => seconds));
  const untilTurn = run.budget - Math.max(kept, (ring[0]?.seconds ?? 0) * pace);
  const [first] = ran.length === 0 ? ring : [];
  return (
    open(touchedOf(run)).find(slice => fits(slice, untilTurn)) ??
    first ??
    open(ring).find(slice => fits(slice, run.budget))
  );
}

/** Measures how much slower than expected this machine is. */
function paceOf(slices: Slice[], ran: Ran[]): number {
  const known = new Map(slices.map(({ name, seconds }) => [name, seconds]));
  const planned = total(ran.map(({ name }) => known.get(name) ?? 0));
  return planned === 0 ? 1 : Math.max(1, total(ran.map(({ seconds }) => seconds)) / planned);
}

/** Counts the runs, one a commit, until this slice has its turn again. A slice that takes no turns has none. */
export function runsUntil(name: string, run: Omit<Run, 'changed'>): number | undefined {
  if (!run.slices.some(slice => slice.name === name)) return undefined;
  const isIn = (number: number) => turnOf({ ...run, number }).turn.some(slice => slice.name === name);
  let runs = 1;
  while (!isIn(run.number + runs)) runs += 1;
  return runs;
}

/** Counts the runs, one a commit, until every slice has had its turn. */
export function runsForAll({ slices, budget }: Pick<Run, 'slices' | 'budget'>): number {
  return Math.ceil(total(slices.map(({ seconds }) => seconds)) / Math.floor(budget / 2));
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
