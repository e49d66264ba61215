// Says whether a picture carries a place or a name beside its pixels. Reads each version of a file only once.
import { join } from 'node:path';
import { statOf } from '../files/folder.ts';
import { lookOnce } from '../files/stamps.ts';
import { withBytes } from './files/bytes.ts';
import { tellingIn } from './files/cleaned.ts';
import type { PictureTelling } from './files/exif.ts';
import { fileKindOf } from './files/kind.ts';

const START = 64 * 1024;
/** The notes of a JPEG come before its pixels. In other pictures they may come last. */
const NOTES_OF_JPEG = 1_000_000;
/** A picture that is larger has a warning of its own. */
const MOST = 50_000_000;

/** Undefined if there is no file, or if it cannot be read. */
export function pictureTelling(root: string, src: string): PictureTelling | undefined {
  return tellingAt(join(root, 'pages/_public', src));
}

const tellingAt = lookOnce((path): PictureTelling | undefined => {
  const length = statOf(path)?.size ?? 0;
  try {
    return withBytes(path, length, bytes => {
      const kind = fileKindOf(bytes.at(0, START), path);
      return tellingIn(kind, bytes.at(0, Math.min(length, kind === 'jpeg' ? NOTES_OF_JPEG : MOST)));
    });
  } catch {
    // The file may be changed or deleted while it is read.
    return undefined;
  }
});
