// Runs the breadth of the tests within a budget of minutes. The whole takes longer than a landing may, so the parts are cut into
// slices of a few minutes, and runs take turns: each begins where the run of the commit before would have come to with half of its
// budget. The other half is for slices whose sources have changed lately, and for more of those that follow. What ran is not
// remembered anywhere, because a fresh clone has no memory: the number of commits alone says whose turn it is.
import { isTouched } from './sources.ts';

/** "seconds" are those that it is expected to take. */
export type Slice = { name: string; files: string[]; seconds: number };
export type Ran = { name: string; seconds: number };

/** What a run within a budget goes by. "number" is that of the commits, "changed" the files that the last of them changed. */
export type Run = { slices: Slice[]; number: number; changed: string[]; budget: number };

/** A slice grows to so many seconds; a single file may take longer. */
const LONGEST = 240;
/** Vitest starts, and the sites that the tests look at are built. */
const START = 20;

/** Cuts a part into slices by the seconds that each of its files takes. */
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

/** On two cores, where the longest file may be the last one to begin. */
function expected(seconds: number[]): number {
  return START + Math.ceil((total(seconds) + Math.max(...seconds)) / 2);
}

/**
 * The slices in a ring, from the one on whose turn it is. A turn is half a budget long and has the slices that begin in it, so
 * the turns of successive numbers leave none out. Whole seconds are counted: fractions would leave gaps between the turns.
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

/** The slices whose sources the last commits have changed, those with most changes first. */
function touchedOf({ slices, changed, ...run }: Run): Slice[] {
  const counted = turnOf({ slices, ...run }).ring.map(slice => ({
    slice,
    count: changed.filter(path => slice.files.some(file => isTouched(file, path))).length,
  }));
  const touched = counted.filter(({ count }) => count > 0);
  return touched.sort((one, other) => other.count - one.count).map(({ slice }) => slice);
}

/**
 * The slice that starts next, if any is expected to end in time. Those that were touched leave those whose turn it is their time.
 * The first of these starts in any case where nothing has run yet: it may be longer than the whole budget.
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

/** How much longer this machine takes than was expected. */
function paceOf(slices: Slice[], ran: Ran[]): number {
  const known = new Map(slices.map(({ name, seconds }) => [name, seconds]));
  const planned = total(ran.map(({ name }) => known.get(name) ?? 0));
  return planned === 0 ? 1 : Math.max(1, total(ran.map(({ seconds }) => seconds)) / planned);
}

/** In how many runs, one commit each, a slice has its turn again. */
export function runsUntil(name: string, run: Omit<Run, 'changed'>): number {
  const isIn = (number: number) => turnOf({ ...run, number }).turn.some(slice => slice.name === name);
  let runs = 1;
  while (!isIn(run.number + runs)) runs += 1;
  return runs;
}

/** After so many runs, one commit each, every slice has had its turn. */
export function runsForAll({ slices, budget }: Pick<Run, 'slices' | 'budget'>): number {
  return Math.ceil(total(slices.map(({ seconds }) => seconds)) / Math.floor(budget / 2));
}

function total(numbers: number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0);
}
