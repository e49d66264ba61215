import { describe, expect, it } from 'vitest';
import {
  BUDGET,
  grown,
  otherwise,
  overBudget,
  readDurations,
  secondsIn,
  secondsOfTest,
  sum,
  withSeconds,
} from './durations.ts';
import { allParts, isNamed, JUDGED } from './parts.ts';
import { filesAtTheDoor, filesOfTest } from './sample.ts';

describe('what is committed', () => {
  const { door, sample, full } = readDurations();
  const judged = allParts().filter(part => JUDGED.some(word => isNamed(part, word)));

  it('tells the seconds of test files that there are, each one of the front door among them', () => {
    const files = judged.flatMap(({ files = [] }) => files);
    expect(files.length).toBeGreaterThan(200);
    const told = [door, sample, full].flatMap(seconds => Object.keys(seconds));
    expect(told.filter(file => !files.includes(file))).toEqual([]);
    expect(Object.keys(door).sort()).toEqual(filesAtTheDoor().sort());
  });

  it('keeps to the budget of "npm test"', () => {
    expect(sum(secondsOfTest({ door, sample }, filesOfTest()))).toBeLessThanOrEqual(BUDGET);
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
    expect(grown(sample, seconds)).toEqual(out);
  });

  it('is not told of files that nobody has measured', () => {
    expect(grown({}, { 'a.test.ts': 0.1, 'b.test.ts': 0 }).length).toBe(1);
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

  const nothing = { door: {}, sample: {}, full: {} };

  it.each(['door', 'sample'] as const)('of size "%s", short ones too', size => {
    const written = withSeconds({ ...nothing, [size]: before }, { [size]: seconds }, isThere);
    expect(JSON.stringify(written[size])).toBe(
      '{"a.test.ts":90,"b.test.ts":41.6,"faster.test.ts":2,"new.test.ts":12}',
    );
  });

  it('in full, where a short one counts as much as in the sample', () => {
    const { full } = withSeconds({ ...nothing, full: before }, { full: seconds }, isThere);
    expect(JSON.stringify(full)).toBe('{"a.test.ts":90,"b.test.ts":42,"new.test.ts":12}');
    const durations = { sample: { 'a.test.ts': 9, 'faster.test.ts': 2.5 }, full };
    expect(['a', 'faster', 'unknown'].map(name => secondsIn(durations, `${name}.test.ts`))).toEqual([
      90, 2.5, 2,
    ]);
  });
});

it('"npm test" is expected to take what the front door of a file takes, and otherwise what its sample does', () => {
  const durations = { door: { 'a.test.ts': 1 }, sample: { 'a.test.ts': 30, 'b.test.ts': 5 } };
  expect(secondsOfTest(durations, ['a.test.ts', 'b.test.ts', 'new.test.ts'])).toEqual({
    'a.test.ts': 1,
    'b.test.ts': 5,
    'new.test.ts': 2,
  });
});

describe('a file that takes another time than was measured', () => {
  const expected = { 'a.test.ts': 100, 'b.test.ts': 100, 'c.test.ts': 10, 'short.test.ts': 1 };
  const at = (pace: number, seconds: object) =>
    otherwise(
      expected,
      Object.fromEntries(
        Object.entries({ ...expected, ...seconds }).map(([file, one]) => [file, one * pace]),
      ),
    ).map(note => note.split(' took ')[0]);

  it.each([
    { name: 'is not named where all are as they were', seconds: {}, out: [] },
    { name: 'is named where it takes more', seconds: { 'c.test.ts': 20 }, out: ['c.test.ts'] },
    { name: 'is named where it takes less', seconds: { 'c.test.ts': 5 }, out: ['c.test.ts'] },
    { name: 'is not named where it is short', seconds: { 'short.test.ts': 4 }, out: [] },
    { name: 'is not named where nobody has measured it', seconds: { 'new.test.ts': 50 }, out: [] },
  ])('$name, on a quick machine as on a slow one', ({ seconds, out }) => {
    expect([at(1, seconds), at(3, seconds)]).toEqual([out, out]);
  });
});
