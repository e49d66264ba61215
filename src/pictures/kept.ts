// Finished pictures, kept by their names in a folder of the site: what was made once is never made again, whoever asks.
import { existsSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainly } from '../base/failure.ts';
import { isLink, statOf } from '../document/files/folder.ts';
import { makeFolder } from '../edit/folder.ts';
import { temporaryFor } from '../edit/save.ts';

const folderIn = (root: string) => join(root, '.ashlar/pictures');

/** Where the file of this name is, or will be. */
export function keptFile(root: string, name: string): string {
  return join(folderIn(root), name);
}

/** Comes out: the file that holds it. A name stands for its content, so two who make it at once make the same. */
export async function kept(root: string, name: string, make: () => Promise<Buffer>): Promise<string> {
  const file = keptFile(root, name);
  if (existsSync(file)) return file;
  const bytes = await make();
  makeFolder(folderIn(root));
  const temporary = temporaryFor(file);
  try {
    writeFileSync(temporary, bytes);
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw plainly(error, file);
  }
  return file;
}

/** Somebody may go back to a photograph that is gone: until then its files stay. */
const DAYS = 30;

/** Takes away what no page names any more. A folder that is lent by another copy of the site is that one's to tidy. */
export function dropUnused(root: string, used: Set<string>, now = Date.now()): void {
  const folder = folderIn(root);
  const oldest = now - DAYS * 24 * 3600 * 1000;
  if (!existsSync(folder) || isLink(folder)) return;
  for (const name of readdirSync(folder)) {
    if (used.has(name) || !/\.(?:avif|webp|jpg|png|ashlar-save)$/.test(name)) continue;
    const file = join(folder, name);
    if ((statOf(file)?.mtimeMs ?? now) < oldest) rmSync(file, { force: true });
  }
}
