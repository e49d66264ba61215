// Keeps finished pictures by name, so that none is made twice. Each file ends with a hash of the rest: a file that was emptied,
// cut short or changed is made again. File times would not do, because a copied folder has other ones.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asFailure } from '../../base/failure.ts';
import { makeFolder } from '../../base/files/folder.ts';
import { temporaryFor } from '../../base/files/save.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { statOf } from '../../document/files/folder.ts';

const SEAL_BYTES = 32;

const folderIn = (root: string) => join(keptPlace(root), 'pictures');

/** Undefined if there is none, or if it is damaged. */
export function keptPicture(root: string, name: string): Buffer | undefined {
  const bytes = readIfThere(join(folderIn(root), name));
  const picture = bytes?.subarray(0, -SEAL_BYTES);
  return picture && sealOf(picture).equals(bytes?.subarray(-SEAL_BYTES) ?? picture) ? picture : undefined;
}

/** A name stands for its content, so two processes that make it at the same time make the same file. */
export async function kept(root: string, name: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return keptPicture(root, name) ?? keep(root, name, await make());
}

function keep(root: string, name: string, picture: Buffer): Buffer {
  const file = join(folderIn(root), name);
  makeFolder(folderIn(root));
  const temporary = temporaryFor(file);
  try {
    writeFileSync(temporary, Buffer.concat([picture, sealOf(picture)]));
    renameSync(temporary, file);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw asFailure(error, file);
  }
  return picture;
}

function sealOf(picture: Buffer): Buffer {
  return createHash('sha256').update(picture).digest();
}

function readIfThere(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch {
    return undefined;
  }
}

/** Unused files stay this long, because an author may go back to an earlier photograph. */
const DAYS = 30;

/** Removes pictures that no page has named for a while. */
export function dropUnused(root: string, used: Set<string>, now = Date.now()): void {
  const folder = folderIn(root);
  const oldest = now - DAYS * 24 * 3600 * 1000;
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder)) {
    if (used.has(name) || !/\.(?:avif|webp|jpg|png|ashlar-save)$/.test(name)) continue;
    const file = join(folder, name);
    if ((statOf(file)?.mtimeMs ?? now) < oldest) rmSync(file, { force: true });
  }
}
