/** Cuts coasts from a field of heights. Below zero is land; above zero is water, and the number is the distance to the shore. */

export type Point = readonly [x: number, y: number];

const hash = (x: number, y: number, seed: number): number => {
  let h = (Math.imul(x, 374761393) + Math.imul(y, 668265263) + Math.imul(seed, 1442695041)) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};

/** Smooth noise between -1 and 1. */
export const noise = (x: number, y: number, seed: number): number => {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number): number => t * t * (3 - 2 * t);
  const [u, v] = [ease(x - i), ease(y - j)];
  const above = hash(i, j, seed) * (1 - u) + hash(i + 1, j, seed) * u;
  const below = hash(i, j + 1, seed) * (1 - u) + hash(i + 1, j + 1, seed) * u;
  return 2 * (above * (1 - v) + below * v) - 1;
};

/** A curve through the points, sampled closely enough to look round. */
export const curve = (points: readonly Point[], closed = false, parts = 8): Point[] => {
  const n = points.length;
  const at = (i: number): Point => points[closed ? (i + n) % n : Math.min(Math.max(i, 0), n - 1)] as Point;
  const out: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [a, b, c, d] = [at(i - 1), at(i), at(i + 1), at(i + 2)];
    for (let k = 0; k < parts; k++) {
      const t = k / parts;
      const mix = (p: number, q: number, r: number, s: number): number =>
        q + 0.5 * t * (r - p + t * (2 * p - 5 * q + 4 * r - s + t * (3 * (q - r) + s - p)));
      out.push([mix(a[0], b[0], c[0], d[0]), mix(a[1], b[1], c[1], d[1])]);
    }
  }
  if (!closed) out.push(points[n - 1] as Point);
  return out;
};

/** The squared distance from a point to a segment, and how far along it the nearest place lies. */
const toSegment = (x: number, y: number, a: Point, b: Point): [square: number, along: number] => {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const size = dx * dx + dy * dy;
  const along = size ? Math.min(1, Math.max(0, ((x - a[0]) * dx + (y - a[1]) * dy) / size)) : 0;
  const [ex, ey] = [a[0] + along * dx - x, a[1] + along * dy - y];
  return [ex * ex + ey * ey, along];
};

/** The distance to a closed outline: below zero inside it. */
export const toOutline = (x: number, y: number, outline: readonly Point[]): number => {
  let nearest = Number.POSITIVE_INFINITY;
  let inside = false;
  let a = outline.at(-1) as Point;
  for (const b of outline) {
    nearest = Math.min(nearest, toSegment(x, y, a, b)[0]);
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    a = b;
  }
  return (inside ? -1 : 1) * Math.sqrt(nearest);
};

/** The distance to the bank of a channel that narrows from its mouth to its head. */
export const toChannel = (
  x: number,
  y: number,
  line: readonly Point[],
  mouth: number,
  head: number,
): number => {
  let nearest = Number.POSITIVE_INFINITY;
  const n = line.length - 1;
  for (let i = 0; i < n; i++) {
    const [square, along] = toSegment(x, y, line[i] as Point, line[i + 1] as Point);
    nearest = Math.min(nearest, Math.sqrt(square) - mouth - ((head - mouth) * (i + along)) / n);
  }
  return nearest;
};

const MARGIN = 16;

/** Each corner on land is one bit, clockwise from the upper left. An entry names the sides that the shore runs between. */
const RUNS = ['', 'lt', 'tr', 'lr', 'rb', 'ltrb', 'tb', 'lb', 'bl', 'bt', 'trbl', 'br', 'rl', 'rt', 'tl', ''];

export class Grid {
  readonly step: number;
  readonly cols: number;
  readonly rows: number;
  private readonly values: Float64Array;

