// Compares the public files of two versions of a site.
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../base/files/folder.ts';
import { hash } from '../../base/hash.ts';

export type FileChange = {
  path: string;
  state: 'changed' | 'added' | 'removed' | 'renamed';
  formerPath?: string;
};

export function comparePublicFiles(was: string, now: string): FileChange[] {
  const [before, after] = [hashesIn(join(was, 'pages/_public')), hashesIn(join(now, 'pages/_public'))];
  const gone = new Map([...before].filter(([path]) => !after.has(path)).map(([path, sum]) => [sum, path]));
  const changes: FileChange[] = [];
  for (const [path, sum] of after) {
    const formerPath = before.has(path) ? undefined : gone.get(sum);
    if (formerPath !== undefined) {
      gone.delete(sum);
      changes.push({ path, state: 'renamed', formerPath });
    } else if (!before.has(path)) changes.push({ path, state: 'added' });
    else if (before.get(path) !== sum) changes.push({ path, state: 'changed' });
  }
  const renamed = new Set(changes.map(({ formerPath }) => formerPath));
  const removed = [...before.keys()].filter(path => !after.has(path) && !renamed.has(path));
  return [...changes, ...removed.map(path => ({ path, state: 'removed' as const }))];
}

/** Reading a pipe or a device may never end. */
function isOrdinary(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/** The files by the address that visitors know: "/images/chart.svg". */
function hashesIn(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const names = listFiles(folder).filter(name => !/(^|\/)\./.test(name) && isOrdinary(join(folder, name)));
  return new Map(names.map(name => [`/${name}`, hash(readFileSync(join(folder, name)))]));
}
