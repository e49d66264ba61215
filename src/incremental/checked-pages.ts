// The pages of a site as the last check saw them, where they are as they were: only the others are checked again.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hash, shortHash } from '../base/hash.ts';
import { type Checked, checkWithFacts } from '../check/check.ts';
import { listPublicFiles, PUBLIC_FOLDER } from '../document/files/public.ts';
import type { Library } from '../site/types.ts';
import { withKnownSummaries } from './known-summaries.ts';
import { lookAtPages } from './look-at-pages.ts';
import { type Fingerprints, readRecords, saveRecords } from './records.ts';

/** Where the records are, and what the program's sources come to. */
export type RecordsFile = { file: string; sources: Fingerprints };

/** What each page comes to, and the library to ask from then on: it knows what was read for that. */
export function checkedPages(
  plain: Library,
  { file, sources }: RecordsFile,
): { library: Library; pages: Checked[] } {
  const site = plain.settings().source?.text ?? '';
  const base = shortHash([sources.base, process.version, site, publicFiles(plain.root)].join('\n'));
  const around = withKnownSummaries(plain);
  const records = lookAtPages(around, { base, blocks: sources.blocks }, readRecords<Checked>(file), {
    name: 'Checking pages:',
    look: checkWithFacts,
  });
  saveRecords(file, records);
  return { library: around.library, pages: [...records.pages.values()].map(({ seen }) => seen) };
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
