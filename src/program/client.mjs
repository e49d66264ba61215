// The app's sources in, the one script that browsers fetch out, in a folder named after what the sources come to.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { bundle } from './bundle.mjs';

/** A name that stays, so that a changed app changes no page: browsers ask whether it is still the same. */
export const APP = 'assets/app.js';

/** What Vite takes for "widely available" too. */
const BROWSERS = ['chrome111', 'edge111', 'firefox114', 'safari16.4', 'ios16.4'];

/** @type {Parameters<typeof bundle>[2]} */
export const CLIENT = {
  input: 'src/client/app.ts',
  preserveEntrySignatures: 'exports-only',
  transform: { target: BROWSERS },
  output: { entryFileNames: APP, minify: true, comments: false },
};

/**
 * @param {string} root
 * @param {string} sources
 * @returns {Promise<string>}
 */
export async function bundleClient(root, sources) {
  const folder = join(root, '.ashlar/client', sources);
  if (!existsSync(folder)) {
    await bundle(root, folder, CLIENT);
  }
  return folder;
}
