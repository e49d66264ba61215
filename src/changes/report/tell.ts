// A report in, the sentences that every format shares out: the headline, where a change shows, groups under one title.
import type { Change, Report } from '../changes.ts';
import { isSame } from '../likeness.ts';
import { joined, ours, plain, say, several, theirs, type Words } from '../say.ts';

const MOST_PAGES = 5;

export type Group = { title: Words; changes: Change[] };

/** What is said of the same thing stands together. */
export function groupsOf({ changes }: Report): Group[] {
  const groups = new Map<string, Group>();
  for (const change of changes) {
    const key = `${change.kind} ${plain(change.title)}`;
    const group = groups.get(key) ?? { title: change.title, changes: [] };
    const last = group.changes.at(-1);
    if (last && isShownAs(last, change)) group.changes.splice(-1, 1, together(last, change));
    else group.changes.push(change);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Changes that show in the same places need that said once. */
function isShownAs(a: Change, b: Change): boolean {
  const isEverywhere = a.seenEverywhere && b.seenEverywhere;
  return isEverywhere || (!a.seenEverywhere && !b.seenEverywhere && isSame(a.seenOn, b.seenOn));
}

function together(a: Change, b: Change): Change {
  return { ...a, lines: [...a.lines, ...b.lines] };
}

export function whereShown(change: Change, report: Report): Words {
  const { kind, seenOn, seenEverywhere } = change;
  if (kind === 'page') return seenOn.length > 0 ? say`also seen on: ${pagesOf(seenOn, report)}` : [];
  if (seenEverywhere) return ours('shown on every page');
  if (kind === 'code') return [];
  if (seenOn.length === 0) return ours(kind === 'site' ? 'not shown on any page' : 'no page shows it');
  return say`${ours(kind === 'unexplained' ? 'these are' : 'shown on')}: ${pagesOf(seenOn, report)}`;
}

function pagesOf(routes: string[], { names }: Report): Words {
  const shown = routes.length > MOST_PAGES + 1 ? routes.slice(0, MOST_PAGES) : routes;
  const words = shown.map(route => {
    const name = names.get(route)?.split(' › ').at(-1);
    return name ? say`${name} (${route})` : theirs(route);
  });
  const more = routes.length - shown.length;
  return [...joined(words, ', '), ...ours(more > 0 ? ` and ${more} more` : '')];
}

/** "Two pages changed, one page added. Three more pages look different." */
export function headline(report: Report): string {
  const { changes, pages } = report;
  if (changes.length === 0) return 'Nothing changes on the site.';
  const count = (kind: Change['kind'], state: Change['state'], noun: string, verb: string): string[] => {
    const number = new Set(
      changes
        .filter(change => change.kind === kind && change.state === state)
        .map(({ title }) => plain(title)),
    ).size;
    return number > 0 ? [`${several(number, noun)} ${verb}`] : [];
  };
  const parts = [
    ...count('page', 'changed', 'page', 'changed'),
    ...count('page', 'added', 'page', 'added'),
    ...count('page', 'removed', 'page', 'removed'),
    ...count('page', 'renamed', 'page', 'with a new address'),
    ...count('shared', 'changed', 'shared block', 'changed'),
    ...count('shared', 'added', 'shared block', 'added'),
    ...count('shared', 'removed', 'shared block', 'removed'),
    ...(changes.some(({ kind }) => kind === 'site') ? ['the site document changed'] : []),
    ...fileCount(changes),
    ...(changes.some(({ kind }) => kind === 'code') ? ['code changed'] : []),
  ];
  const others = pages.filter(({ own }) => !own).length;
  const isEverywhere = changes.some(({ seenEverywhere }) => seenEverywhere);
  const also = isEverywhere
    ? ' Every page may look different.'
    : others > 0
      ? ` ${upper(several(others, 'more page'))} ${others === 1 ? 'looks' : 'look'} different because of it.`
      : '';
  return parts.length === 0 ? also.trim() : `${upper(parts.join(', '))}.${also}`;
}

function fileCount(changes: Change[]): string[] {
  const number = changes.filter(({ kind }) => kind === 'file').length;
  return number > 0 ? [`${several(number, 'public file')} changed`] : [];
}

function upper(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
