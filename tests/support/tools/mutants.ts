import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';

/** It takes minutes on two quiet cores. This only stops a run that hangs. */
const HOURS_MS = 2 * 3_600_000;

/** Tests see at least nine of ten small faults that Stryker makes there. tests/mutants.json says why they miss the others. */
export function itSeesFaultsIn(...folders: string[]): void {
  it(`each small fault in ${folders.join(' and ')} is seen, or explained`, {
    timeout: HOURS_MS,
  }, async () => {
    const { status, output } = await mutantsOf(folders);
    expect(output).toMatch(/^all files +[0-9]{2,} /m);
    expect(status, output).toBe(0);
  });
}

/** Not spawnSync: Vitest gives up a worker that does not answer for an hour. */
function mutantsOf(folders: string[]): Promise<{ status: number | null; output: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/project/mutants.ts', ...folders]);
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', text => {
      output += text;
    });
  return new Promise(resolve => child.on('close', status => resolve({ status, output })));
}
