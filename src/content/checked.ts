// The pages of a site as the last check saw them, where they are as they were: only the others are checked again.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { shortHash } from '../hash.ts';
import { type Checked, checkAndNote } from './check.ts';
import type { Library } from './library.ts';
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
  save(file, records);
  return [...records.pages.values()].map(({ seen }) => seen);
}

/** Whoever may read and not write can check all the same. */
function save(...what: Parameters<typeof saveRecords<Checked>>): void {
  try {
    saveRecords(...what);
  } catch (error) {
    if (!/^(EACCES|EPERM|EROFS|ENOSPC)$/.test(String((error as NodeJS.ErrnoException).code))) throw error;
  }
}

/** Their names, sizes and times: what is said of pictures needs no more. */
function publicFiles(root: string): string {
  try {
    const folder = join(root, 'pages/_public');
    const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
    const stamps = names.map(name => {
      const stat = statSync(join(folder, name), { throwIfNoEntry: false });
      return `${name} ${stat?.size} ${stat?.mtimeMs}`;
    });
    return stamps.join('\n');
  } catch {
    return '';
  }
}
