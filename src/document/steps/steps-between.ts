// Finds the steps that lead from one value of a document to another one. As few items move as possible.
import { type Fields, isFields, isSame, type Path } from '../../base/json-value.ts';
import { pairAlikeOrInPlace } from './between.ts';
import type { PlacedStep } from './steps.ts';

/**
 * Each path is one of the document as the steps before have left it, and "at" is the path of the value in it. The steps change nothing
 * but values: fields that stay keep their order, although "after" may have another one.
 */
export function stepsBetween(before: unknown, after: unknown, at: Path = []): PlacedStep[] {
  if (before === after || isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return stepsInList(before, after, at);
  if (isFields(before) && isFields(after)) return stepsInFields(before, after, at);
  return [{ do: 'set', path: at, value: after }];
}

function stepsInList(before: unknown[], after: unknown[], at: Path): PlacedStep[] {
  const { pairs, removed, added } = pairAlikeOrInPlace(at, before, after);
  const moved = pairs.filter(pair => pair.moved).map(({ now }) => now);
  const order = pairs.map(({ now }) => now);
  const inner = pairs.toSorted((one, other) => one.now - other.now);
  return [
    ...removed.map((index, gone): PlacedStep => ({ do: 'remove', path: [...at, index - gone] })),
    ...movesOf(order, moved).map((move): PlacedStep => ({ do: 'move', path: at, ...move })),
    ...added.map((index): PlacedStep => ({ do: 'insert', path: at, at: index, value: after[index] })),
    ...inner.flatMap(({ was, now }) => stepsBetween(before[was], after[now], [...at, now])),
  ];
}

/** "order" lists the items as they stand, each by its place in the end. Every moved item is put behind the one that it follows. */
function movesOf(order: number[], moved: number[]): { at: number; to: number }[] {
  const wanted = order.toSorted((one, other) => one - other);
  const now = [...order];
  const moves = wanted.flatMap((item, index) => {
    if (!moved.includes(item)) return [];
    const at = now.indexOf(item);
    now.splice(at, 1);
    const to = index === 0 ? 0 : now.indexOf(wanted[index - 1] ?? 0) + 1;
    now.splice(to, 0, item);
    return [{ at, to }];
  });
  return moves.filter(({ at, to }) => at !== to);
}

function stepsInFields(before: Fields, after: Fields, at: Path): PlacedStep[] {
  const gone = Object.keys(before).filter(name => !Object.hasOwn(after, name));
  const names = Object.keys(after);
  const isRenamed = new Set<string>();
  const steps = names.flatMap((name, index): PlacedStep[] => {
    const path = [...at, name];
    const value = after[name];
    if (Object.hasOwn(before, name)) return stepsBetween(before[name], value, path);
    const old = gone.find(one => !isRenamed.has(one) && isSame(before[one], value));
    if (old === undefined) return [{ do: 'set', path, value, behind: names[index - 1] ?? null }];
    isRenamed.add(old);
    return [{ do: 'rename', path: [...at, old], to: name }];
  });
  const left = gone.filter(name => !isRenamed.has(name));
  return [...steps, ...left.map((name): PlacedStep => ({ do: 'unset', path: [...at, name] }))];
}
