// Parts of the tests one after the other, in words, and what has passed kept in a file, so that a run that was broken off can go on.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Part } from './parts.ts';

type Told = { passed: number; failed: number; minutes: number };
type Progress = { sources: string; parts: { [name: string]: Told } };

export type Way = {
  /** Those of them that run; the others are only named. */
  chosen: Part[];
  parts: Part[];
  isContinued: boolean;
  /** Where what has passed is kept, and a hash of what it has passed with. */
  file: string;
  sources: string;
  say: (line: string) => void;
};

export type Going = {
  /** Ends with whether all that was chosen has passed. */
  done: Promise<boolean>;
  /** What ran and what did not, whenever it is asked. */
  sum: () => string[];
};

export function goThrough({ chosen, parts, isContinued, file, sources, say }: Way): Going {
  const before = readProgress(file);
  const progress: Progress = before?.sources === sources ? before : { sources, parts: {} };
  if (isContinued && before && before !== progress) say('Something has changed: every part runs again.');
  const told = new Map<string, Told>();
  const allNotes: string[] = [];
  const allRed: string[] = [];

  async function go(): Promise<boolean> {
    for (const { name, run } of chosen) {
      const earlier = progress.parts[name];
      if (isContinued && earlier?.failed === 0) {
        told.set(name, earlier);
        continue;
      }
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
    return total('failed') === 0;
  }

  function total(key: 'passed' | 'failed'): number {
    return [...told.values()].reduce((sum, one) => sum + one[key], 0);
  }

  const sum = () => {
    const open = chosen.filter(({ name }) => !told.has(name)).length;
    return [
      'Minutes, and what came of each part:',
      ...parts.map(({ name }) => lineOf(name, told.get(name))),
      ...allNotes,
      ...allRed,
      `${total('passed')} passed, ${total('failed')} failed${open > 0 ? `, ${open} to go: --continue goes on` : ''}`,
    ];
  };
  return { done: go(), sum };
}

function lineOf(name: string, told: Told | undefined): string {
  if (!told) return `     -  ${name} did not run`;
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
