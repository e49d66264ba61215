// Plain JavaScript, because this runs before anything is compiled.
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/**
 * Makes a folder and those above it, one by one. Below /proc, where none can be made, Node's own "recursive" never ends. Returns the
 * first folder that was missing.
 * @param {string} folder
 * @param {number} [mode]
 * @returns {string | undefined}
 */
export function makeFolders(folder, mode = 0o777) {
  const missing = [];
  // A drive that is not there has no folder above it.
  for (let path = resolve(folder); !existsSync(path) && dirname(path) !== path; path = dirname(path))
    missing.unshift(path);
  // Says why, if a file stands there.
  if (missing.length === 0 && !statSync(folder).isDirectory()) mkdirSync(folder);
  for (const path of missing) makeOne(path, mode);
  return missing[0];
}

/**
 * Another process may have made it a moment earlier.
 * @param {string} path
 * @param {number} mode
 */
function makeOne(path, mode) {
  try {
    mkdirSync(path, { mode });
  } catch (error) {
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error;
  }
}
