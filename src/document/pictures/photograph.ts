// Tells which files a build makes from a photograph: their names, widths and formats.
import { closeSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import { hash } from '../../base/hash.ts';
import { listPublicFiles } from '../files/public.ts';
import { inspectedOf, type KnownFile, knownOf } from './known.ts';
import { pictureSize, type Size } from './size.ts';
import { type Crop, type Format, type ShownAtMost, variantName, variantsName, widthsFor } from './variant.ts';

/**
 * All its files have names that begin with "name". Each of the "widths" is made as AVIF and as WebP. "still" is one more file, in
 * a format that every browser knows.
 */
export type DrawnPhotograph = { name: string; widths: number[]; tone?: string; still: string };

const PHOTOGRAPH = /\.(?:avif|webp|png|jpe?g)$/i;

export function isPhotograph(src: string): boolean {
  return PHOTOGRAPH.test(src);
}

/** Their paths below pages/_public. */
export function photographsIn(root: string): string[] {
  return listPublicFiles(root).names.filter(isPhotograph);
}

/**
 * How files are made from a photograph. Browsers and servers keep a file under its name, so a file that is made in another way
 * needs another name. All of this goes into the names.
 */
export const RECIPE = {
  madeBy: 'sharp 0.35.5',
  avif: { quality: 51, effort: 3, chromaSubsampling: '4:2:0' },
  webp: { quality: 64, effort: 4 },
  jpg: { quality: 80, mozjpeg: true },
  png: { compressionLevel: 9 },
};

/** Undefined if "src" is not a photograph. "crop" is the part of it that a place shows. */
export function drawnPhotograph(
  root: string,
  src: string,
  { crop, ...shown }: { crop?: Crop } & ShownAtMost,
): DrawnPhotograph | undefined {
  // The part that a crop shows may have another colour.
  if (!crop && isPhotograph(src)) inspectedOf(root, src.slice(1));
  const found = photographAt(root, src);
  if (!found) return undefined;
  const widths = widthsFor(shown, crop ?? found.size);
  const name = variantsName({ ...found, crop });
  const width = widths.findLast(width => width <= LARGEST_STILL) ?? widths[0] ?? 1;
  return {
    name,
    widths,
    still: variantName({ ...found, crop, width, format: found.stillFormat }),
    ...(found.tone && !crop && { tone: found.tone }),
  };
}

/** For browsers that know neither AVIF nor WebP, and for feed readers. */
const LARGEST_STILL = 1280;

/** The size in which other sites show a picture beside a link. */
const SHARED = { width: 1200, height: 630 };

/** The address of the picture for other sites that show a link to the page. A picture that is not too large is used as it is. */
export function sharedPicture(root: string, src: string): string {
  const found = photographAt(root, src);
  if (!found || !isLarger(found.size)) return src;
  return variantName({ ...found, ...SHARED, format: 'jpg' });
}

function isLarger({ width, height }: Size): boolean {
  const { width: across, height: down } = SHARED;
  return width >= across && height >= down && (width > across || height > down);
}

type Photograph = { stem: string; hash: string; size: Size; tone?: string; stillFormat: Format };

/** Kept, because many pages show the same photographs. A file that changes gets a new KnownFile. */
const photographs = new WeakMap<KnownFile, Photograph>();

function photographAt(root: string, src: string): Photograph | undefined {
  const known = isPhotograph(src) ? knownOf(root, src.slice(1)) : undefined;
  if (!known) return undefined;
  const found = photographs.get(known) ?? readPhotograph(root, src, known);
  if (found) photographs.set(known, found);
  return found;
}

function readPhotograph(root: string, src: string, { content, tone }: KnownFile): Photograph | undefined {
  const size = pictureSize(root, src);
  if (!size) return undefined;
  const format = stillFormat(join(root, 'pages/_public', src));
  return { stem: stemOf(src), hash: variantHash(content), size, tone, stillFormat: format };
}

export function stemOf(src: string): string {
  return src.replace(PHOTOGRAPH, '');
}

export function variantHash(content: string): string {
  return hash(content, JSON.stringify(RECIPE)).slice(0, 10);
}

/** PNG if a part of the picture is transparent, because JPEG knows no transparency. */
function stillFormat(file: string): Format {
  const start = Buffer.alloc(4096);
  const opened = openSync(file, 'r');
  try {
    const length = readSync(opened, start, 0, start.length, 0);
    return isSeenThrough(start.subarray(0, length)) ? 'png' : 'jpg';
  } finally {
    closeSync(opened);
  }
}

const PNG_WITH_ALPHA = 4;
const WEBP_WITH_ALPHA = 0x10;

function isSeenThrough(start: Buffer): boolean {
  const text = start.toString('latin1');
  if (text.startsWith('\x89PNG')) return ((start[25] ?? 0) & PNG_WITH_ALPHA) > 0 || text.includes('tRNS');
  if (text.startsWith('VP8X', 12)) return ((start[20] ?? 0) & WEBP_WITH_ALPHA) > 0;
  return text.startsWith('VP8L', 12) || text.includes('auxiliary:alpha');
}
