// Keeps the texts of the journal. Each text is kept once, compressed, and named by its hash. A text that does not match its name
// counts as lost.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { asFailure } from '../../base/failure.ts';
import { readUpTo } from '../../base/files/bounded.ts';
import { refuseLinks } from '../../base/files/folder.ts';
import { temporaryFor } from '../../base/files/save.ts';
import { LARGEST } from './kept-files.ts';

/** Git ignores this folder, and no server serves it. */
export const JOURNAL = '.ashlar/journal';

/** Refuses a link in its place: the journal deletes texts that nothing uses, and would delete files where the link leads. */
export function journalFolder(root: string): string {
  refuseLinks(root, `${JOURNAL}/texts`);
  return join(root, JOURNAL);
}

export const textsFolder = (root: string): string => join(journalFolder(root), 'texts');

export function nameOfText(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}

export function isNameOfText(name: unknown): boolean {
  return typeof name === 'string' && /^[0-9a-f]{64}$/.test(name);
}

export function keepText(root: string, bytes: Buffer): string {
  const name = nameOfText(bytes);
  const path = join(textsFolder(root), name);
  // Gives a text that is used again a new date, because old texts that nothing uses are deleted.
  if (keptText(root, name)) utimesSync(path, new Date(), new Date());
  else writeInOneStep(path, deflateRawSync(bytes));
  return name;
}

/** A text that does not get smaller by packing gets a little larger. */
const LARGEST_PACKED = LARGEST + 1000;

export function keptText(root: string, name: string): Buffer | undefined {
  const packed = readUpTo(join(textsFolder(root), name), LARGEST_PACKED);
  if (!packed) return undefined;
  try {
    // Somebody else may have made it: a small file can unpack to more than the memory holds.
    const bytes = inflateRawSync(packed, { maxOutputLength: LARGEST });
    return nameOfText(bytes) === name ? bytes : undefined;
  } catch {
    return undefined;
  }
}

/** More than this is not unpacked for one question. */
const MOST_BYTES = 268_435_456;

/** Reads texts until they are too many together. */
export function openTexts(root: string): (name: string) => Buffer | undefined {
  let left = MOST_BYTES;
  return name => {
    if (left <= 0 || !existsSync(join(textsFolder(root), name))) return undefined;
    const bytes = keptText(root, name);
    left -= bytes?.length ?? LARGEST;
    return bytes;
  };
}

/**
 * Does not wait until the disk has written, because a whole site has many files. A text that a power cut has damaged does not
 * match its hash, so it is left out.
 */
export function writeInOneStep(path: string, bytes: Buffer | string): void {
  const temporary = temporaryFor(path);
  try {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(temporary, bytes);
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw asFailure(error, JOURNAL);
  }
}
