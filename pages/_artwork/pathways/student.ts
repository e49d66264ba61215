import type { Passage } from './chart.ts';
import { frond, points } from './shore.ts';

/** Across open water to the mouth of a long river, and up it to the place of study. */
export const student: Passage = {
  seed: 34,
  lands: [
    points(
      '196 -30, 226 24, 198 70, 232 108, 208 160, 250 196, 270 250, 240 304, 278 346, 262 396, 286 450, 640 450, 640 -30',
    ),
    points('28 300, 70 276, 118 290, 140 330, 120 366, 70 372, 36 346'),
  ],
  isles: [
    [150, 376, 7],
    [168, 60, 8],
  ],
  inlets: [
    ...frond(
      points(
        '232 232, 300 236, 346 290, 410 308, 462 276, 474 222, 440 172, 388 140, 396 88, 450 70, 514 92',
      ),
      27,
      9,
      [
        [0.17, 22],
        [0.23, -24],
        [0.3, 22],
        [0.36, -20],
        [0.42, 20],
        [0.6, 20],
        [0.66, -18],
        [0.73, -20],
        [0.8, -16],
        [0.86, 15],
        [0.92, -13],
      ],
    ),
    [points('452 276, 486 226'), 27, 24],
  ],
  courses: [
    points('118 281, 150 240, 186 220, 240 228, 300 236, 348 288, 410 307, 456 284, 472 246'),
    points('472 246, 466 204, 440 172, 390 142, 396 90, 450 70, 506 90'),
  ],
  ports: [
    [118, 281],
    [186, 220],
    [283, 232],
    [472, 246],
  ],
  ends: [[510, 91]],
  words: [
    ['name', 86, 322, 'Offer and', 'middle'],
    ['name', 86, 342, 'enrolment', 'middle'],
    ['name', 182, 182, 'Entrant', 'end'],
    ['name', 182, 202, 'statement', 'end'],
    ['number', 316, 203, '500', 'middle'],
    ['name', 520, 262, 'Study', 'start'],
    ['name', 506, 50, 'What may follow', 'middle'],
    ['number', 537, 99, '485'],
  ],
  plate: { at: [348, 346], title: 'Student visa', note: 'From the offer to the first lecture' },
  hills: [
    [312, 56, 18],
    [276, 122, 10],
    [396, 222, 13],
    [550, 176, 17],
    [552, 316, 10],
    [300, 336, 10],
  ],
  towns: [[530, 236, 0]],
  wharves: [[516, 240, 180, 14]],
  lights: [[228, 186, 0.95]],
  rose: [62, 78, 26],
  staff: [206, 268],
  streams: [[84, 226, -32, true]],
};
