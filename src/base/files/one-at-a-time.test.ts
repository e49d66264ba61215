import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs, { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

let folder = '';
let file = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-one-'));
  file = join(folder, 'work/building');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Returns whether it had to wait. */
async function work(): Promise<boolean> {
  let hasWaited = false;
  const sayWaits = () => {
    hasWaited = true;
  };
  await oneAtATime(file, sayWaits, async () => expect(readFileSync(file, 'utf8')).toBe(String(process.pid)));
  expect(existsSync(file)).toBe(false);
  return hasWaited;
}

function heldBy(pid: number | string | undefined, minutesAgo = 0): void {
  rmSync(folder, { recursive: true, force: true });
  folder = mkdtempSync(join(tmpdir(), 'ashlar-one-'));
  file = join(folder, 'building');
  writeFileSync(file, String(pid));
  const then = new Date(Date.now() - minutesAgo * 60_000);
  utimesSync(file, then, then);
}

it('begins at once where nobody is at it, or somebody who was has gone', async () => {
  expect(await work()).toBe(false);
  heldBy(spawnSync(process.execPath, ['-e', '']).pid);
  expect(await work()).toBe(false);
  // A killed process had the same number as this process.
  heldBy(process.pid);
  expect(await work()).toBe(false);
  // After so long, the number belongs to another process.
  heldBy(process.ppid, 11);
  expect(await work()).toBe(false);
  heldBy('no number');
  expect(await work()).toBe(false);
});

it('leaves the file of a process alone that takes it a moment after it was found dead', async () => {
  heldBy(spawnSync(process.execPath, ['-e', '']).pid);
  const { readFileSync } = fs;
  let isTaken = false;
  fs.readFileSync = ((...asked: Parameters<typeof readFileSync>) => {
    const found = readFileSync(...asked);
    if (asked[0] === file && !isTaken) writeFileSync(file, String(process.ppid));
    if (asked[0] === file) isTaken = true;
    return found;
  }) as typeof readFileSync;
  syncBuiltinESMExports();
  let waitedFor = '';
  const sayWaits = () => {
    waitedFor = readFileSync(file, 'utf8');
    rmSync(file);
  };
  try {
    await oneAtATime(file, sayWaits, async () => undefined);
  } finally {
    fs.readFileSync = readFileSync;
    syncBuiltinESMExports();
  }
  expect(waitedFor).toBe(String(process.ppid));
});

it('waits until somebody who is at it has ended, or was killed', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  heldBy(child.pid);
  const done = work();
  await new Promise(resolve => setTimeout(resolve, 250));
  expect(readFileSync(file, 'utf8')).toBe(String(child.pid));
  child.kill('SIGKILL');
  await once(child, 'close');
  expect(await done).toBe(true);
});

it('never holds a part of a number, which another process may have, wherever it is killed', async () => {
  const killer = join(import.meta.dirname, '../../../tests/support/files/kill-at.mjs');
  const source = `import(${JSON.stringify(new URL('one-at-a-time.ts', import.meta.url))}).then(({ oneAtATime }) => oneAtATime(${JSON.stringify(file)}, () => {}, async () => {}))`;
  let killed = 0;
  for (let at = 1, isOver = false; !isOver; at += 1) {
    const words = ['--import', 'tsx', '--import', killer, '-e', source];
    const env = { ...process.env, KILL_AT: String(at) };
    const { pid, signal } = spawnSync(process.execPath, words, { env });
    isOver = signal === null;
    if (!isOver) killed += 1;
    if (existsSync(file)) expect(readFileSync(file, 'utf8')).toBe(String(pid));
    expect(await work()).toBe(false);
  }
  expect(killed).toBeGreaterThan(2);
});

it('lets the next one in where the work fails', async () => {
  await expect(
    oneAtATime(
      file,
      () => {},
      () => Promise.reject(new Error('no')),
    ),
  ).rejects.toThrow('no');
  expect(await work()).toBe(false);
});

it('works all the same where nothing can be written', async () => {
  writeFileSync(join(folder, 'file'), '');
  let isDone = false;
  const mark = async () => {
    isDone = true;
  };
  await oneAtATime(join(folder, 'file/building'), () => {}, mark);
  expect(isDone).toBe(true);
});
