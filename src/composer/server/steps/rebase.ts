// Brings steps that were meant for an earlier version of a document to the version that is there now. What others have changed
// meanwhile stays. A step is refused only if the very value that it changes is another one by now.
import { type Path, valueAt } from '../../../base/json-value.ts';
import { pairBlocks } from '../../../review/sentences/blocks.ts';
import { type Pair, pairUp } from '../../../review/sentences/match.ts';
import { isSame, likeness } from '../../../review/sentences/similarity.ts';
import { hopOf, pathAfter } from '../../form/moved.ts';
import { type Step, stepped } from '../../form/steps.ts';

/**
 * "index" says which of the steps cannot be done. "path" leads to "theirs", the value there now, and is missing if the place is gone.
 */
export type Conflict = { index: number; mine?: unknown; theirs?: unknown; path?: Path };

/** The document that the steps were meant for, and as it is now. Both are the same object if nobody has changed it. */
type Sides = { base: unknown; now: unknown };
type Today = { step: Step } | { theirs?: unknown; path?: Path } | 'done';

/** Items of a list that are less alike than this, from 0 to 1, are different items. */
const LEAST = 0.4;

/** The steps that are left to do, with their paths in the present document, and the place of each step's subject afterwards. */
export function rebased(
  steps: Step[],
  { base, now }: Sides,
): { steps: Step[]; places: (Path | undefined)[] } | Conflict {
  const left: Step[] = [];
  let places: (Path | undefined)[] = [];
  let sides: Sides = { base, now };
  for (const [index, step] of steps.entries()) {
    const today = stepToday(step, sides);
    const todo = today !== 'done' && 'step' in today ? today.step : undefined;
    const after = todo ? stepped(sides.now, todo) : sides.now;
    if (after === undefined || (today !== 'done' && !todo)) return conflictOf(index, step, today);
    if (todo) {
      left.push(todo);
      const hop = hopOf(todo, sides.now);
      places = places.map(place => place && pathAfter(place, [hop]));
    }
    places.push(todo ? subjectOf(todo) : undefined);
    const isSameText = sides.base === sides.now;
    sides = { now: after, base: isSameText ? after : (stepped(sides.base, step) ?? sides.base) };
  }
  return { steps: left, places };
}

/** The place of a step's subject once the step is done. For a deleted item: its list. */
function subjectOf(step: Step): Path {
  if (step.do === 'insert') return [...step.path, step.at];
  if (step.do === 'move') return [...step.path, step.to];
  if (step.do === 'rename') return [...step.path.slice(0, -1), step.to];
  return step.do === 'remove' ? step.path.slice(0, -1) : step.path;
}

function conflictOf(index: number, step: Step, today: Today): Conflict {
  const mine = 'value' in step ? { mine: step.value } : {};
  return { index, ...mine, ...(today !== 'done' && 'path' in today && today) };
}

/**
 * The earlier document with what the same window has saved in this place since. An item that was written anew would otherwise look
 * like another one.
 */
function withSaved(base: unknown, { path, was }: { path: Path; was?: unknown }): unknown {
  if (was === undefined || isSame(valueAt(base, path), was ?? undefined)) return base;
  return stepped(base, was === null ? { do: 'unset', path } : { do: 'set', path, value: was }) ?? base;
}

function stepToday(step: Step, { base, now }: Sides): Today {
  const isTyped = step.do === 'set' || step.do === 'unset';
  const sides = { base: isTyped ? withSaved(base, step) : base, now };
  const path = pathToday(step.path, sides);
  if (!path) return {};
  if (step.do === 'insert') return insertToday(step, path, sides);
  if (step.do === 'move') return moveToday(step, path, sides);
  const theirs = valueAt(sides.now, path);
  const was = 'was' in step ? (step.was ?? undefined) : valueAt(sides.base, step.path);
  if (isSame(theirs, was)) return { step: { ...step, path } };
  const wanted = step.do === 'set' ? step.value : undefined;
  if (step.do !== 'rename' && isSame(theirs, wanted)) return 'done';
  if (theirs !== undefined) return { theirs, path };
  return valueAt(sides.now, path.slice(0, -1)) === undefined ? {} : { path };
}

/** Undefined if an item on the way is gone. */
function pathToday(path: Path, sides: Sides): Path | undefined {
  if (sides.base === sides.now) return path;
  const today: Path = [];
  for (const [depth, name] of path.entries()) {
    const at = typeof name === 'number' ? itemToday(name, path.slice(0, depth), today, sides) : name;
    if (at === undefined) return undefined;
    today.push(at);
  }
  return today;
}

function itemToday(at: number, list: Path, today: Path, sides: Sides): number | undefined {
  return pairsOf(list, today, sides).find(({ was }) => was === at)?.now;
}

function pairsOf(list: Path, today: Path, { base, now }: Sides): Pair[] {
  const [was, is] = [itemsAt(base, list), itemsAt(now, today)];
  if (base === now) return was.map((_, at) => ({ was: at, now: at, moved: false }));
  return pairsIn(list, was, is);
}

/** Pairs the items of a list with those of a later version that are the same or alike. */
export function pairsIn(list: Path, was: unknown[], now: unknown[]): Pair[] {
  const isOfBlocks = list.length === 1 && list[0] === 'blocks';
  return (isOfBlocks ? pairBlocks(was, now) : pairUp(was, now, { likeness, least: LEAST })).pairs;
}

function itemsAt(document: unknown, path: Path): unknown[] {
  const value = valueAt(document, path);
  return Array.isArray(value) ? value : [];
}

/** Finds the item before this place that is still there, and returns the place behind it. */
function behindItsNeighbour(at: number, pairs: Pick<Pair, 'was' | 'now'>[]): number {
  const [nearest] = pairs.filter(({ was }) => was < at).sort((a, b) => b.was - a.was);
  return nearest ? nearest.now + 1 : 0;
}

function insertToday(step: Step & { do: 'insert' }, path: Path, sides: Sides): Today {
  const at = behindItsNeighbour(step.at, pairsOf(step.path, path, sides));
  return { step: { ...step, path, at } };
}

/** Moves the item from where it is now, behind the same item as was meant. */
function moveToday(step: Step & { do: 'move' }, path: Path, sides: Sides): Today {
  const pairs = pairsOf(step.path, path, sides);
  const at = pairs.find(({ was }) => was === step.at)?.now;
  if (at === undefined) return {};
  const others = pairs
    .filter(({ was }) => was !== step.at)
    .map(pair => ({
      was: pair.was > step.at ? pair.was - 1 : pair.was,
      now: pair.now > at ? pair.now - 1 : pair.now,
    }));
  return { step: { ...step, path, at, to: behindItsNeighbour(step.to, others) } };
}
