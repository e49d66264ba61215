// The figures committed last, as docs/bench.json keeps them, and how those of today stand beside them.
import { readFileSync } from 'node:fs';
import { availableParallelism, type } from 'node:os';
import { type Figure, times } from './figure.ts';

export type Contestant = {
  name: string;
  isOurs?: true;
  isReference?: true;
  note?: string;
  figures: Figure[];
};

/** One run, and where it was taken, in words that say nothing about whose machine it is. */
export type Contest = { cores: number; node: string; system: string; contestants: Contestant[] };

export type Record = {
  /** A hundred heavy pages in the CPU seconds of work that never changes: about the most of Node 20, 22 and 24, written by hand. */
  small: number;
  pages?: Contest;
  photographs?: Contest;
};

export const RECORD = 'docs/bench.json';

export function readRecord(): Record {
  return JSON.parse(readFileSync(RECORD, 'utf8'));
}

export function takenHere(contestants: Contestant[]): Contest {
  return { cores: availableParallelism(), node: process.version.slice(1), system: type(), contestants };
}

export function oursIn({ contestants }: Contest): Contestant {
  const ours = contestants.find(({ isOurs }) => isOurs);
  if (!ours) throw new Error('Nothing of ours was measured.');
  return ours;
}

/** What the reference of the same run took for the same, or for what the figure is held against. */
export function ratioOf(
  { name, value, against = name }: Figure,
  { contestants }: Contest,
): number | undefined {
  const reference = contestants.find(({ isReference }) => isReference);
  const base = reference?.figures.find(figure => figure.name === against)?.value;
  return base ? value / base : undefined;
}

const NOTABLE = 1.1;

/** Other machines, and this one on other days, are faster or slower for everybody: only ratios are compared. */
export function worseThan(committed: Contest | undefined, today: Contest): string[] {
  if (!committed) return [];
  const known = oursIn(committed).figures;
  return oursIn(today).figures.flatMap(figure => {
    const before = known.find(({ name }) => name === figure.name);
    const [then, now] = [before && ratioOf(before, committed), ratioOf(figure, today)];
    if (!then || !now) return [];
    const worse = figure.unit === 'SSIM' ? then / now : now / then;
    if (worse <= NOTABLE) return [];
    const percent = Math.round((worse - 1) * 100);
    return [`${figure.name}: ${percent} % worse, ${times(now)} the reference; ${times(then)} was committed.`];
  });
}
