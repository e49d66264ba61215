// The pages of a site as the last check saw them, where they are as they were: only the others are checked again.
import { hash } from '../base/hash.ts';
import { type Checked, checkWithFacts } from '../check/check-and-lint.ts';
import { listPublicFiles } from '../document/files/public.ts';
import { keepKnown, knownOf } from '../pictures/known.ts';
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
  const starters = JSON.stringify(plain.starters());
  const base = hash([sources.base, process.version, site, starters, publicFiles(plain.root)].join('\n'));
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
  const { names } = listPublicFiles(root);
  const files = names.map(name => `${name} ${knownOf(root, name)?.content}`);
  keepKnown(root);
  return files.join('\n');
}
