import { existsSync, lstatSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { asFailure, Refused } from '../failure.ts';

/** Makes the folders above it too. Returns the first folder that was missing. */
export function makeFolder(folder: string): string | undefined {
  try {
    return mkdirSync(folder, { recursive: true });
  } catch (error) {
    throw asFailure(reasonFor(folder) ?? error);
  }
}

/** On a full or locked disk, a recursive mkdir says that the folder does not exist. Making one folder gives the true reason. */
function reasonFor(folder: string): unknown {
  let missing = folder;
  while (!existsSync(dirname(missing))) missing = dirname(missing);
  try {
    mkdirSync(missing);
    return undefined;
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST';
    return isFile ? Object.assign(new Error(), { code: 'ENOTDIR', path: missing }) : error;
  }
}

/** Refuses to write through a link, which somebody may have made to lead elsewhere. "name" is a path below the root. */
export function refuseLinks(root: string, name: string): void {
  const link = linkOnTheWay(root, name);
  if (link !== undefined)
    throw new Refused(`${link} is a link, and links are not followed. Put the folder or file itself there.`);
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
