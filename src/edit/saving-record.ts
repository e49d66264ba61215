// Files that are about to change together in, a record of them in .ashlar/saving/ out, from which the work of a process that was
// killed in the middle can be finished. There is one for each process, because two of them may save at once.
import { existsSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { makeFolder } from './folder.ts';
import { isSaving, writeBeside } from './save.ts';

const FOLDER = '.ashlar/saving';
/** Saving takes no longer. Whoever has the number of the process after that is another one. */
const LONGEST_MS = 60_000;

/** "saving" can be written as JSON. Comes out: what takes the record away again. */
export function writeRecord(root: string, saving: object): () => void {
  const record = join(root, FOLDER, `${process.pid}.json`);
  makeFolder(dirname(record));
  renameSync(writeBeside(record, JSON.stringify(saving)), record);
  return () => forgetRecord(record);
}

export function forgetRecord(record: string): void {
  rmSync(record, { force: true });
  const folder = dirname(record);
  for (const place of [folder, dirname(folder)]) if (readdirSync(place).length === 0) rmdirSync(place);
}

/** Those of processes that are no more. "saving" is what was to be recorded. */
export function recordsLeft(root: string): { record: string; saving: unknown }[] {
  const folder = join(root, FOLDER);
  if (!existsSync(folder)) return [];
  const names = readdirSync(folder).filter(name => /^\d+\.json$/.test(name));
  return names.flatMap(name => {
    const [record, pid] = [join(folder, name), Number.parseInt(name, 10)];
    const isYoung = Date.now() - statSync(record).mtimeMs < LONGEST_MS;
    return isYoung && isSaving(pid) ? [] : { record, saving: JSON.parse(readFileSync(record, 'utf8')) };
  });
}
