// The pages of a site as the last check saw them, where they are as they were: only the others are checked again.
import { join } from 'node:path';
import { shortHash } from '../hash.ts';
import { type Checked, checkAndNote } from './check.ts';
import { statOf } from './entries.ts';
import type { Library } from './library.ts';
import { listPublicFiles, PUBLIC_FOLDER } from './public-files.ts';
import { lookAtPages } from './records/look.ts';
import { type Ground, readRecords, saveRecords } from './records/records.ts';

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

/** Their names, sizes and times: what is said of pictures needs no more. */
function publicFiles(root: string): string {
  const stamps = listPublicFiles(root).names.map(name => {
    const stat = statOf(join(root, PUBLIC_FOLDER, name));
    return `${name} ${stat?.size} ${stat?.mtimeMs}`;
  });
  return stamps.join('\n');
}
