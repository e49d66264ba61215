// Reads the figures that were last committed to docs/bench.json, and compares them with those of today.
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

/** One run and the kind of machine that it ran on, without anything that identifies the machine. */
export type Contest = { cores: number; node: string; system: string; contestants: Contestant[] };

export type Record = {
  /** What a hundred heavy pages cost at most, as a multiple of work that never changes, on Node 20 to 24. Written by hand. */
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

/** Divides a figure by the reference's figure of the same run. */
export function ratioOf(
  { name, value, against = name }: Figure,
  { contestants }: Contest,
): number | undefined {
  const reference = contestants.find(({ isReference }) => isReference);
  const base = reference?.figures.find(figure => figure.name === against)?.value;
  return base ? value / base : undefined;
}

const NOTABLE = 1.1;

/** Compares ratios only, because a machine is faster or slower for every contestant alike. */
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