  constructor(step: number, height: (x: number, y: number) => number, width = 600, depth = 420) {
    this.step = step;
    this.cols = Math.ceil((width + 2 * MARGIN) / step) + 1;
    this.rows = Math.ceil((depth + 2 * MARGIN) / step) + 1;
    this.values = new Float64Array(this.cols * this.rows);
    for (let j = 0; j < this.rows; j++) {
      for (let i = 0; i < this.cols; i++) {
        // A deep rim closes every outline that would run out of the picture.
        const rim = i === 0 || j === 0 || i === this.cols - 1 || j === this.rows - 1;
        this.values[j * this.cols + i] = rim ? 1e4 : height(i * step - MARGIN, j * step - MARGIN);
      }
    }
  }

  private value(i: number, j: number): number {
    return this.values[j * this.cols + i] as number;
  }

  at(x: number, y: number): number {
    return this.value(Math.round((x + MARGIN) / this.step), Math.round((y + MARGIN) / this.step));
  }

  /** Finds the closed lines along which the field has a given height. */
  lines(level: number): Point[][] {
    const next = new Map<number, number>();
    const places = new Map<number, Point>();
    const side = (name: string, i: number, j: number): number => {
      const [x, y] = [name === 'r' ? i + 1 : i, name === 'b' ? j + 1 : j];
      const upright = name === 'l' || name === 'r';
      const key = 2 * (y * this.cols + x) + (upright ? 1 : 0);
      if (!places.has(key)) {
        const here = this.value(x, y);
        const there = upright ? this.value(x, y + 1) : this.value(x + 1, y);
        const t = Math.min(0.98, Math.max(0.02, (level - here) / (there - here)));
        const [px, py] = upright ? [x, y + t] : [x + t, y];
        places.set(key, [px * this.step - MARGIN, py * this.step - MARGIN]);
      }
      return key;
    };
    for (let j = 0; j < this.rows - 1; j++) {
      for (let i = 0; i < this.cols - 1; i++) {
        const corners = [
          this.value(i, j),
          this.value(i + 1, j),
          this.value(i + 1, j + 1),
          this.value(i, j + 1),
        ];
        const runs = RUNS[corners.reduce((code, v, k) => code + (v < level ? 1 << k : 0), 0)] ?? '';
        for (let k = 0; k < runs.length; k += 2) {
          next.set(side(runs[k] as string, i, j), side(runs[k + 1] as string, i, j));
        }
      }
    }
    const loops: Point[][] = [];
    for (const start of [...next.keys()]) {
      const loop: Point[] = [];
      for (let key: number | undefined = start; key !== undefined && next.has(key); ) {
        loop.push(places.get(key) as Point);
        const to = next.get(key);
        next.delete(key);
        key = to;
      }
      if (loop.length > 3) loops.push(loop);
    }
    return loops;
  }
}

const thinOpen = (points: readonly Point[], slack: number): Point[] => {
  const [a, b] = [points[0] as Point, points.at(-1) as Point];
  let [far, index] = [slack * slack, 0];
  points.forEach(([x, y], i) => {
    const square = toSegment(x, y, a, b)[0];
    if (square > far) [far, index] = [square, i];
  });
  if (!index) return [a, b];
  return [
    ...thinOpen(points.slice(0, index + 1), slack).slice(0, -1),
    ...thinOpen(points.slice(index), slack),
  ];
};

/** Leaves out points that a closed line does not need. */
export const thin = (loop: readonly Point[], slack: number): Point[] => {
  const half = Math.floor(loop.length / 2);
  const there = thinOpen(loop.slice(0, half + 1), slack);
  const back = thinOpen([...loop.slice(half), loop[0] as Point], slack);
  return [...there.slice(0, -1), ...back.slice(0, -1)];
};

export const area = (loop: readonly Point[]): number => {
  let sum = 0;
  let a = loop.at(-1) as Point;
  for (const b of loop) {
    sum += a[0] * b[1] - b[0] * a[1];
    a = b;
  }
  return Math.abs(sum / 2);
};

export const nearest = (x: number, y: number, loops: readonly (readonly Point[])[]): number => {
  let found = Number.POSITIVE_INFINITY;
  for (const loop of loops) {
    let a = loop.at(-1) as Point;
    for (const b of loop) {
      found = Math.min(found, toSegment(x, y, a, b)[0]);
      a = b;
    }
  }
  return Math.sqrt(found);
};
