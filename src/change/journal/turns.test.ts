import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { lostUpTo, type TurnSpan, turnsOf, withUnneeded } from './turns.ts';

const NONE = { last: 5, lost: 0, unneeded: [], isTold: false };

it.each<{ name: string; spans: TurnSpan[]; unneeded?: TurnSpan[]; lost?: number; is: number }>([
  {
    name: 'all are there',
    spans: [
      [5, 5],
      [3, 4],
      [1, 2],
    ],
    is: 0,
  },
  { name: 'the newest is missing', spans: [[1, 4]], is: 5 },
  {
    name: 'one in the middle is missing',
    spans: [
      [4, 5],
      [1, 2],
    ],
    is: 3,
  },
  {
    name: 'one is missing that nobody needs',
    spans: [
      [4, 5],
      [1, 2],
    ],
    unneeded: [[3, 3]],
    is: 0,
  },
  {
    name: 'one stands there twice',
    spans: [
      [5, 5],
      [3, 5],
      [4, 4],
      [1, 2],
    ],
    is: 0,
  },
  {
    name: 'another process has just added one',
    spans: [
      [6, 6],
      [1, 5],
    ],
    is: 0,
  },
  { name: 'only the newest were read', spans: [[4, 5]], is: 3 },
  { name: 'an earlier version has found a loss', spans: [[1, 5]], lost: 4, is: 4 },
])('the newest missing turn is $is if $name', ({ spans, unneeded = [], lost = 0, is }) => {
  expect(lostUpTo(spans, { ...NONE, unneeded, lost })).toBe(is);
});

it('turns that nobody needs are kept as few spans', () => {
  const { unneeded } = withUnneeded(
    {
      ...NONE,
      unneeded: [
        [1, 2],
        [7, 7],
      ],
    },
    [
      [8, 9],
      [3, 3],
      [5, 5],
    ],
  );
  expect(unneeded).toEqual([
    [1, 3],
    [5, 5],
    [7, 9],
  ]);
});

it('the count of an earlier version is read: of what is older than its newest entry it does not say what tidying has left out', () => {
  const root = temporarySite({});
  writeFileSync(join(keptPlace(root), 'journal-turns.json'), '{"last":5,"lost":2,"isTold":true}');
  expect(turnsOf(root)).toEqual({ last: 5, lost: 2, unneeded: [[1, 4]], isTold: true });
  expect(
    lostUpTo(
      [
        [5, 5],
        [3, 3],
      ],
      turnsOf(root),
    ),
  ).toBe(2);
  expect(lostUpTo([[1, 4]], turnsOf(root))).toBe(5);
});
