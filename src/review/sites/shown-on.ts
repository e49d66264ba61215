// Finds other pages that look different because one document changed: draws the old site again with only that document replaced.
import type { Fields } from '../../base/json-value.ts';
import type { SiteDocument } from '../../generated/types.ts';
import { asVisitorsSee } from '../../site/library/as-visitors-see.ts';
import type { Library } from '../../site/types.ts';
import { type Drawn, drawRoute, type Side, shellOfVersion } from './version.ts';

/** "routes" are the addresses that the changed page has or had: two if it was renamed. */
export function seenOn(routes: string[], was: Side, now: Side): string[] {
  const mixed = asVisitorsSee(withPages(routes, was, now));
  return was.routes.filter(route => {
    if (routes.includes(route) || !looksDifferent(route, was, now)) return false;
    const before = was.drawn(route);
    if (!before || !mayDependOn(routes, before, now.drawn(route))) return false;
    const after = drawRoute(route, mixed);
    return after !== undefined && after.text !== before.text;
  });
}

/** Only pages that look different for some reason are worth an experiment, because each one draws the page again. */
export function looksDifferent(route: string, was: Side, now: Side): boolean {
  const isOnBoth = was.routes.includes(route) && now.routes.includes(route);
  return isOnBoth && was.drawn(route)?.text !== now.drawn(route)?.text;
}

function mayDependOn(routes: string[], before: Drawn, after: Drawn | undefined): boolean {
  return routes.some(route => before.drawnFrom.has(route) || after?.drawnFrom.has(route));
}

function withPages(routes: string[], was: Side, now: Side): Library {
  const kept = was.routes.filter(route => !routes.includes(route));
  const taken = now.routes.filter(route => routes.includes(route));
  return {
    ...was.library,
    routes: () => [...kept, ...taken].sort(),
    page: route => (routes.includes(route) ? now.library.page(route) : was.library.page(route)),
  };
}

/** "name" names a document in pages/_shared. */
export function sharedSeenOn(name: string, was: Side, now: Side): string[] {
  const mixed = asVisitorsSee({
    ...was.library,
    shared: asked => (asked === name ? now.library.shared(asked) : was.library.shared(asked)),
  });
  return was.routes.filter(
    route => looksDifferent(route, was, now) && drawRoute(route, mixed)?.text !== was.drawn(route)?.text,
  );
}

export type Shown = { everywhere: boolean; routes: string[] };

/** Where visitors would see it if only the site document changed. */
export function siteSeenOn(site: Fields, was: Side, now: Side): Shown {
  const file = was.library.settings();
  // The old document was valid, and so was the one that the new value comes from.
  const mixed = asVisitorsSee({
    ...was.library,
    settings: () => ({ ...file, document: site as unknown as SiteDocument }),
  });
  const routes = was.routes.filter(route => {
    const before = looksDifferent(route, was, now) ? was.drawn(route) : undefined;
    return before !== undefined && drawRoute(route, mixed)?.text !== before.text;
  });
  const all = was.routes.filter(was.isPublic).length;
  return { everywhere: shellOfVersion(mixed) !== was.shell() || routes.length === all, routes };
}
