import type { Passage } from './chart.ts';
import type { Point } from './field.ts';
import { frond, points } from './shore.ts';

const LONG = [70, 248, 426];
const SHORT = [158, 338, 516];

/** Where each stream joins the course. */
const JOINS = points('132 266, 214 260, 306 256, 394 258, 484 272, 484 272');

const long = (x: number): Point[] => [
  [x, 86],
  [x - 5, 118],
  [x + 12, 158],
  [x + 18, 206],
];
const short = (x: number): Point[] => [
  [x, 150],
  [x + 9, 182],
  [x + (x > 500 ? 8 : 16), 216],
];
const joined = (x: number): Point => JOINS[Math.round((x - 70) / 89)] ?? [484, 272];

/** Six streams come down to one sound; from each of them the course runs out to sea again. */
export const temporary: Passage = {
  seed: 58,
  lands: [
    points(
      '-30 -30, -30 206, 30 198, 62 220, 84 206, 112 194, 152 222, 176 208, 210 182, 246 214, 270 200, 300 186, 338 218, 360 202, 388 180, 424 212, 446 198, 474 188, 512 218, 536 204, 570 190, 640 216, 640 -30',
    ),
    points('-30 292, 40 302, 84 292, 134 312, 188 316, 226 346, 284 352, 300 384, 330 450, -30 450'),
  ],
  isles: [
    [416, 346, 18],
    [436, 354, 14],
    [398, 360, 11],
    [572, 306, 7],
    [340, 328, 5],
  ],
  inlets: [
    ...LONG.flatMap((x, i) =>
      frond([...long(x).reverse(), [x, 78]], 12, 4, [
        [0.3, i % 2 ? -11 : 11],
        [0.46, i % 2 ? 12 : -12],
        [0.72, i % 2 ? -10 : 10],
      ]),
    ),
    ...SHORT.flatMap((x, i) =>
      frond([...short(x).reverse(), [x, 142]], 12, 4, [
        [0.4, i % 2 ? -12 : 12],
        [0.64, i % 2 ? 10 : -10],
      ]),
    ),
  ],
  courses: [
    points('98 276, 132 266, 214 260, 306 256, 394 258, 484 272, 528 298, 546 350'),
    ...LONG.map(x => [...long(x), joined(x)]),
    ...SHORT.map(x => [...short(x), joined(x)]),
  ],
  ports: [[98, 276], [484, 272], ...LONG.map((x): Point => [x, 86]), ...SHORT.map((x): Point => [x, 150])],
  ends: [[546, 352]],
  words: [
    ['name', 74, 46, 'Special Program', 'middle'],
    ['note', 74, 64, '2 years', 'middle'],
    ['name', 158, 112, 'Entertainment', 'middle'],
    ['note', 158, 130, '1 year', 'middle'],
    ['name', 248, 46, 'Research', 'middle'],
    ['note', 248, 64, '2 years', 'middle'],
    ['name', 338, 94, 'International', 'middle'],
    ['name', 338, 112, 'Relations', 'middle'],
    ['note', 338, 130, '2 years', 'middle'],
    ['name', 426, 46, 'Superyacht Crew', 'middle'],
    ['note', 426, 64, '1 year', 'middle'],
    ['name', 516, 112, 'Religious Work', 'middle'],
    ['note', 516, 130, '2 years', 'middle'],
    ['name', 22, 330, 'Host and activity'],
    ['number', 466, 301, '408', 'middle'],
    ['name', 522, 388, 'The activity ends', 'middle'],
  ],
  plate: { at: [22, 346], title: 'Temporary activity', note: 'Six streams, one course' },
  hills: [
    [160, 42, 13],
    [338, 42, 12],
    [546, 42, 14],
    [252, 386, 12],
  ],
  wharves: [[78, 296, -44, 13]],
  lights: [[418, 350, 0.85]],
  boat: [272, 302],
};
