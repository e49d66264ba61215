import { across, dot, down, type Ink, type Pen, rect, type TextStyle } from './pen.ts';

/** All documents share this page: 480 by 620, a folded corner, text between 52 and 422. */

export const LEFT = 52;
export const RIGHT = 422;
export const WIDE = RIGHT - LEFT;

export interface Heading {
  kind: string;
  title: string;
  page: string;
}

export const sheet = (pen: Pen, { kind, title, page }: Heading): void => {
  pen.fill('h', 'M34 26h440v588H34z');
  pen.stroke('r', 'M14 6h398l48 48v544H14z', { fill: 's' });
  pen.stroke('r', 'M412 6v48h48');
  pen.text(LEFT, 48, kind, { face: 'italic', size: 14.5, ink: 'f' });
  pen.text(LEFT, 83, title, { face: 'serif', size: 27, ink: 'i', track: -14 });
  pen.stroke('r', across(LEFT, 99, WIDE) + across(LEFT, 103, WIDE));
  pen.stroke('l', across(LEFT, 572, WIDE));
  pen.text(LEFT, 586, 'Harbour & Fern. Illustrative specimen', { size: 8, ink: 'm' });
  pen.text(RIGHT, 586, page, { size: 8, ink: 'm', anchor: 'end' });
};

/** Draws an italic heading under a hairline. */
export const section = (pen: Pen, y: number, title: string, x = LEFT, width = WIDE): void => {
  pen.stroke('l', across(x, y - 17, width));
  pen.text(x, y, title, { face: 'italic', size: 13.5, ink: 'i' });
};

export const facts = (
  pen: Pen,
  y: number,
  rows: readonly (readonly [string, string])[],
  value = 176,
): void => {
  rows.forEach(([label, text], i) => {
    pen.text(LEFT, y + i * 18, label, { size: 10.5, ink: 'm' });
    pen.text(value, y + i * 18, text, { size: 10.5 });
  });
};

const badge = (pen: Pen, n: number, x: number, y: number): void => {
  pen.stroke('k', dot(x, y, 13), { width: 1.5, fill: 'p' });
  pen.text(x, y + 5.4, String(n), { face: 'serif', size: 16, ink: 'b', anchor: 'middle', firm: 18 });
};

/** Draws a brass number on the right edge, with a short line to the part that it numbers. */
export const mark = (pen: Pen, n: number, y: number, from = 428): void => {
  pen.stroke('k', across(from, y, 447 - from));
  badge(pen, n, 460, y);
};

/** Draws the same on the left edge. */
export const markLeft = (pen: Pen, n: number, y: number, to = 46): void => {
  pen.stroke('k', across(27, y, to - 27));
  badge(pen, n, 14, y);
};

/** Draws a number within the drawing itself. */
export const markAt = (pen: Pen, n: number, x: number, y: number): void => badge(pen, n, x, y);

/** Draws grey lines in place of text. */
export const greek = (
  pen: Pen,
  x: number,
  y: number,
  widths: readonly number[],
  gap = 11,
  ink: Ink = 't',
): void => {
  pen.stroke(ink, widths.map((w, i) => across(x, y + i * gap, w)).join(''), { width: 1.4, opacity: 0.34 });
};

export const box = (pen: Pen, x: number, y: number, size: number, ticked: boolean): void => {
  pen.stroke('r', rect(x, y, size, size), { width: 0.9 });
  if (ticked) {
    const s = size / 11;
    pen.stroke('f', `M${x + 2.2 * s} ${y + 5.6 * s}l${2.8 * s} ${3 * s} ${4.6 * s} ${-6 * s}`, {
      width: 1.7,
    });
  }
};

