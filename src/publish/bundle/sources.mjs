// The sources of the program in, what they come to out: what was made from the same sources need not be made again. Plain
// JavaScript, because this is asked before anything has been compiled.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { keptPlace } from '../../base/kept-place.mjs';
import { blockHomes } from '../../document/schema/switch.mjs';

const PLACES = ['src', 'schema', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts'];
/** A package has none: npm leaves it out. */
const LOCK = 'package-lock.json';
/** What an import may name. Editors leave other hidden files beside what they have open. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|svg)$/;
/** Made from the others, or never a part of the program. */
const ASIDE = /^src\/generated\/|\.schema\.json$|[./]test\.tsx?$|^scripts\/project\b/;

/**
 * One hash for each block, so that a changed block is known to concern its own pages only, and one for everything else. Blocks of
 * the engine stand alone; those of a site may be made of whatever is in its blocks/, and of its packages.
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {{ asPackage?: boolean }} [wishes] what they come to where the engine is installed as a package
 * @returns {{ base: string, blocks: { [type: string]: string } }}
 */
export function hashSources(sides, { asPackage = false } = {}) {
  const { engine, site } = sides;
  const homes = blockHomes(sides);
  const isOwn = home => home === site && site !== engine;
  const own = homes.some(({ home }) => isOwn(home)) ? hashOwn(site) : '';
  return {
    base: hashFiles(engine, asPackage ? PLACES : [...PLACES, LOCK]),
    blocks: Object.fromEntries(
      homes.map(({ type, home }) => [type, isOwn(home) ? own : hashFiles(home, [`blocks/${type}`])]),
    ),
  };
}

/** @param {{ base: string, blocks: { [type: string]: string } }} sources */
export function hashOfAll({ base, blocks }) {
  return hashParts([base, JSON.stringify(blocks)]);
}

/** @typedef {'program' | 'client'} Kind what is made from the sources */

/**
 * Where it stands or comes to stand: with what is kept of the engine, which sites without blocks of their own share, and else with
 * what is kept of the site.
 * @param {Kind} kind
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} sources
 */
export function placeFor(kind, { engine, site }, sources) {
  const packed = packedPlace(kind, engine, sources);
  if (isInstalled(engine) && existsSync(packed)) return packed;
  const home = existsSync(join(site, 'blocks')) ? site : engine;
  // What stands there names packages of this engine.
  return join(keptPlace(home), kind, hashParts([engine, sources]));
}

/**
 * Whether it need not be made. A package's own is made once for all, also where somebody wants everything anew.
 * @param {Kind} kind
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} sources
 * @param {boolean} isFresh
 */
export function isMade(kind, sides, sources, isFresh) {
  const place = placeFor(kind, sides, sources);
  return existsSync(place) && (!isFresh || place === packedPlace(kind, sides.engine, sources));
}

/**
 * Only there is what it brings along a part of a package, which somebody has chosen and npm has checked.
 * @param {string} engine
 */
function isInstalled(engine) {
  return engine.split(sep).includes('node_modules');
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
  return hashNamed(root, names);
}

/** Whatever its name: an import finds a test and a hidden file as well. */
function hashOwn(site) {
  return hashNamed(
    site,
    ['blocks', 'package.json', LOCK].flatMap(place => filesOf(site, place, CODE)),
  );
}

/** @type {(root: string, names: string[]) => string} */
function hashNamed(root, names) {
  return hashParts(names.flatMap(name => [name, readFileSync(join(root, name))]));
}

/** @type {(parts: (string | Buffer)[]) => string} */
function hashParts(parts) {
  const digest = createHash('sha256');
  for (const part of parts) digest.update(part).update('\0');
  return digest.digest('base64url').slice(0, 22);
}

/** @type {(root: string, place: string, hidden?: RegExp) => string[]} */
function filesOf(root, place, hidden) {
  const found = statSync(join(root, place), { throwIfNoEntry: false });
  return found?.isDirectory() ? filesIn(root, place, hidden) : found ? [place] : [];
}

/** @type {(root: string, folder: string, hidden?: RegExp) => string[]} */
function filesIn(root, folder, hidden) {
  const entries = readdirSync(join(root, folder), { withFileTypes: true });
  const seen = entries.filter(({ name }) => !name.startsWith('.') || hidden?.test(name));
  return seen
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const path = `${folder}/${entry.name}`;
      // A link may lead to either.
      return entry.isFile() ? [path] : filesOf(root, path, hidden);
    });
}
