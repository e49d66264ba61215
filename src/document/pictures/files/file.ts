// Tells what a picture file is by its content, because its name may be wrong. Reads only the first and last bytes, and each
// version of a file only once.
import { join } from 'node:path';
import { statOf } from '../../files/folder.ts';
import { lookOnce } from '../../files/stamps.ts';
import { type Bytes, withBytes } from './bytes.ts';
import { type FileKind, fileKindOf } from './kind.ts';
import { measure, type Size } from './measure.ts';
import { boxes, jpegParts, pngParts } from './parts.ts';

export type PictureFile = {
  kind: FileKind;
  /** The size of the picture when it is upright. Undefined if it is not a picture, or does not say. */
  size?: Size;
  isAnimated: boolean;
  /** Whether its end is there: an interrupted copy lacks it. */
  isWhole: boolean;
  bytes: number;
};

/** Undefined if there is no file, or if it cannot be read. */
export function pictureFile(root: string, src: string): PictureFile | undefined {
  return seenOf(join(root, 'pages/_public', src));
}

const seenOf = lookOnce(lookInto);

function lookInto(path: string): PictureFile | undefined {
  const length = statOf(path)?.size ?? 0;
  try {
    return withBytes(path, length, bytes => {
      const kind = fileKindOf(bytes.at(0, START), path);
      const size = measure(kind, bytes);
      return {
        kind,
        ...(size && { size }),
        isAnimated: isAnimated(kind, bytes),
        isWhole: isWhole(kind, bytes),
        bytes: length,
      };
    });
  } catch {
    // The file may be changed or deleted while it is read.
    return undefined;
  }
}

const START = 64 * 1024;
const END = 64 * 1024;

function isAnimated(kind: FileKind, bytes: Bytes): boolean {
  switch (kind) {
    case 'png':
      return pngParts(bytes).some(({ name }) => name === 'acTL');
    case 'webp':
      return bytes.at(12, 4).toString('latin1') === 'VP8X' && ((bytes.at(20, 1)[0] ?? 0) & 2) !== 0;
    case 'avif':
      return bytes.at(8, 4).toString('latin1') === 'avis';
    default:
      return kind === 'gif';
  }
}

function isWhole(kind: FileKind, bytes: Bytes): boolean {
  switch (kind) {
    case 'jpeg':
      return isWholeJpeg(bytes);
    case 'png':
      return endOf(bytes).includes('IEND');
    case 'webp':
      return bytes.length >= 8 && bytes.at(4, 4).readUInt32LE(0) + 8 <= bytes.length;
    case 'avif': {
      const last = boxes(bytes).at(-1);
      return last !== undefined && last.length >= 0 && last.start + last.length <= bytes.length;
    }
    default:
      return true;
  }
}

/**
 * A phone may add a film or a second picture after the end of the picture, so the end marker can be far from the end of the
 * file. But in a file that was cut off, there are only pixels up to the last byte. Among pixels, only a few numbers can follow
 * the byte 255, so any other number after it shows that the pixels have ended.
 */
function isWholeJpeg(bytes: Bytes): boolean {
  const pixels = jpegParts(bytes).at(-1);
  if (pixels?.name !== 'da') return false;
  const end = endOf(bytes, pixels.start + pixels.length);
  for (let at = end.indexOf(0xff); at >= 0; at = end.indexOf(0xff, at + 1)) {
    const next = end[at + 1];
    if (next !== undefined && !AMONG_PIXELS.has(next)) return true;
  }
  return false;
}

/** An escaped 255, a fill byte, the eight restart markers, and the markers between the scans of a progressive JPEG. */
const AMONG_PIXELS = new Set([
  0x00, 0xff, 0xd0, 0xd1, 0xd2, 0xd3, 0xd4, 0xd5, 0xd6, 0xd7, 0xc4, 0xda, 0xdb, 0xdd,
]);

function endOf(bytes: Bytes, from = 0): Buffer {
  const start = Math.max(from, bytes.length - END);
  return bytes.at(start, bytes.length - start);
}
