// Lays a change file that waits beside the folder: what its author began from, what is here, and what comes.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readUpTo } from '../../base/files/bounded.ts';
import { refuseLinks } from '../../base/files/folder.ts';
import { bytesIn, keptFiles } from '../../change/journal/kept-files.ts';
import { fieldsOfFile, isPageFile, type SideFiles } from '../../change/merge/sides.ts';
import { routeOfFile } from '../../document/files/pages.ts';
import { HEAVIEST } from '../../document/pictures/files/trouble.ts';
import type { ThreeSides } from '../hand-in/bring/three-sides.ts';
import { changedSince } from './changed-since.ts';
import { folderOfWaiting, type WaitingChangeFile } from './waiting-change-file.ts';

/** "met" are the files of it that somebody has changed here as well. */
type SidesOfChangeFile = ThreeSides & { met: string[] };

export function sidesOfChangeFile(root: string, id: string, waiting: WaitingChangeFile): SidesOfChangeFile {
  const sides = { base: new Map(), ours: new Map(), theirs: new Map() } satisfies {
    [side: string]: SideFiles;
  };
  const put = (side: SideFiles, file: string, bytes: Buffer | undefined) => bytes && side.set(file, bytes);
  for (const { file, was, now } of waiting.files) {
    refuseLinks(root, file);
    const own = bytesIn(root, file);
    put(sides.base, file, bytesOfText(was, own));
    put(sides.theirs, file, bytesOfText(now, own));
    put(sides.ours, file, own);
  }
  for (const { file, was } of waiting.pictures) {
    refuseLinks(root, file);
    const own = readUpTo(join(root, file), HEAVIEST);
    put(sides.ours, file, own);
    put(sides.theirs, file, readFileSync(join(folderOfWaiting(root, id), file)));
    // Nobody here knows the bytes that they replace, if those of the folder are others.
    if (was !== undefined && own) put(sides.base, file, gitName(own, was) === was ? own : Buffer.from(was));
  }
  const names = new Set([...sides.base.keys(), ...sides.theirs.keys()]);
  const own = ownWork(root, names, sides.base);
  for (const { file, was, now } of own.files) {
    put(sides.base, file, was);
    put(sides.theirs, file, was);
    put(sides.ours, file, now);
  }
  const met = [...names].filter(file => own.changed.has(file));
  return {
    ...sides,
    names: [...names, ...own.files.map(({ file }) => file)],
    met,
    isUnchecked: true,
  };
}

/** With the line ends that the file has here. */
function bytesOfText(text: string | null, own: Buffer | undefined): Buffer | undefined {
  if (text === null) return undefined;
  return Buffer.from(own?.includes('\r\n') ? text.replaceAll('\n', '\r\n') : text);
}

/**
 * A page of the file may have moved here, and links here may have to follow a page that the file moves. "changed" are all files that were
 * changed here, "files" those that the change file does not hold.
 */
function ownWork(root: string, names: Set<string>, base: SideFiles) {
  const { files, published } = changedSince(root);
  const changed = new Set([...files, ...published].map(({ file }) => file));
  const others = new Map(files.filter(({ file }) => !names.has(file)).map(one => [one.file, one]));
  const gone = [...names].filter(file => isPageFile(file) && base.has(file) && !bytesIn(root, file));
  const heirs = gone.length === 0 ? [] : heirsIn(root, gone);
  for (const { file, now } of heirs)
    if (!names.has(file) && !others.has(file)) others.set(file, { file, now });
  return { changed, files: [...others.values()] };
}

/** Pages to which the addresses of pages lead that are gone here. */
function heirsIn(root: string, gone: string[]): { file: string; now: Buffer }[] {
  const routes = gone.map(routeOfFile);
  return keptFiles(root).flatMap(file => {
    const now = isPageFile(file) ? bytesIn(root, file) : undefined;
    const old = now && fieldsOfFile(new Map([[file, now]]), file)?.redirects;
    return now && Array.isArray(old) && routes.some(route => old.includes(route)) ? [{ file, now }] : [];
  });
}

/** The name that Git gives to these bytes, by the hash that made the other name. */
function gitName(bytes: Buffer, like: string): string {
  const digest = createHash(like.length === 40 ? 'sha1' : 'sha256');
  return digest.update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
