// Reads the camera's notes in a picture (EXIF): which way is up, and whether they say where and by whom it was taken.

/** What a picture says about its taking, beside its pixels. */
export type PictureTelling = { place: boolean; name: boolean };

const ORIENTATION = 0x0112;
const GPS = 0x8825;
const MORE = 0x8769;
/** Latitude and longitude, in the list that GPS leads to. */
const PLACES = [2, 4];
/** Artist, copyright, the author as Windows writes it, the owner of the camera. */
const NAMES = [0x013b, 0x8298, 0x9c9d, 0xa430];
/** More than any camera writes. */
const MOST = 1000;

/** The notes begin with "Exif" in a JPEG, and sometimes elsewhere. */
export function withoutSign(words: Buffer): Buffer {
  return isExif(words) ? words.subarray(6) : words;
}

export function isExif(words: Buffer): boolean {
  return words.toString('latin1', 0, 6) === 'Exif\0\0';
}

/** "value" is the number, or the offset of what does not fit into four bytes. */
type Entry = { tag: number; bytes: Buffer; short: number; long: number };

export function orientationIn(words: Buffer): number {
  return entriesIn(words).find(({ tag }) => tag === ORIENTATION)?.short ?? 1;
}

/** Notes that say nothing but which way is up. */
export function onlyOrientation(orientation: number): Buffer {
  const words = Buffer.alloc(26);
  words.write('II*\0\x08\0\0\0\x01\0', 'latin1');
  words.writeUInt16LE(ORIENTATION, 10);
  words.writeUInt16LE(3, 12);
  words.writeUInt32LE(1, 14);
  words.writeUInt16LE(orientation, 18);
  return words;
}

export function exifTelling(words: Buffer): PictureTelling {
  const entries = entriesIn(words);
  const listAt = (wanted: number) => {
    const pointer = entries.find(({ tag }) => tag === wanted);
    return pointer ? entriesIn(words, pointer.long) : [];
  };
  const isNamed = ({ tag, bytes }: Entry) => NAMES.includes(tag) && /[^\0\s]/.test(bytes.toString('latin1'));
  return {
    place: listAt(GPS).some(({ tag }) => PLACES.includes(tag)),
    name: [...entries, ...listAt(MORE)].some(isNamed),
  };
}

/** How many bytes a value of each type has. */
const WIDTHS = [0, 1, 1, 2, 4, 8, 1, 1, 2, 4, 8, 4, 8];

/** Without "list", reads the first list of the notes. */
function entriesIn(words: Buffer, list?: number): Entry[] {
  if (words.length < 14) return [];
  const isLittle = words.toString('latin1', 0, 2) === 'II';
  const short = (at: number) => (isLittle ? words.readUInt16LE(at) : words.readUInt16BE(at));
  const long = (at: number) => (isLittle ? words.readUInt32LE(at) : words.readUInt32BE(at));
  const begin = list ?? long(4);
  if (begin + 2 > words.length) return [];
  const entries: Entry[] = [];
  const count = Math.min(short(begin), MOST);
  for (let index = 0, at = begin + 2; index < count && at + 12 <= words.length; index += 1, at += 12) {
    const length = (WIDTHS[short(at + 2)] ?? 0) * long(at + 4);
    const start = length > 4 ? long(at + 8) : at + 8;
    const bytes = words.subarray(start, start + length);
    entries.push({ tag: short(at), bytes, short: short(at + 8), long: long(at + 8) });
  }
  return entries;
}
