// Runs parts of the tests one after the other, and says at any time which have run.
import type { Part } from './parts.ts';
import type { Ran } from './turns.ts';
import { type Outcome, together } from './vitest.ts';

export type Way = {
  /** The parts to run. The others are only named. */
  chosen: Part[];
  parts: Part[];
  say: (line: string) => void;
  /** Chooses the next part. Without it the parts run in their order. */
  next?: (ran: Ran[]) => Part | undefined;
  /** Adds to the line of a part that did not run. */
  tellLeft?: (part: Part) => string;
};

export type Going = {
  /** Whether all chosen parts have passed. */
  done: Promise<boolean>;
  /** Says what ran and what did not, at any time. */
  sum: () => string[];
};

type Told = Outcome & { minutes: number };

export function goThrough({ chosen, parts, say, tellLeft = () => '', ...way }: Way): Going {
  const told = new Map<string, Told>();
  let isOver = false;

  async function go(): Promise<boolean> {
    const { next = () => chosen.find(({ name }) => !told.has(name)) } = way;
    const ran = () => [...told].map(([name, { minutes }]) => ({ name, seconds: minutes * 60 }));
    for (let part = next(ran()); part; part = next(ran())) {
      say(`\n${part.name}`);
      const begun = performance.now();
      const outcome = await part.run();
      told.set(part.name, { ...outcome, minutes: (performance.now() - begun) / 60_000 });
    }
    isOver = true;
    return together([...told.values()]).failed === 0;
  }

  const sum = () => {
    const { passed, failed, red, notes } = together([...told.values()]);
    const open = isOver ? 0 : chosen.filter(({ name }) => !told.has(name)).length;
    return [
      'Minutes, and what came of each part:',
      ...parts.map(part => lineOf(part.name, told.get(part.name), tellLeft(part))),
      ...notes.map(note => `! ${note}`),
      ...red,
      `${passed} passed, ${failed} failed${open > 0 ? `, ${open} to go` : ''}`,
    ];
  };
  return { done: go(), sum };
}

function lineOf(name: string, told: Told | undefined, left: string): string {
  if (!told) return `     -  ${name} did not run${left}`;
  const { passed, failed, minutes } = told;
  return `${minutes.toFixed(1).padStart(6)}  ${name}: ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
}
