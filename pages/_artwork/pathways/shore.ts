import { area, curve, Grid, nearest, noise, type Point, thin, toChannel, toOutline } from './field.ts';

/** The shape of the land, its shore and the depths before it. */

export interface Ground {
  seed: number;
  /** How far the shore strays from the given outlines. */
  rough?: number;
  lands: readonly (readonly Point[])[];
  isles?: readonly (readonly [x: number, y: number, r: number])[];
  /** Drowned valleys, each with its line and half its width at the mouth and at the head. */
  inlets?: readonly (readonly [line: readonly Point[], mouth: number, head: number])[];
}

export interface Shore {
  land: Point[][];
  /** The distance of a place at sea from the shore; below zero on land. */
  offing: (x: number, y: number) => number;
  depth: (level: number) => Point[][];
}

/** Reads 'x y, x y' as points. */
export const points = (text: string): Point[] =>
  text.split(', ').map((pair): Point => {
    const [x, y] = pair.split(' ').map(Number);
    return [x ?? 0, y ?? 0];
  });

const HALF = 2;

export const survey = ({ seed, rough = 1, lands, isles = [], inlets = [] }: Ground): Shore => {
  const outlines = lands.map(land => curve(land, true));
  const channels = inlets.map(([line, mouth, head]) => [curve(line), mouth, head] as const);
  const height = (x: number, y: number): number => {
    const stray =
      rough *
      (4.6 * noise(x / 34, y / 34, seed) +
        2.6 * noise(x / 13, y / 13, seed + 1) +
        1.3 * noise(x / 6, y / 6, seed + 2));
    let h = Number.POSITIVE_INFINITY;
    for (const outline of outlines) h = Math.min(h, toOutline(x, y, outline));
    for (const [ix, iy, r] of isles) h = Math.min(h, Math.hypot(x - ix, y - iy) - r);
    h += stray;
    for (const [line, mouth, head] of channels)
      h = Math.max(h, -toChannel(x, y, line, mouth, head) - 0.5 * stray);
    return h;
  };
  const land = new Grid(HALF, height).lines(0).filter(loop => area(loop) > 36);
  const coast = land.map(loop => thin(loop, 0.36));
  const sea = new Grid(4, (x, y) => {
    const away = nearest(x, y, coast);
    return height(x, y) < 0 ? -away : away;
  });
  // The floor falls away unevenly.
  const floor = new Grid(4, (x, y) => sea.at(x, y) * (1 + 0.26 * noise(x / 44, y / 44, seed + 9)));
  return {
    land: coast,
    offing: (x, y) => sea.at(x, y),
    depth: level =>
      floor
        .lines(level)
        .filter(loop => area(loop) > 120)
        .map(loop => thin(loop, 1.1)),
  };
};

/** Writes loops as straight lines, in half units and relative. */
export const angular = (loops: readonly (readonly Point[])[]): string =>
  loops
    .map(loop => {
      let [x, y] = [0, 0];
      const steps = loop.flatMap(([px, py]) => {
        const [nx, ny] = [Math.round(px * HALF), Math.round(py * HALF)];
        const step = [nx - x, ny - y];
        [x, y] = [nx, ny];
        return step;
      });
      const [mx = 0, my = 0, ...rest] = steps;
      return `M${mx} ${my}l${tightly(rest)}z`;
    })
    .join('');

const tightly = (values: readonly number[]): string =>
  values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

/** Writes loops as curves in whole units: each point bends the line, which runs through the midpoints. */
export const rounded = (loops: readonly (readonly Point[])[]): string =>
  loops
    .map(loop => {
      const bends = loop.map(([x, y]): Point => [Math.round(x), Math.round(y)]);
      const middle = (a: Point, b: Point): Point => [
        Math.round((a[0] + b[0]) / 2),
        Math.round((a[1] + b[1]) / 2),
      ];
      let [x, y] = middle(bends.at(-1) as Point, bends[0] as Point);
      const start = `M${x} ${y}q`;
      const steps = bends.flatMap((bend, i) => {
        const to = middle(bend, bends[(i + 1) % bends.length] as Point);
        const step = [bend[0] - x, bend[1] - y, to[0] - x, to[1] - y];
        [x, y] = to;
        return step;
      });
      return `${start}${tightly(steps)}z`;
    })
    .join('');

/** Makes an inlet with side arms to the left and right, like the leaflets of a fern. */
export const frond = (
  line: readonly Point[],
  mouth: number,
  head: number,
  arms: readonly (readonly [at: number, length: number])[],
): NonNullable<Ground['inlets']> => {
  const path = curve(line, false, 10);
  return [
    [line, mouth, head],
    ...arms.map(([at, length]) => {
      const i = Math.min(path.length - 2, Math.round(at * (path.length - 1)));
      const [[x, y], [nx, ny]] = [path[i] as Point, path[i + 1] as Point];
      const angle = Math.atan2(ny - y, nx - x) + Math.sign(length) * 0.95;
      const reach = Math.abs(length) + mouth + (head - mouth) * at;
      const [c, s] = [Math.cos(angle) * reach, Math.sin(angle) * reach];
      return [
        [
          [x, y],
          [x + c * 0.55, y + s * 0.5],
          [x + c, y + s],
        ] as Point[],
        mouth * 0.36,
        1.2,
      ] as const;
    }),
  ];
};
