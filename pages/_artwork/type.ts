import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import opentype, { type Font, type PathCommand } from 'opentype.js';

/** Draws letters as outlines, so that a picture looks the same with or without the fonts. */

export type Face = 'serif' | 'italic' | 'sans' | 'bold';

const FILES: Record<Face, string> = {
  serif: 'newsreader/files/newsreader-latin-300-normal.woff',
  italic: 'newsreader/files/newsreader-latin-400-italic.woff',
  sans: 'public-sans/files/public-sans-latin-400-normal.woff',
  bold: 'public-sans/files/public-sans-latin-600-normal.woff',
};

/** The size in units at which outlines are rounded to whole numbers, so that one outline serves every size of type. */
const EMS: Record<Face, number> = { serif: 160, italic: 110, sans: 100, bold: 100 };

export const em = (face: Face): number => EMS[face];

const require = createRequire(import.meta.url);
const fonts = new Map<Face, Font>();

const font = (face: Face): Font => {
  let found = fonts.get(face);
  if (!found) {
    const file = readFileSync(require.resolve(`@fontsource/${FILES[face]}`));
    found = opentype.parse(
      file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength) as ArrayBuffer,
    );
    fonts.set(face, found);
  }
  return found;
};

/** Joins numbers as tightly as path data allows. */
export const tight = (values: readonly number[]): string =>
  values.map((value, i) => (i > 0 && value >= 0 ? ` ${value}` : `${value}`)).join('');

type Point = readonly [number, number];

/** Writes an outline in relative whole numbers. */
const outline = (commands: readonly PathCommand[]): string => {
  let [x, y]: Point = [0, 0];
  let start: Point = [0, 0];
  let data = '';
  for (const command of commands) {
    if (command.type === 'Z') {
      data += 'z';
      [x, y] = start;
      continue;
    }
    const [ex, ey] = [Math.round(command.x), Math.round(command.y)];
    const from = (...values: number[]): string =>
      tight([...values, command.x, command.y].map((value, i) => Math.round(value) - (i % 2 ? y : x)));
    if (command.type === 'M') {
      data += `m${from()}`;
      start = [ex, ey];
    } else if (command.type === 'L') {
      if (ex === x && ey === y) continue;
      if (ex === x) data += `v${ey - y}`;
      else if (ey === y) data += `h${ex - x}`;
      else data += `l${from()}`;
    } else if (command.type === 'Q') data += `q${from(command.x1, command.y1)}`;
    else data += `c${from(command.x1, command.y1, command.x2, command.y2)}`;
    [x, y] = [ex, ey];
  }
  return data.replace(/^m/, 'M');
};

export interface Mark {
  /** Identifies the glyph within its face. */
  key: string;
  data: string;
  x: number;
}

export interface Line {
  marks: Mark[];
  width: number;
}

/** Sets one line of text from the origin, in units of the face's em. "track" is in thousandths of an em. */
export const line = (face: Face, text: string, track = 0): Line => {
  const type = font(face);
  const size = EMS[face];
  const scale = size / type.unitsPerEm;
  const glyphs = type.stringToGlyphs(text);
  const marks: Mark[] = [];
  let x = 0;
  glyphs.forEach((glyph, i) => {
    const data = outline(glyph.getPath(0, 0, size).commands);
    if (data) marks.push({ key: `${face}${glyph.index}`, data, x: Math.round(x) });
    const next = glyphs[i + 1];
    const kern = next ? type.getKerningValue(glyph, next) : 0;
    x += ((glyph.advanceWidth ?? 0) + kern) * scale + (track * size) / 1000;
  });
  return { marks, width: x };
};

export const width = (face: Face, size: number, text: string, track = 0): number =>
  (line(face, text, track).width * size) / EMS[face];

/** Breaks text into lines no wider than the given width at a size. */
export const wrap = (face: Face, size: number, text: string, measure: number): string[] => {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    const trial = current ? `${current} ${word}` : word;
    if (current && width(face, size, trial) > measure) {
      lines.push(current);
      current = word;
    } else {
      current = trial;
    }
  }
  return current ? [...lines, current] : lines;
};
