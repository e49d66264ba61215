import { expect, it } from 'vitest';
import { mergeLines } from './merge-lines.ts';

const text = (letters: string) => [...letters].join('\n');

it.each([
  { name: 'elsewhere', from: 'abcdef', now: 'aBcdef', wanted: 'abcdEf', out: 'aBcdEf' },
  { name: 'on the next line', from: 'abcd', now: 'aBcd', wanted: 'abCd', out: 'aBCd' },
  { name: 'on that line', from: 'abc', now: 'aBc', wanted: 'aXc', out: 'aBc', left: true },
  { name: 'the same', from: 'abc', now: 'aBc', wanted: 'aBc', out: 'aBc' },
  { name: 'nothing', from: 'abc', now: 'abc', wanted: 'aXYc', out: 'aXYc' },
  { name: 'in front of it', from: 'abc', now: 'Zabc', wanted: 'abXc', out: 'ZabXc' },
  { name: 'at the place of new lines', from: 'ab', now: 'aZb', wanted: 'aXb', out: 'aZb', left: true },
  { name: 'beside the place of new lines', from: 'abc', now: 'aBc', wanted: 'abXc', out: 'aBXc' },
  { name: 'among lines that go', from: 'abcd', now: 'abZcd', wanted: 'ad', out: 'abZcd', left: true },
  { name: 'on one of two lines', from: 'abcd', now: 'aBcd', wanted: 'aXcY', out: 'aBcY', left: true },
  // The removed line occurs a second time, where it means something else.
  { name: 'by taking it out', from: 'xayxbz', now: 'xybz', wanted: 'xAyxbz', out: 'xybz', left: true },
])('where somebody has changed $name', ({ from, now, wanted, out, left = false }) => {
  expect(mergeLines(text(from), text(now), text(wanted))).toEqual({ text: text(out), isWhole: !left });
});
