// Vite's bundler, without the rest of Vite, for what is made from sources and kept until they change: written beside its folder
// first and moved in whole.
import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { blockFolders, SWITCH, switchSource } from '../schema/switch.mjs';

const KEPT = 2;
const LEFT_BEHIND_MS = 600_000;

/**
 * @param {string} root
 * @param {string} folder
 * @param {import('rolldown').BuildOptions[]} all
 */
export async function bundle(root, folder, all) {
  const made = `${folder}.${process.pid}`;
  mkdirSync(dirname(folder), { recursive: true });
  // Loaded only where there is something to bundle.
  const { build } = await import('rolldown');
  await build(
    all.map(options => ({
      ...options,
      cwd: root,
      logLevel: 'silent',
      plugins: [theSwitch(root)],
      transform: { ...options.transform, define: { ...PRODUCTION, ...options.transform?.define } },
      output: { format: 'es', ...options.output, dir: made },
    })),
  );
  putInPlace(made, folder);
  dropOlder(dirname(folder));
}

/** What Vite puts in for people who change pages is left out. */
const PRODUCTION = {
  'process.env.NODE_ENV': '"production"',
  'import.meta.env.DEV': 'false',
  'import.meta.hot': 'undefined',
};

/**
 * Made here as well as by "npm run generate", so that a fresh clone needs nothing generated.
 * @param {string} root
 * @returns {import('rolldown').Plugin}
 */
function theSwitch(root) {
  const file = join(root, SWITCH);
  const types = blockFolders(root);
  return {
    name: 'block-switch',
    resolveId: { filter: { id: /\/generated\/blocks\.tsx$/ }, handler: () => file },
    load: { filter: { id: file }, handler: () => switchSource(types) },
  };
}

/**
 * Another process may have been faster: its result is the same.
 * @param {string} made
 * @param {string} folder
 */
function putInPlace(made, folder) {
  try {
    renameSync(made, folder);
  } catch {
    rmSync(made, { recursive: true, force: true });
  }
}

/**
 * What a killed process left half made has a dot in its name.
 * @param {string} place
 */
function dropOlder(place) {
  const folders = readdirSync(place)
    .map(name => ({ path: join(place, name), isWhole: !name.includes('.'), time: timeOf(join(place, name)) }))
    .sort((a, b) => b.time - a.time);
  const whole = folders.filter(({ isWhole }) => isWhole).slice(KEPT);
  const half = folders.filter(({ isWhole, time }) => !isWhole && time < Date.now() - LEFT_BEHIND_MS);
  for (const { path } of [...whole, ...half]) rmSync(path, { recursive: true, force: true });
}

/**
 * Another process may be tidying as well.
 * @param {string} path
 */
function timeOf(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}
