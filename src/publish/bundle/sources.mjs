// Hashes the sources of the program, so that nothing is made twice from the same sources. Plain JavaScript, because this runs
// before anything is compiled.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, sep } from 'node:path';
import { keptPlace, realPathOf } from '../../base/kept-place.mjs';
import { blockHomes } from '../../document/schema/switch.mjs';

const PLACES = ['src', 'schema', 'scripts', 'package.json', 'tsconfig.json', 'vite.config.ts'];
/** npm leaves it out of a published package. */
const LOCK = 'package-lock.json';
/** Hidden files that an import may name. Other hidden files are leftovers of editors. */
const CODE = /\.(?:[cm]?[jt]sx?|json|css|svg)$/;
/** Files made from others, or never part of the program. */
const ASIDE = /^src\/generated\/|\.schema\.json$|[./]test\.tsx?$|^scripts\/project\b/;

/**
 * Makes one hash for each block, so that a changed block only concerns pages that use it, and one hash for everything else. A
 * block of the engine has a hash of its own. The blocks of a site share one: they may use anything in blocks/, and the site's
 * packages.
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {{ asPackage?: boolean }} [wishes] whether to leave out package-lock.json, as an installed package does
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

/** @typedef {'program' | 'client' | 'composer'} Kind what is made from the sources */

/**
 * The folder for the result. Sites without blocks share one that is kept with the engine; any other site keeps its own.
 * @param {Kind} kind
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} sources
 */
export function placeFor(kind, { engine: named, site }, sources) {
  const engine = realPathOf(named);
  const packed = packedPlace(kind, engine, sources);
  if (isInstalled(engine) && existsSync(packed)) return packed;
  // The result names packages of this engine by their paths, so the engine's folder is part of the hash.
  return join(homePlace(engine, site), kind, hashParts([engine, sources]));
}

/**
 * Where validators lie. They are named after their schemas, so no sources are needed to find one.
 * @param {import('../../base/places.mjs').Sides} sides
 * @returns {import('../../document/validate/compile-schema.ts').ValidatorFolders}
 */
export function validatorFolders({ engine: named, site }) {
  const engine = realPathOf(named);
  return {
    brought: isInstalled(engine) ? packedValidators(engine) : undefined,
    kept: () => join(homePlace(engine, site), 'validators'),
  };
}

/** @param {string} engine */
export function packedValidators(engine) {
  return join(engine, 'compiled/validators');
}

/** @type {(engine: string, site: string) => string} */
function homePlace(engine, site) {
  return keptPlace(existsSync(join(site, 'blocks')) ? site : engine, site);
}

/**
 * Whether it is already made. What a package brings along is never made again, even if somebody wants everything fresh.
 * @param {Kind} kind
 * @param {import('../../base/places.mjs').Sides} sides
 * @param {string} sources
 * @param {boolean} isFresh
 */
export function isMade(kind, sides, sources, isFresh) {
  const place = placeFor(kind, sides, sources);
  return existsSync(place) && (!isFresh || place === packedPlace(kind, realPathOf(sides.engine), sources));
}

/**
 * Trusts a compiled folder only in node_modules, where somebody chose the package and npm checked it.
 * @param {string} engine
 */
function isInstalled(engine) {
  return engine.split(sep).includes('node_modules');
}

/**
 * Where a package brings its compiled code along.
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

/** Hashes tests and hidden files too, because an import can name them. */
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
      // A link may lead to a file or a folder.
      return entry.isFile() ? [path] : filesOf(root, path, hidden);
    });
}
