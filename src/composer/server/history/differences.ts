// Finds the places in which a document of then differs from the present one, and the step that puts one of them back.
import { isFields, isSame, type Path, valueAt } from '../../../base/json-value.ts';
import { hopBetween, pairAlikeOrInPlace } from '../../../document/steps/between.ts';
import { gapAfter, pathAfter } from '../../../document/steps/moved.ts';
import { type PlacedStep, stepSetting } from '../../../document/steps/steps.ts';
import type { Difference } from '../../model/past.ts';

/** "was" and "now" are the paths of a value on both sides. One of them is missing where the value is only on the other side. */
export type PlaceOnBoth = { was?: Path; now?: Path };

/** The innermost places that differ, in the order of the document of then. Values that came later stand behind the others of their list. */
export function placesThatDiffer(was: unknown, is: unknown): PlaceOnBoth[] {
  return differIn({ value: was, path: [] }, { value: is, path: [] });
}

/** The same for whoever shows both sides. "wordsFor" says what is different at a place. */
export function differencesBetween(
  document: string,
  was: unknown,
  is: unknown,
  wordsFor: (place: PlaceOnBoth, index: number) => string = () => '',
): Difference[] {
  return placesThatDiffer(was, is).map((place, index): Difference => {
    const path = place.was ?? place.now ?? [];
    return {
      what: path.length === 2 && path[0] === 'blocks' ? 'block' : 'value',
      ...(place.was && { path: place.was }),
      ...(place.now && { now: { document, path: place.now } }),
      words: wordsFor(place, index),
    };
  });
}

type ValueAt = { value: unknown; path: Path };

function differIn(was: ValueAt, now: ValueAt): PlaceOnBoth[] {
  const [before, after] = [was.value, now.value];
  if (isSame(before, after)) return [];
  if (Array.isArray(before) && Array.isArray(after)) return differInList(before, after, was.path, now.path);
  if (!isFields(before) || !isFields(after)) return [{ was: was.path, now: now.path }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name): PlaceOnBoth[] => {
    const [one, other] = [below(was, name), below(now, name)];
    if (one && other) return differIn(one, other);
    return [{ ...(one && { was: one.path }), ...(other && { now: other.path }) }];
  });
}

function below({ value, path }: ValueAt, name: string): ValueAt | undefined {
  return isFields(value) && Object.hasOwn(value, name)
    ? { value: value[name], path: [...path, name] }
    : undefined;
}

function differInList(before: unknown[], after: unknown[], was: Path, now: Path): PlaceOnBoth[] {
  const { pairs, added } = pairAlikeOrInPlace(was, before, after);
  return [
    ...before.flatMap((value, at): PlaceOnBoth[] => {
      const pair = pairs.find(one => one.was === at);
      const here = { value, path: [...was, at] };
      if (!pair) return [{ was: here.path }];
      const there = { value: after[pair.now], path: [...now, pair.now] };
      return [...(pair.moved ? [{ was: here.path, now: there.path }] : []), ...differIn(here, there)];
    }),
    ...added.map(at => ({ now: [...now, at] })),
  ];
}

/**
 * The step that puts the value at this place of then into the present document: in the place of what it has become, at its old place
 * among its neighbours, or behind the field that it followed. Undefined if nothing is left of what was around it.
 */
export function stepPuttingBack(was: unknown, is: unknown, path: Path): PlacedStep | undefined {
  const hop = [hopBetween(was, is, [], pairAlikeOrInPlace)];
  const value = valueAt(was, path);
  const around = path.slice(0, -1);
  const name = path.at(-1);
  const aroundNow = pathAfter(around, hop);
  const now = pathAfter(path, hop);
  if (value === undefined || !aroundNow) return undefined;
  if (typeof name === 'number') {
    const to = gapAfter(around, name, hop);
    if (!now) return { do: 'insert', path: aroundNow, at: to, value };
    const at = Number(now.at(-1));
    if (!isSame(valueAt(is, now), value)) return { do: 'set', path: now, value };
    const gap = to > at ? to - 1 : to;
    return gap === at ? undefined : { do: 'move', path: aroundNow, at, to: gap };
  }
  const step = stepSetting(is, now ?? [...aroundNow, String(name)], value);
  const behind = fieldBefore(valueAt(was, around), String(name));
  return step.do === 'set' && valueAt(is, step.path) === undefined ? { ...step, behind } : step;
}

function fieldBefore(fields: unknown, name: string): string | null {
  const names = isFields(fields) ? Object.keys(fields) : [];
  return names[names.indexOf(name) - 1] ?? null;
}
