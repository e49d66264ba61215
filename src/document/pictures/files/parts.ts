// The bytes of a picture in, the parts that it is made of out, as far as they stand in front of the pixels. A file that was made
// to mislead ends the list; it never makes it long.
import type { Bytes } from './bytes.ts';

/** "name" is what the format calls it, "start" where its content begins. */
export type PicturePart = { name: string; start: number; length: number };

/** Photographs have a few dozen. */
const MOST = 2000;

/** Of a JPEG: "e1" is a word of the camera's, "c0" its size, "da" the beginning of the pixels. */
export function jpegParts(bytes: Bytes): PicturePart[] {
  const parts: PicturePart[] = [];
  for (let offset = 2, steps = 0; steps < MOST; steps += 1) {
    const [sign, code = 0, high = 0, low] = bytes.at(offset, 4);
    if (sign !== 0xff || low === undefined) return parts;
    // Any number of these may stand in front of a part.
    const isFilling = code === 0xff;
    const length = isFilling ? -1 : high * 256 + low;
    if (!isFilling) parts.push({ name: code.toString(16), start: offset + 4, length: length - 2 });
    if (code === 0xda || (!isFilling && length < 2)) return parts;
    offset += 2 + length;
  }
  return parts;
}

/** Of a PNG. Words may stand behind its pixels. */
export function pngParts(bytes: Bytes): PicturePart[] {
  const parts: PicturePart[] = [];
  for (let offset = 8, steps = 0; steps < MOST; steps += 1) {
    const head = bytes.at(offset, 8);
    if (head.length < 8) return parts;
    const part = { name: head.toString('latin1', 4), start: offset + 8, length: head.readUInt32BE(0) };
    // Pixels come in any number of parts.
    if (part.name !== parts.at(-1)?.name) parts.push(part);
    offset = part.start + part.length + 4;
  }
  return parts;
}

/** Of a WebP. */
export function webpParts(bytes: Bytes): PicturePart[] {
  const parts: PicturePart[] = [];
  for (let offset = 12; parts.length < MOST; ) {
    const head = bytes.at(offset, 8);
    if (head.length < 8) return parts;
    const part = { name: head.toString('latin1', 0, 4), start: offset + 8, length: head.readUInt32LE(4) };
    parts.push(part);
    offset = part.start + part.length + (part.length % 2);
  }
  return parts;
}

/** The boxes of an AVIF between two places. One of no length reaches to the end. */
export function boxes(bytes: Bytes, from = 0, to = bytes.length): PicturePart[] {
  const parts: PicturePart[] = [];
  for (let offset = from; offset + 8 <= to && parts.length < MOST; ) {
    const head = bytes.at(offset, 16);
    if (head.length < 8) return parts;
    const short = head.readUInt32BE(0);
    const isLong = short === 1 && head.length === 16;
    const size = isLong ? Number(head.readBigUInt64BE(8)) : short || to - offset;
    const start = offset + (isLong ? 16 : 8);
    parts.push({ name: head.toString('latin1', 4, 8), start, length: offset + size - start });
    if (size < 8) return parts;
    offset += size;
  }
  return parts;
}
