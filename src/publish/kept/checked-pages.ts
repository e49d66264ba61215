// Checks the pages of a site, except those that are as the last check saw them.
import { type Checked, checkWithFacts } from '../../check/check-and-lint.ts';
import { listPublicFiles } from '../../document/files/public.ts';
import { keepKnown, knownOf } from '../../document/pictures/known.ts';
import type { PageFile } from '../../document/problem/document.ts';
import type { Library } from '../../site/types.ts';
import { openKept } from './look-at-pages.ts';
import type { Fingerprints } from './records.ts';

/** Where the records are, and what the program's sources come to. */
export type RecordsFile = { file: string; sources: Fingerprints };

/** What each page comes to, and the library to ask from then on: it knows what was read for that. */
export function checkedPages(
  whole: Library,
  { file, sources }: RecordsFile,
): { library: Library; pages: Checked[] } {
  const { library, ...kept } = openKept<Checked>(file, whole, sources, publicFiles(whole.root));
  const look = (page: PageFile) => checkWithFacts(page, library);
  const pages = kept.lookAtPages({ name: 'Checking pages:', look });
  kept.save();
  return { library, pages };
}

/** Their names and what is in them: a new checkout of the same files has other times. */
function publicFiles(root: string): string[] {
  const { names } = listPublicFiles(root);
  const files = names.map(name => `${name} ${knownOf(root, name)?.content}`);
  keepKnown(root);
  return files;
}
