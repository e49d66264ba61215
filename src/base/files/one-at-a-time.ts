// Lets only one process do a piece of work at a time; the others wait. If that process is killed, the next one takes over.
import {
  existsSync,
  linkSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { asFailure, Refused } from '../failure.ts';
import { makeFolder } from './folder.ts';
import { isSaving } from './save.ts';

const OWN = String(process.pid);
const AGAIN_MS = 100;
const BEAT_MS = 10_000;
/** A process at work renews the date of its file. After this long without that, a process with the number is another one. */
const SILENT_MS = 600_000;

/**
 * "file" holds the number of the process at work. "sayWaits" is called once if another process has it, and again after each wait with the
 * milliseconds that have passed: it may throw, to wait no longer.
 */
export async function oneAtATime<T>(
  file: string,
  sayWaits: (waited: number) => void,
  work: () => Promise<T>,
): Promise<T> {
  for (let waited = 0; !take(file); waited += AGAIN_MS) {
    sayWaits(waited);
    await wait(AGAIN_MS);
  }
  const beat = setInterval(() => sayAtWork(file), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (ownerOf(file) === OWN) rmSync(file, { force: true });
  }
}

/** If nothing can be written there, the work goes ahead without waiting. */
function take(file: string): boolean {
  try {
    makeFolder(dirname(file));
    const owner = ownerOf(file);
    if (owner !== undefined && !isHeld(file, owner)) dropDead(file, owner);
    writeOwner(file);
    return true;
  } catch (error) {
    // Another process took the file, or moved the dead one aside, a moment earlier.
    if (/^(?:EEXIST|ENOENT)$/.test((error as NodeJS.ErrnoException).code ?? '')) return false;
    if (asFailure(error) instanceof Refused) return true;
    throw error;
  }
}

/** Writes the number in one step: a process that is killed in between would leave a part of it, the number of another one. */
function writeOwner(file: string): void {
  const aside = `${file}.${OWN}`;
  writeFileSync(aside, OWN);
  try {
    linkSync(aside, file);
  } catch (error) {
    if (existsSync(file)) throw error;
    // Not every disk has links.
    writeFileSync(file, OWN, { flag: 'wx' });
  } finally {
    rmSync(aside, { force: true });
  }
}

/** A file without a number has only just been taken: its process is about to write the number. */
function isHeld(file: string, owner: string): boolean {
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < SILENT_MS && (owner === '' || isSaving(Number(owner)));
}

/**
 * Two processes may find the file of a dead one at the same time. The slower one then moves aside the file that the faster one
 * has just made, and puts it back: it is not that of the process which was found "dead".
 */
function dropDead(file: string, dead: string): void {
  const aside = `${file}.${OWN}`;
  renameSync(file, aside);
  if (ownerOf(aside) !== dead) linkSync(aside, file);
  rmSync(aside, { force: true });
}

function ownerOf(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function sayAtWork(file: string): void {
  try {
    utimesSync(file, new Date(), new Date());
  } catch {
    // Somebody deleted the file, which does not stop the work.
  }
}
