import { describe, expect, it } from 'vitest';
import { BUDGET, fullOf, grown, overBudget, readDurations, sampleOf, secondsIn, sum } from './durations.ts';
import { allParts, isNamed, JUDGED } from './parts.ts';

const none = { sample: {}, full: {} };

describe('what is committed', () => {
  const { sample } = readDurations();
  const judged = allParts().filter(part => JUDGED.some(word => isNamed(part, word)));

  it('tells the seconds of each test file and of no other, which keep to the budget', () => {
    const files = judged.flatMap(({ files = [] }) => files).sort();
    expect(files.length).toBeGreaterThan(200);
    const hint = 'Measure new files with "npm test -- --save" and their names';
    expect(Object.keys(sample).sort(), hint).toEqual(files);
    expect(sum(sample)).toBeLessThanOrEqual(BUDGET);
  });
});

describe('the share of a suite', () => {
  const sample = { 'a.test.ts': 600, 'b.test.ts': 80, 'c.test.ts': 320 };
  const said =
    'Make it cheaper; if it is worth that, measure it anew on a quiet machine, and commit that: npm test -- --save';

  it.each<{ name: string; in: { [file: string]: number }; out: string[] }>([
    { name: 'nothing is said of what is as it was', in: sample, out: [] },
    {
      name: 'nor on a machine that takes five times as long',
      in: { 'a.test.ts': 3000, 'b.test.ts': 400, 'c.test.ts': 1600 },
      out: [],
    },
    { name: 'nor of one that takes twice its share', in: { 'a.test.ts': 84, 'b.test.ts': 16 }, out: [] },
    {
      name: 'one that has more than doubled is named',
      in: { 'a.test.ts': 60, 'b.test.ts': 40 },
      out: [
        `b.test.ts has grown: it takes 40.0 % of all seconds of the tests, and tests/durations.json says 8.0 %. ${said}`,
      ],
    },
    {
      name: 'so is a new one that is not short',
      in: { 'a.test.ts': 90, 'b.test.ts': 8, 'new.test.ts': 2 },
      out: [
        `new.test.ts has grown: it takes 2.0 % of all seconds of the tests, and tests/durations.json says 0.0 %. ${said}`,
      ],
    },
    { name: 'a new one that is short is not', in: { 'a.test.ts': 99.1, 'new.test.ts': 0.9 }, out: [] },
    { name: 'nothing is said where nothing ran', in: {}, out: [] },
  ])('$name', ({ in: seconds, out }) => {
    expect(grown({ sample, full: {} }, seconds)).toEqual(out);
  });

  it('is not told of files that nobody has measured', () => {
    expect(grown(none, { 'a.test.ts': 0.1, 'b.test.ts': 0 }).length).toBe(1);
  });
});

it('a run that takes longer than the budget says so', () => {
  expect(overBudget({ 'a.test.ts': BUDGET })).toEqual([]);
  expect(overBudget({ 'a.test.ts': BUDGET, 'b.test.ts': 20 })).toEqual([
    `The tests took ${BUDGET + 20} seconds of workers, and the budget on two quiet cores is ${BUDGET}.`,
  ]);
});

describe('the seconds of files that ran take the place of those before, and files that are gone go', () => {
  const before = { 'a.test.ts': 90, 'b.test.ts': 80, 'gone.test.ts': 70, 'faster.test.ts': 60 };
  const seconds = { 'b.test.ts': 41.63, 'faster.test.ts': 2, 'new.test.ts': 12 };
  const isThere = (file: string) => file !== 'gone.test.ts';

  it('in the sample, short ones too', () => {
    const written = sampleOf({ sample: before, full: {} }, seconds, isThere);
    expect(JSON.stringify(written)).toBe(
      '{"a.test.ts":90,"b.test.ts":41.6,"faster.test.ts":2,"new.test.ts":12}',
    );
  });

  it('in full, where a short one counts as much as in the sample', () => {
    const full = fullOf({ sample: {}, full: before }, seconds, isThere);
    expect(JSON.stringify(full)).toBe('{"a.test.ts":90,"b.test.ts":42,"new.test.ts":12}');
    const durations = { sample: { 'a.test.ts': 9, 'faster.test.ts': 2.5 }, full };
    expect(['a', 'faster', 'unknown'].map(name => secondsIn(durations, `${name}.test.ts`))).toEqual([
      90, 2.5, 2,
    ]);
  });
});
