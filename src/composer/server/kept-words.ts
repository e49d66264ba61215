// Keeps what the windows of an author have not saved, outside the site. A browser writes its own storage up to a minute late, and finds
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

/** Each window has a file of its own, so none overwrites what another one keeps. What it has taken over is kept there, and no longer here. */
export function keepWords(copy: Copy, author: Author, { instead, ...kept }: Asks['keep']['input']): object {
  const folder = folderOf(copy, author);
  makeFolder(folder);
  const before = fileNames(folder);
  write(folder, kept);
  for (const window of instead) {
    const { at = 0 } = read(folder, window) ?? {};
    write(folder, { window, at: Math.max(at, kept.at), waiting: [] });
  }
  if (fileNames(folder).length > before.length) tidy(folder);
  return {};
}

/** What is kept of windows that are no longer open, or that have nothing to keep any more. */
export function keptWords(copy: ShownCopy, author: Author): KeptWindow[] {
  const open = copy.openWindows();
  return keptIn(folderOf(copy, author)).filter(({ window }) => !open.includes(window));
}

/** The site's folder is that of the copy. */
function folderOf({ places }: Copy, { id }: Author): string {
  return join(keptPlace(places.site), 'waiting', hash(id));
}

/** Of two answers that cross each other on their way, the later one counts. */
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

/** Undefined if it cannot be read. Whoever can write here could change the program as well. */
function read(folder: string, window: string): KeptWindow | undefined {
  try {
    const kept: unknown = JSON.parse(readFileSync(fileOf(folder, window), 'utf8'));
    return isFields(kept) && Array.isArray(kept.waiting) ? (kept as KeptWindow) : undefined;
  } catch {
    return undefined;
  }
}

/** Windows that have nothing to keep go first, then the oldest ones. */
function tidy(folder: string): void {
  const order = ({ waiting, at }: KeptWindow) => (waiting.length > 0 ? at : at - Number.MAX_SAFE_INTEGER);
  const first = keptIn(folder).sort((a, b) => order(a) - order(b));
  for (const { window } of first.slice(0, -MOST_WINDOWS)) rmSync(fileOf(folder, window), { force: true });
}
