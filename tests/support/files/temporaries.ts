// Makes one folder for all temporary files of a test run. A killed run leaves it behind, so the next run removes it.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  writeFileSync,
} from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { isRunning } from '../../../src/base/is-running.mjs';
import { keptPlace } from '../../../src/base/kept-place.mjs';

/** Linux keeps files there in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times the most that a run keeps there. */
const ROOM = 6 * 2 ** 30;

const NAME = /^ashlar-tests-(\d+)-/;

/** Shells, nginx and sockets get these paths too, and not all of them accept every character or length. */
const PLAIN = /^[\w./-]{1,80}$/;

/** Returns the place for temporary files, or another one if programs cannot take its name. */
export function plainPlace(place = tmpdir()): string {
  return process.platform === 'win32' || PLAIN.test(place) ? place : '/tmp';
}

/** "env" makes a process and its children put their temporary files there. */
type Temporaries = { folder: string; env: { [name: string]: string }; remove: () => void };

export function openTemporaries(place: string = placeForMany()): Temporaries {
  for (const name of readdirSync(place)) {
    const owner = NAME.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) sweep(join(place, name));
  }
  // Nobody can have taken this name.
  const folder = mkdtempSync(join(place, `ashlar-tests-${process.pid}-`));
  // Some tests start programs as another user.
  chmodSync(folder, 0o1777);
  const env = { TMPDIR: folder, TEMP: folder, TMP: folder, ASHLAR_KEPT: keptIn(folder) };
  return { folder, env, remove: () => sweep(folder) };
}

/** For a process that keeps what it makes for the next run. */
export function outsideTemporaries(): { ASHLAR_KEPT?: undefined } {
  const isOfRun = NAME.test(basename(dirname(process.env.ASHLAR_KEPT ?? '')));
  return isOfRun ? { ASHLAR_KEPT: undefined } : {};
}

/**
 * Tests make and remove small files by the ten thousand, several times faster in memory than on a disk. They go to the usual
 * folder if somebody has named one, if memory is too small, or if programs may not run from there.
 */
export function placeForMany(inMemory: string = IN_MEMORY, room: number = ROOM): string {
  const isNamed = process.env.TMPDIR !== undefined;
  return !isNamed && hasRoom(inMemory, room) && mayHoldPrograms(inMemory) ? inMemory : plainPlace();
}

function hasRoom(place: string, room: number): boolean {
  try {
    accessSync(place, constants.W_OK);
    const { bavail, bsize } = statfsSync(place);
    return Math.min(bavail * bsize, freemem()) >= room;
  } catch {
    return false;
  }
}

function mayHoldPrograms(place: string): boolean {
  const folder = mkdtempSync(join(place, 'ashlar-program-'));
  const program = join(folder, 'program');
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 });
  const { status } = spawnSync(program);
  rmSync(folder, { recursive: true });
  return status === 0;
}

/** A run keeps nothing for the next one, but it begins with the program that the project's commands have compiled. */
function keptIn(folder: string): string {
  const [kept, own] = [join(folder, 'kept'), keptPlace(process.cwd())];
  for (const name of ['program', 'client', 'validators'])
    if (existsSync(join(own, name)))
      cpSync(join(own, name), join(kept, basename(own), name), { recursive: true });
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  chmodSync(kept, 0o700);
  return kept;
}

/** Leaves files that a program still uses to the next run. */
function sweep(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
