// Says why visitors could not see a picture that a page names.
import { otherInForm, type Said, type SaidPart, says, the, together } from '../../../base/sentences/said.ts';
import type { PictureFile } from './file.ts';
import type { FileKind, PictureKind } from './kind.ts';

/** A sentence about the file, which begins with its name. */
export type PictureTrouble = (name: SaidPart) => Said;

const AS_JPEG = otherInForm(
  says`Save it as JPEG, and name that file here.`,
  says`Save it as JPEG, and choose that one.`,
);
const AS_PICTURE = otherInForm(
  says`Save it as JPEG, PNG or WebP, and name that file here.`,
  says`Save it as JPEG, PNG or WebP, and choose that one.`,
);
const ONCE_MORE = otherInForm(says`Copy the picture here once more.`, says`Choose it once more.`);

/** Kinds that browsers cannot show, or that no page should show. */
const WHAT: { [kind in Exclude<FileKind, PictureKind>]: PictureTrouble } = {
  heic: name =>
    together(says`${name} is a HEIC picture as iPhones take them, which browsers cannot show.`, AS_JPEG),
  gif: name =>
    together(
      says`${name} is a GIF, which is heavy and has few colours.`,
      otherInForm(
        says`Save it as PNG or WebP, and name that file here.`,
        says`Save it as PNG or WebP, and choose that one.`,
      ),
    ),
  tiff: name => together(says`${name} is a TIFF, which browsers cannot show.`, AS_PICTURE),
  raw: name =>
    together(says`${name} is a raw picture as it comes from a camera, which browsers cannot show.`, AS_JPEG),
  psd: name => together(says`${name} is a Photoshop document, which browsers cannot show.`, AS_PICTURE),
  bmp: name => together(says`${name} is a bitmap (BMP), which is far heavier than it need be.`, AS_PICTURE),
  icon: name =>
    together(
      says`${name} is an icon (ICO), not a picture for a page.`,
      otherInForm(says`Save it as PNG, and name that file here.`, says`Save it as PNG, and choose that one.`),
    ),
  'jpeg-xl': name => together(says`${name} is a JPEG XL, which most browsers cannot show.`, AS_JPEG),
  'jpeg-2000': name => together(says`${name} is a JPEG 2000, which browsers cannot show.`, AS_JPEG),
  pdf: name =>
    says`${name} is a PDF, not a picture. Link to it instead, or save the page that is to be shown as PNG.`,
  video: name =>
    together(
      says`${name} is a film, not a picture.`,
      otherInForm(
        says`Save one moment of it as JPEG, and name that file here.`,
        says`Save one moment of it as JPEG, and choose that one.`,
      ),
    ),
  archive: name =>
    together(
      says`${name} is a packed file, not a picture.`,
      otherInForm(
        says`Unpack it, and name the picture that was in it.`,
        says`Unpack it, and choose the picture that was in it.`,
      ),
    ),
  'web-page': name =>
    together(
      says`${name} is a web page, not a picture, whatever its name says.`,
      otherInForm(
        says`Save the picture itself, and name that file here.`,
        says`Save the picture itself, and choose that one.`,
      ),
    ),
  text: name =>
    together(
      says`${name} holds text, not a picture, whatever its name says.`,
      otherInForm(says`Name a picture here.`, says`Choose a picture.`),
    ),
  empty: name => together(says`${name} is an empty file.`, ONCE_MORE),
  unknown: name =>
    says`${name} is not a picture that can be read, whatever its name says. Save the picture anew, as JPEG or PNG.`,
};

/** More is of no use: the files made from a picture are at most a few thousand pixels wide. */
const MOST_MEGAPIXELS = 100;

export function contentTrouble(file: PictureFile): PictureTrouble | undefined {
  const { kind, size, isWhole } = file;
  if (kind !== 'svg' && kind !== 'jpeg' && kind !== 'png' && kind !== 'webp' && kind !== 'avif')
    return WHAT[kind];
  if (!isWhole) return name => together(says`${name} is cut off: its end is missing.`, ONCE_MORE);
  if (!size && kind === 'svg')
    return name => says`${name} has no size that can be read. Give the drawing a viewBox.`;
  if (!size) return name => says`${name} has no size that can be read. Save the picture anew.`;
  const megapixels = Math.round((size.width * size.height) / 1_000_000);
  if (kind === 'svg' || megapixels <= MOST_MEGAPIXELS) return undefined;
  return name =>
    says`${name} is ${the.number(size.width)} by ${the.number(size.height)} pixels: ${the.number(megapixels)} megapixels, of at most ${the.number(MOST_MEGAPIXELS)}. Save it smaller; 3000 pixels are enough for any place.`;
}

/** The file is a picture by its beginning, and a decoder cannot read the rest. */
export function damageTrouble(name: SaidPart): Said {
  return together(
    says`${name} cannot be read: the file is damaged.`,
    otherInForm(
      says`Copy the picture here once more, or save it anew.`,
      says`Choose it once more, or save it anew.`,
    ),
  );
}

/** A page of a document, with each letter as an outline, is 77 kB and travels as 19. */
const HEAVIEST_DRAWING = 80_000;
export const HEAVIEST = 25_000_000;

export function weightTrouble({ kind, bytes }: PictureFile): PictureTrouble | undefined {
  if (bytes > HEAVIEST) return name => heavyWords(name, bytes);
  if (kind !== 'svg' || bytes <= HEAVIEST_DRAWING) return undefined;
  return name =>
    says`${name} is a drawing of ${the.number(Math.round(bytes / 1000))} kilobytes; up to ${the.number(HEAVIEST_DRAWING / 1000)} are quick to load. Leave out what nobody sees, or save it as a WebP picture.`;
}

export function heavyWords(name: SaidPart, bytes: number): Said {
  return says`${name} weighs ${the.number(Math.round(bytes / 1_000_000))} megabytes, far too much to keep in a project: everyone who copies it waits for that. Save it smaller.`;
}

export function animationTrouble({ isAnimated }: PictureFile): PictureTrouble | undefined {
  if (!isAnimated) return undefined;
  return name =>
    says`${name} moves, but pages stand still: only its first picture is shown. Save that one by itself.`;
}
