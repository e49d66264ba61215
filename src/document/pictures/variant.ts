// Names the finished files of a photograph. A name says everything that the file is made from, so no list of files is needed: a
// build finds the names in the HTML of pages, and the dev server makes the file that a browser asks for.
import type { Size } from './size.ts';

export type Crop = { left: number; top: number } & Size;

/** "10 0 400 300" */
export function cropOf(written: string): Crop {
  const [left = 0, top = 0, width = 1, height = 1] = written.split(' ').map(Number);
  return { left, top, width, height };
}

export type Format = 'avif' | 'webp' | 'jpg' | 'png';

export type Variant = {
  /** The photograph's path without its ending: "/images/team/office". */
  stem: string;
  /** The hash of the photograph's content and of the way files are made. */
  hash: string;
  crop?: Crop;
  width: number;
  /** Only if the file is cut to another shape. */
  height?: number;
  format: Format;
};

/** Widths, each with about half as many pixels as the next. */
const LADDER = [96, 160, 240, 320, 448, 640, 896, 1280, 1792, 2560];
/** The narrowest place in which a phone shows a wide picture. */
const NARROWEST = 320;
/** Screens have two or more pixels for each pixel of CSS. More than two make no visible difference in a photograph. */
const DENSITY = 2;
/** A width is left out if the photograph's own width is less than this many times as large. */
const NEAR = 1.12;

/** The most that WebP can hold, so a very tall picture has only narrow files: https://developers.google.com/speed/webp/faq */
const HIGHEST = 16_383;

/** No file is wider than this, because no screen is. */
export const WIDEST = Math.max(...LADDER);

/**
 * The largest size at which a place on a page shows a photograph, in CSS pixels. Only a place that cuts the picture has a height.
 */
export type ShownAtMost = { shownWidth?: number; shownHeight?: number };

/** The widths in which a photograph is made for a place, never wider than the photograph itself. */
export function widthsFor(
  { shownWidth = WIDEST, shownHeight = 0 }: ShownAtMost,
  { width, height }: Size,
): number[] {
  const shown = Math.max(shownWidth, (shownHeight * width) / height);
  const needed = Math.min(shown * DENSITY, WIDEST);
  const first = LADDER.find(step => step >= Math.min(needed, NARROWEST)) ?? WIDEST;
  const last = LADDER.find(step => step >= needed) ?? WIDEST;
  const steps = LADDER.filter(step => step >= first && step <= last);
  const widest = Math.min(width, Math.floor((HIGHEST * width) / height));
  const smaller = steps.filter(step => step * NEAR < widest);
  return smaller.length === steps.length ? steps : [...smaller, widest];
}

/** The beginning of the names of all files of one photograph. */
export function variantsName({ stem, hash, crop }: Pick<Variant, 'stem' | 'hash' | 'crop'>): string {
  const part = crop ? `-x${crop.left}y${crop.top}w${crop.width}h${crop.height}` : '';
  return `${stem}-${hash}${part}`;
}

export function variantName(variant: Variant): string {
  const { width, height, format } = variant;
  return `${variantsName(variant)}-${width}${height ? `x${height}` : ''}.${format}`;
}

const NAME =
  /^(\/images\/.+)-([0-9a-f]{10})(?:-x(\d{1,5})y(\d{1,5})w(\d{1,5})h(\d{1,5}))?-(\d{1,4})(?:x(\d{1,4}))?\.(avif|webp|jpg|png)$/;

/** Undefined if the name is not that of a finished file. */
export function readVariantName(name: string): Variant | undefined {
  const match = NAME.exec(name);
  if (!match) return undefined;
  const [, stem = '', hash = '', ...rest] = match;
  const [left, top, width, height, across, down] = rest.map(text => Number(text ?? Number.NaN));
  return {
    stem,
    hash,
    ...(rest[0] !== undefined && { crop: { left, top, width, height } as Crop }),
    width: across as number,
    ...(rest[5] !== undefined && { height: down }),
    format: rest[6] as Format,
  };
}
