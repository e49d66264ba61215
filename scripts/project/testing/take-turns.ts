// Plans a run within a budget of minutes: cuts parts into slices, chooses the next one and says which have to wait. One part comes
// before all turns.
import { counted } from '../../../src/base/words.ts';
import { changedLately, turnNow } from './commits.ts';
import { type Durations, readDurations, secondsIn } from './durations.ts';
import type { Way } from './go-through.ts';
import type { Part } from './parts.ts';
import { nextSlice, runsUntil, type Slice, sliced, turnOf } from './turns.ts';

type Turns = Required<Pick<Way, 'parts' | 'chosen' | 'next' | 'tellLeft'>> & { title: string };

type Cut = { part: Part; slices: Slice[] };

/** "budget" is what the first part leaves to the turns, in seconds. It must not depend on how fast a machine is, or turns would leave gaps. */
export function cutParts(
  { first, parts, minutes }: { first: Part; parts: Part[]; minutes: number },
  durations: Durations,
): { before: Slice[]; cut: Cut[]; budget: number } {
  const slicesOf = ({ name, files = [] }: Part, known = durations) =>
    sliced(name, files, file => secondsIn(known, file));
  const before = slicesOf(first, { ...durations, full: {} });
  const spent = before.reduce((sum, { seconds }) => sum + seconds, 0);
  return {
    before,
    cut: parts.map(part => ({ part, slices: slicesOf(part) })),
    budget: Math.max(60, minutes * 60 - spent),
  };
}

export function takeTurns(first: Part, parts: Part[], minutes: number, root = '.'): Turns {
  const { before, cut, budget } = cutParts({ first, parts, minutes }, readDurations(root));
  const { number, unit } = turnNow(root);
  const run = {
    slices: cut.flatMap(({ slices }) => slices),
    number,
    changed: changedLately(root),
    budget,
  };
  const runnable = [{ part: first, slices: before }, ...cut].flatMap(({ part, slices }) =>
    slices.map(({ name, files }) => ({ name, run: () => part.run(files) })),
  );
  const isBefore = ({ name }: Pick<Slice, 'name'>) => before.some(slice => slice.name === name);
  const names = turnOf(run).turn.map(({ name }) => name);
  return {
    title: [
      `In ${counted(minutes, 'minute')}, at ${unit} ${number}, it is the turn of: ${names.join(', ') || 'none'}.`,
      `The ${first.name} and what the commits of the last day have changed are tested before; if there is time left, more comes after.`,
    ].join('\n'),
    parts: runnable,
    chosen: runnable,
    next: ran => {
      const left = before.find(slice => !ran.some(({ name }) => name === slice.name));
      const slice =
        left ??
        nextSlice(
          run,
          ran.filter(one => !isBefore(one)),
        );
      return runnable.find(({ name }) => name === slice?.name);
    },
    tellLeft: ({ name }) => {
      const runs = runsUntil(name, run);
      if (runs === undefined) return '';
      const next = `its turn is in ${counted(runs, unit)}`;
      return names.includes(name) ? `: no time was left for it, ${next} again` : `: ${next}`;
    },
  };
}
