// Plans a run within a budget of minutes: cuts parts into slices, chooses the next one and says which have to wait.
import { counted } from '../../../src/base/words.ts';
import { changedLately, turnNow } from './commits.ts';
import { readDurations, secondsIn } from './durations.ts';
import type { Way } from './go-through.ts';
import type { Part } from './parts.ts';
import { nextSlice, runsUntil, sliced, turnOf } from './turns.ts';

type Turns = Required<Pick<Way, 'parts' | 'chosen' | 'next' | 'tellLeft'>> & { title: string };

export function takeTurns(parts: Part[], minutes: number, root = '.'): Turns {
  const durations = readDurations(root);
  const slicesOf = ({ name, files = [] }: Part) => sliced(name, files, file => secondsIn(durations, file));
  const cut = parts.map(part => ({ part, slices: slicesOf(part) }));
  const { number, unit } = turnNow(root);
  const run = {
    slices: cut.flatMap(({ slices }) => slices),
    number,
    changed: changedLately(root),
    budget: minutes * 60,
  };
  const runnable = cut.flatMap(({ part, slices }) =>
    slices.map(({ name, files }) => ({ name, run: () => part.run(files) })),
  );
  const names = turnOf(run).turn.map(({ name }) => name);
  return {
    title: [
      `In ${counted(minutes, 'minute')}, at ${unit} ${number}, it is the turn of: ${names.join(', ') || 'none'}.`,
      'What the commits of the last day have changed is tested before; if there is time left, more comes after.',
    ].join('\n'),
    parts: runnable,
    chosen: runnable,
    next: ran => {
      const slice = nextSlice(run, ran);
      return runnable.find(({ name }) => name === slice?.name);
    },
    tellLeft: ({ name }) => {
      const next = `its turn is in ${counted(runsUntil(name, run), unit)}`;
      return names.includes(name) ? `: no time was left for it, ${next} again` : `: ${next}`;
    },
  };
}
