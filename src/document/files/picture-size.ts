// A picture's path in, its real size out, so that nothing shifts when it arrives.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { imageSize } from 'image-size';
import { statOf } from './folder.ts';

export type Size = { width: number; height: number };

const sizes = new Map<string, { stamp: string; size: Size | undefined }>();

/** undefined where the file is missing or is not a picture. */
export function pictureSize(root: string, src: string): Size | undefined {
  const file = join(root, 'pages/_public', src);
  const stat = statOf(file);
  if (!stat?.isFile()) return undefined;
  const stamp = `${stat.mtimeMs}:${stat.size}`;
  const known = sizes.get(file);
  if (known?.stamp === stamp) return known.size;
  const size = measure(file);
  sizes.set(file, { stamp, size });
  return size;
}

/** In bytes; 0 where the file is missing. */
export function pictureWeight(root: string, src: string): number {
  return statOf(join(root, 'pages/_public', src))?.size ?? 0;
}

function measure(file: string): Size | undefined {
  try {
    const { width, height } = imageSize(readFileSync(file));
    return { width: Math.round(width), height: Math.round(height) };
  } catch {
    return undefined;
  }
}
