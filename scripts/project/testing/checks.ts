// Checks what needs no run of the product: generated files, types, format, content.
import { type ChildProcess, spawn } from 'node:child_process';
import { placesAt } from '../../../src/base/places.mjs';
import { generate } from '../../../src/change/editor/generate.ts';
import { beginning, ended, type Outcome, run } from './vitest.ts';

export async function runChecks(): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, red: [], notes: [], seconds: {} };
  const check = async (name: string, findFault: () => Promise<string | undefined>) => {
    const begun = performance.now();
    const fault = await findFault();
    const isGood = fault === undefined;
    outcome[isGood ? 'passed' : 'failed'] += 1;
    outcome.seconds[name] = (performance.now() - begun) / 1000;
    if (!isGood) outcome.red.push([`✗ ${name}`, ...beginning(fault)].join('\n'));
    console.log(isGood ? `✓ ${name}` : `${fault}\n✗ ${name}`);
  };
  await check('Generated files', findStale);
  await check('Types', () => said(run('tsc', [], 'pipe')));
  await check('Format and lint', () => said(run('biome', ['ci', '--reporter=concise'], 'pipe')));
  await check('Content', () => said(spawn(process.execPath, ['scripts/run.mjs', 'check'])));
  return outcome;
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
