// Finds which item of an old list became which item of the new one: first by name, then by equal content, by likeness, and by
// place. An item that only changed its place counts as moved, not as removed and added.
import { canonical } from './similarity.ts';

export type Pair = { was: number; now: number; moved: boolean };
export type Pairing = { pairs: Pair[]; removed: number[]; added: number[] };

export type Ways<T> = {
  /** Two items with the same name are the same item. Two with different names are so only if they are alike. */
  name?: (item: T) => string | undefined;
  likeness: (a: T, b: T) => number;
  /** Items less alike than this, from 0 to 1, are different items. */
  least: number;
  /** Items of one kind with the same item before them are the same item, however much was rewritten. */
  kind?: (item: T) => string | undefined;
};

type Links = { toNow: Map<number, number>; toWas: Map<number, number> };

export function pairUp<T>(was: T[], now: T[], ways: Ways<T>): Pairing {
  const links: Links = { toNow: new Map(), toWas: new Map() };
  if (ways.name) pairByName(was, now, ways.name, links);
  pairEqual(was, now, links);
  pairAlike(was, now, ways, links);
  pairBySlot(was, now, ways, links);
  return {
    pairs: withMoves([...links.toNow].sort(([a], [b]) => a - b)),
    removed: free(was, links.toNow),
    added: free(now, links.toWas),
  };
}

function link({ toNow, toWas }: Links, was: number, now: number): void {
  toNow.set(was, now);
  toWas.set(now, was);
}

function free(list: unknown[], taken: Map<number, number>): number[] {
  return list.flatMap((_, index) => (taken.has(index) ? [] : [index]));
}

/** A name that occurs twice on one side identifies nothing, so it is ignored. */
function pairByName<T>(was: T[], now: T[], nameOf: (item: T) => string | undefined, links: Links): void {
  const later = onlyPlaces(now, nameOf);
  for (const [name, index] of onlyPlaces(was, nameOf)) {
    const match = later.get(name);
    if (match !== undefined) link(links, index, match);
  }
}

function onlyPlaces<T>(list: T[], nameOf: (item: T) => string | undefined): Map<string, number> {
  const names = list.map(nameOf);
  return new Map(
    names.flatMap((name, index) =>
      name !== undefined && names.indexOf(name) === names.lastIndexOf(name) ? [[name, index]] : [],
    ),
  );
}

function pairEqual<T>(was: T[], now: T[], links: Links): void {
  const open = new Map<string, Set<number>>();
  for (const j of free(now, links.toWas)) {
    const text = canonical(now[j]);
    const places = open.get(text) ?? new Set();
    open.set(text, places.add(j));
  }
  for (const i of free(was, links.toNow)) {
    const places = open.get(canonical(was[i])) ?? new Set<number>();
    const nearest = [...places].sort((a, b) => Math.abs(a - i) - Math.abs(b - i))[0];
    if (nearest === undefined) continue;
    link(links, i, nearest);
    places.delete(nearest);
  }
}

function pairAlike<T>(was: T[], now: T[], { likeness, least }: Ways<T>, links: Links): void {
  const open = free(now, links.toWas);
  const candidates = free(was, links.toNow)
    .flatMap(i => open.map(j => ({ i, j, score: likeness(was[i] as T, now[j] as T) })))
    .filter(({ score }) => score >= least)
    .sort((a, b) => b.score - a.score || Math.abs(a.i - a.j) - Math.abs(b.i - b.j));
  for (const { i, j } of candidates) {
    if (!links.toNow.has(i) && !links.toWas.has(j)) link(links, i, j);
  }
}

function pairBySlot<T>(was: T[], now: T[], { name, kind }: Ways<T>, links: Links): void {
  const isOther = (a: unknown, b: unknown) => a !== undefined && b !== undefined && a !== b;
  for (const i of free(was, links.toNow)) {
    const before = i === 0 ? -1 : links.toNow.get(i - 1);
    const slot = before === undefined ? undefined : before + 1;
    if (slot === undefined || slot >= now.length || links.toWas.has(slot)) continue;
    const [old, item] = [was[i] as T, now[slot] as T];
    const isOfKind = kind?.(old) !== undefined && kind(old) === kind(item);
    if (isOfKind && !isOther(name?.(old), name?.(item))) link(links, i, slot);
  }
}

/**
 * Whether the item can only have been moved. If two items have changed places, either of them may have been moved, so neither has
 * surely been.
 */
export function isSurelyMoved(was: number, pairs: Pair[]): boolean {
  const item = pairs.find(pair => pair.was === was);
  if (!item?.moved) return false;
  const inOrder = pairs.filter(({ was, now }) => was < item.was === now < item.now);
  const run = withMoves(inOrder.map(({ was, now }) => [was, now]));
  const stay = (some: Pair[]) => some.filter(({ moved }) => !moved).length;
  return stay(run) < stay(pairs);
}

/** Calls as few items moved as possible: the longest run of items that kept their order has stayed. */
function withMoves(pairs: [number, number][]): Pair[] {
  const best: { length: number; before: number }[] = [];
  for (const [index, [, now]] of pairs.entries()) {
    let [length, before] = [1, -1];
    for (let earlier = 0; earlier < index; earlier += 1) {
      const run = best[earlier]?.length ?? 0;
      if ((pairs[earlier]?.[1] ?? now) < now && run + 1 > length) [length, before] = [run + 1, earlier];
    }
    best.push({ length, before });
  }
  const stays = new Set<number>();
  let at = best.reduce((top, { length }, index) => (length > (best[top]?.length ?? 0) ? index : top), 0);
  while (at >= 0 && best.length > 0) {
    stays.add(at);
    at = best[at]?.before ?? -1;
  }
  return pairs.map(([was, now], index) => ({ was, now, moved: !stays.has(index) }));
}
