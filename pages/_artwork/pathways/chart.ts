import { dot, num, Pen, poly, rect, type TextStyle } from '../pen.ts';
import { type Face, width } from '../type.ts';
import { noise, type Point } from './field.ts';
import {
  boat,
  type Cartouche,
  cartouche,
  cartoucheBox,
  frame,
  hills,
  lighthouse,
  rose,
  staff,
  stream,
  town,
  wharf,
} from './marks.ts';
import { angular, type Ground, rounded, type Shore, survey } from './shore.ts';

/** Draws a visa pathway as a passage along a coast. Each pathway describes its own coast. */

type Word = readonly [
  kind: keyof typeof HANDS,
  x: number,
  y: number,
  text: string,
  anchor?: TextStyle['anchor'],
  turn?: number,
];

type Box = readonly [x: number, y: number, w: number, h: number];

export interface Passage extends Ground {
  courses: readonly (readonly Point[])[];
  ports: readonly Point[];
  /** The places where applications end: brass dots in double rings. */
  ends: readonly Point[];
  words: readonly Word[];
  plate: Cartouche;
  hills?: readonly (readonly [x: number, y: number, r: number])[];
  towns?: readonly (readonly [x: number, y: number, turn: number])[];
  wharves?: readonly (readonly [x: number, y: number, turn: number, length: number])[];
  lights?: readonly (readonly [x: number, y: number, scale: number])[];
  rose?: readonly [x: number, y: number, r: number];
  staff?: Point;
  boat?: Point;
  /** Arrows of the tide. "flood" draws feathers on the arrow. */
  streams?: readonly (readonly [x: number, y: number, turn: number, flood: boolean])[];
  /** Lines of sight from a light. */
  sights?: readonly (readonly Point[])[];
}

const HANDS = {
  name: { face: 'italic', size: 17, ink: 'i' },
  number: { face: 'serif', size: 23, ink: 'i', firm: 12 },
  note: { face: 'sans', size: 11.5, ink: 't' },
} as const satisfies Record<string, TextStyle & { face: Face; size: number }>;

const SHOAL = 17;

const boxOf = ([kind, x, y, text, anchor = 'start', turn]: Word): Box => {
  const { face, size } = HANDS[kind];
  const wide = width(face, size, text);
  const left = x - (anchor === 'start' ? 0 : anchor === 'end' ? wide : wide / 2);
  if (turn) return [x - wide / 2, y - wide / 2, wide, wide];
  return [left, y - size * 0.72, wide, size * 0.92];
};

/** Draws a word. At sea it gets a halo in the colour of the water. */
const letter = (pen: Pen, word: Word, shore: Shore): void => {
  const [kind, x, y, text, anchor, turn] = word;
  const hand: TextStyle & { face: Face; size: number } = HANDS[kind];
  const [bx, by, w, h] = boxOf(word);
  const away = shore.offing(bx + w / 2, by + h / 2);
  const halo = away < 0 ? undefined : away < SHOAL ? 'h' : 'p';
  pen.text(x, y, text, { ...hand, anchor, turn, halo });
};

/** A smooth line through the points. */
export const through = (points: readonly Point[]): string => {
  const at = (i: number): Point => points[Math.min(Math.max(i, 0), points.length - 1)] as Point;
  let data = `M${num(at(0)[0])} ${num(at(0)[1])}`;
  for (let i = 0; i < points.length - 1; i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    const bend = (p: Point, q: Point, r: Point, sign: number): string =>
      `${num(q[0] + (sign * (r[0] - p[0])) / 6)} ${num(q[1] + (sign * (r[1] - p[1])) / 6)}`;
    data += `C${bend(a, b, c, 1)} ${bend(b, c, d, -1)} ${num(c[0])} ${num(c[1])}`;
  }
  return data;
};

const near = (x: number, y: number, points: readonly Point[], room: number): boolean =>
  points.some(([px, py]) => Math.hypot(px - x, py - y) < room);

