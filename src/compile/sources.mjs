// The sources of the program in, what they come to out: what was made from the same sources need not be made again. Plain
// JavaScript, because this is asked before anything has been compiled.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { blockHomes } from '../schema/switch.mjs';

const PLACES = ['src', 'schema', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts'];
/** A package has none: npm leaves it out. */
const LOCK = 'package-lock.json';
/** Made from the others, or never a part of the program. */
const ASIDE = /^src\/generated\/|\.schema\.json$|[./]test\.tsx?$|^scripts\/project\b/;

/**
 * One hash for each block, so that a changed block is known to concern its own pages only, and one for everything else.
 * @param {import('../base/places.mjs').Sides} sides
 * @param {{ asPackage?: boolean }} [wishes] what they come to where the engine is installed as a package
 * @returns {{ base: string, blocks: { [type: string]: string } }}
 */
export function hashSources(sides, { asPackage = false } = {}) {
  const { engine } = sides;
  return {
    base: hashFiles(engine, asPackage ? PLACES : [...PLACES, LOCK]),
    blocks: Object.fromEntries(
      blockHomes(sides).map(({ type, home }) => [type, hashFiles(home, [`blocks/${type}`])]),
    ),
  };
}

/** @param {{ base: string, blocks: { [type: string]: string } }} sources */
export function hashOfAll({ base, blocks }) {
  return hashParts([base, JSON.stringify(blocks)]);
}

/** @typedef {'program' | 'client'} Kind what is made from the sources */

/**
 * Where it stands or comes to stand: with the engine where that has it already, as for a site without blocks of its own, and else
 * in the site's folder.
 * @param {Kind} kind
 * @param {import('../base/places.mjs').Sides} sides
 * @param {string} sources
 */
export function placeFor(kind, { engine, site }, sources) {
  const packed = packedPlace(kind, engine, sources);
  if (existsSync(packed)) return packed;
  const beside = join(engine, '.ashlar', kind, sources);
  if (engine === site || existsSync(beside)) return beside;
  // What stands there names packages of this engine.
  return join(site, '.ashlar', kind, hashParts([engine, sources]));
}

/**
 * Where a package brings it along.
 * @type {(kind: Kind, engine: string, sources: string) => string}
 */
export function packedPlace(kind, engine, sources) {
  return join(engine, 'compiled', kind, sources);
}

/** @type {(root: string, places: string[]) => string} */
function hashFiles(root, places) {
  const names = places.flatMap(place => filesOf(root, place)).filter(name => !ASIDE.test(name));
  return hashParts(names.flatMap(name => [name, readFileSync(join(root, name))]));
}

/** @type {(parts: (string | Buffer)[]) => string} */
function hashParts(parts) {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, 22);
}

/** @type {(root: string, place: string) => string[]} */
function filesOf(root, place) {
  const found = statSync(join(root, place), { throwIfNoEntry: false });
  return found?.isDirectory() ? filesIn(root, place) : found ? [place] : [];
}

/** @type {(root: string, folder: string) => string[]} */
function filesIn(root, folder) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const seen = entries.filter(({ name }) => !name.startsWith('.'));
  return seen
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`;
      // A link may lead to either.
      return entry.isFile() ? [path] : filesOf(root, path);
    });
}
