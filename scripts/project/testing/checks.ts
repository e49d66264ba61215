// Checks what needs no run of the product: generated files, types, format, content.
import { spawn } from 'node:child_process';
import { placesAt } from '../../../src/base/places.mjs';
import { generate } from '../../../src/change/editor/generate.ts';
import { ended, type Outcome, run } from './vitest.ts';

export async function runChecks(): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, red: [], notes: [], seconds: {} };
  const check = async (name: string, isGood: () => Promise<boolean>) => {
    const begun = performance.now();
    const good = await isGood();
    outcome[good ? 'passed' : 'failed'] += 1;
    outcome.seconds[name] = (performance.now() - begun) / 1000;
    if (!good) outcome.red.push(`✗ ${name}`);
    console.log(`${good ? '✓' : '✗'} ${name}`);
  };
  const program = (name: string, args: string[]) => async () =>
    (await ended(run(name, args, 'inherit'))) === 0;
  await check('Generated files', isFresh);
  await check('Types', program('tsc', []));
  await check('Format and lint', program('biome', ['ci', '--reporter=summary']));
  await check(
    'Content',
    async () =>
      (await ended(spawn(process.execPath, ['scripts/run.mjs', 'check'], { stdio: 'inherit' }))) === 0,
  );
  return outcome;
}

/** Generated files are committed, so they have to match the schemas. */
async function isFresh(): Promise<boolean> {
  const written = await generate(placesAt(process.cwd()));
  const stale = written.filter(file => !/^(src\/generated|\.ashlar)\//.test(file));
  if (stale.length > 0) console.error(`${stale.join(', ')} was stale. It has been written anew: commit it.`);
  return stale.length === 0;
}
