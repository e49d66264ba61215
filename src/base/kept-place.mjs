// Finds the folder in which this computer keeps what was made from a site, so that the next command need not make it again, and words
// that are not saved yet. The folder is outside the site, because its files are trusted and run: a site from somebody else could
// bring harmful ones along.
// Plain JavaScript, because this runs before anything is compiled.
import { createHash } from 'node:crypto';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { devNull, homedir, tmpdir } from 'node:os';
import { basename, dirname, isAbsolute, join, relative } from 'node:path';
import { isRunning } from './is-running.mjs';
import { makeFolders } from './make-folders.mjs';

const DAY_MS = 86_400_000;
/** A site that seems gone may be on a disk that is not plugged in, so its place stays a few days longer. */
const GONE_DAYS = 7;
const UNUSED_DAYS = 180;

/** This file names the site that a place belongs to. Its date says, to the day, when the place was last used. */
const OWNER = 'site.json';
const PLACE = /^[\w-]{22}$/;
const TEMPORARY = /^ashlar-kept-(\d+)-/;

/** Files and folders that cannot be made again, or that a running server uses. */
const NOT_CLEARED = new Set([
  OWNER,
  'journal-key',
  'journal-turns.json',
  'saving',
  'bringing.json',
  'begun',
  'first-minute.json',
  'host.json',
  'waiting',
  'building',
  'exchange',
  'answers.json',
  'change-files',
  'outputs',
  'program',
  'client',
  'composer',
  'vite',
  'links',
]);

/** A path below the null device cannot be written, so nothing is kept. */
export const NOWHERE = join(devNull, 'ashlar');

/** @type {Map<string, string>} */
const known = new Map();

/**
 * Returns this site's own folder, which other users cannot open. If nothing can be kept, it lasts as long as this process. For an
 * engine, "served" is the site that it works for: nothing is kept in that one either.
 * @param {string} site
 * @param {string} [served]
 * @returns {string}
 */
export function keptPlace(site, served = site) {
  const key = [process.env.ASHLAR_KEPT ?? '', site, served].join('\0');
  const place = known.get(key) ?? openPlace(realPathOf(site), realPathOf(served));
  known.set(key, place);
  return place;
}

/**
 * Whether what is kept of this site is gone when this process ends.
 * @param {string} site
 */
export function isKeptForNow(site) {
  const root = dirname(keptPlace(site));
  return root === NOWHERE || TEMPORARY.test(basename(root));
}

/**
 * Deletes what can be made again, for people who want everything made anew.
 * @param {string} site
 */
export function clearKept(site) {
  const place = keptPlace(site);
  for (const name of namesIn(place))
    if (!NOT_CLEARED.has(name)) rmSync(join(place, name), { recursive: true, force: true });
}

/**
 * Deletes everything kept for a folder that is gone for good.
 * @param {string} site
 */
export function forgetKept(site) {
  rmSync(keptPlace(site), { recursive: true, force: true });
}

/**
 * @param {string} site
 * @param {string} served
 */
function openPlace(site, served) {
  const root = keptRoot([site, served]);
  const name = createHash('sha256').update(site).digest('base64url').slice(0, 22);
  const place = root === undefined ? undefined : join(root, name);
  if (!place || !isOurs(place)) return join(temporaryRoot(), name);
  noteUse(place, site);
  return place;
}

/**
 * The folder that the user or the system names may be reached through links, but nothing below it may be a link. A place inside
 * the site is refused, because the site could bring its own files for it.
 * @param {string[]} sites
 */
function keptRoot(sites) {
  const named = process.env.ASHLAR_KEPT || join(cacheFolder(), 'ashlar');
  const isInside = (/** @type {string} */ path) => sites.some(site => isWithin(path, site));
  if (!isAbsolute(named) || isInside(named)) return undefined;
  try {
    makeFolders(dirname(named), 0o700);
    const root = join(realpathSync.native(dirname(named)), basename(named));
    return !isInside(root) && isOurs(root) ? root : undefined;
  } catch {
    return undefined;
  }
}

