// Copies photographs that visitors get as whole files: turned upright, and without data about where and by whom they were taken.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { decode, loadSharp, readable } from '../../document/pictures/decode.ts';
import { withBytes } from '../../document/pictures/files/bytes.ts';
import { cleaned } from '../../document/pictures/files/cleaned.ts';
import { pictureFile } from '../../document/pictures/files/file.ts';
import { jpegParts, pngParts, webpParts } from '../../document/pictures/files/parts.ts';
import { knownOf } from '../../document/pictures/known.ts';
import { variantHash } from '../../document/pictures/photograph.ts';
import { WIDEST } from '../../document/pictures/variant.ts';
import { kept } from './kept.ts';

/** The parts of each format that hold only the picture, by their names. Any other part may hold data about the author. */
const PLAIN = {
  jpeg: { partsOf: jpegParts, names: /^(?:e0|ee|db|dd|c[0-24]|da)$/ },
  png: {
    partsOf: pngParts,
    names: /^(?:IHDR|PLTE|IDAT|IEND|tRNS|gAMA|cHRM|sRGB|sBIT|bKGD|pHYs|cICP|acTL|fcTL|fdAT)$/,
  },
  webp: { partsOf: webpParts, names: /^(?:VP8 |VP8L|VP8X|ALPH|ANIM|ANMF)$/ },
};

/** Whether the file can be published as it is. "name" is its path below pages/_public. */
export function isClean(root: string, name: string): boolean {
  const { kind, size, bytes: length } = pictureFile(root, name) ?? {};
  if (!size || (kind !== 'jpeg' && kind !== 'png' && kind !== 'webp')) return false;
  if (Math.max(size.width, size.height) > WIDEST) return false;
  const { partsOf, names } = PLAIN[kind];
  const path = join(root, 'pages/_public', name);
  const isPlain = withBytes(path, length ?? 0, bytes => partsOf(bytes).every(part => names.test(part.name)));
  if (!isPlain) return false;
  // A phone may put a film or a second picture behind the end, with notes of its own.
  const bytes = readFileSync(path);
  return cleaned(kind, bytes)?.equals(bytes) === true;
}

/** The name under which the copy is kept. */
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
      width: WIDEST,
      height: WIDEST,
      fit: 'inside',
      withoutEnlargement: true,
    });
    return readable(name, sized.toColourspace('srgb').toBuffer());
  });
}
