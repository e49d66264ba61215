// Moves files into the finished site where something else may stand in their way, and says which file the disk refuses.
import { readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { asFailure, Failure } from '../base/failure.ts';
import { linkStatOf } from '../document/files/folder.ts';

/** Whether an earlier build wrote a file of this name. */
type IsMade = (name: string) => boolean;

/** Removes files of an earlier build that stand where a folder belongs. */
export function clearFiles(out: string, names: string[], isMade: IsMade): void {
  const folders = new Set(
    names.flatMap(name =>
      name
        .split('/')
        .slice(0, -1)
        .map((_, at, all) => all.slice(0, at + 1).join('/')),
    ),
  );
  for (const folder of folders) if (isMade(folder)) removeFile(join(out, folder));
}

export function moveFiles(from: string, out: string, names: string[], isMade: IsMade): void {
  for (const name of names) {
    clearFolder(out, name, isMade);
    renameSync(join(from, name), join(out, name));
  }
}

/** Removes a folder that stands where a file belongs, if it is empty or an earlier build made all that is in it. */
function clearFolder(out: string, name: string, isMade: IsMade): void {
  const path = join(out, name);
  if (!linkStatOf(path)?.isDirectory()) return;
  const entries = readdirSync(path, { recursive: true, withFileTypes: true });
  const files = entries.filter(entry => !entry.isDirectory()).map(file => join(file.parentPath, file.name));
  const areMade = files.length > 0 && files.every(file => isMade(relative(out, file).split(sep).join('/')));
  if (entries.length > 0 && !areMade)
    throw new Failure(
      `${path} is a folder that Ashlar did not make, and a file of the site belongs there. Take the folder away and build again.`,
    );
  rmSync(path, { recursive: true });
}

/** Leaves a folder: it came with the new site. */
export function removeFile(path: string): void {
  if (linkStatOf(path)?.isDirectory() === false) rmSync(path, { force: true });
}

/** The error of a full disk names no file by itself. */
export function writeNamed(file: string, content: Buffer): void {
  try {
    writeFileSync(file, content);
  } catch (error) {
    throw asFailure(error, file);
  }
}
