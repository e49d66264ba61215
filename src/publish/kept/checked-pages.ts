// Checks the pages of a site. Repeats the result of the last check for pages for which nothing has changed.
import { type Checked, checkWithFacts } from '../../check/check-and-lint.ts';
import { listPublicFiles } from '../../document/files/public.ts';
import { keepKnown, knownOf } from '../../document/pictures/known.ts';
import type { PageFile } from '../../document/problem/document.ts';
import type { Library } from '../../site/types.ts';
import { openKept } from './look-at-pages.ts';
import type { Fingerprints } from './records.ts';

/** The file of the records, and a hash of the program's sources. */
export type RecordsFile = { file: string; sources: Fingerprints };

/** Returns the result for each page, and the library to use from then on, which need not read the same files again. */
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

/** Lists public files by name and content, because a fresh checkout gives the same files other times. */
function publicFiles(root: string): string[] {
  const { names } = listPublicFiles(root);
  const files = names.map(name => `${name} ${knownOf(root, name)?.content}`);
  keepKnown(root);
  return files;
}
