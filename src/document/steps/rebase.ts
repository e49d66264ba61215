// Brings steps that were meant for an earlier version of a document to the version that is there now. What others have changed
// meanwhile stays. A step is refused only if the very value that it changes is another one by now.
import { isSame, type Path, valueAt } from '../../base/json-value.ts';
import { hopBetween } from './between.ts';
import { hopOf, pathAfter, stepAfter } from './moved.ts';
import { deedFor, type Step, stepped } from './steps.ts';

/**
 * "index" says which of the steps cannot be done. "path" leads to "theirs", the value there now, and is missing if the place is gone.
 */
export type Conflict = { index: number; mine?: unknown; theirs?: unknown; path?: Path };

/** The value of the document that the steps were meant for, and its present value. The same object if nobody has changed it. */
type Sides = { base: unknown; now: unknown };
type Today = { step: Step } | { theirs?: unknown; path?: Path } | 'done';

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
  const here = stepAfter(step, [hopBetween(sides.base, sides.now)]);
  if (!here) return {};
  if (here.do === 'insert' || here.do === 'move') return { step: here };
  const { path } = here;
  const theirs = valueAt(now, path);
  const was = 'was' in step ? (step.was ?? undefined) : valueAt(sides.base, step.path);
  // Nobody has seen the object around the field yet. One that somebody has taken away since is not made again.
  const isFirst = step.do === 'set' && valueAt(sides.base, step.path.slice(0, -1)) === undefined;
  if (isSame(theirs, was))
    return { step: { ...step, ...(isFirst ? deedFor(now, path, step.value) : { path }) } };
  const wanted = step.do === 'set' ? step.value : undefined;
  if (step.do !== 'rename' && isSame(theirs, wanted)) return 'done';
  if (theirs !== undefined) return { theirs, path };
  return valueAt(now, path.slice(0, -1)) === undefined ? {} : { path };
}
