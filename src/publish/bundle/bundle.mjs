// Runs Vite's bundler without the rest of Vite. The result is kept until its sources change. It is written beside its folder
// first and moved in as a whole, so that no process loads half of it.
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, utimesSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { blockHomes, SWITCH, switchSource } from '../../document/schema/switch.mjs';

const KEPT = 2;
/** Older folders are removed. No process still writes them, and one that uses a folder keeps it young (stayInUse). */
const LEFT_BEHIND_MS = 600_000;

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} folder
 * @param {import('rolldown').BuildOptions[]} all
 * @param {boolean} [isFresh] whether to replace a result that is there already
 */
export async function bundle(sides, folder, all, isFresh = false) {
  const made = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  // Loaded late, because most commands have nothing to bundle.
  const { build } = await import('rolldown');
  const imports = importsOfBlocks(sides);
  const work = all.map(options => ({
    ...options,
    cwd: sides.engine,
    ...imports.watched,
    plugins: [...(options.plugins ? [options.plugins] : []), blockSwitch(sides), enginesPackages(sides)],
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
 * Gives disk errors Node's name for them. The bundler only gives the system's number, in a stack of its own.
 * @param {unknown} error
 * @param {string} path
 */
function withCode(error, path) {
  const [, number] = /Failed to (?:write|create)[\s\S]*\(os error (\d+)\)/.exec(String(error)) ?? [];
  const [code] = Object.entries(constants.errno).find(([, value]) => value === Number(number)) ?? [];
  return code === undefined ? error : Object.assign(new Error(code), { code, path });
}

/**
 * Turns a missing package into an error. The bundler only warns and leaves the import as it is, so it would fail later, when a
 * page is drawn.
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

/** Leaves out what Vite adds for people who edit. */
const PRODUCTION = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env.DEV': 'false',
  'import.meta.hot': 'undefined',
};

/**
 * Makes the list of blocks, as "npm run generate" does. So a fresh clone needs nothing generated, and a site's own blocks are
 * included.
 * @param {import('../../base/places.mjs').Sides} sides
 */
export function blockSwitch(sides) {
  const file = join(sides.engine, SWITCH);
  const own = `${sides.site}/blocks/`;
  return {
    name: 'block-switch',
    resolveId: {
      filter: { id: /\/generated\/blocks\.tsx$|\?.*\/Component\.tsx$/ },
      handler(/** @type {string} */ id) {
        if (!id.endsWith('/Component.tsx')) return file;
        // The bundler would end this path of a site at the "?" in it.
        return id.startsWith(own) ? id : undefined;
      },
    },
    load: {
      // A path as a filter would be taken for a pattern.
      filter: { id: /generated.blocks\.tsx$/ },
      handler: (/** @type {string} */ id) =>
        id === file ? switchSource(blockHomes(sides), sides.engine) : undefined,
    },
  };
}

/** The name under which a site's own blocks import their building parts, and where it leads. */
export const UI = 'ashlar/ui';
export const UI_SOURCE = 'src/ui/index.ts';

/**
 * Finds packages in the engine's folder for a site's own blocks, so that a site needs none installed.
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
 * Leaves these packages out of the bundle, which imports them when it runs. The bundle is kept outside the engine's folder, where
 * Node finds no packages, so it imports each by the path of its file. Only a published package ("isPackage") imports them by
 * name: npm installs them beside it.
 * @param {string} engine
 * @param {string[]} names
 * @param {boolean} isPackage
 * @returns {import('rolldown').Plugin}
 */
export function notBundled(engine, names, isPackage) {
  return {
    name: 'not-bundled',
    resolveId: {
      filter: { id: /^[^./\0]/ },
      async handler(id) {
        if (!names.some(name => id === name || id.startsWith(`${name}/`))) return undefined;
        if (isPackage) return { id, external: true };
        const found = await this.resolve(id, join(engine, 'package.json'), { skipSelf: true });
        return found && { id: pathToFileURL(found.id).href, external: true };
      },
    },
    // Code that loads a package only when needed looks for it from import.meta.url. That has to be its source file, not the
    // bundle.
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\.url/ },
      handler(code, id) {
        if (isPackage) return undefined;
        const address = JSON.stringify(pathToFileURL(id).href);
        return code.replaceAll('import.meta.url', () => address);
      },
    },
  };
}

/**
 * If another process was faster, keeps its result: it is the same, and that process has begun to load it.
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
 * Removes old folders. A name with a dot is half made, by a process that was killed.
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
 * Keeps a folder from being removed as an old one. A program that runs for days loads parts of itself late, when newer
 * folders have been made from changed sources.
 * @param {string} folder
 */
export function stayInUse(folder) {
  const touch = () => {
    try {
      utimesSync(folder, new Date(), new Date());
    } catch {
      // If the folder cannot be written or is gone, nothing else will remove it either.
    }
  };
  touch();
  setInterval(touch, LEFT_BEHIND_MS / 2).unref();
}

/**
 * Another process may be removing folders at the same time.
 * @param {string} path
 */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
