// Lets one process do a piece of work at a time; another one waits until it has ended. What a killed process was at, the next takes
// over.
import { linkSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { plainly, Refused } from '../failure.ts';
import { makeFolder } from './folder.ts';
import { isSaving } from './save.ts';

const OWN = String(process.pid);
const AGAIN_MS = 100;
const BEAT_MS = 10_000;
/** Nothing keeps a process from saying for so long that it is at work. After that, its number is another one's. */
const SILENT_MS = 600_000;

/** "file" says who is at it; "sayWaits" is called once where somebody else is. */
export async function oneAtATime<T>(file: string, sayWaits: () => void, work: () => Promise<T>): Promise<T> {
  if (!take(file)) {
    sayWaits();
    do await wait(AGAIN_MS);
    while (!take(file));
  }
  const beat = setInterval(() => sayAtWork(file), BEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(beat);
    if (ownerOf(file) === OWN) rmSync(file, { force: true });
  }
}

/** Where nothing can be kept, nobody waits. */
function take(file: string): boolean {
  try {
    makeFolder(dirname(file));
    if (!isHeld(file)) dropDead(file);
    writeFileSync(file, OWN, { flag: 'wx' });
    return true;
  } catch (error) {
    // Another process was faster, at this or at that.
    if (/^(?:EEXIST|ENOENT)$/.test((error as NodeJS.ErrnoException).code ?? '')) return false;
    if (plainly(error) instanceof Refused) return true;
    throw error;
  }
}

/** One whose number is not written yet has only just been taken. */
function isHeld(file: string): boolean {
  const owner = ownerOf(file);
  if (owner === undefined) return false;
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return age < SILENT_MS && (owner === '' || isSaving(Number(owner)));
}

/** Of two who find a dead one's, one may hold the next by then: that is put back. */
function dropDead(file: string): void {
  const dead = ownerOf(file);
  if (dead === undefined) return;
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
    // Somebody has cleared everything away.
  }
}
