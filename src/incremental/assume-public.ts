// Nearly every page is public all the time. While all pages are looked at one after the other, that is presumed of those whose
// turn has not come: a page that only leads to them needs none of them read for it, and read again in their turn.
import type { Moments, PageFile } from '../document/types.ts';
import type { Library } from '../site/library.ts';
import { faceOf, knownFace } from '../site/page-summary.ts';

const PUBLIC: Moments = {};

/** The library, which presumes from now on, and the pages of which it has. Of one page it says the same to the end. */
export function presumeIn(library: Library): { presuming: Library; presumed: Set<PageFile> } {
  const presumed = new Set<PageFile>();
  const presumedMoments = (page: PageFile) => {
    if (knownFace(page) && !presumed.has(page)) return undefined;
    presumed.add(page);
    return PUBLIC;
  };
  return { presuming: { ...library, presumedMoments }, presumed };
}

/** Whether all of them are what was presumed; to be asked once they have been read. */
export function isAsPresumed(presumed: Iterable<PageFile>, library: Library): boolean {
  return [...presumed].every(page =>
    Object.values(faceOf(page, library).moments).every(value => value === undefined),
  );
}
