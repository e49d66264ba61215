// Lets a command go on if the disk of what is kept is full. Plain JavaScript, because this runs before anything is compiled.
import { existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { isKeptForNow, keptPlace, NOWHERE, temporaryRoot } from './kept-place.mjs';

/** With less room, a command may not find the place for all that it keeps. */
const ENOUGH = 67_108_864;

/**
 * If the disk of what is kept is nearly full, this process keeps everything in a folder that is gone when it ends. If the command
 * writes to that very disk, at "out", this would not help. Returns a sentence that says so.
 * @param {import('./places.mjs').Places} places
 * @param {string} [out]
 * @returns {string | undefined}
 */
export function keepForNowIfFull({ site, engine }, out) {
  const full = [site, engine]
    .map(folder => keptPlace(folder, site))
    .find(place => roomAt(place) < ENOUGH && (out === undefined || diskOf(place) !== diskOf(out)));
  if (full === undefined || isKeptForNow(site)) return undefined;
  const root = temporaryRoot();
  if (root === NOWHERE || diskOf(root) === diskOf(full)) return undefined;
  return `There is hardly any room left in ${full}, so this command keeps nothing there and takes longer.`;
}

/** @param {string} folder */
function roomAt(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

/**
 * The folder may not be made yet.
 * @param {string} folder
 */
function diskOf(folder) {
  let path = folder;
  while (!existsSync(path) && dirname(path) !== path) path = dirname(path);
  return statSync(path).dev;
}
