import type { Passage } from './chart.ts';
import { frond, points } from './shore.ts';

/** A mountain that is seen from afar, a light that shows the way and a pass into a lagoon. */
export const talent: Passage = {
  seed: 72,
  rough: 1.15,
  lands: [
    points('-30 60, 40 52, 92 74, 148 84, 166 128, 144 168, 160 206, 122 236, 100 280, 46 286, -30 310'),
    points(
      '344 232, 352 180, 390 138, 446 120, 512 134, 554 182, 568 240, 558 306, 512 352, 448 366, 384 346, 350 300',
    ),
  ],
  isles: [
    [262, 112, 19],
    [282, 120, 13],
    [246, 122, 11],
    [300, 366, 7],
    [316, 380, 4],
  ],
  inlets: [
    [points('440 236, 466 246'), 72, 82],
    [points('326 314, 396 278, 420 268'), 19, 17],
    ...frond(points('592 290, 552 278, 520 268'), 5, 7, []),
    ...frond(points('500 112, 486 150, 478 190'), 4, 7, []),
    ...frond(points('408 380, 420 340, 430 310'), 3, 6, []),
    ...frond(points('156 190, 112 186, 76 200'), 9, 3, [
      [0.5, 12],
      [0.65, -11],
    ]),
  ],
  courses: [points('174 184, 214 174, 262 178, 298 226, 334 306, 380 290, 420 268, 470 234')],
  ports: [
    [176, 183],
    [264, 179],
    [346, 305],
  ],
  ends: [[474, 232]],
  words: [
    ['name', 66, 156, 'Record', 'middle'],
    ['name', 262, 76, 'Nominator', 'middle'],
    ['name', 322, 332, 'Submission', 'end'],
    ['name', 474, 272, 'The visa', 'middle'],
  ],
  plate: { at: [22, 346], title: 'Global talent', note: 'A record, seen from afar' },
  hills: [
    [86, 114, 20],
    [40, 204, 18],
    [36, 98, 10],
    [94, 244, 9],
  ],
  towns: [[138, 152, 8]],
  wharves: [[150, 158, 24, 12]],
  lights: [[262, 122, 1]],
  rose: [540, 66, 24],
  staff: [206, 92],
  streams: [[226, 262, 56, true]],
  sights: [points('262 94, 346 342'), points('262 94, 384 282')],
};
