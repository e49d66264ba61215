// Draws the pictures of a new site, to be replaced with better ones: one for pages that are shared, and an icon in each size and
// format that browsers and phones ask for.
import { crc32, deflateSync } from 'node:zlib';

/** Each is "#rrggbb". */
export type Colours = { accent: string; paper: string };

type Rgb = readonly number[];
type Size = { width: number; height: number };

const SHARED: Size = { width: 1200, height: 630 };

/** The size that social networks ask for. The upper half has the colour, the lower half a paler one. */
export function drawSharedPicture({ accent }: Colours): Buffer {
  const colour = rgbOf(accent);
  const pale = colour.map(channel => Math.round(channel + (255 - channel) * 0.85));
  return png(SHARED, (_, y) => (y < SHARED.height / 2 ? colour : pale));
}

const GRID = 32;
/**
 * Rows of blocks, as in a wall: x, y, width and height of each. A phone may cut the icon to a circle, so they keep away from the
 * edge.
 */
const BLOCKS = [
  [8, 8, 7, 4],
  [17, 8, 7, 4],
  [8, 14, 3, 4],
  [13, 14, 6, 4],
  [21, 14, 3, 4],
  [8, 20, 7, 4],
  [17, 20, 7, 4],
] as const;

export function iconDrawing({ accent, paper }: Colours): string {
  const path = BLOCKS.map(([x, y, width, height]) => `M${x} ${y}h${width}v${height}h-${width}z`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${GRID} ${GRID}"><path fill="${accent}" d="M0 0h${GRID}v${GRID}H0z"/><path fill="${paper}" d="${path}"/></svg>\n`;
}

export function iconPicture({ accent, paper }: Colours, side: number): Buffer {
  const [ground, block] = [rgbOf(accent), rgbOf(paper)];
  const isIn = (at: number, from: number, length: number) => at >= from && at < from + length;
  return png({ width: side, height: side }, (column, row) => {
    const [x, y] = [(column * GRID) / side, (row * GRID) / side];
    const isBlock = BLOCKS.some(([left, top, width, height]) => isIn(x, left, width) && isIn(y, top, height));
    return isBlock ? block : ground;
  });
}

function rgbOf(colour: string): Rgb {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel: red, green and blue. See https://www.w3.org/TR/png-3/#11IHDR */
const TRUE_COLOUR = [8, 2, 0, 0, 0];

function png({ width, height }: Size, colourAt: (x: number, y: number) => Rgb): Buffer {
  const across = Array.from({ length: width }, (_, x) => x);
  // Each row begins with the number of its filter. 0 is no filter.
  const rows = Array.from({ length: height }, (_, y) =>
    Buffer.from([0, ...across.flatMap(x => colourAt(x, y))]),
  );
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set(TRUE_COLOUR, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
