// Says why visitors could not see a picture that a page names. Each text is the end of a sentence that begins with the file's
// name.
import type { PictureFile } from './file.ts';
import type { FileKind, PictureKind } from './kind.ts';

const SAVE_IT = 'Save it as JPEG, PNG or WebP';

/** Kinds that browsers cannot show, or that no page should show. */
const WHAT: { [kind in Exclude<FileKind, PictureKind>]: string } = {
  heic: 'is a HEIC picture as iPhones take them, which browsers cannot show. Save it as JPEG, and name that file here.',
  gif: 'is a GIF, which is heavy and has few colours. Save it as PNG or WebP, and name that file here.',
  tiff: `is a TIFF, which browsers cannot show. ${SAVE_IT}, and name that file here.`,
  raw: 'is a raw picture as it comes from a camera, which browsers cannot show. Save it as JPEG, and name that file here.',
  psd: `is a Photoshop document, which browsers cannot show. ${SAVE_IT}, and name that file here.`,
  bmp: `is a bitmap (BMP), which is far heavier than it need be. ${SAVE_IT}, and name that file here.`,
  icon: 'is an icon (ICO), not a picture for a page. Save it as PNG, and name that file here.',
  'jpeg-xl': 'is a JPEG XL, which most browsers cannot show. Save it as JPEG, and name that file here.',
  'jpeg-2000': 'is a JPEG 2000, which browsers cannot show. Save it as JPEG, and name that file here.',
  pdf: 'is a PDF, not a picture. Link to it instead, or save the page that is to be shown as PNG.',
  video: 'is a film, not a picture. Save one moment of it as JPEG, and name that file here.',
  archive: 'is a packed file, not a picture. Unpack it, and name the picture that was in it.',
  'web-page':
    'is a web page, not a picture, whatever its name says. Save the picture itself, and name that file here.',
  text: 'holds text, not a picture, whatever its name says. Name a picture here.',
  empty: 'is an empty file. Copy the picture here once more.',
  unknown:
    'is not a picture that can be read, whatever its name says. Save the picture anew, as JPEG or PNG.',
};

/** More is of no use: the files made from a picture are at most a few thousand pixels wide. */
const MOST_MEGAPIXELS = 100;

export function contentTrouble(file: PictureFile): string | undefined {
  const { kind, size, isWhole } = file;
  if (kind !== 'svg' && kind !== 'jpeg' && kind !== 'png' && kind !== 'webp' && kind !== 'avif')
    return WHAT[kind];
  if (!isWhole) return 'is cut off: its end is missing. Copy the picture here once more.';
  if (!size)
    return `has no size that can be read. ${kind === 'svg' ? 'Give the drawing a viewBox.' : 'Save the picture anew.'}`;
  const megapixels = Math.round((size.width * size.height) / 1_000_000);
  if (kind === 'svg' || megapixels <= MOST_MEGAPIXELS) return undefined;
  return `is ${size.width} by ${size.height} pixels: ${megapixels} megapixels, of at most ${MOST_MEGAPIXELS}. Save it smaller; 3000 pixels are enough for any place.`;
}

/** A page of a document, with each letter as an outline, is 77 kB and travels as 19. */
const HEAVIEST_DRAWING = 80_000;
export const HEAVIEST = 25_000_000;

export function weightTrouble({ kind, bytes }: PictureFile): string | undefined {
  if (bytes > HEAVIEST) return heavyWords(bytes);
  if (kind !== 'svg' || bytes <= HEAVIEST_DRAWING) return undefined;
  return `is a drawing of ${Math.round(bytes / 1000)} kilobytes; up to ${HEAVIEST_DRAWING / 1000} are quick to load. Leave out what nobody sees, or save it as a WebP picture.`;
}

export function heavyWords(bytes: number): string {
  return `weighs ${Math.round(bytes / 1_000_000)} megabytes, far too much to keep in a project: everyone who copies it waits for that. Save it smaller.`;
}

export function animationTrouble({ isAnimated }: PictureFile): string | undefined {
  return isAnimated
    ? 'moves, but pages stand still: only its first picture is shown. Save that one by itself.'
    : undefined;
}
