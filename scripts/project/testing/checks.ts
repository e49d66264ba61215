// What is right or wrong without running the product: what is generated, types, format, content.
import { staleBundles } from '../../../src/editor/bundles.ts';
import { generate } from '../../../src/editor/generate.ts';
import { readSources } from '../../../src/schema/sources.ts';
import { ended, type Outcome, run } from './vitest.ts';

export async function runChecks(): Promise<Outcome> {
  const outcome: Outcome = { passed: 0, failed: 0, seconds: {} };
  const check = async (name: string, isGood: () => Promise<boolean>) => {
    const begun = performance.now();
    const good = await isGood();
    outcome[good ? 'passed' : 'failed'] += 1;
    outcome.seconds[name] = (performance.now() - begun) / 1000;
    console.log(`${good ? '✓' : '✗'} ${name}`);
  };
  const program = (name: string, args: string[]) => async () =>
    (await ended(run(name, args, 'inherit'))) === 0;
  await check('Generated files', isFresh);
  await check('Types', program('tsc', []));
  await check('Format and lint', program('biome', ['ci', '--reporter=summary']));
  await check('Content', program('tsx', ['scripts/check.ts']));
  return outcome;
}

/** What comes from the schemas is committed with them. New names of pages are written too, and may wait for the next commit. */
async function isFresh(): Promise<boolean> {
  const { sources } = readSources(process.cwd());
  const bundles = staleBundles(process.cwd(), sources);
  const written = (await generate(process.cwd())).filter(file => !file.startsWith('src/generated/'));
  const stale = written.filter(file => bundles.includes(file) || !file.startsWith('schema/'));
  if (stale.length > 0) console.error(`${stale.join(', ')} was stale. It has been written anew: commit it.`);
  return stale.length === 0;
}
