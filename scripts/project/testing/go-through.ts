// Runs parts of the tests one after the other. It keeps in a file what has passed, so that a stopped run can go on.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './parts.ts';
import type { Ran } from './turns.ts';

type Told = { passed: number; failed: number; minutes: number };
type Progress = { sources: string; parts: { [name: string]: Told } };

export type Way = {
  /** The parts to run. The others are only named. */
  chosen: Part[];
  parts: Part[];
  isContinued: boolean;
  /** The file that keeps what has passed, with the hash "sources" of the sources at that time. */
  file: string;
  sources: string;
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

export function goThrough(way: Way): Going {
  const { chosen, parts, isContinued, file, sources, say, tellLeft = () => '' } = way;
  const before = readProgress(file);
  const progress: Progress = before?.sources === sources ? before : { sources, parts: {} };
  if (isContinued && before && before !== progress) say('Something has changed: every part runs again.');
  const told = new Map<string, Told>();
  const allNotes: string[] = [];
  const allRed: string[] = [];

  let isOver = false;

  async function go(): Promise<boolean> {
    for (const { name } of isContinued ? chosen : []) {
      const earlier = progress.parts[name];
      if (earlier?.failed === 0) told.set(name, earlier);
    }
    const { next = () => chosen.find(({ name }) => !told.has(name)) } = way;
    const ran = () => [...told].map(([name, { minutes }]) => ({ name, seconds: minutes * 60 }));
    for (let part = next(ran()); part; part = next(ran())) await goThroughOne(part);
    isOver = true;
    return total('failed') === 0;
  }

  async function goThroughOne({ name, run }: Part): Promise<void> {
    say(`\n${name}`);
    const begun = performance.now();
    const { passed, failed, red, notes } = await run();
    allNotes.push(...notes);
    allRed.push(...red);
    const one = { passed, failed, minutes: (performance.now() - begun) / 60_000 };
    told.set(name, one);
    progress.parts[name] = one;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(progress, null, 2));
  }

  function total(key: 'passed' | 'failed'): number {
    return [...told.values()].reduce((sum, one) => sum + one[key], 0);
  }

  const sum = () => {
    const open = isOver ? 0 : chosen.filter(({ name }) => !told.has(name)).length;
    return [
      'Minutes, and what came of each part:',
      ...parts.map(part => lineOf(part.name, told.get(part.name), tellLeft(part))),
      ...allNotes.map(note => `! ${note}`),
      ...allRed,
      `${total('passed')} passed, ${total('failed')} failed${open > 0 ? `, ${open} to go: --continue goes on` : ''}`,
    ];
  };
  return { done: go(), sum };
}

function lineOf(name: string, told: Told | undefined, left: string): string {
  if (!told) return `     -  ${name} did not run${left}`;
  const { passed, failed, minutes } = told;
  return `${minutes.toFixed(1).padStart(6)}  ${name}: ${passed} passed${failed > 0 ? `, ${failed} FAILED` : ''}`;
}

function readProgress(file: string): Progress | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
