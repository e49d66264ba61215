// Makes files of photographs in the sizes and formats that pages name. Decodes each photograph only once.
import { join } from 'node:path';
import type { Sharp } from 'sharp';
import { inParallel } from '../../base/in-parallel.ts';
import { startProgress } from '../../base/progress.ts';
import { decode, JOBS, loadSharp, readable } from '../../document/pictures/decode.ts';
import { knownOf } from '../../document/pictures/known.ts';
import { RECIPE, stemOf, variantHash } from '../../document/pictures/photograph.ts';
import {
  type Crop,
  type Variant,
  variantName,
  variantsName,
  WIDEST,
} from '../../document/pictures/variant.ts';
import { kept, keptPicture } from './kept.ts';

/** A photograph, and the files to make of one part of it. */
type Order = { name: string; crop?: Crop; variants: Variant[] };

/**
 * Makes all variants. Runs in a process of its own, because encoders hold on to memory (src/document/pictures/own-process.ts).
 * "photographs" are names below pages/_public.
 */
export async function makeVariants(root: string, variants: Variant[], photographs: string[]): Promise<void> {
  if (variants.length === 0) return;
  const progress = startProgress('Making pictures:', variants.length);
  await inParallel(JOBS, ordersFor(root, variants, photographs), async ({ name, crop, variants }) => {
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

/** A photograph with another name, but the same content, reuses its files. */
export function keptName(variant: Variant): string {
  return variantName({ ...variant, stem: 'of' });
}

/** Finds the photograph that a file is made of. Undefined if none has the same content as then. */
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
    // No photograph matches an outdated or invented name, so no file is made, and the address counts as missing.
    if (name !== undefined)
      orders.set(key, { name, crop: variant.crop, variants: [...(order?.variants ?? []), variant] });
  }
  return [...orders.values()];
}

/**
 * The photograph that all files are made of: upright, in web colours, no larger than the largest file. It does not depend on which
 * files are wanted, so a file made today equals one made yesterday.
 */
async function baseOf(root: string, name: string, crop: Crop | undefined): Promise<() => Sharp> {
  const sharp = await loadSharp();
  const upright = decode(sharp, join(root, 'pages/_public', name));
  const part = crop ? upright.extract(crop) : upright;
  const sized = part.resize({ width: WIDEST, withoutEnlargement: true }).toColourspace('srgb');
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

/** Good enough to look at while somebody works. The file that visitors get takes ten times as long. */
export async function quickVariant(root: string, name: string, variant: Variant): Promise<Buffer> {
  return (await quick(join(root, 'pages/_public', name), variant)).toBuffer();
}

/** "file" is its path, or what it holds. */
export async function quick(
  file: string | Buffer,
  { crop, width, height }: Pick<Variant, 'crop' | 'width' | 'height'>,
): Promise<Sharp> {
  const upright = decode(await loadSharp(), file);
  const part = crop ? upright.extract(crop) : upright;
  const sized = part.resize({ width, height, fit: 'cover', withoutEnlargement: height === undefined });
  return sized.toColourspace('srgb').webp({ quality: 80, effort: 0 });
}
