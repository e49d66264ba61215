// Keeps the bytes of pictures that an author has taken out of the site, so that the journal can bring them back. They are kept outside
// the site, where only its owner can put anything.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { makeFolder } from '../../base/files/folder.ts';
import { saveText, sweepTemporaries } from '../../base/files/save.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { nameOfText } from './texts.ts';

/** As much as the texts of the journal may take. */
const MOST_BYTES = 200_000_000;

/** Returns the name by which the bytes are kept. Undefined if the picture alone is larger than everything that is kept. */
export function keepPicture(root: string, file: string, most = MOST_BYTES): string | undefined {
  const path = join(root, file);
  return statSync(path).size > most ? undefined : keepPictureBytes(root, readFileSync(path), most);
}

export function keepPictureBytes(root: string, bytes: Buffer, most = MOST_BYTES): string | undefined {
  if (bytes.length > most) return undefined;
  const name = nameOfText(bytes);
  makeFolder(folderOf(root));
  if (!pathOfKept(root, name)) saveText(pathOf(root, name), bytes);
  utimesSync(pathOf(root, name), new Date(), new Date());
  tidyPictures(root, most);
  return name;
}

/** The path of the kept bytes. Undefined if they are no longer kept. */
export function pathOfKept(root: string, name: string): string | undefined {
  const path = pathOf(root, name);
  return existsSync(path) ? path : undefined;
}

const folderOf = (root: string): string => join(keptPlace(root), 'waiting/pictures');
const pathOf = (root: string, name: string): string => join(folderOf(root), name);

/** The oldest go first. */
function tidyPictures(root: string, most: number): void {
  sweepTemporaries(folderOf(root));
  const kept = readdirSync(folderOf(root)).map(name => {
    const path = pathOf(root, name);
    const { size, mtimeMs } = statSync(path);
    return { path, size, mtimeMs };
  });
  let sum = 0;
  for (const { path, size } of kept.sort((a, b) => b.mtimeMs - a.mtimeMs)) {
    sum += size;
    if (sum > most) rmSync(path, { force: true });
  }
}
