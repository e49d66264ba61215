// Bundles the app that pages fetch and the scripts inside pages. A hash of the sources names the folder.
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';
import { placeFor } from './sources.mjs';

/** The name stays the same, so that a new app changes no page. Browsers ask each time whether the file has changed. */
export const APP = 'assets/app.js';

/** What somebody who composes pages runs. No visitor ever fetches it. */
export const COMPOSER = 'composer.js';

const FACE = '@fontsource-variable/instrument-sans';

/** The faces of its window, and where each comes from. They are kept beside it, since a package has no tools that only make it. */
export const COMPOSER_FACES = {
  'instrument-sans-latin.woff2': `${FACE}/files/instrument-sans-latin-wght-normal.woff2`,
  'instrument-sans-latin-ext.woff2': `${FACE}/files/instrument-sans-latin-ext-wght-normal.woff2`,
};

/** The inline script for usual pages, and the one for pages with something live on them. */
export const LOADERS = { page: 'inline/page.js', livePage: 'inline/live-page.js' };

/** Part of every page, if headings have a font of their own. */
export const LATE_FACE = 'inline/late-face.js';

/** The browsers that Vite calls "widely available" (https://vite.dev/config/build-options.html#build-target). */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** @typedef {import('rolldown').BuildOptions} BuildOptions */

const JSX = 'react/jsx-runtime';
const NAMED_JSX = `\0named:${JSX}`;
const HOOK_OF_REACT = '\0hook:use-sync-external-store';

/**
 * Saves 300 bytes: the app calls React's function by a name of its own, not as "(0,runtime.jsx)" at each of 600 places. For
 * production, React's "jsxs" is the same function.
 * @type {import('rolldown').Plugin}
 */
const namedJsx = {
  name: 'named-jsx',
  resolveId: {
    filter: { id: /^react.jsx-runtime$/ },
    handler: (_, importer) => (importer === NAMED_JSX ? undefined : NAMED_JSX),
  },
  load: {
    filter: { id: /^\0named:/ },
    handler: () =>
      `import * as react from '${JSX}';\nexport const { Fragment, jsx } = react;\nexport { jsx as jsxs };\n`,
  },
};

/**
 * Saves 250 bytes: the router brings along a copy of this hook for older versions of React.
 * @type {import('rolldown').Plugin}
 */
const hookOfReact = {
  name: 'hook-of-react',
  resolveId: {
    filter: { id: /^use-sync-external-store\/shim\/index\.js$/ },
    handler: () => HOOK_OF_REACT,
  },
  load: {
    filter: { id: /^\0hook:/ },
    handler: () => `export { useSyncExternalStore } from 'react';\n`,
  },
};

/** Leaves out of React what it tells its developer tools, which are of no use to visitors. */
const WITHOUT_TOOLS = { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' };

/** @type {BuildOptions} */
export const CLIENT = {
  input: './src/browser/app.ts',
  plugins: [namedJsx, hookOfReact],
  preserveEntrySignatures: 'exports-only',
  transform: { target: BROWSERS, define: WITHOUT_TOOLS },
  output: { entryFileNames: APP, minify: true, comments: false },
};

/**
 * @param {string} input
 * @param {string} name
 * @returns {BuildOptions}
 */
function inline(input, name) {
  return {
    input,
    external: [`/${APP}`],
    transform: { target: BROWSERS, define: { APP: JSON.stringify(`/${APP}`) } },
    output: { entryFileNames: name, minify: true, comments: false },
  };
}

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} sources
 * @returns {Promise<string>}
 */
export async function bundleClient(sides, sources) {
  const folder = placeFor('client', sides, sources);
  if (!existsSync(folder)) await bundleClientInto(sides, folder);
  return folder;
}

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} folder
 * @param {boolean} [isFresh]
 */
export function bundleClientInto(sides, folder, isFresh) {
  const loaders = [
    inline('./src/browser/loader/page.ts', LOADERS.page),
    inline('./src/browser/loader/live-page.ts', LOADERS.livePage),
    inline('./src/browser/loader/late-face.ts', LATE_FACE),
  ];
  return bundle(sides, folder, [CLIENT, ...loaders], isFresh);
}

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} sources
 * @returns {Promise<string>}
 */
export async function bundleComposer(sides, sources) {
  const folder = placeFor('composer', sides, sources);
  if (!existsSync(folder)) await bundleComposerInto(sides, folder);
  return folder;
}

/**
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} folder
 */
export function bundleComposerInto(sides, folder) {
  const composer = {
    input: './src/composer/window/start.tsx',
    transform: { target: BROWSERS },
    output: { entryFileNames: COMPOSER, minify: true, comments: false },
    plugins: withFaces(sides.engine),
  };
  return bundle(sides, folder, [composer]);
}

/**
 * Puts the faces and their license beside the script.
 * @param {string} engine
 * @returns {import('rolldown').Plugin}
 */
function withFaces(engine) {
  const { resolve } = createRequire(join(engine, 'package.json'));
  return {
    name: 'faces',
    generateBundle() {
      const files = { ...COMPOSER_FACES, 'instrument-sans-license.txt': `${FACE}/LICENSE` };
      for (const [fileName, from] of Object.entries(files))
        this.emitFile({ type: 'asset', fileName, source: readFileSync(resolve(from)) });
    },
  };
}
