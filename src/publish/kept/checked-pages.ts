// Checks the pages of a site, except pages that are as the last check saw them.
import { type Checked, checkWithFacts } from '../../check/check-and-lint.ts';
import { listPublicFiles } from '../../document/files/public.ts';
import { keepKnown, knownOf } from '../../document/pictures/known.ts';
import type { PageFile } from '../../document/problem/document.ts';
import type { Library } from '../../site/types.ts';
import { openKept } from './look-at-pages.ts';
import type { Fingerprints } from './records.ts';

/** The file of the records, and a hash of the program's sources. */
export type RecordsFile = { file: string; sources: Fingerprints };

/** Returns the result for each page, and the library to use from then on: it already knows what was read. */
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

/** Lists public files by name and content. Times would not do: a fresh checkout of the same files has other ones. */
function publicFiles(root: string): string[] {
  const { names } = listPublicFiles(root);
  const files = names.map(name => `${name} ${knownOf(root, name)?.content}`);
  keepKnown(root);
  return files;
}
