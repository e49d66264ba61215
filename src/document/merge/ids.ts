// Gives blocks of ours another id where both sides have begun the same one. Links of ours to it follow.
import { isFields } from '../../base/json-value.ts';
import type { Sides } from './merged-part.ts';

/** "value" is our document with the new ids. */
export function withOwnIds(
  { base, ours, theirs }: Sides,
  merged: unknown,
): { ids: Map<string, string>; value: unknown } {
  const [was, own, other, both] = [base, ours, theirs, merged].map(value => idsIn(value)) as [
    string[],
    string[],
    string[],
    string[],
  ];
  const count = (id: string, list: string[]) => list.filter(one => one === id).length;
  const twice = [...new Set(own)].filter(
    id => !was.includes(id) && count(id, own) === 1 && count(id, other) === 1 && count(id, both) > 1,
  );
  const ids = new Map<string, string>();
  for (const id of twice) ids.set(id, freeName(id, [...own, ...other, ...was, ...ids.values()]));
  return { ids, value: ids.size > 0 ? withIds(ours, ids) : ours };
}

/** "prices" → "prices-2" */
function freeName(name: string, taken: string[]): string {
  for (let count = 2; ; count += 1) {
    const free = `${name}-${count}`;
    if (!taken.includes(free)) return free;
  }
}

function idsIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(idsIn);
  if (!isFields(value)) return [];
  const own = typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

function withIds(value: unknown, ids: Map<string, string>): unknown {
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
