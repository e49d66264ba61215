// Finds what changed in the documents of pages/_shared.
import { type Fields, isFields, isSame } from '../../base/json-value.ts';
import { type Said, says, the } from '../../base/sentences/said.ts';
import { usersOf } from '../../site/shared-blocks.ts';
import { compareBlocks } from '../sentences/blocks.ts';
import type { Change, Line } from '../sentences/changes.ts';
import { listOf } from '../sentences/pages.ts';
import type { ShownNames } from '../sentences/shown-names.ts';
import { compareFields } from '../sentences/values.ts';
import { sharedSeenOn } from './shown-on.ts';
import { type Side, saidOfProblem } from './version.ts';

type Sides = { was: Side; now: Side; names: ShownNames };

export function sharedChanges(sides: Sides): Change[] {
  const names = new Set([...sides.was.library.sharedNames(), ...sides.now.library.sharedNames()]);
  return [...names].sort().flatMap(name => changeOf(name, sides) ?? []);
}

function changeOf(name: string, sides: Sides): Change | undefined {
  const { was, now } = sides;
  const lines = linesOf(name, sides);
  if (lines.length === 0) return undefined;
  const [before, after] = [documentOf(name, was), documentOf(name, now)];
  return {
    kind: 'shared',
    state: after === undefined ? 'removed' : before === undefined ? 'added' : 'changed',
    title: titleOf(name, sides),
    lines,
    seenOn: sharedSeenOn(name, was, now),
  };
}

function linesOf(name: string, { was, now, names }: Sides): Line[] {
  const [before, after] = [documentOf(name, was), documentOf(name, now)];
  const mistakes = mistakeLines(name, was, now);
  if (!before || !after) {
    const isThere = now.library.shared(name) !== undefined;
    const wasThere = was.library.shared(name) !== undefined;
    if (wasThere && isThere) return mistakes;
    return [{ phrases: [wasThere ? says`shared blocks removed` : says`shared blocks added`] }, ...mistakes];
  }
  if (isSame(before, after)) return mistakes;
  const { shared: sharedSchema } = now.library.schemas;
  const own = compareFields(sharedSchema, before, after, names, { without: ['$schema', 'blocks'] });
  const blocks = compareBlocks(listOf(before.blocks), listOf(after.blocks), names);
  return [...own.map(phrase => ({ phrases: [phrase] })), ...blocks, ...mistakes];
}

function mistakeLines(name: string, was: Side, now: Side): Line[] {
  const [before, after] = [mistakeOf(name, was), mistakeOf(name, now)];
  if (before?.message === after?.message) return [];
  if (!after) return [{ phrases: [says`had a mistake and could not be shown; they can now`] }];
  return [{ phrases: [saidOfProblem(after, problem => says`cannot be shown: ${problem}`)] }];
}

function mistakeOf(name: string, { library }: Side) {
  return library.shared(name)?.problems.find(({ level }) => level === 'error');
}

function documentOf(name: string, { library }: Side): Fields | undefined {
  const file = library.shared(name);
  const value: unknown = file?.document ?? file?.parsed?.value;
  return isFields(value) ? value : undefined;
}

/** Example: Shared: Opening hours (opening-hours), used on 12 pages */
function titleOf(name: string, { was, now }: Sides): Said {
  const side = now.library.shared(name) ? now : was;
  const file = side.library.shared(name);
  const title = documentOf(name, side)?.title;
  const key = the.sign(name);
  const own = typeof title === 'string' ? says`${the.sign(title)} (${key})` : says`${key}`;
  return file
    ? says`Shared: ${own}, used on ${the.count(usersOf(file, side.library).length, 'page')}`
    : says`Shared: ${own}`;
}
