// Replaces a file in one step, so readers see the old text or the new one, never half of it. A file with a byte order mark keeps
// the mark, which is not part of the text that programs read and give back.
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fchmodSync,
  fsyncSync,
  openSync,
  readdirSync,
  readSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asFailure } from '../failure.ts';
import { isRunning } from '../is-running.mjs';

/** The name of a temporary file. It begins with a dot, so that nobody takes the file for a page. */
const TEMPORARY = /^\..+\.([0-9]+)-[0-9a-f]{8}\.ashlar-save$/;
const LEFT_BEHIND_MS = 60_000;

/** Calls "confirm" right before the new text takes the file's place. If "confirm" throws, the file stays as it is. */
/** "name" is what an error calls the file, if somebody else holds its folder open. */
export function saveText(
  file: string,
  text: string | Buffer,
  confirm: () => void = () => {},
  name: string = file,
): void {
  const temporary = writeBeside(file, text, name);
  try {
    confirm();
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw asFailure(error, name);
  }
}

/** Writes the new text to a temporary file in the same folder. Moving that file to the name of the old one is then one step. */
export function writeBeside(file: string, text: string | Buffer, name: string = file): string {
  sweepOnce(dirname(file), dirname(name));
  const temporary = temporaryFor(file);
  try {
    const bytes = typeof text === 'string' ? Buffer.from(markOf(file) + text) : text;
    writeWhole(temporary, bytes, modeOf(file));
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw asFailure(error, name);
  }
}

export function temporaryFor(file: string): string {
  const own = `${process.pid}-${randomBytes(4).toString('hex')}`;
  return join(dirname(file), `.${basename(file)}.${own}.ashlar-save`);
}

function writeWhole(file: string, bytes: Buffer, mode: number | undefined): void {
  const handle = openSync(file, 'wx', 0o666);
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(handle, bytes, written);
    if (mode !== undefined) fchmodSync(handle, mode);
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

function markOf(file: string): string {
  if (!existsSync(file)) return '';
  const handle = openSync(file, 'r');
  try {
    const start = Buffer.alloc(3);
    readSync(handle, start);
    return start.toString('hex') === 'efbbbf' ? '\ufeff' : '';
  } finally {
    closeSync(handle);
  }
}

function modeOf(file: string): number | undefined {
  const mode = statSync(file, { throwIfNoEntry: false })?.mode;
  return mode === undefined ? undefined : mode & 0o777;
}

/** Deletes old temporary files: a killed process left them behind, because no save takes this long. */
export function sweepTemporaries(folder: string, now: number = Date.now()): string[] {
  return sweep(folder, readdirSync(folder, { recursive: true, encoding: 'utf8' }), now);
}

/** Deletes temporary files of processes that no longer run, however young the files are. */
export function sweepAfterTheDead(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    const [, pid] = TEMPORARY.exec(name) ?? [];
    if (pid !== undefined && !isSaving(Number(pid))) rmSync(join(folder, name), { force: true });
  }
}

/**
 * Whether another process with this number is running. A file with this process's own number is from an earlier process: systems
 * reuse numbers, and a save blocks this process, so it never meets a file of its own.
 */
export function isSaving(pid: number): boolean {
  return pid !== process.pid && isRunning(pid);
}

const swept = new Set<string>();

/** Sweeps a folder before this process first saves into it. */
function sweepOnce(folder: string, name: string): void {
  if (swept.has(name)) return;
  sweep(folder, readdirSync(folder), Date.now());
  swept.add(name);
}

function sweep(folder: string, names: string[], now: number): string[] {
  return names.filter(name => {
    if (!TEMPORARY.test(basename(name))) return false;
    const file = join(folder, name);
    const age = now - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? now);
    if (age < LEFT_BEHIND_MS) return false;
    rmSync(file, { force: true });
    return true;
  });
}
