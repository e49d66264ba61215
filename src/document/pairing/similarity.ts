// Measures how alike two values of a document are, by the words in them: from 0 to 1.

import { isFields } from '../../base/json-value.ts';

type Bag = Map<string, number>;

/** Writes equal values as equal text: neither the order of fields nor the layout of the file counts. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner) =>
    isFields(inner) ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1))) : inner,
  );
}

export function likeness(a: unknown, b: unknown): number {
  const [first, second] = [bagOf(a), bagOf(b)];
  const shared = [...first].reduce((sum, [word, count]) => sum + Math.min(count, second.get(word) ?? 0), 0);
  const all = size(first) + size(second);
  return all === 0 ? 0 : (2 * shared) / all;
}

function bagOf(value: unknown): Bag {
  const bag: Bag = new Map();
  const visit = (inner: unknown): void => {
    if (Array.isArray(inner)) inner.forEach(visit);
    else if (isFields(inner)) Object.values(inner).forEach(visit);
    else for (const word of wordsIn(inner)) bag.set(word, (bag.get(word) ?? 0) + 1);
  };
  visit(value);
  return bag;
}

function wordsIn(value: unknown): string[] {
  return (
    String(value)
      .toLowerCase()
      .match(/[\p{L}\p{N}]+/gu) ?? []
  );
}

function size(bag: Bag): number {
  return [...bag.values()].reduce((sum, count) => sum + count, 0);
}
