// Tells of a usual PNG that it can be shown, without a decoder: all its parts have their checksums, and its pixels unpack to as many
// bytes as its size needs. "false" means that only a decoder can tell, which runs in a process of its own.
import { crc32, inflateSync } from 'node:zlib';
import { readUpTo } from '../../../base/files/bounded.ts';

/** A picture for other sites that show a link takes 3 MB unpacked, and far less as a file. */
const LARGEST = 16_777_216;
const SIGNATURE_BYTES = 8;
const HIGHEST_FILTER = 4;

/** Bytes for each pixel: of grey, of three colours, of a palette, and of grey and colours that can be seen through. */
const PIXEL_BYTES: { [colours: number]: number } = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };
const PALETTE = 3;

/** Parts that no decoder stumbles over. A colour profile or the data of a camera can be damaged by itself. */
const USUAL = /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs|tEXt|iTXt|zTXt|tIME)$/;

type PngPart = { name: string; content: Buffer };

export function isWholePng(file: string): boolean {
  const bytes = readUpTo(file, LARGEST);
  if (bytes?.toString('latin1', 0, SIGNATURE_BYTES) !== '\x89PNG\r\n\x1a\n') return false;
  try {
    const parts = partsOf(bytes);
    return parts !== undefined && holdsItsPixels(parts);
  } catch {
    return false;
  }
}

/** Undefined if a part is unusual, damaged or behind the end. */
function partsOf(bytes: Buffer): PngPart[] | undefined {
  const parts: PngPart[] = [];
  for (let at = SIGNATURE_BYTES; at < bytes.length; ) {
    const end = at + 8 + bytes.readUInt32BE(at);
    const name = bytes.toString('latin1', at + 4, at + 8);
    if (!USUAL.test(name) || crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) return undefined;
    parts.push({ name, content: bytes.subarray(at + 8, end) });
    at = end + 4;
  }
  const names = parts.map(({ name }) => name);
  const isInOrder = names[0] === 'IHDR' && names.indexOf('IEND') === names.length - 1;
  return isInOrder && names.lastIndexOf('IHDR') === 0 ? parts : undefined;
}

function holdsItsPixels(parts: PngPart[]): boolean {
  const contentOf = (name: string) =>
    Buffer.concat(parts.flatMap(part => (part.name === name ? part.content : [])));
  const head = contentOf('IHDR');
  const [width, height] = [head.readUInt32BE(0), head.readUInt32BE(4)];
  const [depth, colours = -1, ...ways] = head.subarray(8);
  const pixelBytes = PIXEL_BYTES[colours];
  // Eight bits a colour, compressed and filtered in the usual way, and not interlaced.
  if (head.length !== 13 || depth !== 8 || pixelBytes === undefined || ways.some(way => way !== 0))
    return false;
  if (colours === PALETTE && !isPalette(contentOf('PLTE'))) return false;
  const rowBytes = 1 + width * pixelBytes;
  const needed = rowBytes * height;
  if (needed === 0 || needed > LARGEST) return false;
  const pixels = inflateSync(contentOf('IDAT'), { maxOutputLength: needed });
  if (pixels.length !== needed) return false;
  for (let row = 0; row < needed; row += rowBytes) if ((pixels[row] ?? 0) > HIGHEST_FILTER) return false;
  return true;
}

function isPalette({ length }: Buffer): boolean {
  return length > 0 && length <= 768 && length % 3 === 0;
}
