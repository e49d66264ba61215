// Compares two versions of a site and reports everything that differs.

import { amount } from '../../base/language.ts';
import type { Sides } from '../../base/places.mjs';
import { says } from '../../base/sentences/said.ts';
import type { Change, ChangedPage, Report } from '../sentences/changes.ts';
import type { ShownNames } from '../sentences/shown-names.ts';
import { lookChanges } from './look-changes.ts';
import { codeChanges, fileChanges, siteChanges } from './other-changes.ts';
import { pageChanges } from './page-changes.ts';
import { sharedChanges } from './shared-changes.ts';
import { looksDifferent } from './shown-on.ts';
import { withStillSaid } from './still-said.ts';
import type { Side } from './version.ts';

/** "code" names the folders that hold the blocks and sources of each version. */
export function compareSides(was: Side, now: Side, code: { was: Sides; now: Sides }): Report {
  const definitions = { ...was.library.definitions, ...now.library.definitions };
  const known = (side: Side, route: string) => (side.routes.includes(route) ? side.name(route) : '');
  const nameOf = (route: string) => known(now, route) || known(was, route) || undefined;
  const site = now.library.settings().document ?? was.library.settings().document;
  const names: ShownNames = {
    definitions,
    pageName: route => nameOf(route)?.split(' › ').at(-1),
    money: value => (site ? amount(value, site) : String(value)),
  };
  const sides = { was, now, names };
  const told = [
    ...pageChanges(sides),
    ...sharedChanges(sides),
    ...siteChanges(sides),
    ...lookChanges(sides.was, sides.now),
    ...fileChanges(sides),
    ...codeChanges(sides, code),
  ];
  const changes = [...withStillSaid(told, was, now), ...unexplained(told, was, now)];
  const routes = [...new Set([...was.routes, ...now.routes])];
  return {
    changes,
    pages: changedPages(changes, was, now),
    names: new Map(routes.map(route => [route, nameOf(route) ?? ''])),
    remarks: [],
  };
}

/** Names pages that are drawn differently although no other change accounts for them. */
function unexplained(changes: Change[], was: Side, now: Side): Change[] {
  // No page can be drawn without the site document, and another change has already said so.
  if (was.siteMistake() || now.siteMistake()) return [];
  const told = new Set(changes.flatMap(({ route, seenOn }) => [route, ...seenOn]));
  const rest = now.routes.filter(route => !told.has(route) && looksDifferent(route, was, now));
  if (rest.length === 0) return [];
  return [
    {
      kind: 'unexplained',
      state: 'changed',
      title: says`More pages`,
      lines: [{ phrases: [says`they are drawn differently, though their own documents did not change`] }],
      seenOn: rest,
    },
  ];
}

/** Pages whose own documents changed come first: they are what a reviewer came to see. */
function changedPages(changes: Change[], was: Side, now: Side): ChangedPage[] {
  const seen = (side: Side, route: string) => (side.isPublic(route) ? route : undefined);
  const own = changes
    .filter(({ kind }) => kind === 'page')
    .map(
      ({ route = '', formerRoute = route }): ChangedPage => ({
        route: seen(now, route),
        formerRoute: seen(was, formerRoute),
        own: true,
      }),
    )
    .filter(({ route, formerRoute }) => route !== undefined || formerRoute !== undefined);
  const known = new Set(own.flatMap(({ route, formerRoute }) => [route, formerRoute]));
  const everywhere = changes.some(({ seenEverywhere }) => seenEverywhere);
  const shown = everywhere
    ? [...changes.flatMap(({ seenOn }) => seenOn), ...now.routes.filter(now.isPublic)]
    : changes.flatMap(({ seenOn }) => seenOn);
  const others = [...new Set(shown)].filter(route => !known.has(route) && was.routes.includes(route));
  return [...own, ...others.map(route => ({ route, formerRoute: route, own: false }))];
}
