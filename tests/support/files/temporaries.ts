// A folder for all temporaries of one run of the tests. A run that is killed leaves it behind, and the next one sweeps it away.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = /^ashlar-tests-(\d+)-/;

/** Shells, nginx and sockets are handed these paths too, and not all of them take every sign or length. */
const PLAIN = /^[\w./-]{1,64}$/;

/** Where temporaries go, unless that place has a name that some program trips over. */
export function plainPlace(place = tmpdir()): string {
  return process.platform === 'win32' || PLAIN.test(place) ? place : '/tmp';
}

/** "env" is what a process needs so that it and what it starts put their temporaries there. */
export type Temporaries = { folder: string; env: { [name: string]: string }; remove: () => void };

export function openTemporaries(place: string = plainPlace()): Temporaries {
  for (const name of readdirSync(place)) {
    const owner = NAME.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) sweep(join(place, name));
  }
  // A name that nobody can have taken.
  const folder = mkdtempSync(join(place, `ashlar-tests-${process.pid}-`));
  // Some tests start programs as another user.
  chmodSync(folder, 0o1777);
  return { folder, env: { TMPDIR: folder, TEMP: folder, TMP: folder }, remove: () => sweep(folder) };
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** What a program still holds is left for the next run. */
function sweep(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
