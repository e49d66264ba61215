import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

/** Minutes on two quiet cores; this only ends what hangs. */
const HOURS_MS = 2 * 3_600_000;

/** At least nine of ten small faults made there, by Stryker, are seen by a test, and why the others are not stands in tests/mutants.json. */
export function itSeesFaultsIn(...folders: string[]): void {
  it(`each small fault in ${folders.join(' and ')} is seen, or explained`, {
    timeout: HOURS_MS,
  }, async () => {
    const { status, output } = await mutantsOf(folders);
    expect(output).toMatch(/^all files +[0-9]{2,} /m);
    expect(status, output).toBe(0);
  });
}

/** Not with spawnSync: in an hour without an answer vitest gives a worker up. */
function mutantsOf(folders: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/project/mutants.ts', ...folders]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  return new Promise(resolve => child.on('close', status => resolve({ status, output })));
}
