// The finished files of a photograph. Their names say all that they are made of, so that nobody keeps a list: what has to be made
// for a page is read off its HTML, and the dev server makes what it is asked for.
import type { Size } from './size.ts';

export type Crop = { left: number; top: number } & Size;

export type Format = 'avif' | 'webp' | 'jpg' | 'png';

export type Variant = {
  /** The photograph's path without its ending: "/images/team/office". */
  stem: string;
  /** Of its content, and of how files are made. */
  hash: string;
  crop?: Crop;
  width: number;
  /** Where it is cut to a shape of its own. */
  height?: number;
  format: Format;
};

/** Each about half as many pixels as the next. */
const LADDER = [96, 160, 240, 320, 448, 640, 896, 1280, 1792, 2560];
/** The narrowest place on a phone that a wide picture is shown in. */
const NARROWEST = 320;
/** Screens show up to two pixels where CSS counts one; what more of them show, no eye sees in a photograph. */
const DENSITY = 2;
/** A step this near to the photograph's own width is left out. */
const NEAR = 1.12;

/** What WebP can hold: of a long strip there are only narrow files. */
const HIGHEST = 16_383;

/** Nothing is larger: screens are not. */
export const LARGEST = Math.max(...LADDER);

/** How wide a place shows a photograph at most, in CSS pixels; where it cuts it to fill the place, how high that is too. */
export type ShownAtMost = { shownWidth?: number; shownHeight?: number };

/** The widths of a photograph for a place. Never larger than it is. */
export function widthsFor(
  { shownWidth = LARGEST, shownHeight = 0 }: ShownAtMost,
  { width, height }: Size,
): number[] {
  const shown = Math.max(shownWidth, (shownHeight * width) / height);
  const needed = Math.min(shown * DENSITY, LARGEST);
  const first = LADDER.find(step => step >= Math.min(needed, NARROWEST)) ?? LARGEST;
  const last = LADDER.find(step => step >= needed) ?? LARGEST;
  const steps = LADDER.filter(step => step >= first && step <= last);
  const widest = Math.min(width, Math.floor((HIGHEST * width) / height));
  const smaller = steps.filter(step => step * NEAR < widest);
  return smaller.length === steps.length ? steps : [...smaller, widest];
}

/** Everything that the files of one photograph have in common, the start of their names. */
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

/** Undefined for a name that is none of a finished photograph. */
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
