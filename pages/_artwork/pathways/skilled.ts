import type { Passage } from './chart.ts';
import { frond, points } from './shore.ts';

/** Two narrows in turn, then a gulf with three islands; graduates have a shore of their own. */
export const skilled: Passage = {
  seed: 21,
  lands: [
    points(
      '-30 -30, -30 128, 36 120, 90 136, 140 126, 186 150, 222 210, 246 158, 292 128, 330 160, 352 224, 378 160, 384 96, 420 50, 430 -30',
    ),
    points(
      '-30 450, -30 316, 30 322, 96 344, 150 330, 196 316, 226 266, 254 326, 296 344, 330 316, 352 280, 376 336, 420 376, 440 450',
    ),
    points('472 66, 514 34, 590 38, 640 60, 640 110, 580 122, 502 114, 480 98'),
    points('476 204, 510 172, 580 166, 640 210, 600 248, 508 246'),
    points('444 326, 484 296, 544 306, 590 340, 560 372, 500 362, 466 350'),
  ],
  isles: [[434, 164, 7]],
  inlets: [
    ...frond(points('70 330, 82 366, 76 386'), 13, 5, [
      [0.5, 12],
      [0.6, -10],
    ]),
    ...frond(points('158 318, 164 354, 158 376'), 13, 5, [
      [0.5, -12],
      [0.65, 11],
    ]),
    [points('466 82, 500 84'), 13, 10],
    [points('470 212, 510 212'), 13, 10],
    [points('440 334, 480 332'), 13, 10],
  ],
  courses: [
    points('6 206, 60 236, 150 250, 224 238, 290 246, 352 252'),
    points('40 226, 72 270, 76 310, 80 350'),
    points('104 246, 146 270, 162 310, 163 342'),
    points('352 252, 398 212, 432 116, 496 83'),
    points('352 252, 420 240, 466 214, 502 212'),
    points('352 252, 396 262, 424 320, 476 332'),
  ],
  ports: [
    [224, 238],
    [352, 252],
    [80, 352],
    [163, 344],
  ],
  ends: points('496 83, 506 212, 476 332'),
  words: [
    ['name', 142, 188, 'Skills', 'middle'],
    ['name', 142, 208, 'assessment', 'middle'],
    ['name', 287, 196, 'Points and', 'middle'],
    ['name', 287, 216, 'invitation', 'middle'],
    ['number', 517, 84, '189'],
    ['note', 517, 100, 'independent'],
    ['number', 527, 215, '190'],
    ['note', 527, 231, 'nominated'],
    ['number', 497, 336, '491'],
    ['note', 497, 352, 'regional'],
    ['number', 60, 366, '476', 'end'],
    ['number', 182, 360, '485'],
    ['note', 118, 398, 'graduates', 'middle'],
  ],
  plate: { at: [22, 22], title: 'Skilled migration', note: 'Two narrows before the visa' },
  hills: [
    [322, 50, 17],
    [246, 62, 10],
    [296, 386, 13],
  ],
  towns: [[166, 128, 10]],
  wharves: [[192, 160, 150, 16]],
  lights: [[352, 202, 0.85]],
};
