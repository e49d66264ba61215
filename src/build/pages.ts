// Every page that has changed, or that a change concerns, in; checked and drawn out.
import { checkOwn } from '../content/check.ts';
import type { PageFile } from '../content/document.ts';
import type { Library } from '../content/library.ts';
import { hasErrors, type Problem } from '../content/problem.ts';
import { publicView } from '../content/public-view.ts';
import { isAtRest, isPublic } from '../content/publication.ts';
import { type Looking, lookAtPages } from '../content/records/look.ts';
import type { Ground, Records } from '../content/records/records.ts';
import { type Resolved, resolve } from '../content/resolve.ts';
import { isWhole } from '../content/shared.ts';
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
