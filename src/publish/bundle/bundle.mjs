// Vite's bundler, without the rest of Vite, for what is made from sources and kept until they change: written beside its folder
// first and moved in whole.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockHomes, SWITCH, switchSource } from '../../document/schema/switch.mjs';

const KEPT = 2;
/** What is older is no work of a process that runs, nor in use: that makes itself young (stayInUse). */
const LEFT_BEHIND_MS = 600_000;

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} folder
 * @param {import('rolldown').BuildOptions[]} all
 * @param {boolean} [isFresh] whether it takes the place of what is there
 */
export async function bundle(sides, folder, all, isFresh = false) {
  const made = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  // Loaded only where there is something to bundle.
  const { build } = await import('rolldown');
  const imports = importsOfBlocks(sides);
  const work = all.map(options => ({
    ...options,
    cwd: sides.engine,
    ...imports.watched,
    plugins: [...(options.plugins ? [options.plugins] : []), theSwitch(sides), enginesPackages(sides)],
    transform: { ...options.transform, define: { ...PRODUCTION, ...options.transform?.define } },
    output: { format: 'es', ...options.output, dir: made },
  }));
  try {
    await build(work);
  } catch (error) {
    rmSync(made, { recursive: true, force: true });
    throw withCode(error, folder);
  }
  imports.demand();
  putInPlace(made, folder, isFresh);
  dropOlder(dirname(folder));
}

/**
 * Names what the disk refused in Node's way: the bundler gives only the system's number, among a stack of its own.
 * @param {unknown} error
 * @param {string} path
 */
function withCode(error, path) {
  const [, number] = /Failed to (?:write|create)[\s\S]*\(os error (\d+)\)/.exec(String(error)) ?? [];
  const [code] = Object.entries(constants.errno).find(([, value]) => value === Number(number)) ?? [];
  return code === undefined ? error : Object.assign(new Error(code), { code, path });
}

/**
 * A package that is not there is none of the bundler's mistakes: it leaves the import as it is, to fail where the page is drawn.
 * @param {import('../../base/places.mjs').Sides} sides
 */
export function importsOfBlocks(sides) {
  const folders = blockHomes(sides).map(({ type, home }) => join(home, 'blocks', type) + sep);
  /** @type {import('rolldown').RolldownLog[]} */
  const errors = [];
  return {
    /** @type {Pick<import('rolldown').BuildOptions, 'logLevel' | 'onLog'>} */
    watched: {
      logLevel: 'warn',
      onLog(_, log) {
        const isMissing = log.code === 'UNRESOLVED_IMPORT';
        if (isMissing && folders.some(folder => log.loc?.file?.startsWith(folder))) errors.push(log);
      },
    },
    demand() {
      if (errors.length > 0) throw Object.assign(new Error('A package is missing.'), { errors });
    },
  };
}

/** What Vite puts in for people who change pages is left out. */
const PRODUCTION = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env.DEV': 'false',
  'import.meta.hot': 'undefined',
};

/**
 * Made here as well as by "npm run generate", so that a fresh clone needs nothing generated and a site has its own blocks in it.
 * @param {import('../../base/places.mjs').Sides} sides
 */
export function theSwitch(sides) {
  const file = join(sides.engine, SWITCH);
  return {
    name: 'block-switch',
    resolveId: { filter: { id: /\/generated\/blocks\.tsx$/ }, handler: () => file },
    load: { filter: { id: file }, handler: () => switchSource(blockHomes(sides), sides.engine) },
  };
}

/** What a site's own blocks are written with, and where it is. */
export const UI = 'ashlar/ui';
export const UI_SOURCE = 'src/ui/index.ts';

/**
 * A site's own blocks are written against the engine's packages, and need none of their own.
 * @param {import('../../base/places.mjs').Sides} sides
 * @returns {import('rolldown').Plugin}
 */
function enginesPackages({ engine, site }) {
  const within = join(engine, 'package.json');
  return {
    name: 'engines-packages',
    resolveId: {
      filter: { id: /^[^./\0]/ },
      handler(id, importer) {
        if (site === engine || !importer?.startsWith(join(site, 'blocks') + sep)) return undefined;
        return id === UI ? join(engine, UI_SOURCE) : this.resolve(id, within);
      },
    },
  };
}

/**
 * Packages that stay where they are, named by their files: what is bundled stands where there are none. Only a package brings
 * along what finds them by their names, wherever it is installed.
 * @param {string} engine
 * @param {string[]} names
 * @param {boolean} isPackage
 * @returns {import('rolldown').Plugin}
 */
export function asTheyAre(engine, names, isPackage) {
  return {
    name: 'as-they-are',
    resolveId: {
      filter: { id: /^[^./\0]/ },
      async handler(id) {
        if (!names.some(name => id === name || id.startsWith(`${name}/`))) return undefined;
        if (isPackage) return { id, external: true };
        const found = await this.resolve(id, join(engine, 'package.json'), { skipSelf: true });
        return found && { id: pathToFileURL(found.id).href, external: true };
      },
    },
    // What asks for a package only now and then does so from where its source is.
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\.url/ },
      handler(code, id) {
        if (isPackage) return undefined;
        return code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href));
      },
    },
  };
}

/**
 * Another process may have been faster. Its result is the same and stays, because that process has begun to load it.
 * @param {string} made
 * @param {string} folder
 * @param {boolean} isFresh
 */
function putInPlace(made, folder, isFresh) {
  const aside = `${made}.old`;
  try {
    if (isFresh && existsSync(folder)) renameSync(folder, aside);
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true, force: true });
  }
  rmSync(aside, { recursive: true, force: true });
}

/**
 * What a killed process left half made has a dot in its name.
 * @param {string} place
 */
function dropOlder(place) {
  const folders = readdirSync(place)
    .map(name => ({ path: join(place, name), isWhole: !name.includes('.'), time: timeOf(join(place, name)) }))
    .sort((a, b) => b.time - a.time);
  const spare = [
    ...folders.filter(({ isWhole }) => isWhole).slice(KEPT),
    ...folders.filter(({ isWhole }) => !isWhole),
  ];
  for (const { path, time } of spare)
    if (time < Date.now() - LEFT_BEHIND_MS) rmSync(path, { recursive: true, force: true });
}

/**
 * A program that runs for days loads parts of itself late, while others are made from sources that have changed.
 * @param {string} folder
 */
export function stayInUse(folder) {
  const touch = () => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      // Where nobody may write, or somebody has cleared everything away, nothing is tidied either.
    }
  };
  touch();
  setInterval(touch, LEFT_BEHIND_MS / 2).unref();
}

/**
 * Another process may be tidying as well.
 * @param {string} path
 */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
