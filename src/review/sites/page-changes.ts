// Finds each page that was added, removed, moved to another address, or written differently.

import { isSame } from '../../base/json-value.ts';
import { otherInForm, type Said, says, the } from '../../base/sentences/said.ts';
import type { Change, Line } from '../sentences/changes.ts';
import { comparePages, contentsOf, listOf } from '../sentences/pages.ts';
import { asText } from '../sentences/show.ts';
import type { ShownNames } from '../sentences/shown-names.ts';
import { findRenames } from './renames.ts';
import { seenOn } from './shown-on.ts';
import { homeOr, type Side, saidOfProblem } from './version.ts';

type Sides = { was: Side; now: Side; names: ShownNames };

export function pageChanges(sides: Sides): Change[] {
  const { was, now } = sides;
  const removed = was.routes.filter(route => !now.routes.includes(route));
  const added = now.routes.filter(route => !was.routes.includes(route));
  const renames = findRenames(removed, added, was, now);
  const kept = now.routes.filter(route => was.routes.includes(route));
  const changes = [
    ...kept.flatMap(route => changeOf(route, route, sides) ?? []),
    ...renames.flatMap(({ from, to }) => changeOf(from, to, sides) ?? []),
    ...added.filter(route => renames.every(({ to }) => to !== route)).map(route => arrival(route, sides)),
    ...removed
      .filter(route => renames.every(({ from }) => from !== route))
      .map(route => departure(route, sides)),
  ];
  return changes.sort((a, b) => ((a.route ?? '') < (b.route ?? '') ? -1 : 1));
}

function changeOf(from: string, to: string, { was, now, names }: Sides): Change | undefined {
  const [before, after] = [was.document(from), now.document(to)];
  const isRenamed = from !== to;
  const lines: Line[] = isRenamed ? [{ phrases: [addressSentence(from, to, now)] }] : [];
  if (before && after && !isSame(before, after)) {
    const told = comparePages(before, after, now.library.schemas.page, names);
    lines.push(
      ...(told.length > 0 ? told : [{ phrases: [says`written differently, with nothing else changed`] }]),
    );
  } else if (!isSame(textOf(from, was), textOf(to, now))) {
    if (!before || !after) lines.push({ phrases: [says`the document changed`] });
  }
  lines.push(...mistakeLines(from, to, was, now, lines.length > 0));
  if (lines.length === 0) return undefined;
  return {
    kind: 'page',
    state: isRenamed ? 'renamed' : 'changed',
    title: pageTitle(to, now, was),
    route: to,
    ...(isRenamed && { formerRoute: from }),
    lines,
    seenOn: seenOn([...new Set([from, to])], was, now),
  };
}

/** If a document could not be parsed, its first mistake with the lines around it stands for its text. */
function textOf(route: string, side: Side): string | undefined {
  const file = side.library.page(route);
  return file?.document || file?.parsed ? undefined : (file?.problems[0]?.frame ?? '');
}

function addressSentence(from: string, to: string, now: Side): Said {
  const change = says`${the.sign(from)} → ${the.sign(to)}`;
  return listOf(now.document(to)?.redirects).includes(from)
    ? says`address changed: ${change}; the old address leads to the new one`
    : says`address changed: ${change}; nothing leads on from the old address`;
}

function mistakeLines(from: string, to: string, was: Side, now: Side, isChanged: boolean): Line[] {
  const [before, after] = [was.mistake(from), now.mistake(to)];
  if (!after) {
    return before ? [{ phrases: [says`had a mistake and could not be shown; it can now`] }] : [];
  }
  if (before && !isChanged) return [];
  return [{ phrases: [saidOfProblem(after, problem => says`cannot be shown: ${problem}`)] }];
}

function arrival(route: string, { was, now, names }: Sides): Change {
  const document = now.document(route);
  const isSeen = now.isPublic(route);
  const own = isSeen ? says`new page` : says`new page, not on the site`;
  return {
    kind: 'page',
    state: 'added',
    title: pageTitle(route, now),
    route,
    lines: [
      { phrases: [document ? says`${own}: ${contentsOf(document, names)}` : own] },
      ...redirectLine(document?.redirects),
      ...mistakeLines(route, route, was, now, true),
    ],
    seenOn: seenOn([route], was, now),
  };
}

function redirectLine(redirects: unknown): Line[] {
  const from = listOf(redirects).map(asText);
  if (from.length === 0) return [];
  const all = the.list(
    from.map(address => the.sign(address)),
    ',',
  );
  const own = says`${the.count(from.length, 'redirect', 'spelled')} added`;
  return [
    { phrases: [from.length === 1 ? says`${own}: ${all} leads here` : says`${own}: ${all} lead here`] },
  ];
}

function departure(route: string, { was, now }: Sides): Change {
  const heir = now.routes.find(other => listOf(now.document(other)?.redirects).includes(route));
  return {
    kind: 'page',
    state: 'removed',
    title: pageTitle(route, was),
    route,
    lines: [{ phrases: [heir === undefined ? removedForGood(route) : removedFor(heir)] }],
    seenOn: seenOn([route], was, now),
  };
}

const removedFor = (heir: string): Said => says`removed; its address leads to ${the.sign(heir)}`;

function removedForGood(route: string): Said {
  const own = says`removed; nothing leads on from its address`;
  return otherInForm(says`${own}; npm run remove ${the.sign(route)} /another-page sees to that`, own);
}

/** Example: Services › Repairs (/services/repairs) */
function pageTitle(route: string, side: Side, other: Side = side): Said {
  const name = side.name(route) || other.name(route);
  const absence = side.absence(route);
  const address = absence === undefined ? says`${the.sign(route)}` : says`${the.sign(route)}, ${absence}`;
  return name === '' ? address : says`${homeOr(name, route)} (${address})`;
}
