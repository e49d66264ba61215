// Reads the size of a picture as browsers show it: upright, however the camera was held.
import type { Bytes } from './bytes.ts';
import { isExif, orientationIn, withoutSign } from './exif.ts';
import { type FileKind, rootTag } from './kind.ts';
import { boxes, jpegParts, type PicturePart, pngParts, webpParts } from './parts.ts';

export type Size = { width: number; height: number };

/** As the file has it. If "isTurned", its width is the height of the picture as it is shown. */
type Measured = Size & { isTurned?: boolean };

export function measure(kind: FileKind, bytes: Bytes): Size | undefined {
  const measured = MEASURES[kind]?.(bytes);
  if (!measured) return undefined;
  const { width, height, isTurned } = measured;
  const size = isTurned ? { width: height, height: width } : { width, height };
  return size.width > 0 && size.height > 0 ? size : undefined;
}

const MEASURES: { [kind in FileKind]?: (bytes: Bytes) => Measured | undefined } = {
  svg: measureDrawing,
  jpeg: measureJpeg,
  png: measurePng,
  webp: measureWebp,
  avif: measureAvif,
};

/** The markers that give the size: c0 to cf, except c4, c8 and cc, which mean something else. */
const JPEG_SIZE = /^c[0-35-79-bd-f]$/;

function measureJpeg(bytes: Bytes): Measured | undefined {
  const parts = jpegParts(bytes);
  const frame = parts.find(({ name }) => JPEG_SIZE.test(name));
  const said = frame && bytes.at(frame.start, 5);
  if (said?.length !== 5) return undefined;
  return { width: said.readUInt16BE(3), height: said.readUInt16BE(1), isTurned: isTurned(bytes, parts) };
}

function measurePng(bytes: Bytes): Measured | undefined {
  const parts = pngParts(bytes);
  const header = parts.find(({ name }) => name === 'IHDR');
  const said = header && bytes.at(header.start, 8);
  if (said?.length !== 8) return undefined;
  return { width: said.readUInt32BE(0), height: said.readUInt32BE(4), isTurned: isTurned(bytes, parts) };
}

function measureWebp(bytes: Bytes): Measured | undefined {
  const parts = webpParts(bytes);
  const [first] = parts;
  const said = first && bytes.at(first.start, 10);
  if (said?.length !== 10) return undefined;
  switch (first?.name) {
    case 'VP8X':
      return {
        width: said.readUIntLE(4, 3) + 1,
        height: said.readUIntLE(7, 3) + 1,
        isTurned: isTurned(bytes, parts),
      };
    case 'VP8L': {
      const both = said.readUInt32LE(1);
      return { width: (both & 0x3fff) + 1, height: ((both >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: said.readUInt16LE(6) & 0x3fff, height: said.readUInt16LE(8) & 0x3fff };
    default:
      return undefined;
  }
}

/** The names of the parts in which JPEG, PNG and WebP keep the camera's metadata. */
const EXIF = ['e1', 'eXIf', 'EXIF'];
/** From this value on, the picture is turned by 90 degrees. */
const LYING = 5;

function isTurned(bytes: Bytes, parts: PicturePart[]): boolean {
  return parts.some(({ name, start, length }) => {
    if (!EXIF.includes(name)) return false;
    const part = bytes.at(start, Math.min(length, 65_536));
    return name === 'e1' && !isExif(part) ? false : orientationIn(withoutSign(part)) >= LYING;
  });
}

/** Reads the properties of the main picture. A large picture has tiles, each with properties of its own. */
function measureAvif(bytes: Bytes): Measured | undefined {
  const meta = boxes(bytes).find(({ name }) => name === 'meta');
  if (!meta) return undefined;
  const inner = boxes(bytes, meta.start + 4, endOf(meta));
  const properties = inner.find(({ name }) => name === 'iprp');
  if (!properties) return undefined;
  const [kept, links] = ['ipco', 'ipma'].map(wanted =>
    boxes(bytes, properties.start, endOf(properties)).find(({ name }) => name === wanted),
  );
  const all = kept ? boxes(bytes, kept.start, endOf(kept)) : [];
  const own = links ? propertiesOf(primaryIn(inner, bytes), contentOf(bytes, links)) : [];
  const meant = own.length > 0 ? own.flatMap(index => all[index - 1] ?? []) : all;
  const extent = meant.find(({ name }) => name === 'ispe');
  const said = extent && bytes.at(extent.start + 4, 8);
  if (said?.length !== 8) return undefined;
  const turn = meant.find(({ name }) => name === 'irot');
  const quarters = turn ? (bytes.at(turn.start, 1)[0] ?? 0) : 0;
  return { width: said.readUInt32BE(0), height: said.readUInt32BE(4), isTurned: quarters % 2 === 1 };
}

function endOf({ start, length }: PicturePart): number {
  return start + length;
}

function contentOf(bytes: Bytes, { start, length }: PicturePart): Buffer {
  return bytes.at(start, Math.min(length, 65_536));
}

function primaryIn(parts: PicturePart[], bytes: Bytes): number | undefined {
  const part = parts.find(({ name }) => name === 'pitm');
  const said = part && bytes.at(part.start, 8);
  if (!said || said.length < 6) return undefined;
  return said[0] === 0 || said.length < 8 ? said.readUInt16BE(4) : said.readUInt32BE(4);
}

/** The properties of an item, as places in the list of all properties, counted from 1. */
function propertiesOf(item: number | undefined, links: Buffer): number[] {
  const [version = 0, , , flags = 0] = links;
  const isWide = flags % 2 === 1;
  let at = 4;
  const next = (count: number) => {
    at += count;
    return at <= links.length ? links.readUIntBE(at - count, count) : 0;
  };
  for (let left = next(4); left > 0 && at < links.length; left -= 1) {
    const id = next(version === 0 ? 2 : 4);
    const count = next(1);
    const own = Array.from({ length: count }, () => (isWide ? next(2) & 0x7fff : next(1) & 0x7f));
    if (id === item) return own;
  }
  return [];
}

const ATTRIBUTE = /\s+([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/y;
const LENGTH = /^([0-9.]+(?:e[0-9]+)?)(in|cm|mm|em|ex|m|pc|pt|px)?$/;
/** How many pixels each unit has. */
const UNITS: { [unit: string]: number } = {
  in: 96,
  cm: 96 / 2.54,
  mm: 9.6 / 2.54,
  m: 9600 / 2.54,
  em: 16,
  ex: 8,
  pc: 16,
  pt: 96 / 72,
};

/** The size that the drawing names, or else the size of its viewBox. */
function measureDrawing(bytes: Bytes): Measured | undefined {
  const root = rootTag(bytes.at(0, 256 * 1024).toString('utf8'));
  ATTRIBUTE.lastIndex = root.search(/[\s>]/);
  const said: { [name: string]: string } = {};
  for (let found = ATTRIBUTE.exec(root); found; found = ATTRIBUTE.exec(root)) {
    const [, name = '', double, single = ''] = found;
    said[name.toLowerCase()] ??= double ?? single;
  }
  const [width, height] = [pixels(said.width), pixels(said.height)];
  if (width && height) return { width, height };
  const [, , across, down] = (said.viewbox ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(pixels);
  if (!across || !down) return undefined;
  if (width) return { width, height: Math.floor((width * down) / across) };
  if (height) return { width: Math.floor((height * across) / down), height };
  return { width: across, height: down };
}

function pixels(length = ''): number | undefined {
  const [, number, unit = ''] = LENGTH.exec(length.trim()) ?? [];
  return number === undefined ? undefined : Math.round(Number(number) * (UNITS[unit] ?? 1));
}
