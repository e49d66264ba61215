// The title of a page and the theme of its site in, the picture out that is shown where a link to the page is shared. Letters are
// outlines, so that no typeface of the machine has a part in it.

import type { SocialTheme } from '../../site/look/social-theme.ts';
import { type Lettering, missingLetters, tidy } from '../../site/look/typeface.ts';
import { type Course, drawCourses } from './courses.ts';
import { EM, openLettering, type SetLine } from './lettering.ts';
import { breakLines } from './line-breaks.ts';

/** "kicker" is the small line above the title. */
export type SocialWords = { title: string; kicker?: string };

/** Counted up when the same words are to be drawn otherwise. */
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
/** What the last line of the title stands on, and the site's address below it. */
const TITLE_FOOT = 464;
const HOST_FOOT = 560;

/** From the lowest up. The upper ones begin beside the address and where few titles reach. */
const COURSES: Course<keyof SocialTheme['colours']>[] = [
  { begins: 0, colours: ['bar', 'bar', 'accent'] },
  { begins: 760, colours: ['accent', 'brand', 'brand'] },
  { begins: 1000, colours: ['brand', 'tint', 'highlight'] },
];

export async function socialDrawing({ title, kicker }: SocialWords, theme: SocialTheme): Promise<string> {
  const set = await letteringOf(theme);
  const { brand, host, colours, heading, text, logo } = theme;
  const write = (words: string, place: Place) => written(tidy(words), place, theme, set);
  const faces = [heading, text];
  const face = faceFor(tidy(title), faces);
  const { size, lines } = breakLines(tidy(title), TITLE, part => set(part, face).width / EM);
  const first = TITLE_FOOT - (lines.length - 1) * size * TITLE.lineHeight;
  const parts = [
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="${colours.paper}"/>`,
    drawCourses(COURSES, title, { ...theme, ...SIZE }),
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

/** Its typefaces are unpacked once for all pages. */
function letteringOf(theme: SocialTheme): Promise<SetLine> {
  const known = opened.get(theme);
  const lettering = known ?? openLettering([theme.heading, theme.text], theme.language, theme.direction);
  opened.set(theme, lettering);
  return lettering;
}

/** All words in one typeface: the second where the first lacks a letter. Letter by letter is the last resort. */
function faceFor(words: string, faces: Lettering[]): Lettering {
  return faces.find(face => missingLetters(words, face).length === 0) ?? faces.flat();
}

/** As it stands in the header of a page. */
function mark(
  { viewBox, shapes }: NonNullable<SocialTheme['logo']>,
  { direction, colours }: SocialTheme,
): string {
  const { centre, mark: size } = BRAND;
  const x = direction === 'rtl' ? SIZE.width - MARGIN - size : MARGIN;
  return `<svg x="${x}" y="${centre - size / 2}" width="${size}" height="${size}" viewBox="${viewBox}" color="${colours.ink}" fill="none" stroke="${colours.accent}" stroke-width="1.7" stroke-linecap="round">${shapes}</svg>`;
}

/** "y" is the line that the letters stand on. */
type Place = { faces: Lettering[]; size: number; y: number; fill: string; indent?: number };

/** One line, as small as the room takes. Nothing where the typefaces lack a letter of it. */
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
  // Its colours are flat: 64 of them at most are enough for the edges of letters, in a third of the bytes.
  return sharp(Buffer.from(drawing))
    .png({ palette: true, colours: 64, quality: 90, dither: 0, effort: 1 })
    .toBuffer();
}
