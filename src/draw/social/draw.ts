// Draws the picture that shows when a link to a page is shared. Letters are drawn as outlines, so that the result does not depend
// on the fonts of this machine.

import type { SocialTheme } from '../../site/look/social-theme.ts';
import { type Lettering, missingLetters, tidiedText } from '../../site/look/typeface.ts';
import { type ColourRow, drawColourRows } from './colour-rows.ts';
import { EM, openLettering, type SetLine } from './lettering.ts';
import { breakLines } from './line-breaks.ts';

/** "kicker" is the small line above the title. */
export type SocialWords = { title: string; kicker?: string };

/** Raise this if the drawing itself changes, so that kept pictures are drawn again. */
export const SOCIAL_VERSION = 1;

const SIZE = { width: 1200, height: 630 };
const MARGIN = 80;
const BRAND = { centre: 98, mark: 60, size: 38 };
const SMALL = 28;
const TITLE = {
  width: SIZE.width - 2 * MARGIN,
  height: 264,
  lineHeight: 1.12,
  sizes: [112, 104, 96, 88, 84, 80, 76, 72, 68, 64, 60, 56, 52, 48, 44],
};
/** The baselines of the title's last line and of the site's address. */
const TITLE_FOOT = 464;
const HOST_FOOT = 560;

/** From the bottom up. Upper rows begin further along, beside the address and where few titles reach. */
const ROWS: ColourRow<keyof SocialTheme['colours']>[] = [
  { begins: 0, colours: ['bar', 'bar', 'accent'] },
  { begins: 760, colours: ['accent', 'brand', 'brand'] },
  { begins: 1000, colours: ['brand', 'tint', 'highlight'] },
];

export async function socialDrawing({ title, kicker }: SocialWords, theme: SocialTheme): Promise<string> {
  const set = await letteringOf(theme);
  const { brand, host, colours, heading, text, logo } = theme;
  const write = (words: string, place: Place) => written(tidiedText(words), place, theme, set);
  const faces = [heading, text];
  const face = faceFor(tidiedText(title), faces);
  const { size, lines } = breakLines(tidiedText(title), TITLE, part => set(part, face).width / EM);
  const first = TITLE_FOOT - (lines.length - 1) * size * TITLE.lineHeight;
  const parts = [
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${colours.paper}"/>`,
    drawColourRows(ROWS, title, { ...theme, ...SIZE }),
    ...(logo ? [mark(logo, theme)] : []),
    write(brand, {
      faces,
      size: BRAND.size,
      y: BRAND.centre + BRAND.size * 0.34,
      fill: colours.ink,
      indent: logo && BRAND.mark + 20,
    }),
    ...lines.map((line, index) =>
      write(line, { faces: [face], size, y: first + index * size * TITLE.lineHeight, fill: colours.ink }),
    ),
  ];
  const small = { faces: [text, heading], size: SMALL };
  if (kicker) parts.push(write(kicker, { ...small, y: first - size * 0.74 - 30, fill: colours.accent }));
  parts.push(write(host, { ...small, y: HOST_FOOT, fill: colours.mute }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIZE.width}" height="${SIZE.height}">${parts.join('')}</svg>`;
}

const opened = new WeakMap<SocialTheme, Promise<SetLine>>();

/** Unpacks the theme's fonts once for all pages. */
function letteringOf(theme: SocialTheme): Promise<SetLine> {
  const known = opened.get(theme);
  const lettering = known ?? openLettering([theme.heading, theme.text], theme.language, theme.direction);
  opened.set(theme, lettering);
  return lettering;
}

/** Sets all words in one font: the first that has all their letters. If none has, mixes fonts letter by letter. */
function faceFor(words: string, faces: Lettering[]): Lettering {
  return faces.find(face => missingLetters(words, face).length === 0) ?? faces.flat();
}

/** Draws the logo as the header of a page does. */
function mark(
  { viewBox, shapes }: NonNullable<SocialTheme['logo']>,
  { direction, colours }: SocialTheme,
): string {
  const { centre, mark: size } = BRAND;
  const x = direction === 'rtl' ? SIZE.width - MARGIN - size : MARGIN;
  return `<svg x="${x}" y="${centre - size / 2}" width="${size}" height="${size}" viewBox="${viewBox}" color="${colours.ink}" fill="none" stroke="${colours.accent}" stroke-width="1.7" stroke-linecap="round">${shapes}</svg>`;
}

/** "y" is the baseline of the letters. */
type Place = { faces: Lettering[]; size: number; y: number; fill: string; indent?: number };

/** One line of words, made smaller if it does not fit. Nothing if the fonts lack a letter. */
function written(
  words: string,
  { faces, size, y, fill, indent = 0 }: Place,
  { direction }: SocialTheme,
  set: SetLine,
): string {
  const face = faceFor(words, faces);
  if (missingLetters(words, face).length > 0) return '';
  const { path, width } = set(words, face);
  const scale = Math.min(size, ((TITLE.width - indent) / width) * EM) / EM;
  const start = MARGIN + indent;
  const x = direction === 'rtl' ? SIZE.width - start - width * scale : start;
  return `<path fill="${fill}" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(4)})" d="${path}"/>`;
}

export async function socialPng(drawing: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  // The picture has flat colours. A palette of 64 is enough for the edges of letters, at a third of the bytes.
  return sharp(Buffer.from(drawing))
    .png({ palette: true, colours: 64, quality: 90, dither: 0, effort: 1 })
    .toBuffer();
}
