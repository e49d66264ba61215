import { describe, expect, it } from 'vitest';
import { whenOf } from './when.ts';

/** 7 in the morning of 23 November on Macquarie Island. */
const NOW = Date.parse('2026-11-22T20:00:00Z');

describe('a moment in words', () => {
  it.each([
    ['yesterday', '2026-11-22T12:59:59.999Z', 'at the end of 22 November 2026'],
    ['Yesterday 9:05', '2026-11-21T22:05:59.999Z', 'on 22 November 2026 at 09:05'],
    ['2026-11-21', '2026-11-21T12:59:59.999Z', 'at the end of 21 November 2026'],
    ['2026-11-21 15:40', '2026-11-21T04:40:59.999Z', 'on 21 November 2026 at 15:40'],
    ['2026-11-21T15:40', '2026-11-21T04:40:59.999Z', 'on 21 November 2026 at 15:40'],
    ['06:30', '2026-11-22T19:30:59.999Z', 'on 23 November 2026 at 06:30'],
    // Clocks go forward an hour that night.
    ['2026-10-03', '2026-10-03T13:59:59.999Z', 'at the end of 3 October 2026'],
    ['2026-10-04', '2026-10-04T12:59:59.999Z', 'at the end of 4 October 2026'],
  ])('%s is meant to its end, where the site is', (said, instant, words) => {
    expect(whenOf(said, 'Antarctica/Macquarie', NOW)).toEqual({ instant: Date.parse(instant), words });
  });

  it.each(['', 'last', '3', '2026-13-01', '2026-02-30', '24:00', 'yesterday15:40', 'the day before'])(
    '"%s" is none',
    said => expect(whenOf(said, 'Antarctica/Macquarie', NOW)).toBeUndefined(),
  );
});
