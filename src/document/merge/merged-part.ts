// Describes what becomes of one value when two changed versions of a document are merged.
import type { Path } from '../../base/json-value.ts';
import { textsTogether } from '../steps/merge-texts.ts';

/** "both" keeps the sentences or the items of both sides, theirs first. A "value" is a third version. */
export type Take = 'ours' | 'theirs' | 'both' | { value: unknown };

/**
 * A value that both sides have changed, an item that one has changed and the other taken away, or the order of a list. "at" is the
 * path in the base: together with "is" it names the conflict, whatever else was answered. A side without a value has taken it away.
 */
export type AskedConflict = {
  is: 'value' | 'item' | 'order';
  at: Path;
  base?: unknown;
  ours?: unknown;
  theirs?: unknown;
};

/** "path" leads to the place in the merged document, which holds their value. An item that they took away would stand there. */
export type MergeConflict = AskedConflict & { path: Path };

/** "whole" has paths in the base where only the value of one side can stand, even if the other side has left it alone. */
export type MergeOptions = { answer?: (conflict: AskedConflict) => Take | undefined; whole?: Path[] };

/** The versions of one value. Undefined where a side has none. */
export type Sides<Value = unknown> = { base: Value; ours: Value; theirs: Value };

/**
 * Paths begin at the value, which is undefined if it is gone. "both" has the texts in which each side has changed other sentences, and
 * "behind" is our version of an item that stands behind theirs.
 */
export type MergedPart = { value: unknown; conflicts: MergeConflict[]; both: Path[]; behind?: unknown };

export function withoutConflict(value: unknown): MergedPart {
  return { value, conflicts: [], both: [] };
}

/** The answer to the conflict. Until there is one, their value stands. */
export function decided(conflict: AskedConflict, { answer }: MergeOptions): MergedPart {
  const take = answer?.(conflict);
  if (take === undefined) return { value: conflict.theirs, conflicts: [{ ...conflict, path: [] }], both: [] };
  if (typeof take === 'object') return withoutConflict(take.value);
  const isBoth = take === 'both';
  const together = isBoth ? bothOf(conflict) : undefined;
  const merged = withoutConflict(together ?? (take === 'ours' ? conflict.ours : conflict.theirs));
  return isBoth && together === undefined && canStandBehind(conflict)
    ? { ...merged, behind: conflict.ours }
    : merged;
}

/** A text with the sentences of both sides. Undefined where only one of the sides can stand. */
export function bothOf({ is, base, ours, theirs }: AskedConflict): string | undefined {
  if (is !== 'value' || typeof ours !== 'string' || typeof theirs !== 'string') return undefined;
  return textsTogether(typeof base === 'string' ? base : '', ours, theirs);
}

/** Whether our version may be one more item of its list, such as a point. The cells of a row have their columns. */
export function canStandBehind({ is, at, ours, theirs }: AskedConflict): boolean {
  const isItem = typeof at.at(-1) === 'number' && typeof at.at(-2) === 'string';
  return is === 'value' && isItem && typeof ours === 'string' && typeof theirs === 'string';
}

/** Leaves out the sides that have no value. */
export function sidesWithValue(sides: Sides): Partial<Sides> {
  return Object.fromEntries(Object.entries(sides).filter(([, value]) => value !== undefined));
}

/** Adds the name of the value to every path. */
export function placedAt(name: string | number, { value, conflicts, both }: MergedPart): MergedPart {
  return {
    value,
    conflicts: conflicts.map(conflict => ({ ...conflict, path: [name, ...conflict.path] })),
    both: both.map(path => [name, ...path]),
  };
}
