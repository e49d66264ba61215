// Says what is wrong with the name of a picture, and suggests a good one. Only lower-case letters, digits, points and hyphens are
// the same for every computer and host, and can be written into a page unchanged.
import { type Said, type SaidPart, says, the } from '../../../base/sentences/said.ts';
import { plainName } from '../../files/pages.ts';
import type { FileKind, PictureKind } from './kind.ts';

const PLAIN = /^\/images\/[a-z0-9/._-]+$/;
const ENDINGS: { [kind in PictureKind]: string } = {
  svg: 'svg',
  jpeg: 'jpg',
  png: 'png',
  webp: 'webp',
  avif: 'avif',
};
const CAPITALS = says`capitals`;
const SPACES = says`spaces`;
const BRACKETS = says`brackets`;
const PHOTOGRAPH = /\.(?:avif|webp|png|jpg|jpeg)$/;

export function isPictureKind(kind: FileKind): kind is PictureKind {
  return Object.hasOwn(ENDINGS, kind);
}

/** A JPEG may be named .png, because hosts and browsers look into the file. Only a drawing needs its own ending. */
function hasEndingOf(src: string, kind: PictureKind): boolean {
  return kind === 'svg' ? src.endsWith('.svg') : PHOTOGRAPH.test(src);
}

/** Undefined if the name is good. */
export function nameTrouble(src: string, kind: PictureKind): Said | undefined {
  const name = the.text(src);
  if (!PLAIN.test(src))
    return says`${name} has ${strangeSigns(src)} in its name, which not every computer and host reads alike.`;
  if (hasEndingOf(src, kind)) return undefined;
  return kind === 'svg'
    ? says`${name} is a drawing (SVG), but its name says something else.`
    : says`${name} is a ${the.sign(ENDINGS[kind].toUpperCase())}, but its name says something else.`;
}

/**
 * A good name that no other picture has: "/images/Team Photo.JPG" → "/images/team-photo.jpg". "taken" are the paths of all
 * pictures. Several files may lead to the same good name, for example if "é" is written in two ways. Then each gets a number.
 */
export function plainSrc(src: string, kind: PictureKind, language: string, taken: string[]): string {
  const { start, written } = plainParts(src, language);
  const own = hasEndingOf(written, kind) ? written : `.${ENDINGS[kind]}`;
  const others = new Set(taken.filter(other => other !== src).map(other => other.toLowerCase()));
  let before = taken.filter(other => other < src && !PLAIN.test(other) && comesTo(other, start + own)).length;
  for (let number = 1; ; number += 1) {
    const candidate = `${start}${number === 1 ? '' : `-${number}`}${own}`;
    if (others.has(candidate)) continue;
    if (before === 0) return candidate;
    before -= 1;
  }

  function comesTo(other: string, name: string): boolean {
    const parts = plainParts(other, language);
    return parts.start + parts.written === name;
  }
}

/** The path without its ending, in plain letters, and the ending in lower case. */
function plainParts(src: string, language: string): { start: string; written: string } {
  const [, folders = '', stem = '', ending = ''] =
    /^\/images((?:\/.*)?)\/([^/]*?)(\.[^./]*)?$/s.exec(src) ?? [];
  const plain = (part: string) =>
    /^[a-z0-9][a-z0-9._-]*$/.test(part) ? part : plainName(part, language) || 'picture';
  const folder = folders
    .split('/')
    .slice(1)
    .map(part => `/${plain(part)}`);
  return { start: `/images${folder.join('')}/${plain(stem)}`, written: ending.toLowerCase() };
}

function strangeSigns(src: string): SaidPart {
  const signs = [...new Set(src.normalize('NFC').replace(/[a-z0-9/._-]/g, ''))];
  const kinds = signs.map(sign => {
    if (/[A-Z]/.test(sign)) return CAPITALS;
    if (/\s/.test(sign)) return SPACES;
    return /[()[\]{}]/.test(sign) ? BRACKETS : the.text(sign);
  });
  return the.list([...new Set(kinds)].slice(0, 4), 'and');
}
