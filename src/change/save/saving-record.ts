// Before several files are saved together, writes down what will change. If this process is killed halfway, the next command
// finishes the save from that record. Each process has its own, because two of them may save at once. Records stand outside the
// site (kept-place.mjs): nobody else can write one.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asFailure, Refused } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { isSaving, writeBeside } from '../../base/files/save.ts';
import { keptPlace } from '../../base/kept-place.mjs';

const folderIn = (root: string): string => join(keptPlace(root), 'saving');
/** No save takes longer than this. After that, a process with the same number is a different one: systems reuse the numbers. */
const LONGEST_MS = 60_000;

/**
 * "saving" has to be plain JSON. Returns a function that deletes the record. If no record can be written, the files are saved all
 * the same.
 */
export function writeRecord(root: string, saving: object): () => void {
  const record = join(folderIn(root), `${process.pid}.json`);
  try {
    makeFolder(dirname(record));
    renameSync(writeBeside(record, JSON.stringify(saving)), record);
  } catch (error) {
    if (!(asFailure(error) instanceof Refused)) throw error;
  }
  return () => forgetRecord(record);
}

export function forgetRecord(record: string): void {
  rmSync(record, { force: true });
}

/** The records of processes that have ended. "saving" is what writeRecord was given. */
export function recordsLeft(root: string): { record: string; saving: unknown }[] {
  const folder = folderIn(root);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(name => /^\d+\.json$/.test(name));
  return names.flatMap(name => {
    const [record, pid] = [join(folder, name), Number.parseInt(name, 10)];
    const isYoung = Date.now() - statSync(record).mtimeMs < LONGEST_MS;
    return isYoung && isSaving(pid) ? [] : { record, saving: JSON.parse(readFileSync(record, 'utf8')) };
  });
}
