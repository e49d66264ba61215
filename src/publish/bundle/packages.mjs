// Says whether npm has installed what the program needs. Runs before anything else, so it is plain JavaScript without packages.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';

/**
 * Returns a sentence about what to do if a package is missing.
 * @param {string} engine
 * @returns {string | undefined}
 */
export function packagesMissing(engine) {
  const { dependencies } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  if (Object.keys(dependencies).every(name => isBeside(engine, name))) return undefined;
  const [folder = engine] = engine.split(`${sep}node_modules${sep}`);
  const words = existsSync(join(folder, 'package-lock.json')) ? 'npm ci' : 'npm install';
  return `The packages that Ashlar works with are not installed yet. Type "${words}" in the folder ${folder}, and then this command again.`;
}

/**
 * Whether Node finds the package from this folder. npm may have installed it in a folder above, for several packages.
 * @type {(folder: string, name: string) => boolean}
 */
function isBeside(folder, name) {
  if (existsSync(join(folder, 'node_modules', name, 'package.json'))) return true;
  return dirname(folder) !== folder && isBeside(dirname(folder), name);
}
