// Finds each page that was added, removed, moved to another address, or written differently.

import { isSame } from '../../base/json-value.ts';
import type { Change, Line } from '../sentences/changes.ts';
import { comparePages, contentsOf, listOf } from '../sentences/pages.ts';
import { asText } from '../sentences/show.ts';
import type { ShownNames } from '../sentences/shown-names.ts';
import { ours, saidAs, several, theirs, type Words } from '../sentences/words.ts';
import { findRenames } from './renames.ts';
import { seenOn } from './shown-on.ts';
import type { Side } from './version.ts';

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
      ...(told.length > 0 ? told : [{ phrases: [ours('written differently, with nothing else changed')] }]),
    );
  } else if (!isSame(textOf(from, was), textOf(to, now))) {
    if (!before || !after) lines.push({ phrases: [ours('the document changed')] });
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

function addressSentence(from: string, to: string, now: Side): Words {
  const leads = listOf(now.document(to)?.redirects).includes(from);
  const after = leads
    ? ours('; the old address leads to the new one')
    : ours('; nothing leads on from the old address');
  return saidAs`address changed: ${from} → ${to}${after}`;
}

function mistakeLines(from: string, to: string, was: Side, now: Side, isChanged: boolean): Line[] {
  const [before, after] = [was.mistake(from), now.mistake(to)];
  if (!after) {
    return before ? [{ phrases: [ours('had a mistake and could not be shown; it can now')] }] : [];
  }
  if (before && !isChanged) return [];
  const place = `${after.file}:${after.line}:${after.column}`;
  return [{ phrases: [saidAs`cannot be shown: ${theirs(after.message)} (${place})`] }];
}

function arrival(route: string, { was, now, names }: Sides): Change {
  const document = now.document(route);
  const contents = document ? saidAs`: ${contentsOf(document, names)}` : [];
  return {
    kind: 'page',
    state: 'added',
    title: pageTitle(route, now),
    route,
    lines: [
      {
        phrases: [saidAs`${ours(now.isPublic(route) ? 'new page' : 'new page, not on the site')}${contents}`],
      },
      ...redirectLine(document?.redirects),
      ...mistakeLines(route, route, was, now, true),
    ],
    seenOn: seenOn([route], was, now),
  };
}

function redirectLine(redirects: unknown): Line[] {
  const from = listOf(redirects).map(asText);
  if (from.length === 0) return [];
  return [
    {
      phrases: [
        saidAs`${ours(several(from.length, 'redirect'))} added: ${from.join(', ')} ${ours(from.length === 1 ? 'leads' : 'lead')} here`,
      ],
    },
  ];
}

function departure(route: string, { was, now }: Sides): Change {
  const heir = now.routes.find(other => listOf(now.document(other)?.redirects).includes(route));
  const after =
    heir === undefined
      ? ours(`nothing leads on from its address; npm run remove ${route} /another-page sees to that`)
      : saidAs`its address leads to ${heir}`;
  return {
    kind: 'page',
    state: 'removed',
    title: pageTitle(route, was),
    route,
    lines: [{ phrases: [saidAs`removed; ${after}`] }],
    seenOn: seenOn([route], was, now),
  };
}

/** Example: Services › Repairs (/services/repairs) */
function pageTitle(route: string, side: Side, other: Side = side): Words {
  const name = side.name(route) || other.name(route);
  const absence = side.absence(route);
  const note = absence === undefined ? [] : saidAs`, ${absence}`;
  return name === '' ? saidAs`${route}${note}` : saidAs`${name} (${route}${note})`;
}
