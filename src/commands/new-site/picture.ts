// A colour in, the PNG out that stands for a site where its pages are shared, until somebody has a better one: the colour above, its
// paler self below, in the size that networks ask for.
import { crc32, deflateSync } from 'node:zlib';

const SIZE = { width: 1200, height: 630 };
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** Eight bits a channel, red, green and blue. */
const TRUE_COLOUR = [8, 2, 0, 0, 0];

export function sharedPicture(colour: string): Buffer {
  const rgb = [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16));
  const pale = rgb.map(channel => Math.round(channel + (255 - channel) * 0.85));
  const rows = Array.from({ length: SIZE.height }, (_, row) => rowOf(row < SIZE.height / 2 ? rgb : pale));
  const header = Buffer.alloc(13);
  header.writeUInt32BE(SIZE.width, 0);
  header.writeUInt32BE(SIZE.height, 4);
  header.set(TRUE_COLOUR, 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.concat(rows))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** Each row begins with the kind of its filter, which is none. */
function rowOf(rgb: number[]): Buffer {
  return Buffer.from([0, ...Array.from({ length: SIZE.width }, () => rgb).flat()]);
}

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), data]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(data.length, 0);
  around.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([around.subarray(0, 4), named, around.subarray(4)]);
}
