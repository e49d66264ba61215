// Takes out of a picture what says where, when, by whom and with what it was taken. The pixels are not decoded: they stay as they
// are, with their colours and the side that is up. Says as well whether there is a place or a name among it.
import { crc32 } from 'node:zlib';
import { avifPieces } from './cleaned-avif.ts';
import {
  exifTelling,
  isExif,
  onlyOrientation,
  orientationIn,
  type PictureTelling,
  withoutSign,
} from './exif.ts';
import type { FileKind } from './kind.ts';
import type { PicturePiece, PicturePieces } from './parts.ts';
import { wordsTelling } from './telling-words.ts';

const PIECES: { [kind in FileKind]?: (bytes: Buffer) => PicturePieces } = {
  jpeg: jpegPieces,
  png: pngPieces,
  webp: webpPieces,
  avif: avifPieces,
};

/** Undefined if the file is no picture of these kinds, or cannot be read to its end. */
export function cleaned(kind: FileKind, bytes: Buffer): Buffer | undefined {
  const pieces = PIECES[kind]?.(bytes);
  if (!pieces) return undefined;
  const stays: Buffer[] = [];
  for (let next = pieces.next(); ; next = pieces.next()) {
    if (next.done) return next.value ? Buffer.concat(stays) : undefined;
    if (next.value.stays) stays.push(next.value.stays);
  }
}

/** The beginning of a file is enough for a JPEG: its notes come before its pixels. */
export function tellingIn(kind: FileKind, bytes: Buffer): PictureTelling {
  const found = { place: false, name: false };
  for (const { taken } of PIECES[kind]?.(bytes) ?? []) {
    if (!taken) continue;
    const { place, name } = taken.isExif ? exifTelling(taken.content) : wordsTelling(taken.content);
    found.place ||= place;
    found.name ||= name;
  }
  return found;
}

const SCAN = 0xda;
const END = 0xd9;

function* jpegPieces(bytes: Buffer): PicturePieces {
  yield { stays: bytes.subarray(0, 2) };
  for (let at = 2; at + 2 <= bytes.length; ) {
    if (bytes[at] !== 0xff) return false;
    const code = bytes[at + 1] ?? 0;
    // Any number of these fill bytes can come before a part.
    if (code === 0xff) {
      at += 1;
      continue;
    }
    if (code === END) {
      // A phone may add a film or a second picture after the end, each with notes of its own.
      yield { stays: bytes.subarray(at, at + 2) };
      return true;
    }
    if (at + 4 > bytes.length) return false;
    const end = at + 2 + bytes.readUInt16BE(at + 2);
    if (end < at + 4 || end > bytes.length) return false;
    yield jpegPiece(code, bytes.subarray(at, end));
    at = end;
    if (code !== SCAN) continue;
    const next = endOfScan(bytes, at);
    yield { stays: bytes.subarray(at, next) };
    at = next;
  }
  return false;
}

/** Among pixels, only these can follow the byte 255: an escaped 255, a fill byte and the restart markers. */
function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1];
    if (next !== undefined && next !== 0 && next !== 0xff && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

function jpegPiece(code: number, part: Buffer): PicturePiece {
  const content = part.subarray(4);
  const begins = (sign: string) => content.toString('latin1', 0, sign.length) === sign;
  if (code >= 0xc0 && code <= 0xdf) return { stays: part };
  if (code === 0xe0 && begins('JFIF\0')) return { stays: withoutThumbnail(part) };
  if ((code === 0xe2 && begins('ICC_PROFILE\0')) || (code === 0xee && begins('Adobe')))
    return { stays: part };
  if (code !== 0xe1 || !isExif(content)) return { taken: { content, isExif: false } };
  const turned = turnedNotes(content);
  return {
    taken: { content: withoutSign(content), isExif: true },
    ...(turned && { stays: segment(turned) }),
  };
}

function segment(notes: Buffer): Buffer {
  const content = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), notes]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(content.length + 2, 2);
  return Buffer.concat([head, content]);
}

/** A small picture in it shows what was cut off later. Its width and height are the last two bytes before it. */
function withoutThumbnail(part: Buffer): Buffer {
  if (part.length <= 18) return part;
  const plain = Buffer.from(part.subarray(0, 18));
  plain.writeUInt16BE(16, 2);
  plain.writeUInt16BE(0, 16);
  return plain;
}

/** Undefined if the picture stands upright as it is. */
function turnedNotes(content: Buffer): Buffer | undefined {
  const orientation = orientationIn(withoutSign(content));
  return orientation > 1 && orientation <= 8 ? onlyOrientation(orientation) : undefined;
}

/** Parts that hold pixels, colours and the time of a moving picture. */
const PNG_PARTS =
  /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs|hIST|cICP|iCCP|mDCV|cLLI|acTL|fcTL|fdAT)$/;

function* pngPieces(bytes: Buffer): PicturePieces {
  yield { stays: bytes.subarray(0, 8) };
  for (let at = 8; at + 12 <= bytes.length; ) {
    const name = bytes.toString('latin1', at + 4, at + 8);
    const end = at + 12 + bytes.readUInt32BE(at);
    if (end > bytes.length) return false;
    const content = bytes.subarray(at + 8, end - 4);
    if (PNG_PARTS.test(name)) yield { stays: bytes.subarray(at, end) };
    else {
      const turned = name === 'eXIf' ? turnedNotes(content) : undefined;
      yield {
        taken: { content: withoutSign(content), isExif: name === 'eXIf' },
        ...(turned && { stays: pngPart('eXIf', turned) }),
      };
    }
    if (name === 'IEND') return true;
    at = end;
  }
  return false;
}

function pngPart(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

const WEBP_PARTS = /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF|ICCP)$/;
const HAS_EXIF = 8;
const HAS_XMP = 4;

function* webpPieces(bytes: Buffer): PicturePieces {
  if (bytes.length < 12) return false;
  const parts: { name: string; whole: Buffer; content: Buffer }[] = [];
  const last = bytes.readUInt32LE(4) + 8;
  let at = 12;
  while (at + 8 <= last) {
    const length = bytes.length < at + 8 ? Number.POSITIVE_INFINITY : bytes.readUInt32LE(at + 4);
    const end = at + 8 + length;
    if (end > bytes.length) return false;
    const whole = bytes.subarray(at, Math.min(end + (length % 2), bytes.length));
    parts.push({ name: bytes.toString('latin1', at, at + 4), whole, content: bytes.subarray(at + 8, end) });
    at = end + (length % 2);
  }
  const notes = parts.find(({ name }) => name === 'EXIF');
  const turned = notes && turnedNotes(notes.content);
  const stays = parts
    .filter(({ name }) => WEBP_PARTS.test(name))
    .map(({ name, whole }) => {
      if (name !== 'VP8X' || whole.length < 9) return whole;
      const plain = Buffer.from(whole);
      plain[8] = ((plain[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (turned ? HAS_EXIF : 0);
      return plain;
    });
  if (turned) stays.push(webpPart('EXIF', turned));
  const head = Buffer.from(bytes.subarray(0, 12));
  head.writeUInt32LE(4 + stays.reduce((sum, { length }) => sum + length, 0), 4);
  yield { stays: Buffer.concat([head, ...stays]) };
  for (const { name, content } of parts)
    if (!WEBP_PARTS.test(name)) yield { taken: { content: withoutSign(content), isExif: name === 'EXIF' } };
  return true;
}

function webpPart(name: string, content: Buffer): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, 'latin1');
  head.writeUInt32LE(content.length, 4);
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)]);
}
