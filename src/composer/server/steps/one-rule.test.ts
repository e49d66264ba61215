// A step for an earlier version lands in the same place, whether it was sent at once or had to wait in its window.
import { describe, expect, it } from 'vitest';
import { dice } from '../../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../../tests/support/size.ts';
import { type Hop, hopOf, stepAfter } from '../../../document/steps/moved.ts';
import { rebased } from '../../../document/steps/rebase.ts';
import { type PlacedStep, type Step, stepped } from '../../../document/steps/steps.ts';

const WORDS = ['Apples', 'Bread', 'Cheese', 'Dates', 'Eggs', 'Figs', 'Grapes', 'Honey', 'Ice', 'Jam'];
type List = { list: { title: string }[] };
const listOf = (letters: string): List => ({
  list: [...letters].map(letter => ({
    title: WORDS.find(word => word[0] === letter.toUpperCase()) ?? letter,
  })),
});
const lettersOf = (value: unknown) =>
  (value as List).list.map(({ title }) => title[0]?.toLowerCase()).join('');

/** What the server makes of a step that was sent at once, for the version before those deeds. */
function sentAtOnce(base: List, step: Step, deeds: PlacedStep[]): string {
  return done(rebased([step], { base, now: after(base, deeds).now }), after(base, deeds).now);
}

/** What it makes of a step that a window has carried to the present version first. */
function waited(base: List, step: Step, deeds: PlacedStep[]): string {
  const { now, hops } = after(base, deeds);
  const carried = stepAfter(step, hops);
  return carried ? done(rebased([carried], { base: now, now }), now) : 'refused';
}

function after(base: unknown, deeds: PlacedStep[]): { now: unknown; hops: Hop[] } {
  let now = base;
  const hops = deeds.map(deed => {
    const hop = hopOf(deed, now);
    now = stepped(now, deed) ?? now;
    return hop;
  });
  return { now, hops };
}

function done(result: ReturnType<typeof rebased>, now: unknown): string {
  if (!('steps' in result)) return 'refused';
  return lettersOf(result.steps.reduce((value: unknown, step) => stepped(value, step), now));
}

const path = ['list'];
const move = (at: number, to: number): Step => ({ document: '/a', version: 'v', path, do: 'move', at, to });
const insert = (at: number, letter: string): PlacedStep => ({
  ...{ path, do: 'insert', at, value: listOf(letter).list[0] },
});
const remove = (at: number): PlacedStep => ({ path: [...path, at], do: 'remove' });

describe('a move goes behind the item that it was to follow', () => {
  it.each<{ name: string; step: Step; deeds: PlacedStep[]; out: string }>([
    { name: 'past an item that came between', step: move(1, 2), deeds: [insert(2, 'e')], out: 'aecbd' },
    { name: 'to the beginning', step: move(1, 0), deeds: [insert(0, 'e')], out: 'beacd' },
    { name: 'although items before it have gone', step: move(2, 3), deeds: [remove(0)], out: 'bdc' },
    { name: 'or the one before that, if it has gone', step: move(0, 2), deeds: [remove(2)], out: 'bad' },
    { name: 'to the beginning, if all before have gone', step: move(3, 1), deeds: [remove(0)], out: 'dbc' },
    { name: 'wherever that item is now', step: move(0, 1), deeds: [{ ...move(1, 3) }], out: 'cdba' },
    { name: 'nowhere, if it has gone itself', step: move(1, 2), deeds: [remove(1)], out: 'refused' },
  ])('$name', ({ step, deeds, out }) => {
    const base = listOf('abcd');
    expect([sentAtOnce(base, step, deeds), waited(base, step, deeds)]).toEqual([out, out]);
  });
});

it.each(Array.from({ length: size(60, 2000) }, (_, seed) => seed))(
  'steps at random land in one place, %i',
  seed => {
    const below = dice(seed);
    const base = listOf('abcdef');
    let length = base.list.length;
    const deeds = Array.from({ length: 1 + below(3) }, (_, turn): PlacedStep => {
      const at = below(length);
      if (below(3) === 0) return { path, do: 'move', at, to: below(length) };
      if (below(2) === 0 && length > 2) {
        length -= 1;
        return remove(at);
      }
      length += 1;
      return insert(at, 'ghij'[turn] ?? 'j');
    });
    const at = below(6);
    const steps: Step[] = [
      move(at, below(6)),
      { document: '/a', version: 'v', path: [...path, at], do: 'remove' },
      { document: '/a', version: 'v', path, do: 'insert', at, value: { title: 'Zest' } },
      { document: '/a', version: 'v', path: [...path, at, 'title'], do: 'set', value: 'Yeast' },
    ];
    for (const step of steps)
      expect([step.do, waited(base, step, deeds)]).toEqual([step.do, sentAtOnce(base, step, deeds)]);
  },
);
