// Small faults, made by Stryker in the code that judges and edits documents: at least nine of ten are seen by a test, and why
// the others are not stands in tests/mutants.json.
import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

/** A quarter of an hour on two quiet cores. */
const HOURS_MS = 2 * 3_600_000;

it('each small fault in the code that judges and edits documents is seen, or explained', {
  timeout: HOURS_MS,
  retry: 0,
}, async () => {
  const { status, output } = await mutants();
  expect(output).toMatch(/^all files +[0-9]{3,} /m);
  expect(status, output).toBe(0);
});

/** Not with spawnSync: in an hour without an answer vitest gives a worker up. */
function mutants(): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/project/mutants.ts']);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  return new Promise(resolve => child.on('close', status => resolve({ status, output })));
}
