import type { Passage } from './chart.ts';
import type { Point } from './field.ts';
import { points } from './shore.ts';

const place = ([east, south]: Point): Point => [205 + (east - 166) * 21.4, 22 + (south - 34.2) * 28.2];

// Pairs of longitude and southern latitude in degrees, from cape to cape.
const NORTH = points(
  '172.7 34.4, 173.05 34.42, 173.5 35, 174.2 35.2, 174.6 35.85, 174.8 36.4, 174.9 36.9, 175.35 37.15, 175.4 36.5, 175.9 36.9, 176.2 37.65, 177 37.95, 177.5 37.9, 178 37.55, 178.55 37.7, 178 38.7, 177.9 39.2, 177.3 39.05, 176.9 39.45, 177.1 39.65, 176.65 40.3, 176.2 40.9, 175.3 41.6, 174.75 41.35, 175 40.9, 175.2 40.45, 175 39.95, 174.2 39.6, 173.75 39.3, 174.1 39, 174.6 38.7, 174.75 38.05, 174.8 37.8, 174.65 37.35, 174.5 37, 174.15 36.4, 173.7 35.9, 173.35 35.5, 173.1 35.1',
);
const SOUTH = points(
  '172.7 40.5, 172.8 40.8, 173.05 40.9, 173.25 41.25, 173.9 40.75, 174.35 41.05, 174.1 41.5, 174.28 41.73, 173.7 42.4, 173.3 42.9, 172.75 43.3, 172.75 43.55, 173.1 43.75, 172.9 43.9, 172.2 43.95, 171.3 44.4, 171 45.1, 170.75 45.85, 169.8 46.45, 169 46.67, 168.35 46.6, 168 46.35, 167.4 46.2, 166.6 46.15, 166.5 45.75, 166.9 45.3, 167.8 44.6, 168.6 44, 170.1 43.25, 170.95 42.7, 171.45 41.75, 172.1 41.25, 172.2 40.8',
);
const STEWART = points('167.6 46.85, 168.2 46.85, 168.1 47.15, 167.6 47.25');

/** From the offer round the coast, with five documents on the way to one application. */
export const newZealand: Passage = {
  seed: 81,
  rough: 0.42,
  lands: [NORTH.map(place), SOUTH.map(place), STEWART.map(place)],
  inlets: [
    [points('212 346, 226 348, 238 344'), 2.6, 0.8],
    [points('220 332, 232 336, 240 332'), 2.6, 0.8],
    [points('232 316, 242 322, 250 320'), 2.6, 0.8],
    [points('376 210, 368 218, 362 228'), 2.4, 0.8],
    [points('384 218, 374 226'), 2.4, 0.8],
  ],
  courses: [
    points(
      '338 54, 352 100, 344 160, 318 212, 276 260, 230 292, 194 330, 190 372, 236 402, 290 386, 328 346, 376 302, 410 278, 416 254, 400 238',
    ),
  ],
  ports: [
    [338, 54],
    [344, 160],
    [276, 260],
    [194, 330],
    [324, 350],
    [386, 295],
    [415, 266],
  ],
  ends: [[399, 236]],
  words: [
    ['name', 324, 59, 'Job offer', 'end'],
    ['name', 330, 165, 'Business plan', 'end'],
    ['name', 262, 262, 'Market salary report', 'end'],
    ['name', 178, 326, 'Genuine', 'end'],
    ['name', 178, 346, 'position report', 'end'],
    ['name', 340, 362, 'Need of nominee report'],
    ['name', 402, 307, 'Position description'],
    ['name', 430, 275, 'Application'],
    ['name', 422, 242, 'Decision'],
  ],
  plate: { at: [22, 22], title: 'New Zealand', note: 'Five documents, one application' },
  hills: [
    [424, 160, 8],
    [278, 302, 8],
    [304, 278, 7],
    [252, 330, 6],
  ],
  wharves: [[396, 88, -40, 10]],
  lights: [[476, 130, 0.85]],
  rose: [104, 152, 34],
  boat: [226, 118],
  streams: [
    [120, 238, -38, true],
    [520, 196, 130, false],
  ],
};
