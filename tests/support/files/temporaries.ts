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
import { basename, join } from 'node:path';
import { isRunning } from '../../../src/base/is-running.mjs';
import { keptPlace } from '../../../src/base/kept-place.mjs';

/** Linux keeps files there in memory. */
const IN_MEMORY = '/dev/shm';
/** Several times what a run has there at most. */
const ROOM = 6 * 2 ** 30;

const NAME = /^ashlar-tests-(\d+)-/;

/** Shells, nginx and sockets are handed these paths too, and not all of them take every sign or length. */
const PLAIN = /^[\w./-]{1,80}$/;

/** Where temporaries go, unless that place has a name that some program trips over. */
export function plainPlace(place = tmpdir()): string {
  return process.platform === 'win32' || PLAIN.test(place) ? place : '/tmp';
}

/** "env" is what a process needs so that it and what it starts put their temporaries there. */
export type Temporaries = { folder: string; env: { [name: string]: string }; remove: () => void };

export function openTemporaries(place: string = placeForMany()): Temporaries {
  for (const name of readdirSync(place)) {
    const owner = NAME.exec(name)?.[1];
    if (owner && !isRunning(Number(owner))) sweep(join(place, name));
  }
  // A name that nobody can have taken.
  const folder = mkdtempSync(join(place, `ashlar-tests-${process.pid}-`));
  // Some tests start programs as another user.
  chmodSync(folder, 0o1777);
  const env = { TMPDIR: folder, TEMP: folder, TMP: folder, ASHLAR_KEPT: keptIn(folder) };
  return { folder, env, remove: () => sweep(folder) };
}

/**
 * Tests make and remove small files by the ten thousand, which takes a disk several times as long as memory. The folder for temporary
 * files is as good, so it is taken where somebody has named one, where memory has no room, and where it may not hold programs.
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

/** A run keeps nothing for the next one, and begins with the program that the project's own commands have compiled. */
function keptIn(folder: string): string {
  const [kept, own] = [join(folder, 'kept'), keptPlace(process.cwd())];
  for (const name of ['program', 'client', 'validators'])
    if (existsSync(join(own, name)))
      cpSync(join(own, name), join(kept, basename(own), name), { recursive: true });
  mkdirSync(kept, { recursive: true, mode: 0o700 });
  chmodSync(kept, 0o700);
  return kept;
}

/** What a program still holds is left for the next run. */
function sweep(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true });
  } catch {}
}
