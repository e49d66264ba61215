// A text in, its name in the journal out, and the other way round. Each text is kept once, compressed, under what it comes to;
// one that is not whole is as good as none.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { plainly } from '../../base/failure.ts';
import { refuseLinks } from '../../base/files/folder.ts';
import { temporaryFor } from '../../base/files/save.ts';

/** Ignored by Git, and no server answers for it. */
export const JOURNAL = '.ashlar/journal';

/** Somebody else may have put a link in its place, and the journal sweeps what it does not know. */
export function journalFolder(root: string): string {
  refuseLinks(root, `${JOURNAL}/texts`);
  return join(root, JOURNAL);
}

export const textsFolder = (root: string): string => join(journalFolder(root), 'texts');

export function nameOfText(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function keepText(root: string, bytes: Buffer): string {
  const name = nameOfText(bytes);
  const path = join(textsFolder(root), name);
  // A text that is needed again is as young as its last use: what is old and unused is thrown away.
  if (keptText(root, name)) utimesSync(path, new Date(), new Date());
  else writeInOneStep(path, deflateRawSync(bytes));
  return name;
}

export function keptText(root: string, name: string): Buffer | undefined {
  const path = join(textsFolder(root), name);
  if (!existsSync(path)) return undefined;
  try {
    const bytes = inflateRawSync(readFileSync(path));
    return nameOfText(bytes) === name ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** Without waiting for the disk: of a whole site each file is one, and what is lost with the power is passed over. */
export function writeInOneStep(path: string, bytes: Buffer | string): void {
  const temporary = temporaryFor(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw plainly(error, JOURNAL);
  }
}
