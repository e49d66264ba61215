// Makes photographs: landscapes with the smooth sky, hard edges, fine texture and grain of real ones, which are what encoders
// find hard. The same seed makes the same pixels.
import sharp, { type Sharp } from 'sharp';
import { dice } from '../sites/small-site.ts';
import { type Carried, withMetadata } from './photograph-metadata.ts';

export type Wanted = {
  width?: number;
  height?: number;
  seed?: number;
  /** The quality of the JPEG. */
  quality?: number;
  /** Paints the corners in the colours of CORNERS. */
  isMarked?: boolean;
  /** The EXIF orientation. Pixels are stored turned accordingly, so that the upright picture is always the same. */
  orientation?: number;
  /** What a phone writes beside the pixels. */
  carries?: Carried;
};

/** Each corner is a square of a tenth of the shorter side, so that a test sees where it went. */
export const CORNERS = {
  topLeft: [255, 0, 0],
  topRight: [0, 255, 0],
  bottomLeft: [0, 0, 255],
  bottomRight: [255, 255, 0],
} as const;

/** How an upright picture is stored for orientation 1, 2, 3 …: mirrored first, then turned. */
const STORED = [
  { isMirrored: false, degrees: 0 },
  { isMirrored: true, degrees: 0 },
  { isMirrored: false, degrees: 180 },
  { isMirrored: true, degrees: 180 },
  { isMirrored: true, degrees: 270 },
  { isMirrored: false, degrees: 270 },
  { isMirrored: true, degrees: 90 },
  { isMirrored: false, degrees: 90 },
];

/** Makes a JPEG as a phone would save it. Width and height are those of the upright picture. */
export async function photograph(wanted: Wanted = {}): Promise<Buffer> {
  const { orientation = 1, quality = 92, carries = {} } = wanted;
  const { isMirrored = false, degrees = 0 } = STORED[orientation - 1] ?? {};
  const stored = pixels(wanted).flop(isMirrored).rotate(degrees);
  const coloured = carries.profile ? stored.withIccProfile('p3') : stored;
  return withMetadata(await coloured.jpeg({ quality }).toBuffer(), { orientation, ...carries });
}

