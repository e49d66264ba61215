// Every page that has changed, or that a change concerns, in; checked and drawn out.
import { checkOwn } from '../check/check.ts';
import { hasErrors, type Problem } from '../document/problem/problem.ts';
import type { PageFile } from '../document/types.ts';
import { type Looking, lookAtPages } from '../incremental/look-at-pages.ts';
import type { Ground, Records } from '../incremental/records.ts';
import { type Resolved, resolve } from '../resolve/resolve.ts';
import type { Library } from '../site/library.ts';
import { isAtRest, isPublic } from '../site/publication.ts';
import { isWhole } from '../site/shared-blocks.ts';
import { publicView } from '../site/visitors-view.ts';
import { type Listing, listingOf } from './site-files.ts';

/** "listing" is there for a page that visitors see. */
export type Drawn = { problems: Problem[]; listing?: Listing };

export type Easel = {
  /** Leave what was written for a page the last time. False where it isn't there. */
  keep: (route: string) => boolean;
  draw: (resolved: Resolved, file: PageFile) => void;
};

export function drawPages(
  library: Library,
  now: Ground,
  before: Records<Drawn> | undefined,
  easel: Easel,
): Records<Drawn> {
  // A site with mistakes is not built, so from the first one on nothing is drawn.
  let isGood = library.site().document !== undefined;
  const looking: Looking<Drawn> = {
    name: 'Building pages:',
    isKept: ({ listing }, { route }) => listing === undefined || easel.keep(route),
    look(file, heard) {
      const problems = checkOwn(file, heard);
      isGood &&= !hasErrors(problems) || isAtRest(file, library);
      if (!isGood || !isPublic(file, library) || !isWhole(file, library)) return { problems };
      const resolved = resolve(file, publicView(heard));
      easel.draw(resolved, file);
      return { problems, listing: listingOf(resolved) };
    },
  };
  return lookAtPages(library, now, before, looking);
}
