// Gives blocks of ours another id where both sides have begun the same one. Links of ours to it follow.
import { isFields } from '../../base/json-value.ts';
import type { Sides } from './merged-part.ts';

type IdCounts = Map<string, number>;

/** "value" is our document with the new ids. */
export function withOwnIds(
  { base, ours, theirs }: Sides,
  merged: unknown,
): { ids: Map<string, string>; value: unknown } {
  const [was, own, other, both] = [base, ours, theirs, merged].map(value => countIds(value)) as [
    IdCounts,
    IdCounts,
    IdCounts,
    IdCounts,
  ];
  const isTwice = (id: string) =>
    !was.has(id) && own.get(id) === 1 && other.get(id) === 1 && Number(both.get(id)) > 1;
  const ids = new Map<string, string>();
  const taken = new Set([...was.keys(), ...own.keys(), ...other.keys()]);
  for (const id of [...own.keys()].filter(isTwice)) {
    const free = freeName(id, taken);
    taken.add(free);
    ids.set(id, free);
  }
  return { ids, value: ids.size > 0 ? withIds(ours, ids) : ours };
}

/** "prices" → "prices-2" */
function freeName(name: string, taken: Set<string>): string {
  for (let count = 2; ; count += 1) {
    const free = `${name}-${count}`;
    if (!taken.has(free)) return free;
  }
}

function countIds(value: unknown, counts: IdCounts = new Map()): IdCounts {
  if (!Array.isArray(value) && !isFields(value)) return counts;
  if (isFields(value) && typeof value.id === 'string') counts.set(value.id, (counts.get(value.id) ?? 0) + 1);
  for (const inner of Object.values(value)) countIds(inner, counts);
  return counts;
}

export function withIds(value: unknown, ids: Map<string, string>): unknown {
  if (typeof value === 'string') return withLinksTo(value, '', ids);
  if (Array.isArray(value)) return value.map(item => withIds(item, ids));
  if (!isFields(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      const id = name === 'id' && typeof inner === 'string' ? ids.get(inner) : undefined;
      return [name, id ?? withIds(inner, ids)];
    }),
  );
}

/** Leads links to these ids of a page to their new names. "route" is the address of the page, or empty on the page itself. */
export function withLinksTo(text: string, route: string, ids: Map<string, string>): string {
  return [...ids].reduce((said, [old, id]) => {
    if (said === `${route}#${old}`) return `${route}#${id}`;
    return said.replaceAll(`](${route}#${old})`, `](${route}#${id})`);
  }, text);
}