/** Each system has its own folder for files that programs can make again. */
function cacheFolder() {
  if (process.platform === 'win32') return process.env.LOCALAPPDATA ?? '';
  if (process.platform === 'darwin') return join(home(), 'Library/Caches');
  const named = process.env.XDG_CACHE_HOME ?? '';
  return isAbsolute(named) ? named : join(home(), '.cache');
}

function home() {
  try {
    return homedir();
  } catch {
    return '';
  }
}

/**
 * Whether the folder belongs to this user and nobody else could have put anything in. Makes it if it is missing.
 * @param {string} folder
 */
function isOurs(folder) {
  try {
    if (!lstatSync(folder, { throwIfNoEntry: false })) makeFolders(folder, 0o700);
    const stat = lstatSync(folder);
    // Windows has no user numbers or modes, and protects a person's folders by itself.
    const [user, mode] = [process.getuid?.(), process.platform === 'win32' ? 0 : stat.mode];
    if (!stat.isDirectory() || (user !== undefined && stat.uid !== user) || mode & 0o022) return false;
    if (mode & 0o077) chmodSync(folder, 0o700);
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {string} place
 * @param {string} site
 */
function noteUse(place, site) {
  const owner = join(place, OWNER);
  try {
    const { mtimeMs } = statSync(owner, { throwIfNoEntry: false }) ?? {};
    if (mtimeMs !== undefined && mtimeMs > Date.now() - DAY_MS) return;
    if (mtimeMs !== undefined) utimesSync(owner, new Date(), new Date());
    else {
      writeFileSync(owner, JSON.stringify({ site }));
      sweep(dirname(place));
    }
  } catch {
    // A full disk should not stop anybody's work.
  }
}

/**
 * Deletes what was kept for sites that are gone or long unused. Runs whenever a new place is made.
 * @param {string} root
 */
function sweep(root) {
  for (const name of namesIn(root).filter(name => PLACE.test(name))) {
    const place = join(root, name);
    const unused = (Date.now() - usedLast(place)) / DAY_MS;
    if (unused > UNUSED_DAYS || (unused > GONE_DAYS && !existsSync(siteOf(place))))
      rmSync(place, { recursive: true, force: true });
  }
}

/**
 * A place that another process has just made does not name its site yet. Then the age of the folder counts.
 * @param {string} place
 */
function usedLast(place) {
  const said = statSync(join(place, OWNER), { throwIfNoEntry: false });
  return (said ?? statSync(place, { throwIfNoEntry: false }))?.mtimeMs ?? Date.now();
}

/** @param {string} place */
function siteOf(place) {
  try {
    return String(JSON.parse(readFileSync(join(place, OWNER), 'utf8')).site);
  } catch {
    return '';
  }
}

/** @type {string | undefined} */
let temporary;

/** Processes that this one starts use the same folder, through ASHLAR_KEPT. */
export function temporaryRoot() {
  if (temporary !== undefined) return temporary;
  const folder = makeTemporary();
  if (folder === undefined) return NOWHERE;
  temporary = folder;
  process.env.ASHLAR_KEPT = folder;
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function makeTemporary() {
  try {
    const folder = realpathSync.native(tmpdir());
    for (const name of namesIn(folder)) sweepTemporary(folder, name);
    return mkdtempSync(join(folder, `ashlar-kept-${process.pid}-`));
  } catch {
    return undefined;
  }
}

/**
 * Deletes the folder of a process that was killed.
 * @param {string} folder
 * @param {string} name
 */
function sweepTemporary(folder, name) {
  const [, pid] = TEMPORARY.exec(name) ?? [];
  if (pid === undefined || isRunning(Number(pid))) return;
  const path = join(folder, name);
  // Folders of other users are left alone.
  if (isOurs(path)) rmSync(path, { recursive: true, force: true });
}

/** @param {string} folder */
function namesIn(folder) {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}

/** @param {string} path */
export function realPathOf(path) {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/**
 * @param {string} path
 * @param {string} folder
 */
function isWithin(path, folder) {
  const below = relative(folder, path);
  return !below.startsWith('..') && !isAbsolute(below);
}
