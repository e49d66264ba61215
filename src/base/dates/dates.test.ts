import { describe, expect, it, test } from 'vitest';
import { size } from '../../../tests/support/size.ts';
import { dayAt, instantOf, instantsAt, meantMoment, momentAt, timeAt } from './dates.ts';

const HOUR = 3_600_000;
const START = Date.parse('2026-01-01T00:00Z');
const HOURS = 2 * 365 * 24;

/** Each changes its clocks on other days, by other steps, or never; the last two moved by half an hour and at Ramadan. */
const ZONES = [
  ...['Europe/Berlin', 'Australia/Sydney', 'America/New_York', 'America/St_Johns', 'America/Santiago'],
  ...['Pacific/Chatham', 'Asia/Kathmandu', 'Africa/Cairo', 'Australia/Lord_Howe', 'Africa/Casablanca'],
];

/** Every hour near a change of clocks, and of the others as many as there is time for. */
function hoursIn(zone: string): number[] {
  const offsets = Array.from({ length: HOURS / 24 + 2 }, (_, day) =>
    momentAt(START + (day - 1) * 24 * HOUR, zone).slice(16),
  );
  const step = size(11, 1);
  return Array.from({ length: HOURS }, (_, hour) => hour)
    .filter(hour => {
      const day = Math.floor(hour / 24) + 1;
      return hour % step === 0 || offsets[day - 1] !== offsets[day] || offsets[day] !== offsets[day + 1];
    })
    .map(hour => START + hour * HOUR);
}

test.each(ZONES)('every hour of two years in %s is written and read as the same instant', zone => {
  const wrong = hoursIn(zone).filter(instant => {
    const shown = instantsAt(dayAt(instant, zone), timeAt(instant, zone), zone);
    return !shown.includes(instant) || instantOf(momentAt(instant, zone), zone) !== instant;
  });
  expect(wrong.map(instant => new Date(instant).toISOString())).toEqual([]);
});

describe('a time that clocks', () => {
  it.each([
    ['skip', '2026-03-29', '02:30', 'Europe/Berlin', []],
    ['skip', '2026-10-04', '02:15', 'Australia/Lord_Howe', []],
    ['show once', '2026-10-04', '02:30', 'Australia/Lord_Howe', ['2026-10-04T02:30+11:00']],
    ['show once', '2026-03-29', '03:00', 'Europe/Berlin', ['2026-03-29T03:00+02:00']],
    [
      'show twice',
      '2026-10-25',
      '02:30',
      'Europe/Berlin',
      ['2026-10-25T02:30+02:00', '2026-10-25T02:30+01:00'],
    ],
    ['show once', '2026-06-01', '09:05', 'America/St_Johns', ['2026-06-01T09:05-02:30']],
  ])('%s: %s %s in %s', (_, day, time, zone, moments) => {
    expect(instantsAt(day, time, zone).map(instant => momentAt(instant, zone))).toEqual(moments);
  });
});

it('has no 24:00, which people read as either end of the day', () => {
  expect(instantOf('2026-10-01T24:00+02:00', 'Europe/Berlin')).toBeUndefined();
  expect(instantOf('2026-10-01T23:59+02:00', 'Europe/Berlin')).toBe(Date.parse('2026-10-01T21:59Z'));
});

test.each([
  ['24.12.2026', '2026-12-24'],
  ['5. 4. 2026', '2026-04-05'],
  ['2026/12/24', '2026-12-24'],
  ['2026-4-5', '2026-04-05'],
  ['12/24/2026', '2026-12-24'],
  ['24/12/2026', '2026-12-24'],
  ['05/05/2026', '2026-05-05'],
  ['05/04/2026', undefined],
  ['31.2.2026', undefined],
  ['24.12.26', undefined],
  ['24.12.2026 18:00', '2026-12-24T18:00+01:00'],
  ['24.12.2026, um 9:30 Uhr', '2026-12-24T09:30+01:00'],
  ['2026-07-01T09:00', '2026-07-01T09:00+02:00'],
  // Clocks skip this hour, and show the other one twice.
  ['2026-03-29 02:30', undefined],
  ['2026-10-25 02:30', undefined],
  ['2026-07-01 25:00', undefined],
])('%s in Berlin means %s', (written, meant) => {
  expect(meantMoment(written, 'Europe/Berlin')).toBe(meant);
});

test('a time means nothing without a time zone', () => {
  expect(meantMoment('24.12.2026 18:00', undefined)).toBeUndefined();
});
