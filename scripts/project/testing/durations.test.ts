import { describe, expect, it } from 'vitest';
import { fullOf, grown, sampleOf } from './durations.ts';

describe('the share of a suite', () => {
  const sample = { 'a.test.ts': 60, 'b.test.ts': 8 };
  const said =
    'Make it cheaper; if it is worth that, write the shares anew, and commit them: npm test -- --save';

  it.each<{ name: string; in: { [file: string]: number }; out: string[] }>([
    {
      name: 'nothing is said of what is as it was',
      in: { 'a.test.ts': 60, 'b.test.ts': 8, 'c.test.ts': 32 / 90 },
      out: [],
    },
    {
      name: 'nor on a machine that takes five times as long',
      in: { 'a.test.ts': 300, 'b.test.ts': 40 },
      out: [],
    },
    { name: 'nor of one that takes twice its share', in: { 'a.test.ts': 84, 'b.test.ts': 16 }, out: [] },
    {
      name: 'one that has more than doubled is named',
      in: { 'a.test.ts': 60, 'b.test.ts': 40 },
      out: [
        `b.test.ts has grown: it takes 40.0 % of all seconds of the tests, and tests/durations.json says 8 %. ${said}`,
      ],
    },
    {
      name: 'so is a new one that is not short',
      in: { 'a.test.ts': 90, 'b.test.ts': 8, 'new.test.ts': 2 },
      out: [
        `new.test.ts has grown: it takes 2.0 % of all seconds of the tests, and tests/durations.json says less than 0.5 %. ${said}`,
      ],
    },
    { name: 'a new one that is short is not', in: { 'a.test.ts': 99.1, 'new.test.ts': 0.9 }, out: [] },
    { name: 'nothing is said where nothing ran', in: {}, out: [] },
  ])('$name', ({ in: seconds, out }) => {
    expect(grown({ sample, full: {} }, seconds)).toEqual(out);
  });

  it('is written without what is short, and then nothing has grown', () => {
    const seconds = { 'b.test.ts': 251, 'a.test.ts': 746, 'c.test.ts': 3 };
    const sample = sampleOf(seconds);
    expect(JSON.stringify(sample)).toBe('{"a.test.ts":74.6,"b.test.ts":25.1}');
    expect(grown({ sample, full: {} }, seconds)).toEqual([]);
  });
});

it('the seconds of files that ran take the place of those before, and files that are gone go', () => {
  const full = { 'a.test.ts': 90, 'b.test.ts': 80, 'gone.test.ts': 70, 'faster.test.ts': 60 };
  const seconds = { 'b.test.ts': 41.6, 'faster.test.ts': 2, 'new.test.ts': 12 };
  const written = fullOf({ sample: {}, full }, seconds, file => file !== 'gone.test.ts');
  expect(JSON.stringify(written)).toBe('{"a.test.ts":90,"b.test.ts":42,"new.test.ts":12}');
});
