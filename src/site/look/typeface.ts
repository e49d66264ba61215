// Reads the file of a typeface: which letters it holds, and a hash of its content.
import { brotliDecompressSync } from 'node:zlib';
import { readUpTo } from '../../base/files/bounded.ts';
import { shortHash } from '../../base/hash.ts';
import { lookOnce } from '../../document/files/stamps.ts';

export type Typeface = { stamp: string; holds: (letter: string) => boolean };

/** A typeface of all Chinese letters has 20 MB. Others of this size were made to exhaust the memory. */
const LARGEST = 33_554_432;
const LARGEST_UNPACKED = 67_108_864;
/** Unicode has 150,000 letters. Each may stand in several tables of a typeface. */
const MOST_RANGES = 1_000_000;

/** Undefined if the file is missing or too large, or is not WOFF2, TrueType or OpenType. */
export const readTypeface: (file: string) => Typeface | undefined = lookOnce(file =>
  parse(readUpTo(file, LARGEST)),
);

function parse(bytes: Buffer | undefined): Typeface | undefined {
  if (!bytes) return undefined;
  try {
    const ranges = rangesIn(isWoff2(bytes) ? letterTableOfWoff2(bytes) : letterTable(bytes));
    const holds = (letter: string) => {
      const code = letter.codePointAt(0) ?? 0;
      return ranges.some(([first, last]) => first <= code && code <= last);
    };
    return ranges.length > 0 ? { stamp: shortHash(bytes), holds } : undefined;
  } catch {
    return undefined;
  }
}

export function isWoff2(bytes: Buffer): boolean {
  return bytes.toString('latin1', 0, 4) === 'wOF2';
}

/** The table that gives each letter the number of its drawing: https://learn.microsoft.com/en-us/typography/opentype/spec/cmap */
function letterTable(bytes: Buffer): Buffer {
  const count = bytes.readUInt16BE(4);
  for (let at = 12; at < 12 + count * 16; at += 16) {
    if (bytes.toString('latin1', at, at + 4) !== 'cmap') continue;
    const start = bytes.readUInt32BE(at + 8);
    return bytes.subarray(start, start + bytes.readUInt32BE(at + 12));
  }
  throw new Error('No letters.');
}

/** The numbers of the tables "cmap", "glyf" and "loca" in WOFF2: https://www.w3.org/TR/WOFF2/ */
const [CMAP, GLYF, LOCA] = [0, 10, 11];

/** WOFF2 compresses all tables together, in the order of their list. */
function letterTableOfWoff2(bytes: Buffer): Buffer {
  let at = 48;
  let start = 0;
  let found: [start: number, end: number] | undefined;
  for (let left = bytes.readUInt16BE(12); left > 0; left -= 1) {
    const flags = bytes.readUInt8(at);
    const table = flags & 0x3f;
    at += table === 0x3f ? 5 : 1;
    let length = readNumber();
    // This number marks a table that was not transformed: 3 for the outlines (glyf and loca), 0 for all others.
    const isAsItIs = flags >> 6 === (table === GLYF || table === LOCA ? 3 : 0);
    if (!isAsItIs) length = readNumber();
    if (table === CMAP) found = [start, start + length];
    start += length;
  }
  if (!found) throw new Error('No letters.');
  const packed = bytes.subarray(at, at + bytes.readUInt32BE(20));
  return brotliDecompressSync(packed, { maxOutputLength: LARGEST_UNPACKED }).subarray(...found);

  /** Each byte holds seven bits of the number. The first bit is set in all bytes except the last. */
  function readNumber(): number {
    let number = 0;
    for (;;) {
      const byte = bytes.readUInt8(at);
      at += 1;
      number = number * 128 + (byte & 0x7f);
      if (byte < 0x80) return number;
    }
  }
}

type Range = [first: number, last: number];

function rangesIn(cmap: Buffer): Range[] {
  const count = cmap.readUInt16BE(2);
  const starts = Array.from({ length: count }, (_, index) => cmap.readUInt32BE(8 + index * 8));
  const ranges: Range[] = [];
  for (const start of new Set(starts)) {
    const table = cmap.subarray(start);
    const format = table.readUInt16BE(0);
    const more = format === 12 ? groups(table) : format === 4 ? segments(table) : [];
    if (ranges.length + more.length > MOST_RANGES) throw new Error('Too many letters.');
    for (const range of more) ranges.push(range);
  }
  return ranges;
}

function groups(table: Buffer): Range[] {
  const count = table.readUInt32BE(12);
  if (count > MOST_RANGES) throw new Error('Too many letters.');
  return Array.from({ length: count }, (_, index) => {
    const at = 16 + index * 12;
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)];
  });
}

/** A range may have holes: letters with the outline 0, which stands for a missing letter. */
function segments(table: Buffer): Range[] {
  const count = table.readUInt16BE(6) / 2;
  // The segments do not overlap, so together they have no more letters than this table can name.
  let left = 0x10000;
  return Array.from({ length: count }, (_, index) => index).flatMap((index): Range[] => {
    const last = table.readUInt16BE(14 + index * 2);
    // There are two unused bytes between the list of ends and the list of starts.
    const first = table.readUInt16BE(16 + (count + index) * 2);
    const offset = table.readUInt16BE(16 + (3 * count + index) * 2);
    if (last === 0xffff) return [];
    if (offset === 0) return [[first, last]];
    left -= Math.max(0, last - first) + 1;
    if (left < 0) throw new Error('Too many letters.');
    const at = 16 + (3 * count + index) * 2 + offset;
    const codes = Array.from({ length: last - first + 1 }, (_, step) => first + step);
    const drawn = codes.filter(code => table.readUInt16BE(at + (code - first) * 2) !== 0);
    return drawn.map(code => [code, code]);
  });
}

/** The files of a typeface, in order. A letter is taken from the first file that holds it. */
export type Lettering = { path: string; weight: number }[];

export type LetteringFile = Lettering[number];

/** The letters of a text that no file holds. */
export function missingLetters(text: string, face: Lettering): string[] {
  const files = face.map(lettersHeldBy);
  return [...new Set(text)].filter(letter => !/\s/.test(letter) && !files.some(holds => holds(letter)));
}

/** Characters that only tell how the letters around them are joined, or in which direction they run. */
const UNSEEN = /[\p{Cf}\p{Cc}\p{Variation_Selector}]/u;

export function lettersHeldBy({ path }: LetteringFile): (letters: string) => boolean {
  const typeface = readTypeface(path);
  return letters => [...letters].every(letter => typeface?.holds(letter) === true || UNSEEN.test(letter));
}

/** The letters of a title that neither typeface holds. A title with such letters is not drawn. */
export function lettersLacking(
  title: string,
  { heading, text }: Record<'heading' | 'text', Lettering>,
): string[] {
  return missingLetters(tidiedText(title), [...heading, ...text]);
}

/** Joins a letter and its accent into one character, as typefaces have it. */
export function tidiedText(text: string): string {
  return text.normalize().replace(/\s+/g, ' ').trim();
}
