// The pages of a site as the last check saw them, where they are as they were: only the others are checked again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, shortHash } from '../base/hash.ts';
import { type Checked, checkAndNote } from '../check/check.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../document/files/public.ts';
import type { Library } from '../site/library.ts';
import { lookAtPages } from './look-at-pages.ts';
import { type Ground, readRecords, saveRecords } from './records.ts';

/** Where the records are, and what the program's sources come to. */
export type Kept = { file: string; sources: Ground };

export function checkedPages(library: Library, { file, sources }: Kept): Checked[] {
  const site = library.site().source?.text ?? '';
  const base = shortHash([sources.base, site, publicFiles(library.root)].join('\n'));
  const ground = { base, blocks: sources.blocks };
  const records = lookAtPages(library, ground, readRecords<Checked>(file), {
    name: 'Checking pages:',
    look: checkAndNote,
  });
  saveRecords(file, records);
  return [...records.pages.values()].map(({ seen }) => seen);
}

/** Their names and what is in them: a new checkout of the same files has other times. */
function publicFiles(root: string): string {
  const files = listPublicFiles(root).names.map(
    name => `${name} ${contentOf(join(root, PUBLIC_FOLDER, name))}`,
  );
  return files.join('\n');
}

/** A file may go while others are read. */
function contentOf(path: string): string {
  try {
    return hash(readFileSync(path));
  } catch {
    return 'gone';
  }
}
