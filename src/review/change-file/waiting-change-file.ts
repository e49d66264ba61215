// Keeps change files that were opened until somebody takes them over: outside the site, each in a folder that is made like a site, so
// that what knows the pictures of a site knows theirs too.
import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText } from '../../base/files/save.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { says } from '../../base/sentences/said.ts';
import { type ChangeFile, readChangeFile } from './change-file.ts';
import { putCleanPictures } from './clean-pictures.ts';

/** The pictures are files below its folder. */
export type WaitingChangeFile = Omit<ChangeFile, 'pictures'> & {
  pictures: Omit<ChangeFile['pictures'][number], 'bytes'>[];
};

const DAY_MS = 86_400_000;
/** Somebody may answer its questions later. */
const KEPT_DAYS = 30;
const MOST = 5;
/** No file takes longer to arrive. */
const ARRIVING_MS = 600_000;
const ARRIVING = 'arriving';
const JUDGED = 'change.json';

const allIn = (site: string): string => join(keptPlace(site), 'change-files');

export function folderOfWaiting(site: string, id: string): string {
  return join(allIn(site), id);
}

/** "receive" writes the bytes to a path at which nothing is. They are not judged yet. */
export async function keepArriving(site: string, receive: (path: string) => Promise<void>): Promise<string> {
  const id = randomUUID();
  makeFolder(folderOfWaiting(site, id));
  tidyChangeFiles(site);
  try {
    await receive(join(folderOfWaiting(site, id), ARRIVING));
    return id;
  } catch (error) {
    forgetWaiting(site, id);
    throw error;
  }
}

/** Judges a file that has arrived. Throws a Failure if it cannot be taken, and keeps nothing of it. */
export async function judgeArrived(site: string, engine: string, id: string): Promise<WaitingChangeFile> {
  const folder = folderOfWaiting(site, id);
  try {
    const { pictures, ...rest } = await readChangeFile(readFileSync(join(folder, ARRIVING)));
    await putCleanPictures({ engine, site: folder }, pictures);
    const waiting = { ...rest, pictures: pictures.map(({ bytes, ...picture }) => picture) };
    saveText(join(folder, JUDGED), JSON.stringify(waiting));
    rmSync(join(folder, ARRIVING));
    return waiting;
  } catch (error) {
    forgetWaiting(site, id);
    throw error;
  }
}

export function waitingChangeFile(site: string, id: string): WaitingChangeFile {
  const path = join(folderOfWaiting(site, id), JUDGED);
  if (/^[0-9a-f-]{36}$/.test(id) && existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  throw new Failure(says`This change file is no longer kept. Open it once more.`);
}

export function forgetWaiting(site: string, id: string): void {
  rmSync(folderOfWaiting(site, id), { recursive: true, force: true });
}

/** Deletes what was cut off, what is old, and the oldest of too many. */
export function tidyChangeFiles(site: string, now = Date.now()): void {
  if (!existsSync(allIn(site))) return;
  const all = readdirSync(allIn(site))
    .flatMap(id => {
      const since = statSync(folderOfWaiting(site, id), { throwIfNoEntry: false })?.mtimeMs;
      return since === undefined ? [] : { id, age: now - since };
    })
    .sort((a, b) => a.age - b.age);
  all.forEach(({ id, age }, index) => {
    const isCutOff = age > ARRIVING_MS && !existsSync(join(folderOfWaiting(site, id), JUDGED));
    if (isCutOff || age > KEPT_DAYS * DAY_MS || index >= MOST) forgetWaiting(site, id);
  });
}
