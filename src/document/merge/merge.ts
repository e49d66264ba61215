// Merges two changed versions of a document value by value. What both sides have changed becomes a question, so that nobody's words
// are lost.
import { type Fields, isFields, isSame, ownOf, type Path } from '../../base/json-value.ts';
import { mergeTexts } from '../steps/merge-texts.ts';
import { isWithin } from '../steps/moved.ts';
import { withOwnIds } from './ids.ts';
import { mergeLists } from './lists.ts';
import {
  decided,
  type MergedPart,
  type MergeOptions,
  placedAt,
  type Sides,
  sidesWithValue,
  withoutConflict,
} from './merged-part.ts';

/** "ids" were begun by both sides, so each of ours has a new one. */
export type MergedDocument = MergedPart & { ids: Map<string, string> };

export function mergeDocuments(
  base: unknown,
  ours: unknown,
  theirs: unknown,
  options: MergeOptions = {},
): MergedDocument {
  const merged = mergeValues({ base, ours, theirs }, [], options);
  const { ids, value } = withOwnIds({ base, ours, theirs }, merged.value);
  const isAgain = ids.size > 0;
  return { ...(isAgain ? mergeValues({ base, ours: value, theirs }, [], options) : merged), ids };
}

/** "at" is the path in the base. */
function mergeValues(sides: Sides, at: Path, options: MergeOptions): MergedPart {
  const { base, ours, theirs } = sides;
  if (isSame(ours, theirs)) return withoutConflict(theirs);
  const wholeInside = options.whole?.filter(path => isWithin(path, at)) ?? [];
  if (wholeInside.length === 0 && isSame(ours, base)) return withoutConflict(theirs);
  if (wholeInside.length === 0 && isSame(theirs, base)) return withoutConflict(ours);
  const isWhole = wholeInside.some(path => path.length === at.length);
  const merged = isWhole ? undefined : mergeInside(sides, at, options);
  return merged ?? decided({ is: 'value', at, ...sidesWithValue(sides) }, options);
}

/** Undefined if the value is to be one side's. A value that both have begun is merged as if it had been empty. */
function mergeInside({ base, ours, theirs }: Sides, at: Path, options: MergeOptions): MergedPart | undefined {
  if (isFields(ours) && isFields(theirs) && (isFields(base) || base === undefined))
    return mergeFields({ base: base ?? {}, ours, theirs }, at, options);
  if (Array.isArray(ours) && Array.isArray(theirs) && (Array.isArray(base) || base === undefined)) {
    const mergeItems = (sides: Sides, index: number) => mergeValues(sides, [...at, index], options);
    return mergeLists({ base: base ?? [], ours, theirs }, at, { ...options, mergeItems });
  }
  if (typeof base !== 'string' || typeof ours !== 'string' || typeof theirs !== 'string') return undefined;
  const value = mergeTexts(base, ours, theirs);
  return value === undefined ? undefined : { value, conflicts: [], both: [[]] };
}

function mergeFields({ base, ours, theirs }: Sides<Fields>, at: Path, options: MergeOptions): MergedPart {
  const parts = namesOfBoth(ours, theirs).map(name => {
    const [was, own, other] = [base, ours, theirs].map(fields => ownOf(fields, name));
    const sides = { base: was, ours: own, theirs: other };
    return { name, ...placedAt(name, mergeValues(sides, [...at, name], options)) };
  });
  const left = parts.filter(({ value }) => value !== undefined);
  return {
    value: Object.fromEntries(left.map(({ name, value }) => [name, value])),
    conflicts: parts.flatMap(({ conflicts }) => conflicts),
    both: parts.flatMap(({ both }) => both),
  };
}

/** A field that only we have stands behind the field that it follows there. */
function namesOfBoth(ours: Fields, theirs: Fields): string[] {
  const first: string[] = [];
  const behind = new Map(Object.keys(theirs).map(name => [name, [name]]));
  let place = first;
  for (const name of Object.keys(ours)) {
    place = behind.get(name) ?? place;
    if (!Object.hasOwn(theirs, name)) place.push(name);
  }
  return [first, ...behind.values()].flat();
}
