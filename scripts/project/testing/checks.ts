// Checks what needs no test: generated files, types, format, content.
import { type ChildProcess, spawn } from 'node:child_process';
import { placesAt } from '../../../src/base/places.mjs';
import { generate } from '../../../src/change/editor/generate.ts';
import { beginning, ended, type Outcome, run, together } from './vitest.ts';

export async function runChecks(): Promise<Outcome> {
  return together([await checkGenerated(), await checkSources()]);
}

/** Comes before everything that would write these files anew. */
export function checkGenerated(): Promise<Outcome> {
  return check('Generated files', findStale);
}

export async function checkSources(): Promise<Outcome> {
  return together([
    await check('Types', () => said(run('tsc', [], 'pipe'))),
    await check('Format and lint', () => said(run('biome', ['ci', '--reporter=concise'], 'pipe'))),
    await check('Content', () => said(spawn(process.execPath, ['scripts/run.mjs', 'check']))),
  ]);
}

/** Says at once what came of it. */
export async function check(name: string, findFault: () => Promise<string | undefined>): Promise<Outcome> {
  const begun = performance.now();
  const fault = await findFault();
  const seconds = { [name]: (performance.now() - begun) / 1000 };
  const isGood = fault === undefined;
  console.log(isGood ? `✓ ${name}` : `${fault}\n✗ ${name}`);
  return {
    passed: isGood ? 1 : 0,
    failed: isGood ? 0 : 1,
    red: isGood ? [] : [[`✗ ${name}`, ...beginning(fault)].join('\n')],
    notes: [],
    seconds,
  };
}

/** Resolves with what a program that failed has said. */
async function said(child: ChildProcess): Promise<string | undefined> {
  let words = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (more: string) => {
      words += more;
    });
  return (await ended(child)) === 0 ? undefined : words.trim();
}

/** Generated files are committed, so they have to match the schemas. */
async function findStale(): Promise<string | undefined> {
  const written = await generate(placesAt(process.cwd()));
  const stale = written.filter(file => !/^(src\/generated|\.ashlar)\//.test(file));
  if (stale.length > 0) return `${stale.join(', ')} was stale. It has been written anew: commit it.`;
}
