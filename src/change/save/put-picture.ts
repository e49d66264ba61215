// Puts a picture into the site under a name that is free, replaces one by other bytes of it, and takes one out. The picture is copied beside its place first, so nobody
// ever sees half of it, and no file is written over.
import {
  closeSync,
  constants,
  copyFileSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { asFailure } from '../../base/failure.ts';
import { temporaryFor } from '../../base/files/save.ts';
import { isLink } from '../../document/files/folder.ts';
import { type HeldFolders, openFolders } from './held-folders.ts';

/** "from" is any file, and "file" a path below the root. Returns false if the name is taken. */
export function putPicture(root: string, from: string, file: string): boolean {
  return inFolder(root, file, true, (path, folders) => {
    const temporary = temporaryFor(path);
    try {
      copyFileSync(from, temporary, constants.COPYFILE_EXCL);
      settle(temporary);
      folders.confirm();
      return giveName(temporary, path);
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

/** Writes other bytes of the same picture in one step. Returns false if the picture has changed since it was read. */
export function replacePicture(root: string, file: string, before: Buffer, after: Buffer): boolean {
  return inFolder(root, file, false, (path, folders) => {
    const temporary = temporaryFor(path);
    try {
      copyFileSync(path, temporary, constants.COPYFILE_EXCL);
      if (isLink(path) || !readFileSync(temporary).equals(before)) return false;
      writeFileSync(temporary, after);
      settle(temporary);
      folders.confirm();
      renameSync(temporary, path);
      return true;
    } finally {
      rmSync(temporary, { force: true });
    }
  });
}

export function removePicture(root: string, file: string): void {
  inFolder(root, file, false, (path, folders) => {
    folders.confirm();
    rmSync(path, { force: true });
  });
}

/** Works in the folder that was looked at, even if somebody puts a link in its place. */
function inFolder<Result>(
  root: string,
  file: string,
  isMade: boolean,
  work: (path: string, folders: HeldFolders) => Result,
): Result {
  const folders = openFolders(root);
  try {
    const folder = folders.hold(dirname(file), isMade);
    return work(join(folder?.path ?? join(root, dirname(file)), basename(file)), folders);
  } catch (error) {
    throw asFailure(folders.named(error), file);
  } finally {
    folders.close();
  }
}

function settle(path: string): void {
  const handle = openSync(path, 'r+');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** A second name never takes the place of a file. A disk without hard links gets the only name moved. */
function giveName(path: string, name: string): boolean {
  try {
    linkSync(path, name);
    return true;
  } catch {
    if (existsSync(name)) return false;
    renameSync(path, name);
    return true;
  }
}
