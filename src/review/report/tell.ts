// Sentences that every format of a report shares: the headline, where a change shows, groups under one title.
import { isSame } from '../../base/json-value.ts';
import { FILE_READER, readSaid, type SaidReader } from '../../base/sentences/read.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { capital } from '../../base/words.ts';
import type { Change, Report } from '../sentences/changes.ts';
import { plain } from '../sentences/words.ts';
import { homeOr } from '../sites/version.ts';

const MOST_PAGES = 5;

export type Group = { title: Said; changes: Change[] };

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

/** Undefined where that says nothing. */
export function whereShown({ kind, seenOn, seenEverywhere }: Change, report: Report): Said | undefined {
  const pages = pagesOf(seenOn, report);
  if (kind === 'page') return seenOn.length > 0 ? says`also seen on: ${pages}` : undefined;
  if (seenEverywhere) return says`shown on every page`;
  if (kind === 'code') return undefined;
  if (seenOn.length > 0) return kind === 'unexplained' ? says`these are: ${pages}` : says`shown on: ${pages}`;
  if (kind === 'site') return says`not shown on any page`;
  return kind === 'shared' ? says`no page looks different because of it` : says`no page shows it`;
}

function pagesOf(routes: string[], { names }: Report): Said {
  const shown = routes.length > MOST_PAGES + 1 ? routes.slice(0, MOST_PAGES) : routes;
  const pages = shown.map(route => {
    const name = names.get(route)?.split(' › ').at(-1);
    return name ? says`${homeOr(name, route)} (${the.sign(route)})` : the.sign(route);
  });
  const list = the.list(pages, ',');
  const more = routes.length - shown.length;
  return more > 0 ? says`${list} and ${the.number(more)} more` : says`${list}`;
}

const COUNTED: { kind: Change['kind']; state?: Change['state']; told: (count: number) => Said }[] = [
  { kind: 'page', state: 'changed', told: count => says`${the.count(count, 'page', 'spelled')} changed` },
  { kind: 'page', state: 'added', told: count => says`${the.count(count, 'page', 'spelled')} added` },
  { kind: 'page', state: 'removed', told: count => says`${the.count(count, 'page', 'spelled')} removed` },
  {
    kind: 'page',
    state: 'renamed',
    told: count => says`${the.count(count, 'page', 'spelled')} with a new address`,
  },
  { kind: 'shared', told: count => says`${the.count(count, 'shared document', 'spelled')} changed` },
  { kind: 'file', told: count => says`${the.count(count, 'public file', 'spelled')} changed` },
];

/** Example: Two pages changed, one page added. Three more pages look different because of it. */
export function headline({ changes, pages }: Report, reader: SaidReader = FILE_READER): string {
  const sentence = (said: Said) => capital(readSaid(said, reader));
  if (changes.length === 0) return sentence(says`Nothing changes on the site.`);
  const counts = COUNTED.flatMap(({ kind, state, told }) => {
    const count = changes.filter(change => change.kind === kind && (!state || change.state === state)).length;
    return count > 0 ? [told(count)] : [];
  });
  const has = (kind: Change['kind']) => changes.some(change => change.kind === kind);
  const parts = [
    ...counts,
    ...(has('site') ? [says`the site document changed`] : []),
    ...(has('code') ? [says`code changed`] : []),
  ];
  const others = pages.filter(({ own }) => !own).length;
  const also = changes.some(({ seenEverywhere }) => seenEverywhere)
    ? says`Every page may look different.`
    : othersSentence(others, parts.length > 0);
  const own = parts.length > 0 ? says`${the.list(parts, ',')}.` : undefined;
  return [own, also].flatMap(said => (said ? sentence(said) : [])).join(' ');
}

function othersSentence(count: number, isMore: boolean): Said | undefined {
  if (count === 0) return undefined;
  if (!isMore)
    return count === 1
      ? says`One page looks different.`
      : says`${the.count(count, 'page', 'spelled')} look different.`;
  return count === 1
    ? says`One more page looks different because of it.`
    : says`${the.count(count, 'more page', 'spelled')} look different because of it.`;
}
