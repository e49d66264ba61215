// Merges two changed versions of a list. Items are found again by what is alike, so each one is merged wherever it stands.
import { isSame, type Path } from '../../base/json-value.ts';
import { canonical } from '../pairing/similarity.ts';
import { pairAlikeOrInPlace } from '../steps/between.ts';
import {
  decided,
  type MergedPart,
  type MergeOptions,
  placedAt,
  type Sides,
  sidesWithValue,
  withoutConflict,
} from './merged-part.ts';
import { orderOfBoth } from './order.ts';

type ListOptions = MergeOptions & { mergeItems: (sides: Sides, index: number) => MergedPart };

/** An item of the base, or one that a side has added. */
type ItemName = `${'base' | 'ours' | 'theirs'} ${number}`;

/** The items of one side in their order, and the names of those that it has moved. */
type SideList = { items: Map<ItemName, unknown>; moved: Set<ItemName> };

export function mergeLists(lists: Sides<unknown[]>, at: Path, options: ListOptions): MergedPart {
  const ours = sideList('ours', lists, at);
  const theirs = sideList('theirs', lists, at);
  const parts = new Map<ItemName, MergedPart>(addedBy(ours, theirs));
  for (const [index, base] of lists.base.entries()) {
    const name: ItemName = `base ${index}`;
    const sides = { base, ours: ours.items.get(name), theirs: theirs.items.get(name) };
    parts.set(name, itemOfBase(sides, index, at, options));
  }
  const order = orderOfBoth({
    base: lists.base.map((_, index): ItemName => `base ${index}`),
    ours: [...ours.items.keys()].filter(name => parts.has(name)),
    theirs: [...theirs.items.keys()],
    movedByUs: ours.moved,
    movedByThem: theirs.moved,
  });
  if (order.isClear) return inOrder(order.theirs, parts);
  const { value, conflicts } = decided({ is: 'order', at, ...lists }, options);
  const merged = inOrder(value === lists.ours ? order.ours : order.theirs, parts);
  return { ...merged, conflicts: [...conflicts, ...merged.conflicts] };
}

function sideList(side: 'ours' | 'theirs', lists: Sides<unknown[]>, at: Path): SideList {
  const { pairs } = pairAlikeOrInPlace(at, lists.base, lists[side]);
  const names = lists[side].map((_, index): ItemName => `${side} ${index}`);
  for (const { was, now } of pairs) names[now] = `base ${was}`;
  return {
    items: new Map(names.map((name, index) => [name, lists[side][index]])),
    moved: new Set(pairs.filter(({ moved }) => moved).map(({ was }): ItemName => `base ${was}`)),
  };
}

/** What the sides have added. An item that both have added stands once. */
function addedBy(ours: SideList, theirs: SideList): [ItemName, MergedPart][] {
  const equal = new Map<string, number>();
  const count = (item: unknown, by: number): number => {
    const text = canonical(item);
    const left = (equal.get(text) ?? 0) + by;
    equal.set(text, left);
    return left;
  };
  const [own, other] = [ours, theirs].map(({ items }) =>
    [...items].filter(([name]) => !name.startsWith('base')),
  ) as [[ItemName, unknown][], [ItemName, unknown][]];
  for (const [, item] of other) count(item, 1);
  const left = own.filter(([, item]) => count(item, -1) < 0);
  return [...other, ...left].map(([name, item]) => [name, withoutConflict(item)]);
}

/** An item that one side has taken away goes, unless the other side has changed it. */
function itemOfBase(sides: Sides, index: number, at: Path, options: ListOptions): MergedPart {
  const { base, ours, theirs } = sides;
  if (ours !== undefined && theirs !== undefined) return options.mergeItems(sides, index);
  const left = ours === undefined ? theirs : ours;
  if (left === undefined || isSame(left, base)) return withoutConflict(undefined);
  return decided({ is: 'item', at: [...at, index], ...sidesWithValue(sides) }, options);
}

function inOrder(order: ItemName[], parts: Map<ItemName, MergedPart>): MergedPart {
  const value: unknown[] = [];
  const merged: MergedPart = { value, conflicts: [], both: [] };
  for (const name of order) {
    const { behind, ...one } = parts.get(name) ?? withoutConflict(undefined);
    const part = placedAt(value.length, one);
    merged.conflicts.push(...part.conflicts);
    merged.both.push(...part.both);
    if (part.value !== undefined) value.push(part.value);
    if (behind !== undefined) value.push(behind);
  }
  return merged;
}
