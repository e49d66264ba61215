// The size in which a picture is shown. Pages name it, so that nothing moves when the picture arrives.
import { pictureFile } from './files/file.ts';
import type { Size } from './files/measure.ts';

export type { Size } from './files/measure.ts';

/** Undefined if the file is missing or is not a picture. */
export function pictureSize(root: string, src: string): Size | undefined {
  return pictureFile(root, src)?.size;
}
