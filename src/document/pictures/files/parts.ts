// Lists the parts of a picture file that come before its pixels. The list is limited, so that a file made to mislead cannot make
// it long.
import type { Bytes } from './bytes.ts';

/** "name" is the part's name in the format, "start" the offset of its content. */
export type PicturePart = { name: string; start: number; length: number };

/** "stays" are the bytes that remain of a part, and "taken" what is taken out. "isExif" is false for texts of editors. */
export type PicturePiece = { stays?: Buffer; taken?: { content: Buffer; isExif: boolean } };

/** The pieces of a picture in their order. Returns false if the file is cut off, or is no such picture. */
export type PicturePieces = Generator<PicturePiece, boolean>;

/** Far more than a photograph has: a few dozen. */
const MOST = 2000;

/** The parts of a JPEG: "e1" is the camera's metadata, "c0" the size, "da" the beginning of the pixels. */
export function jpegParts(bytes: Bytes): PicturePart[] {
  const parts: PicturePart[] = [];
  for (let offset = 2, steps = 0; steps < MOST; steps += 1) {
    const [sign, code = 0, high = 0, low] = bytes.at(offset, 4);
    if (sign !== 0xff || low === undefined) return parts;
    // Any number of these fill bytes can come before a part.
    const isFilling = code === 0xff;
    const length = isFilling ? -1 : high * 256 + low;
    if (!isFilling) parts.push({ name: code.toString(16), start: offset + 4, length: length - 2 });
    if (code === 0xda || (!isFilling && length < 2)) return parts;
    offset += 2 + length;
  }
  return parts;
}

/** The parts of a PNG, also those after its pixels, where metadata can be. */
export function pngParts(bytes: Bytes): PicturePart[] {
  const parts: PicturePart[] = [];
  for (let offset = 8, steps = 0; steps < MOST; steps += 1) {
    const head = bytes.at(offset, 8);
    if (head.length < 8) return parts;
    const part = { name: head.toString('latin1', 4), start: offset + 8, length: head.readUInt32BE(0) };
    // The pixels are in any number of parts with the same name. One is enough.
    if (part.name !== parts.at(-1)?.name) parts.push(part);
    offset = part.start + part.length + 4;
  }
  return parts;
}

/** The parts of a WebP. */
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

/** The boxes of an AVIF between two offsets. A box without a length goes on to the end. */
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
