// Replaces a file in one step, so readers see the old text or the new one, never half of it. Keeps the file's byte order mark,
// which readers leave out of the text.
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
import { plainly } from '../failure.ts';
import { isRunning } from '../is-running.mjs';

/** Begins with a dot, so that nothing reading pages/ takes it for a page. */
const TEMPORARY = /^\..+\.([0-9]+)-[0-9a-f]{8}\.ashlar-save$/;
const LEFT_BEHIND_MS = 60_000;

/** Calls "confirm" when the new text only has to be moved in. If "confirm" throws, the file stays as it is. */
export function saveText(file: string, text: string | Buffer, confirm: () => void = () => {}): void {
  const temporary = writeBeside(file, text);
  try {
    confirm();
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw plainly(error, file);
  }
}

/** Writes the new text to a temporary file beside the file, ready to be moved into its place. Bytes are written as they are. */
export function writeBeside(file: string, text: string | Buffer): string {
  sweepOnce(dirname(file));
  const temporary = temporaryFor(file);
  try {
    const bytes = typeof text === 'string' ? Buffer.from(markOf(file) + text) : text;
    writeWhole(temporary, bytes, modeOf(file));
    return temporary;
  } catch (error) {
    rmSync(temporary, { force: true });
    throw plainly(error, file);
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

/** Deletes temporary files that killed processes left behind. A save under way is younger than these. */
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

/** Saving blocks this process, so its own number on a file is that of an earlier process: systems reuse numbers. */
export function isSaving(pid: number): boolean {
  return pid !== process.pid && isRunning(pid);
}

const swept = new Set<string>();

/** Tidies a folder before this process first saves into it. */
function sweepOnce(folder: string): void {
  if (swept.has(folder)) return;
  sweep(folder, readdirSync(folder), Date.now());
  swept.add(folder);
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