/** Makes the same picture for any other encoder. */
export function pixels({ width = 1600, height = 1200, seed = 1, isMarked = false }: Wanted = {}): Sharp {
  const raw = landscape(width, height, seed);
  if (isMarked) markCorners(raw, width, height);
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

type Colour = readonly [number, number, number];
type Noise = (x: number, y: number, octaves: number) => number;
/** A part of the picture below a line: "rough" says how much its texture varies, "scale" how fine it is. */
type Ground = { colour: Colour; rough: number; scale: number; octaves: number; top: (u: number) => number };

const SKY: Colour = [158, 190, 226];
const CLOUD: Colour = [240, 240, 238];
const PLASTER = { rough: 0.1, scale: 60, octaves: 4 };
/** Standard deviation, of 255: a phone in daylight. */
const GRAIN = 2.5;
const GRAINS = 1 << 16;

/** All lengths are parts of the height, so that every size shows the same picture. */
function landscape(width: number, height: number, seed: number): Buffer {
  const noise = noiseFrom(seed);
  const grain = grainFrom(seed);
  const grounds = groundsFrom(seed, noise);
  const house = houseFrom(seed, width / height);
  const raw = Buffer.allocUnsafe(width * height * 3);
  const tops = grounds.map(({ top }) => Float64Array.from({ length: width }, (_, x) => top(x / height)));
  for (let y = 0, at = 0; y < height; y += 1) {
    const v = y / height;
    for (let x = 0; x < width; x += 1, at += 3) {
      const u = x / height;
      const index = tops.findLastIndex(top => v > (top[x] ?? 1));
      const ground = grounds[index];
      const wall = index < 2 ? house(u, v) : undefined;
      const isSky = !wall && !ground;
      const { rough, scale, octaves } = wall || !ground ? PLASTER : ground;
      const light = isSky ? 0.75 + v / 2 : 1 + rough * noise(u * scale, v * scale * 1.7, octaves);
      const cloud = isSky ? clamp(noise(u * 2, v * 5, 6) * 1.6 + 0.1 - v, 0, 1) : 0;
      const colour = wall ?? ground?.colour ?? SKY;
      for (let channel = 0; channel < 3; channel += 1) {
        const clear = (colour[channel] ?? 0) * light;
        const value = clear + ((CLOUD[channel] ?? 0) - clear) * cloud;
        const spot = grain[(at * 7919 + channel * 104_729 + y) % GRAINS] ?? 0;
        raw[at + channel] = clamp(value + spot, 0, 255);
      }
    }
  }
  return raw;
}

/** From far to near: hills in haze, a wood, stones and grass. */
function groundsFrom(seed: number, noise: Noise): Ground[] {
  const throwOf = dice(seed * 7919 + 13);
  const around = (colour: Colour): Colour => colour.map(part => part - 15 + throwOf(30)) as unknown as Colour;
  const hills = (base: number, size: number, fine: number, row: number) => (u: number) =>
    base + size * noise(u * fine, row, 7);
  const shift = throwOf(12) / 100;
  return [
    {
      colour: around([128, 148, 166]),
      rough: 0.08,
      scale: 9,
      octaves: 5,
      top: hills(0.4 + shift, 0.2, 1.5, 3),
    },
    {
      colour: around([62, 88, 52]),
      rough: 0.75,
      scale: 24,
      octaves: 7,
      top: hills(0.55 + shift, 0.12, 4, 17),
    },
    { colour: around([138, 122, 92]), rough: 0.6, scale: 14, octaves: 8, top: hills(0.75, 0.08, 2, 31) },
  ];
}

/** A wall with windows below a roof: straight edges and flat faces. */
function houseFrom(seed: number, width: number): (u: number, v: number) => Colour | undefined {
  const throwOf = dice(seed * 104_729 + 7);
  const left = (0.15 + throwOf(50) / 100) * width;
  const wide = 0.25 + throwOf(15) / 100;
  const [eaves, foot] = [0.5, 0.85];
  return (u, v) => {
    const [x, y] = [(u - left) / wide, (v - eaves) / (foot - eaves)];
    if (y > 1 || x < -0.08 || x > 1.08) return undefined;
    if (y < 0) return y > -0.6 * Math.min(x + 0.08, 1.08 - x) ? [142, 66, 48] : undefined;
    if (x < 0 || x > 1) return undefined;
    const [column, row] = [(x * 4) % 1, (y * 3) % 1];
    const isWindow = column > 0.3 && column < 0.7 && row > 0.2 && row < 0.75;
    if (!isWindow) return [214, 204, 184];
    return Math.abs(column - 0.5) < 0.015 || Math.abs(row - 0.45) < 0.015 ? [245, 245, 240] : [44, 54, 66];
  };
}

const LATTICE = 256;

/** Value noise in octaves, about −1 to 1: each octave has twice the detail and three quarters of the strength, as in nature. */
function noiseFrom(seed: number): Noise {
  const throwOf = dice(seed);
  const lattice = Float32Array.from({ length: LATTICE * LATTICE }, () => throwOf(65_536) / 32_768 - 1);
  const at = (x: number, y: number) => lattice[(y & (LATTICE - 1)) * LATTICE + (x & (LATTICE - 1))] ?? 0;
  const smooth = (part: number) => part * part * (3 - 2 * part);
  return (x, y, octaves) => {
    let sum = 0;
    for (let octave = 0, size = 0.5; octave < octaves; octave += 1, size *= 0.76) {
      const [column, row] = [Math.floor(x), Math.floor(y)];
      const [across, down] = [smooth(x - column), smooth(y - row)];
      const above = at(column, row) + (at(column + 1, row) - at(column, row)) * across;
      const below = at(column, row + 1) + (at(column + 1, row + 1) - at(column, row + 1)) * across;
      sum += (above + (below - above) * down) * size;
      x = x * 2 + 37.3;
      y = y * 2 + 11.7;
    }
    return sum;
  };
}

/** A sum of random numbers is close to a bell curve. */
function grainFrom(seed: number): Float32Array {
  const throwOf = dice(seed + 1);
  const one = () => throwOf(1000) + throwOf(1000) + throwOf(1000) + throwOf(1000) - 1998;
  return Float32Array.from({ length: GRAINS }, () => (one() / 577) * GRAIN);
}

function markCorners(raw: Buffer, width: number, height: number): void {
  const side = Math.floor(Math.min(width, height) / 10);
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const put = (column: number, row: number, colour: Colour) =>
        raw.set(colour, (row * width + column) * 3);
      put(x, y, CORNERS.topLeft);
      put(width - 1 - x, y, CORNERS.topRight);
      put(x, height - 1 - y, CORNERS.bottomLeft);
      put(width - 1 - x, height - 1 - y, CORNERS.bottomRight);
    }
  }
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
