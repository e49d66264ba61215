// Keeps the drafts of an author's windows outside the site. A browser writes its own storage up to a minute late, and finds
// nothing there if the composer is opened at another port.
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import { hash } from '../../base/hash.ts';
import { isFields } from '../../base/json-value.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import type { Asks, KeptWindow } from '../model/asks.ts';
import type { Author, Copy, ShownCopy } from './copy.ts';

/** More windows than anybody has open. */
const MOST_WINDOWS = 50;
const FILE = /^[0-9a-f-]{36}\.json$/;

/**
 * Each window has a file of its own. The files of windows whose drafts this window has taken over are emptied as of the moment of those
 * drafts: the browser of such a window may have kept later ones.
 */
export function keepWords(copy: Copy, author: Author, { instead, ...kept }: Asks['keep']['input']): object {
  const folder = folderOf(copy, author);
  makeFolder(folder);
  const before = fileNames(folder);
  write(folder, kept);
  for (const { window, at } of instead) write(folder, { window, at, waiting: [] });
  if (fileNames(folder).length > before.length) tidy(folder);
  return {};
}

/** The kept drafts of windows that are not open. A window may also have kept that it has none. */
export function keptWords(copy: ShownCopy, author: Author): KeptWindow[] {
  const open = copy.openWindows();
  return keptIn(folderOf(copy, author)).filter(({ window }) => !open.includes(window));
}

/** The site's folder is that of the copy. */
function folderOf({ places }: Copy, { id }: Author): string {
  return join(keptPlace(places.site), 'waiting', hash(id));
}

/** Two requests of one window may arrive in the wrong order. The drafts of the later moment stay. */
function write(folder: string, kept: KeptWindow): void {
  const before = read(folder, kept.window);
  if (!before || before.at <= kept.at) saveText(fileOf(folder, kept.window), JSON.stringify(kept));
}

const fileOf = (folder: string, window: string): string => join(folder, `${window}.json`);

function fileNames(folder: string): string[] {
  try {
    return readdirSync(folder).filter(name => FILE.test(name));
  } catch {
    return [];
  }
}

function keptIn(folder: string): KeptWindow[] {
  return fileNames(folder).flatMap(name => read(folder, name.replace('.json', '')) ?? []);
}

/** Undefined if the file cannot be read. Its contents are trusted: only the user who runs the server can write here. */
function read(folder: string, window: string): KeptWindow | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(fileOf(folder, window), 'utf8'));
    return isFields(kept) && Array.isArray(kept.waiting) ? (kept as KeptWindow) : undefined;
  } catch {
    return undefined;
  }
}

/** Deletes the files of windows without drafts first, then the oldest ones. */
function tidy(folder: string): void {
  const order = ({ waiting, at }: KeptWindow) => (waiting.length > 0 ? at : at - Number.MAX_SAFE_INTEGER);
  const first = keptIn(folder).sort((a, b) => order(a) - order(b));
  for (const { window } of first.slice(0, -MOST_WINDOWS)) rmSync(fileOf(folder, window), { force: true });
}
