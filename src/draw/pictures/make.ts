// Names of finished files in, the files out: each photograph is decoded once and leaves every size it is asked for.
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { atOnce } from '../../base/at-once.ts';
import { startProgress } from '../../base/progress.ts';
import { decode, JOBS, loadSharp, readable } from '../../document/pictures/decode.ts';
import { knownOf } from '../../document/pictures/known.ts';
import { RECIPE, stemOf, variantHash } from '../../document/pictures/photograph.ts';
import {
  type Crop,
  LARGEST,
  type Variant,
  variantName,
  variantsName,
} from '../../document/pictures/variant.ts';
import { kept, keptPicture } from './kept.ts';

/** A photograph and what is to be made of one part of it. */
type Order = { name: string; crop?: Crop; variants: Variant[] };

/** All of them are there when this is over; it is a process's own work (apart.ts). "photographs" are the names of the site's, below pages/_public. */
export async function makeVariants(root: string, variants: Variant[], photographs: string[]): Promise<void> {
  if (variants.length === 0) return;
  const progress = startProgress('Making pictures:', variants.length);
  await atOnce(JOBS, ordersFor(root, variants, photographs), async ({ name, crop, variants }) => {
    const base = await baseOf(root, name, crop);
    for (const variant of variants) {
      await kept(root, keptName(variant), () => encoded(base(), variant).toBuffer());
      progress.step();
    }
  });
  progress.done();
}

export function keptVariant(root: string, variant: Variant): Buffer | undefined {
  return keptPicture(root, keptName(variant));
}

/** The same photograph under another name needs no second making. */
export function keptName(variant: Variant): string {
  return variantName({ ...variant, stem: 'of' });
}

/** Names the photograph that a file is made of. Undefined where none is as it was then. */
export function openSources(root: string, photographs: string[]): (variant: Variant) => string | undefined {
  const byStem = new Map<string, string[]>();
  for (const name of photographs) {
    const stem = stemOf(name);
    byStem.set(stem, [...(byStem.get(stem) ?? []), name]);
  }
  return ({ stem, hash }) =>
    byStem.get(stem.slice(1))?.find(name => {
      const content = knownOf(root, name)?.content;
      return content !== undefined && variantHash(content) === hash;
    });
}

function ordersFor(root: string, variants: Variant[], photographs: string[]): Order[] {
  const sourceOf = openSources(root, photographs);
  const orders = new Map<string, Order>();
  for (const variant of variants) {
    const key = variantsName(variant);
    const order = orders.get(key);
    const name = order?.name ?? sourceOf(variant);
    // Whoever names a file that cannot be made is told that it is not there.
    if (name !== undefined)
      orders.set(key, { name, crop: variant.crop, variants: [...(order?.variants ?? []), variant] });
  }
  return [...orders.values()];
}

/**
 * The photograph as everything is made of it: upright, in the colours of the web, no larger than the largest file. The same
 * whatever is asked for, so that what is made today is what was made yesterday.
 */
async function baseOf(root: string, name: string, crop: Crop | undefined): Promise<() => Sharp> {
  const sharp = await loadSharp();
  const upright = decode(sharp, join(root, 'pages/_public', name));
  const part = crop ? upright.extract(crop) : upright;
  const sized = part.resize({ width: LARGEST, withoutEnlargement: true }).toColourspace('srgb');
  const pixels = sized.raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const { data, info } = await readable(name, pixels);
  const { width, height, channels } = info;
  return () => sharp(data, { raw: { width, height, channels } });
}

function encoded(base: Sharp, { width, height, format }: Variant): Sharp {
  const sized = base.resize({ width, height, fit: 'cover', withoutEnlargement: height === undefined });
  switch (format) {
    case 'avif':
      return sized.avif(RECIPE.avif);
    case 'webp':
      return sized.webp(RECIPE.webp);
    case 'jpg':
      return sized.flatten({ background: 'white' }).jpeg(RECIPE.jpg);
    case 'png':
      return sized.png(RECIPE.png);
  }
}

/** At once and good enough to look at while somebody works; what visitors get takes ten times as long. */
export async function quickVariant(
  root: string,
  name: string,
  { crop, width, height }: Variant,
): Promise<Buffer> {
  const upright = decode(await loadSharp(), join(root, 'pages/_public', name));
  const part = crop ? upright.extract(crop) : upright;
  const sized = part.resize({ width, height, fit: 'cover', withoutEnlargement: height === undefined });
  return sized.toColourspace('srgb').webp({ quality: 80, effort: 0 }).toBuffer();
}
