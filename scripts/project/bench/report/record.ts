// The figures committed last, as docs/bench.json keeps them.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism, type } from 'node:os';
import type { Figure } from './figure.ts';

/** Where it was measured, in words that say nothing about whose machine it is. */
export type Measured = { cores: number; node: string; system: string };

export type Contestant = { name: string; isOurs?: true; note?: string; figures: Figure[] };

export type Record = {
  /** What a hundred heavy pages cost, in the CPU seconds of work that never changes. */
  small?: number;
  own?: Measured & { figures: Figure[] };
  peers?: Measured & { contestants: Contestant[] };
  photographs?: Measured & { note: string; contestants: Contestant[]; figures: Figure[] };
  shards?: Measured & { figures: Figure[] };
};

export const RECORD = 'docs/bench.json';

export function here(): Measured {
  return { cores: availableParallelism(), node: process.version.slice(1), system: type() };
}

export function readRecord(): Record {
  return existsSync(RECORD) ? JSON.parse(readFileSync(RECORD, 'utf8')) : {};
}

/** A run that measured some of the figures leaves the others as they were. */
export function merge(known: Figure[], measured: Figure[]): Figure[] {
  const now = new Map(measured.map(figure => [figure.name, figure]));
  const kept = known.map(figure => now.get(figure.name) ?? figure);
  return [...kept, ...measured.filter(({ name }) => !known.some(figure => figure.name === name))];
}
