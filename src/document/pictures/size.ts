// A picture's path in, the size that it is shown in out, so that nothing shifts when it arrives.
import { pictureFile } from './files/file.ts';
import type { Size } from './files/measure.ts';

export type { Size } from './files/measure.ts';

/** undefined where the file is missing or is not a picture. */
export function pictureSize(root: string, src: string): Size | undefined {
  return pictureFile(root, src)?.size;
}
