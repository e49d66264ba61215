// Photographs that are named themselves in, a copy of each out that anybody may have: upright, without a word of where and by whom
// it was taken.
import { join } from 'node:path';
import { decode, loadSharp, readable } from '../../document/pictures/decode.ts';
import { withBytes } from '../../document/pictures/files/bytes.ts';
import { pictureFile } from '../../document/pictures/files/file.ts';
import { jpegParts, pngParts, webpParts } from '../../document/pictures/files/parts.ts';
import { knownOf } from '../../document/pictures/known.ts';
import { variantHash } from '../../document/pictures/photograph.ts';
import { LARGEST } from '../../document/pictures/variant.ts';
import { kept } from './kept.ts';

/** What is no more than the picture, by the names that each format has for its parts. Everything else may be words. */
const PLAIN = {
  jpeg: { partsOf: jpegParts, names: /^(?:e0|ee|db|dd|c[0-24]|da)$/ },
  png: {
    partsOf: pngParts,
    names: /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs|cICP|acTL|fcTL|fdAT)$/,
  },
  webp: { partsOf: webpParts, names: /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF)$/ },
};

/** Whether it can be published as it is. "name" is its path below pages/_public. */
export function isClean(root: string, name: string): boolean {
  const { kind, size, bytes: length } = pictureFile(root, name) ?? {};
  if (!size || (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp')) return false;
  if (Math.max(size.width, size.height) > LARGEST) return false;
  const { partsOf, names } = PLAIN[kind];
  return withBytes(join(root, 'pages/_public', name), length ?? 0, bytes =>
    partsOf(bytes).every(part => names.test(part.name)),
  );
}

/** What the copy is kept by. */
export function cleanName(root: string, name: string): string {
  const { kind } = pictureFile(root, name) ?? {};
  const ending = kind === 'jpeg' ? 'jpg' : kind;
  const hash = variantHash(knownOf(root, name)?.content ?? '');
  return `of-${hash}-clean.${ending}`;
}

export function cleanCopy(root: string, name: string): Promise<Buffer> {
  return kept(root, cleanName(root, name), async () => {
    const upright = decode(await loadSharp(), join(root, 'pages/_public', name));
    const sized = upright.resize({
      width: LARGEST,
      height: LARGEST,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return readable(name, sized.toColourspace('srgb').toBuffer());
  });
}
