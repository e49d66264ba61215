// Finds a place or a name in what programs write beside the pixels: XMP, IPTC and the texts of a PNG.
import { inflateSync } from 'node:zlib';
import { exifTelling, isExif, type PictureTelling, withoutSign } from './exif.ts';

const PLACE =
  /GPSL(?:at|ong)itude|photoshop:(?:City|State|Country)|Iptc4xmp(?:Core|Ext):(?:Location|Sublocation|City)/;
const NAME =
  /dc:(?:creator|rights)|xmpRights:|photoshop:(?:Credit|AuthorsPosition|CaptionWriter)|PersonInImage|mwg-rs:Name|PersonDisplayName|OwnerName|tiff:(?:Artist|Copyright)|CreatorContactInfo|^(?:Author|Artist|Copyright)\0/;

/** IPTC numbers what it says: 90 to 101 are places, the others people who took, wrote, sold or own it. */
const PLACES = [90, 92, 95, 100, 101];
const NAMES = [80, 85, 110, 115, 116, 118, 122];

export function wordsTelling(content: Buffer): PictureTelling {
  const packed = unpacked(content);
  if (packed) return isExif(packed) ? exifTelling(withoutSign(packed)) : wordsTelling(packed);
  const words = content.toString('latin1');
  const numbers = iptcIn(content);
  return {
    place: PLACE.test(words) || PLACES.some(number => numbers.has(number)),
    name: NAME.test(words) || NAMES.some(number => numbers.has(number)),
  };
}

function iptcIn(content: Buffer): Set<number> {
  const numbers = new Set<number>();
  const sign = Buffer.from([0x1c, 2]);
  if (content.toString('latin1', 0, 9) !== 'Photoshop' && content[0] !== sign[0]) return numbers;
  for (let at = content.indexOf(sign); at >= 0 && at + 5 < content.length; at = content.indexOf(sign, at + 2))
    if (content.readUInt16BE(at + 3) > 0) numbers.add(content[at + 2] ?? 0);
  return numbers;
}

const LARGEST = 4_000_000;

function unpacked(content: Buffer): Buffer | undefined {
  const start = packedFrom(content);
  if (start === undefined) return undefined;
  try {
    const words = inflateSync(content.subarray(start), { maxOutputLength: LARGEST });
    return withoutLetters(words) ?? words;
  } catch {
    return undefined;
  }
}

/** The first byte of what is packed (zlib). */
const PACKED = 0x78;

/** A text of a PNG has a name and a zero before it, and some have two more texts with a zero: languages. */
function packedFrom(content: Buffer): number | undefined {
  const name = content.indexOf(0);
  const [sign, method] = [content[name + 1], content[name + 2]];
  if (name < 1 || sign === undefined) return undefined;
  if (sign === 0) return method === PACKED ? name + 2 : undefined;
  const start = content.indexOf(0, content.indexOf(0, name + 3) + 1) + 1;
  return sign === 1 && content[start] === PACKED ? start : undefined;
}

/** "Raw profile type exif" has its name, its length and then its bytes, written as letters: 45786966. */
function withoutLetters(words: Buffer): Buffer | undefined {
  const [, , ...lines] = words.toString('latin1').trim().split('\n');
  const letters = lines.join('');
  return letters !== '' && /^[0-9a-f]+$/i.test(letters) ? Buffer.from(letters, 'hex') : undefined;
}
