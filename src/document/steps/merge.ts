// Merges the steps of one side of two that have both changed a version of a document into the document of the other.
import { isSame, type Path, valueAt } from '../../base/json-value.ts';
import { isSurelyMoved } from '../pairing/match.ts';
import { hopBetween, pairAlikeOrInPlace } from './between.ts';
import { pathAfter } from './moved.ts';
import {
  type ConflictWithBase,
  type MeantStep,
  type StepsDone,
  type StepToday,
  stepToday,
  type TwoVersions,
  throughSteps,
} from './rebase.ts';
import { stepped } from './steps.ts';

/**
 * The same as rebased() for steps that lead from one version to another one. Such steps say what is to be there in the end, while a
 * step of an author says what to do. So nothing is done again that the other side has done as well, and whatever cannot be done is listed.
 */
export function mergedSteps<One extends MeantStep>(
  steps: One[],
  sides: TwoVersions,
): StepsDone<One> & { conflicts: ConflictWithBase[] } {
  const mine = steps.reduce<unknown>((now, step) => stepped(now, step), sides.base);
  return throughSteps(steps, sides, isSame(mine, sides.now) ? () => 'done' : mergedToday);
}

const hopFrom = (base: unknown, now: unknown) => hopBetween(base, now, [], pairAlikeOrInPlace);

function mergedToday<One extends MeantStep>(step: One, sides: TwoVersions): StepToday<One> {
  if (step.do === 'insert' && isAddedToo(step, sides)) return 'done';
  const today = stepToday(step, sides, hopFrom);
  if (today === 'done') return today;
  if ('step' in today) return step.do === 'move' ? movedToday(step, today.step, sides) : today;
  const isGone = today.theirs === undefined;
  if (!isGone || step.do === 'set' || step.do === 'insert') return today;
  return step.do !== 'rename' || isRenamedToo(step, sides) ? 'done' : today;
}

function isAddedToo({ path, value }: MeantStep & { do: 'insert' }, sides: TwoVersions): boolean {
  const lists = listsAt(path, sides);
  return lists?.added.some(at => isSame(lists.now[at], value)) ?? false;
}

/** A move is refused if the other side has moved the same item elsewhere. Items that one side alone has do not count. */
function movedToday<One extends MeantStep>(step: One, here: One, sides: TwoVersions): StepToday<One> {
  if (step.do !== 'move' || here.do !== 'move') return { step: here };
  const { was = [], pairs = [] } = listsAt(step.path, sides) ?? {};
  const moved = was
    .map((_, at) => at)
    .toSpliced(step.at, 1)
    .toSpliced(step.to, 0, step.at);
  const wanted = moved.flatMap(at => pairs.find(pair => pair.was === at)?.now ?? []);
  const order = wanted.toSorted((one, other) => one - other);
  const isBehindTheSame = wanted[wanted.indexOf(here.at) - 1] === order[order.indexOf(here.at) - 1];
  if (isBehindTheSame) return 'done';
  const path = [...here.path, here.at];
  return isSurelyMoved(step.at, pairs) ? { path, theirs: valueAt(sides.now, path) } : { step: here };
}

function isRenamedToo({ path, to }: MeantStep & { do: 'rename' }, { base, now }: TwoVersions): boolean {
  const around = pathAfter(path.slice(0, -1), [hopFrom(base, now)]);
  return !around || isSame(valueAt(now, [...around, to]), valueAt(base, path));
}

function listsAt(path: Path, { base, now }: TwoVersions) {
  const there = pathAfter(path, [hopFrom(base, now)]);
  const [was, is] = [valueAt(base, path), there && valueAt(now, there)];
  return Array.isArray(was) && Array.isArray(is)
    ? { was, now: is, ...pairAlikeOrInPlace(path, was, is) }
    : undefined;
}