/** Draws the round seal with the fern in it. */
export const seal = (pen: Pen, x: number, y: number): void => {
  pen.raw(`<g transform="translate(${x} ${y})rotate(-9)">`);
  pen.stroke('k', dot(0, 0, 34), { width: 1.7 });
  pen.stroke('k', dot(0, 0, 29), { width: 0.9 });
  pen.stroke('f', 'M-15 18c3-19 12-29 26-27 8 2 6 13-1 12-4-1-3-7 1-6M-11 7l-7-3M-6-1l-6-6M2-7l-2-8', {
    width: 1.7,
  });
  pen.raw('</g>');
};

export const signature = (pen: Pen, x: number, y: number, name: string, width = 132, hand = 0): void => {
  const strokes = [
    'c9-22 17-25 14-6-2 12-7 13-5 5 3-10 12-12 14-6s-3 12 2 11 7-14 12-13 0 12 5 11 6-9 11-9 2 9 8 8 9-7 20-9',
    'c4-12 8-22 12-18s-9 18-6 18 7-13 11-12-3 12 1 12 6-11 10-11-3 11 2 11 6-15 12-14-8 16-2 15 14-10 24-8',
    'c2-16 16-24 20-15s-14 12-10 15 9-8 13-8-1 9 3 9 5-8 9-8 0 7 4 7 6-6 12-6 8 2 14 0',
  ];
  pen.stroke('i', `M${x + 2} ${y - 4}${strokes[hand] ?? ''}`, { width: 1.3 });
  pen.stroke('l', across(x, y + 3, width));
  pen.text(x, y + 14, name, { size: 8.5, ink: 'm' });
};

export const stamp = (pen: Pen, x: number, y: number, words: string, width: number): void => {
  pen.raw(`<g transform="translate(${x} ${y})rotate(-7)">`);
  pen.stroke('k', rect(-width / 2, -15, width, 24) + rect(-width / 2 - 3, -18, width + 6, 30), {
    width: 1.3,
  });
  pen.text(0, 2, words, { face: 'italic', size: 13, ink: 'b', anchor: 'middle' });
  pen.raw('</g>');
};

export interface Column {
  x: number;
  anchor?: TextStyle['anchor'];
  ink?: Ink;
}

/** Draws a ruled table. The first row is its head. */
export const table = (
  pen: Pen,
  y: number,
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  {
    gap = 18,
    x = LEFT,
    width = WIDE,
    size = 10,
  }: { gap?: number; x?: number; width?: number; size?: number } = {},
): void => {
  rows.forEach((row, r) => {
    const base = y + r * gap;
    row.forEach((cell, c) => {
      const column = columns[c];
      if (!column || !cell) return;
      const head = r === 0;
      pen.text(column.x, base, cell, {
        size: head ? size - 1 : size,
        ink: head ? 'm' : (column.ink ?? 't'),
        face: 'sans',
        anchor: column.anchor,
      });
    });
  });
  pen.stroke('r', across(x, y + 6, width), { width: 0.9 });
  pen.stroke(
    'l',
    rows
      .slice(1)
      .map((_, r) => across(x, y + 6 + (r + 1) * gap, width))
      .join(''),
  );
};

/** Draws upright hairlines, with labels at the foot of a chart. */
export const axis = (
  pen: Pen,
  y: number,
  height: number,
  marks: readonly (readonly [number, string])[],
): void => {
  pen.stroke('l', marks.map(([x]) => down(x, y - height, height)).join(''));
  for (const [x, label] of marks) pen.text(x, y + 13, label, { size: 9, ink: 'm', anchor: 'middle' });
};

/** Writes a conclusion of the report, in its own type. */
export const say = (pen: Pen, y: number, text: string, x = LEFT, width = 364): number =>
  pen.paragraph(x, y, width, text, { face: 'serif', size: 12.5, lead: 16, ink: 'i', firm: 6 });

/** Draws head and shoulders. */
export const person = (x: number, y: number, s = 1): string =>
  `${dot(x, y - 5 * s, 3.2 * s)}M${x - 6 * s} ${y + 6 * s}c0-${9 * s} ${12 * s}-${9 * s} ${12 * s} 0z`;
