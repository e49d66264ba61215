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

/** The list of one side, and which item of the base became which of its items. */
type SideList = {
  items: unknown[];
  from: Map<number, number>;
  to: Map<number, number>;
  names: ItemName[];
  moved: Set<ItemName>;
};

/** An item of the base, or one that a side has added. */
type ItemName = `${'base' | 'ours' | 'theirs'} ${number}`;

export function mergeLists(lists: Sides<unknown[]>, at: Path, options: ListOptions): MergedPart {
  const ours = sideList('ours', lists, at);
  const theirs = sideList('theirs', lists, at);
  const parts = new Map<ItemName, MergedPart>([
    ...addedTo(theirs),
    ...withoutEqual(addedTo(ours), addedTo(theirs)),
    ...lists.base.map((item, index): [ItemName, MergedPart] => [
      `base ${index}`,
      itemOfBase(index, { item, ours, theirs }, at, options),
    ]),
  ]);
  const isLeft = (name: ItemName) => parts.has(name);
  const order = orderOfBoth({
    base: lists.base.map((_, index): ItemName => `base ${index}`),
    ours: ours.names.filter(isLeft),
    theirs: theirs.names,
    movedByUs: ours.moved,
    movedByThem: theirs.moved,
  });
  if (order.isClear) return inOrder(order.theirs, parts);
  const { value, conflicts } = decided({ is: 'order', at, ...lists }, options);
  const merged = inOrder(value === lists.ours ? order.ours : order.theirs, parts);
  return { ...merged, conflicts: [...conflicts, ...merged.conflicts] };
}

function sideList(side: 'ours' | 'theirs', lists: Sides<unknown[]>, at: Path): SideList {
  const items = lists[side];
  const { pairs } = pairAlikeOrInPlace(at, lists.base, items);
  const from = new Map(pairs.map(({ was, now }) => [now, was]));
  const nameOf = (index: number): ItemName => {
    const was = from.get(index);
    return was === undefined ? `${side} ${index}` : `base ${was}`;
  };
  return {
    items,
    from,
    to: new Map(pairs.map(({ was, now }) => [was, now])),
    names: items.map((_, index) => nameOf(index)),
    moved: new Set(pairs.filter(({ moved }) => moved).map(({ now }) => nameOf(now))),
  };
}

function addedTo({ items, from, names }: SideList): [ItemName, MergedPart][] {
  return items.flatMap((item, index) => {
    const name = names[index];
    return from.has(index) || !name ? [] : [[name, withoutConflict(item)]];
  });
}

/** An item that both sides have added stands once. */
function withoutEqual(ours: [ItemName, MergedPart][], theirs: [ItemName, MergedPart][]): typeof ours {
  const free = new Map<string, number>();
  for (const text of theirs.map(([, { value }]) => canonical(value)))
    free.set(text, (free.get(text) ?? 0) + 1);
  return ours.filter(([, { value }]) => {
    const text = canonical(value);
    const left = free.get(text) ?? 0;
    free.set(text, left - 1);
    return left <= 0;
  });
}

/** An item that one side has taken away goes, unless the other side has changed it. */
function itemOfBase(
  index: number,
  { item, ours, theirs }: { item: unknown; ours: SideList; theirs: SideList },
  at: Path,
  options: ListOptions,
): MergedPart {
  const [own, other] = [ours, theirs].map(({ items, to }) => items[to.get(index) ?? -1]);
  const sides = { base: item, ours: own, theirs: other };
  if (own !== undefined && other !== undefined) return options.mergeItems(sides, index);
  const left = own === undefined ? other : own;
  if (left === undefined || isSame(left, item)) return withoutConflict(undefined);
  return decided({ is: 'item', at: [...at, index], ...sidesWithValue(sides) }, options);
}

function inOrder(order: ItemName[], parts: Map<ItemName, MergedPart>): MergedPart {
  const value: unknown[] = [];
  const merged: MergedPart = { value, conflicts: [], both: [] };
  for (const name of order) {
    const part = placedAt(value.length, parts.get(name) ?? withoutConflict(undefined));
    merged.conflicts.push(...part.conflicts);
    merged.both.push(...part.both);
    if (part.value !== undefined) value.push(part.value);
  }
  return merged;
}