/** Writes depths on open water, where nothing else is written. */
const soundings = (pen: Pen, passage: Passage, shore: Shore, taken: readonly Box[]): void => {
  const track = passage.courses.flatMap(points =>
    points.slice(1).flatMap((b, i) => {
      const a = points[i] as Point;
      return [0, 0.2, 0.4, 0.6, 0.8].map((t): Point => [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])]);
    }),
  );
  pen.raw('<g opacity=".75">');
  for (let row = 0; row < 11; row++) {
    for (let col = 0; col < 13; col++) {
      const x = 34 + col * 45 + (row % 2) * 22 + 11 * noise(col * 1.7, row * 2.3, passage.seed + 20);
      const y = 33 + row * 37 + 9 * noise(col * 2.1, row * 1.3, passage.seed + 21);
      const away = shore.offing(x, y - 4);
      const written = taken.some(
        ([bx, by, w, h]) => x > bx - 14 && x < bx + w + 14 && y > by - 5 && y < by + h + 15,
      );
      // Far from the coast, depths stand further apart.
      const rare = away > 110 && (row + 2 * col) % 3 > 0;
      if (away < 14 || x > 580 || y > 402 || written || rare) continue;
      if (near(x, y - 4, track, 24) || near(x, y - 4, [...passage.ports, ...passage.ends], 30)) continue;
      const depth = Math.round(2 + away ** 0.78 * 0.75 + 3 * noise(x / 30, y / 30, passage.seed + 22));
      pen.text(x, y, String(Math.max(3, depth)), { face: 'italic', size: 12.5, ink: 'm', anchor: 'middle' });
    }
  }
  pen.raw('</g>');
};

/** Lists the boxes that marks at sea cover. */
const marked = ({ rose, staff, boat, streams = [], lights = [], wharves = [] }: Passage): Box[] => [
  ...(rose ? [[rose[0] - rose[2], rose[1] - 1.25 * rose[2], 2 * rose[2], 2.5 * rose[2]] as const] : []),
  ...(staff ? [[staff[0] - 14, staff[1], 28, 42] as const] : []),
  ...(boat ? [[boat[0] - 12, boat[1] - 16, 24, 24] as const] : []),
  ...streams.map(([x, y]): Box => [x - 18, y - 8, 36, 16]),
  ...lights.map(([x, y]): Box => [x - 10, y - 36, 20, 36]),
  ...wharves.map(([x, y]): Box => [x - 12, y - 12, 24, 24]),
];

/** Leaves out the letter of a command that repeats the one before it. */
const compact = (svg: string): string => {
  const runs = (data: string): string =>
    data.replace(
      /([qlc])(-?[\d.][\d. -]*)\1(-?)/g,
      (_, key, values, sign) => `${key}${values}${sign || ' '}`,
    );
  let [before, after] = [svg, runs(svg)];
  while (after !== before) [before, after] = [after, runs(after)];
  return after;
};

export const chart = (passage: Passage): string => {
  const pen = new Pen();
  const shore = survey(passage);
  const taken = [...passage.words.map(boxOf), ...marked(passage), cartoucheBox(passage.plate)];

  pen.fill('p', rect(0, 0, 600, 420));
  pen.raw('<clipPath id="map"><path d="M6 6h588v408H6z"/></clipPath><g clip-path="url(#map)">');
  pen.stroke('m', rounded(shore.depth(62)), { width: 0.6, opacity: 0.3 });
  pen.stroke('m', rounded(shore.depth(46)), { width: 0.6, opacity: 0.4 });
  pen.stroke('m', rounded(shore.depth(31)), { width: 0.6, opacity: 0.55 });
  pen.stroke('m', rounded(shore.depth(SHOAL)), { width: 0.6, fill: 'h' });
  pen.raw('<g transform="scale(.5)">');
  pen.stroke('w', angular(shore.land), { width: 22 });
  pen.stroke('r', angular(shore.land), { width: 2.2, fill: 'n' });
  pen.raw('</g>');
  hills(pen, passage.hills ?? []);
  for (const [x, y, turn] of passage.towns ?? []) town(pen, x, y, turn);
  soundings(pen, passage, shore, taken);
  if (passage.sights) pen.stroke('m', passage.sights.map(poly).join(''), { width: 0.8, dash: '1 4' });
  pen.stroke('i', passage.courses.map(through).join(''), { width: 2, dash: '8 5' });
  pen.raw('</g>');
  for (const [x, y, turn, length] of passage.wharves ?? []) wharf(pen, x, y, turn, length);
  for (const [x, y, turn, flood] of passage.streams ?? []) stream(pen, x, y, turn, flood);
  if (passage.rose) rose(pen, ...passage.rose);
  if (passage.staff) staff(pen, ...passage.staff);
  if (passage.boat) boat(pen, ...passage.boat, 0.9);
  for (const [x, y, scale] of passage.lights ?? []) lighthouse(pen, x, y, scale);
  pen.stroke('i', passage.ports.map(([x, y]) => dot(x, y, 4.4)).join(''), { width: 1.6, fill: 'p' });
  for (const [x, y] of passage.ends) {
    pen.fill('p', dot(x, y, 13.5));
    pen.stroke('k', dot(x, y, 12) + dot(x, y, 8.6), { width: 1.4 });
    pen.fill('k', dot(x, y, 5));
  }
  for (const word of passage.words) letter(pen, word, shore);
  cartouche(pen, passage.plate);
  frame(pen);
  return compact(pen.toString('0 0 600 420'));
};
