// Finds the folders that a command works with. Plain JavaScript, because this runs before anything is compiled.
import { lstatSync } from 'node:fs';
import { dirname, isAbsolute, join, relative, resolve } from 'node:path';

/**
 * "engine" is the program with its blocks. "site" holds pages/ and may have its own blocks/. "out" is the finished site. Commands
 * write only into the last two.
 * @typedef {{ engine: string, site: string, out: string }} Places
 */

/** @typedef {Pick<Places, 'engine' | 'site'>} Sides */

/**
 * Takes --site out of a command's words. Returns the other words and the folders, or a sentence about what is missing.
 * @param {string[]} words
 * @param {{ engine: string, folder: string, out?: string }} here "folder" is where the person stands
 * @returns {{ places: Places, words: string[] } | { missing: string }}
 */
export function placesIn(words, { engine, folder, out = 'dist' }) {
  const { named, isNamed, others } = takeSite(words);
  if (isNamed && !named) return { missing: 'Name the folder of the site after --site: --site ../my-site' };
  const site = named ? resolve(folder, named) : siteAround(folder);
  if (site === undefined) {
    return {
      missing: `There is no site here: neither ${folder} nor a folder above it has a folder pages/. Go into the folder of a site, or name it: --site ../my-site`,
    };
  }
  if (!isSite(site))
    return {
      missing: `There is no site in ${site}: it has no folder pages/. Name the folder that holds pages/.`,
    };
  return { places: { engine, site, out: resolve(site, out) }, words: others };
}

/**
 * For a folder that is engine and site at once, as this project is.
 * @param {string} folder
 * @returns {Places}
 */
export function placesAt(folder) {
  return { engine: folder, site: folder, out: join(folder, 'dist') };
}

/** npm changes to the folder of package.json first. INIT_CWD says which folder below it the person was in. */
export function whereSomebodyStands() {
  const [here, from = here] = [process.cwd(), process.env.INIT_CWD];
  const below = relative(here, from);
  return below.startsWith('..') || isAbsolute(below) ? here : from;
}

/** @param {string[]} words */
function takeSite(words) {
  const at = words.findIndex(word => word === '--site' || word.startsWith('--site='));
  if (at < 0) return { isNamed: false, others: words };
  const inOne = words[at]?.startsWith('--site=');
  const named = inOne ? words[at]?.slice('--site='.length) : words[at + 1];
  return { isNamed: true, named, others: words.toSpliced(at, inOne ? 1 : 2) };
}

/**
 * @param {string} folder
 * @returns {string | undefined}
 */
function siteAround(folder) {
  if (isSite(folder)) return folder;
  return dirname(folder) === folder ? undefined : siteAround(dirname(folder));
}

/**
 * Anything named pages counts, even a file: the code that reads it says what is wrong with it.
 * @param {string} folder
 */
function isSite(folder) {
  return lstatSync(join(folder, 'pages'), { throwIfNoEntry: false }) !== undefined;
}
