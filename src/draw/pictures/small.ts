// Makes a picture small enough to be written into a page that is only looked at.
import { fileKindOf } from '../../document/pictures/files/kind.ts';
import { measure } from '../../document/pictures/files/measure.ts';
import { isPictureKind } from '../../document/pictures/files/name.ts';
import { cropOf } from '../../document/pictures/variant.ts';
import type { PictureBeside } from '../../site/types.ts';
import { quick } from './make.ts';

/** In pixels. */
const WIDTH = 1280;

/** "crop" is as documents write it. Undefined if no browser could show the picture. */
export async function smallPicture(
  bytes: Buffer,
  name: string,
  crop?: string,
): Promise<PictureBeside | undefined> {
  const kind = fileKindOf(bytes, name);
  if (!isPictureKind(kind)) return undefined;
  const part = crop === undefined ? undefined : cropOf(crop);
  if (kind === 'svg') {
    const size = measure(kind, {
      length: bytes.length,
      at: (from, count) => bytes.subarray(from, from + count),
    });
    const shown = part ? `#svgView(viewBox(${Object.values(part).join(',')}))` : '';
    const { width, height } = part ?? size ?? {};
    return width && height ? { src: inAddress('image/svg+xml', bytes) + shown, width, height } : undefined;
  }
  try {
    const made = await quick(bytes, { ...(part && { crop: part }), width: WIDTH });
    const { data, info } = await made.toBuffer({ resolveWithObject: true });
    return { src: inAddress('image/webp', data), width: info.width, height: info.height };
  } catch {
    // The picture is broken, or has no such part.
    return undefined;
  }
}

const inAddress = (type: string, bytes: Buffer): string => `data:${type};base64,${bytes.toString('base64')}`;
