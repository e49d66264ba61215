// Brings steps that were meant for an earlier version of a document to the version that is there now. What others have changed
// meanwhile stays. A step is refused only if the very value that it changes is another one by now.
import { isSame, type Path, valueAt } from '../../base/json-value.ts';
import { hopBetween } from './between.ts';
import { mergeTexts } from './merge-texts.ts';
import { type Hop, hopOf, pathAfter, stepAfter } from './moved.ts';
import { type PlacedStep, stepped, stepSetting } from './steps.ts';

/**
 * "index" says which of the steps cannot be done. "path" leads to "theirs", the value there now, and is missing if the place is gone.
 */
export type Conflict = { index: number; mine?: unknown; theirs?: unknown; path?: Path };

/** The value of the document that the steps were meant for, and its present value. The same object if nobody has changed it. */
export type TwoVersions = { base: unknown; now: unknown };
export type MeantStep = PlacedStep & { was?: unknown };
export type StepToday<One> = { step: One } | { theirs?: unknown; path?: Path } | 'done';
/** "places" has the place of each step's subject after all steps. Undefined for a step that was not done. */
export type StepsDone<One> = { steps: One[]; places: (Path | undefined)[] };
/** "base" is the value that the step was meant for. */
export type ConflictWithBase = Conflict & { base: unknown };

/** The steps that are left to do, with their paths in the present document, or the first one that cannot be done. */
export function rebased<One extends MeantStep>(steps: One[], sides: TwoVersions): StepsDone<One> | Conflict {
  const { conflicts, ...done } = throughSteps(steps, sides, (step, now) => stepToday(step, now));
  const [first] = conflicts;
  if (!first) return done;
  const { base, ...conflict } = first;
  return conflict;
}

/** Goes through the steps, does what can be done, and lists the others. "today" says what a step means in the present document. */
export function throughSteps<One extends MeantStep>(
  steps: One[],
  { base, now }: TwoVersions,
  today: (step: One, sides: TwoVersions) => StepToday<One>,
): StepsDone<One> & { conflicts: ConflictWithBase[] } {
  const left: One[] = [];
  const conflicts: ConflictWithBase[] = [];
  let places: (Path | undefined)[] = [];
  let sides: TwoVersions = { base, now };
  for (const [index, step] of steps.entries()) {
    const result = today(step, sides);
    const todo = result !== 'done' && 'step' in result ? result.step : undefined;
    const after = todo && stepped(sides.now, todo);
    if (todo && after !== undefined) {
      left.push(todo);
      const hop = hopOf(todo, sides.now);
      places = [...places.map(place => place && pathAfter(place, [hop])), subjectOfStep(todo)];
    } else places.push(undefined);
    if (after === undefined && result !== 'done') conflicts.push(conflictOf(index, step, result, sides));
    sides = sidesAfter(step, sides, result === 'done' ? sides.now : after);
  }
  return { steps: left, places, conflicts };
}

/** "now" is undefined if the step was not done. Two sides that are the same object stay the same. */
function sidesAfter(step: PlacedStep, { base, now }: TwoVersions, after: unknown): TwoVersions {
  if (base === now && after !== undefined) return { base: after, now: after };
  return { base: stepped(base, step) ?? base, now: after ?? now };
}

/** The place of a step's subject once the step is done. For a deleted item: its list. */
export function subjectOfStep(step: PlacedStep): Path {
  if (step.do === 'insert') return [...step.path, step.at];
  if (step.do === 'move') return [...step.path, step.to];
  if (step.do === 'rename') return [...step.path.slice(0, -1), step.to];
  return step.do === 'remove' ? step.path.slice(0, -1) : step.path;
}

function conflictOf<One extends MeantStep>(
  index: number,
  step: One,
  today: StepToday<One>,
  sides: TwoVersions,
): ConflictWithBase {
  const mine = 'value' in step ? { mine: step.value } : {};
  const base = valueAt(sides.base, step.do === 'move' ? [...step.path, step.at] : step.path);
  return { index, ...mine, ...(today !== 'done' && 'path' in today && today), base };
}

/**
 * The earlier document with what the same window has saved in this place since. An item that was written anew would otherwise look
 * like another one.
 */
function withSaved(base: unknown, { path, was }: { path: Path; was?: unknown }): unknown {
  if (was === undefined || isSame(valueAt(base, path), was ?? undefined)) return base;
  return stepped(base, was === null ? { do: 'unset', path } : { do: 'set', path, value: was }) ?? base;
}

/** What a step means in the present document. "hopFrom" gives the way from one version to the other. */
export function stepToday<One extends MeantStep>(
  step: One,
  { base, now }: TwoVersions,
  hopFrom: (base: unknown, now: unknown) => Hop = hopBetween,
): StepToday<One> {
  const isTyped = step.do === 'set' || step.do === 'unset';
  const sides = { base: isTyped ? withSaved(base, step) : base, now };
  const here = stepAfter(step, [hopFrom(sides.base, sides.now)]);
  if (!here) return {};
  if (here.do === 'insert' || here.do === 'move') return { step: here };
  const { path } = here;
  const theirs = valueAt(now, path);
  const was = 'was' in step ? (step.was ?? undefined) : valueAt(sides.base, step.path);
  // Nobody has seen the object around the field yet. One that somebody has taken away since is not made again.
  const isFirst = step.do === 'set' && valueAt(sides.base, step.path.slice(0, -1)) === undefined;
  if (isSame(theirs, was))
    return { step: { ...step, ...(isFirst ? stepSetting(now, path, step.value) : { path }) } };
  const wanted = step.do === 'set' ? step.value : undefined;
  if (step.do !== 'rename' && isSame(theirs, wanted)) return 'done';
  const both = textOfBoth(was, wanted, theirs);
  if (both !== undefined) return { step: { ...step, path, value: both } };
  if (theirs !== undefined) return { theirs, path };
  return valueAt(now, path.slice(0, -1)) === undefined ? {} : { path };
}

/** A text in which each side has changed other sentences. */
function textOfBoth(was: unknown, wanted: unknown, theirs: unknown): string | undefined {
  const areTexts = typeof was === 'string' && typeof wanted === 'string' && typeof theirs === 'string';
  return areTexts ? mergeTexts(was, wanted, theirs) : undefined;
}
