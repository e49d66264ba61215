import { lstatSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { asFailure, Refused } from '../failure.ts';
import { makeFolders } from '../make-folders.mjs';
import { says, the } from '../sentences/said.ts';

/** Makes the folders above it too. Returns the first folder that was missing. */
export function makeFolder(folder: string): string | undefined {
  try {
    return makeFolders(folder);
  } catch (error) {
    throw asFailure(inWords(folder, error as NodeJS.ErrnoException));
  }
}

function inWords(folder: string, error: NodeJS.ErrnoException): unknown {
  const { code, path = folder } = error;
  if (code === 'EEXIST') return Object.assign(new Error(), { code: 'ENOTDIR', path });
  return code === 'ENOENT'
    ? new Refused(says`${the.sign(String(path))} could not be made: no folder can be there.`)
    : error;
}

/** Refuses to write through a link, which somebody may have made to lead elsewhere. "name" is a path below the root. */
export function refuseLinks(root: string, name: string): void {
  const link = linkOnTheWay(root, name);
  if (link !== undefined)
    throw new Refused(
      says`${the.page(link)} is a link, and links are not followed. Put the folder or file itself there.`,
    );
}

export function linkOnTheWay(root: string, name: string): string | undefined {
  const parts = name.split('/');
  return parts.map((_, index) => parts.slice(0, index + 1).join('/')).find(part => isLink(join(root, part)));
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path).isSymbolicLink();
  } catch {
    return false;
  }
}

/** The files in a folder and below it, each by its path there. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
}
