// Tells how close to the originals visitors see the pictures.
import sharp from 'sharp';
import { type Grey, similarity } from './ssim.ts';
import type { Seen, View } from './visit.ts';

/** 1 is the original. Both pictures are scaled to the screen's pixels by Lanczos and compared there. */
export async function sharpnessOf(seen: Seen[], originals: Buffer[], { scale }: View): Promise<number> {
  let sum = 0;
  for (const [index, { bytes, width }] of seen.entries()) {
    sum += await closeness(bytes, originals[index] ?? Buffer.alloc(0), Math.round(width * scale));
  }
  return sum / seen.length;
}

const WITH_SIZE = { resolveWithObject: true } as const;

async function closeness(bytes: Buffer, original: Buffer, width: number): Promise<number> {
  const { autoOrient } = await sharp(original).metadata();
  const height = Math.round((autoOrient.height / autoOrient.width) * width);
  const wanted = await greyAt(original, { width, height });
  return similarity(wanted, await greyAt(bytes, { width, height }));
}

/** Decodes the whole picture before it is scaled. Decoders that scale by themselves blur, which would pass for the original. */
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
