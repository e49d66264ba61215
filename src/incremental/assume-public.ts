// Nearly every page is public all the time. While all pages are looked at one after the other, that is assumed of those whose
// turn has not come: a page that only leads to them needs none of them read for it, and read again in their turn.
import type { Moments, PageFile } from '../document/types.ts';
import type { Library } from '../site/types.ts';
import type { KnownSummaries } from './known-summaries.ts';

const PUBLIC: Moments = {};

/** The library, which assumes from now on, and the pages of which it has. Of one page it says the same to the end. */
export function assumePublic(
  library: Library,
  known: KnownSummaries,
): { assuming: Library; assumed: Set<PageFile> } {
  const assumed = new Set<PageFile>();
  const moments = (page: PageFile) => {
    if (known.has(page) && !assumed.has(page)) return library.moments(page);
    assumed.add(page);
    return PUBLIC;
  };
  return { assuming: { ...library, moments }, assumed };
}

/** Whether all of them are what was assumed; to be asked once they have been read. */
export function isAsAssumed(assumed: Iterable<PageFile>, library: Library): boolean {
  return [...assumed].every(page => Object.values(library.moments(page)).every(value => value === undefined));
}
