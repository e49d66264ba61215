import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { descendantsOf } from './bursts.ts';
import { redInAny } from './luck.ts';

const stateOf = (pid: number) => / ([A-Z]) /.exec(readFileSync(`/proc/${pid}/stat`, 'utf8'))?.[1];

describe.runIf(process.platform === 'linux')('a process that stands still for a moment', () => {
  const started: ReturnType<typeof spawn>[] = [];
  afterEach(() => started.splice(0).map(child => child.kill('SIGKILL')));
  const start = (...words: string[]) => {
    const child = spawn(process.execPath, words, { stdio: ['pipe', 'pipe', 'inherit'], detached: true });
    started.push(child);
    return { child, pid: child.pid ?? 0 };
  };

  it('is found below the run, and goes on although the run, with all that it has started, is killed', async () => {
    const { pid } = start('-e', 'setInterval(() => {}, 1000)');
    expect(descendantsOf(process.pid)).toContain(pid);
    const stop = `import('${new URL('bursts.ts', import.meta.url)}').then(({ stopFor }) => { stopFor(1500, [${pid}]); console.log('stopped'); })`;
    const run = start('--import', 'tsx', '-e', stop);
    if (run.child.stdout) await once(run.child.stdout, 'data');
    await expect.poll(() => stateOf(pid)).toBe('T');
    process.kill(-run.pid, 'SIGKILL');
    await expect.poll(() => stateOf(pid), { timeout: 60_000 }).toBe('S');
  });
});

it('a test is named once, with how often it was red and what it said first', () => {
  const runs = [['✗ a › one\n  first', '✗ b › two'], [], ['✗ b › two\n  later'], ['✗ b › two']];
  const outcomes = runs.map(red => ({ red, failed: red.length }));
  expect(redInAny(outcomes)).toEqual(['3 of 4: ✗ b › two', '1 of 4: ✗ a › one\n  first']);
  expect(redInAny([{ red: [], failed: 1 }])[0]).toMatch(/^1 of 1: ✗ The run itself/);
});
