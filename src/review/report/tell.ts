// Sentences that every format of a report shares: the headline, where a change shows, groups under one title.
import { isSame } from '../../base/json-value.ts';
import { capital } from '../../base/words.ts';
import type { Change, Report } from '../sentences/changes.ts';
import { joined, ours, plain, saidAs, several, theirs, type Words } from '../sentences/words.ts';

const MOST_PAGES = 5;

export type Group = { title: Words; changes: Change[] };

/** Puts together the changes of one kind under one title. */
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

/** If two changes show in the same places, the places are named only once. */
function isShownAs(a: Change, b: Change): boolean {
  const isEverywhere = a.seenEverywhere && b.seenEverywhere;
  return isEverywhere || (!a.seenEverywhere && !b.seenEverywhere && isSame(a.seenOn, b.seenOn));
}

function together(a: Change, b: Change): Change {
  return { ...a, lines: [...a.lines, ...b.lines] };
}

const NOT_SHOWN: { [kind in Change['kind']]?: string } = {
  site: 'not shown on any page',
  shared: 'no page looks different because of it',
};

export function whereShown(change: Change, report: Report): Words {
  const { kind, seenOn, seenEverywhere } = change;
  if (kind === 'page') return seenOn.length > 0 ? saidAs`also seen on: ${pagesOf(seenOn, report)}` : [];
  if (seenEverywhere) return ours('shown on every page');
  if (kind === 'code') return [];
  if (seenOn.length === 0) return ours(NOT_SHOWN[kind] ?? 'no page shows it');
  return saidAs`${ours(kind === 'unexplained' ? 'these are' : 'shown on')}: ${pagesOf(seenOn, report)}`;
}

function pagesOf(routes: string[], { names }: Report): Words {
  const shown = routes.length > MOST_PAGES + 1 ? routes.slice(0, MOST_PAGES) : routes;
  const words = shown.map(route => {
    const name = names.get(route)?.split(' › ').at(-1);
    return name ? saidAs`${name} (${route})` : theirs(route);
  });
  const more = routes.length - shown.length;
  return [...joined(words, ', '), ...ours(more > 0 ? ` and ${more} more` : '')];
}

const COUNTED: { kind: Change['kind']; state?: Change['state']; noun: string; verb: string }[] = [
  { kind: 'page', state: 'changed', noun: 'page', verb: 'changed' },
  { kind: 'page', state: 'added', noun: 'page', verb: 'added' },
  { kind: 'page', state: 'removed', noun: 'page', verb: 'removed' },
  { kind: 'page', state: 'renamed', noun: 'page', verb: 'with a new address' },
  { kind: 'shared', noun: 'shared document', verb: 'changed' },
  { kind: 'file', noun: 'public file', verb: 'changed' },
];

/** Example: Two pages changed, one page added. Three more pages look different because of it. */
export function headline({ changes, pages }: Report): string {
  if (changes.length === 0) return 'Nothing changes on the site.';
  const counts = COUNTED.flatMap(({ kind, state, noun, verb }) => {
    const count = changes.filter(change => change.kind === kind && (!state || change.state === state)).length;
    return count > 0 ? [`${several(count, noun)} ${verb}`] : [];
  });
  const has = (kind: Change['kind']) => changes.some(change => change.kind === kind);
  const parts = [
    ...counts,
    ...(has('site') ? ['the site document changed'] : []),
    ...(has('code') ? ['code changed'] : []),
  ];
  const others = pages.filter(({ own }) => !own).length;
  const also = changes.some(({ seenEverywhere }) => seenEverywhere)
    ? 'Every page may look different.'
    : othersSentence(others, parts.length > 0);
  return [parts.length > 0 ? `${capital(parts.join(', '))}.` : '', also]
    .filter(words => words !== '')
    .join(' ');
}

function othersSentence(count: number, isMore: boolean): string {
  if (count === 0) return '';
  const pages = capital(several(count, isMore ? 'more page' : 'page'));
  return `${pages} ${count === 1 ? 'looks' : 'look'} different${isMore ? ' because of it' : ''}.`;
}
