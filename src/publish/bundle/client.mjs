// The sources for browsers in, the app that they fetch and the scripts that stand in pages out, in a folder named after
// what the sources come to.
import { existsSync } from 'node:fs';
import { bundle } from './bundle.mjs';
import { placeFor } from './sources.mjs';

/** A name that stays, so that a changed app changes no page: browsers ask whether it is still the same. */
export const APP = 'assets/app.js';

/** By what they stand in: a page, a page with something live on it. */
export const LOADERS = { page: 'inline/page.js', livePage: 'inline/live-page.js' };

/** In every page of a site whose headings have a face of their own. */
export const LATE_FACE = 'inline/late-face.js';

/** What Vite takes for "widely available" too. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** @typedef {import('rolldown').BuildOptions} BuildOptions */

/** @type {BuildOptions} */
export const CLIENT = {
  input: 'src/browser/app.ts',
  preserveEntrySignatures: 'exports-only',
  transform: { target: BROWSERS },
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
    inline('src/browser/loader/page.ts', LOADERS.page),
    inline('src/browser/loader/live-page.ts', LOADERS.livePage),
    inline('src/browser/loader/late-face.ts', LATE_FACE),
  ];
  return bundle(sides, folder, [CLIENT, ...loaders], isFresh);
}
