// What visitors see of pictures in, how close it is to the originals out, and what other pictures weigh that are as close.
import sharp from 'sharp';
import { type Grey, similarity } from './ssim.ts';
import type { Seen, View } from './visit.ts';

/** 1 is the original. Both are brought to the pixels that the screen shows, by Lanczos, and compared there. */
export async function sharpnessOf(seen: Seen[], originals: Buffer[], { scale }: View): Promise<number> {
  let sum = 0;
  for (const [index, { bytes, width }] of seen.entries()) {
    sum += await closeness(bytes, originals[index] ?? Buffer.alloc(0), Math.round(width * scale));
  }
  return sum / seen.length;
}

/** sharp's own for AVIF, which the peers leave as it is. */
const DEFAULT = 50;
/** In so small a step of quality, bytes and sharpness grow in proportion. */
const STEP = 4;
const WITH_SIZE = { resolveWithObject: true } as const;

/** What these pictures would weigh if their encoder's quality were such that they are as sharp as "wanted". */
export async function kilobytesAt(
  wanted: number,
  seen: Seen[],
  originals: Buffer[],
  view: View,
): Promise<number> {
  let quality = DEFAULT;
  let last = await encodedAt(quality, seen, originals, view);
  const direction = Math.sign(wanted - last.sharpness);
  for (;;) {
    quality = Math.min(Math.max(quality + direction * STEP, 1), 100);
    const next = await encodedAt(quality, seen, originals, view);
    const part = (wanted - last.sharpness) / (next.sharpness - last.sharpness || 1);
    if (part <= 1 || quality === 1 || quality === 100)
      return last.kilobytes + (next.kilobytes - last.kilobytes) * Math.min(part, 1);
    last = next;
  }
}

type Encoded = { kilobytes: number; sharpness: number };

/** As both peers call sharp: nothing but the quality differs from its defaults. */
async function encodedAt(quality: number, seen: Seen[], originals: Buffer[], view: View): Promise<Encoded> {
  const again: Seen[] = [];
  for (const [index, one] of seen.entries()) {
    const { width, format } = await sharp(one.bytes).metadata();
    if (format !== 'heif') throw new Error(`${one.path} is no AVIF.`);
    const bytes = await sharp(originals[index]).autoOrient().resize({ width }).avif({ quality }).toBuffer();
    again.push({ ...one, bytes });
  }
  const kilobytes = weightOf(again);
  if (quality === DEFAULT && Math.abs(kilobytes / weightOf(seen) - 1) > 0.02)
    throw new Error(`These pictures were not made at sharp's defaults: ${again.map(({ path }) => path)}`);
  return { kilobytes, sharpness: await sharpnessOf(again, originals, view) };
}

function weightOf(seen: Seen[]): number {
  return seen.reduce((sum, { bytes }) => sum + bytes.length, 0) / 1000;
}

async function closeness(bytes: Buffer, original: Buffer, width: number): Promise<number> {
  const { autoOrient } = await sharp(original).metadata();
  const height = Math.round((autoOrient.height / autoOrient.width) * width);
  const wanted = await greyAt(original, { width, height });
  return similarity(wanted, await greyAt(bytes, { width, height }));
}

/** Decoded whole before it is made smaller: decoders that make it smaller themselves blur it, which would pass for the original. */
async function greyAt(bytes: Buffer, size: { width: number; height: number }): Promise<Grey> {
  const whole = await sharp(bytes).autoOrient().toColourspace('srgb').removeAlpha().raw().toBuffer(WITH_SIZE);
  const { width, height, channels } = whole.info;
  const { data, info } = await sharp(whole.data, { raw: { width, height, channels } })
    .resize({ ...size, fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer(WITH_SIZE);
  const pixels = new Float32Array(info.width * info.height);
  for (let at = 0; at < pixels.length; at += 1) {
    const [red = 0, green = 0, blue = 0] = data.subarray(3 * at, 3 * at + 3);
    pixels[at] = 0.299 * red + 0.587 * green + 0.114 * blue;
  }
  return { width: info.width, height: info.height, pixels };
}
