// Runs "npm run hand-in" and "npm run newest", and keeps what they say and their exit code.
import { PassThrough } from 'node:stream';
import { failureIn } from '../../../../src/base/failure.ts';
import { type Around, runHandIn } from '../../../../src/commands/hand-in.ts';
import { type AroundNewest, runNewest } from '../../../../src/commands/newest.ts';
import { GIT_ALONE } from '../../files/repositories.ts';

export type Told = { code: number; said: string };

const known = { ...process.env };

export function nobodysSettings(): void {
  Object.assign(process.env, GIT_ALONE);
}

export function ownSettings(): void {
  for (const name of Object.keys(GIT_ALONE)) {
    if (known[name] === undefined) delete process.env[name];
    else process.env[name] = known[name];
  }
}

export async function handIn(
  folder: string,
  args: string[] = [],
  around: Partial<Around> = {},
): Promise<Told> {
  const lines: string[] = [];
  const usual: Around = {
    terminal: nobody(),
    colours: false,
    say: text => lines.push(text),
    now: () => Date.parse('2026-11-22T12:00:00Z'),
  };
  return ended(lines, () => runHandIn(args, sidesOf(folder), { ...usual, ...around }));
}

export async function newest(
  folder: string,
  args: string[] = [],
  around: Partial<AroundNewest> = {},
): Promise<Told> {
  const lines: string[] = [];
  const say = (text: string) => lines.push(text);
  return ended(lines, () =>
    runNewest(args, sidesOf(folder), { terminal: nobody(), colours: false, say, ...around }),
  );
}

function nobody(): Around['terminal'] {
  return { input: new PassThrough(), output: new PassThrough(), isInteractive: false };
}

function sidesOf(site: string) {
  return { engine: process.cwd(), site };
}

async function ended(lines: string[], work: () => Promise<number>): Promise<Told> {
  try {
    return { code: await work(), said: lines.join('\n') };
  } catch (error) {
    const failure = failureIn(error);
    if (!failure) throw error;
    return { code: 2, said: [...lines, failure.message].join('\n') };
  }
}
