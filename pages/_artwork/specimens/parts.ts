// Draws the parts that are words: facts, a table, a finding, references. Each is set for a page and for a strip.
import { across, type Ink } from '../pen.ts';
import type { Face } from '../type.ts';
import type { Draw } from './sheet.ts';

type Fact = readonly [label: string, value: string, label: string, value: string];

/** Facts in two columns. The value of "strong" is the one that the document is about. */
export function facts(rows: readonly Fact[], strong = ''): Draw {
  return ({ pen, x, y, w, isStrip }) => {
    const style = (label: string) =>
      label === strong ? ({ face: 'bold', ink: 'i' } as const) : ({ face: 'sans', ink: 't' } as const);
    if (isStrip) {
      const list = [...rows.map(([a, b]) => [a, b]), ...rows.map(([, , c, d]) => [c, d])];
      list.forEach(([label = '', value = ''], i) => {
        const line = y + 20 + i * 21;
        pen.text(x, line, label, { size: 12, ink: 'm' });
        pen.text(x + w, line, value, { size: 12.5, anchor: 'end', ...style(label) });
        if (i < list.length - 1) pen.stroke('l', across(x, line + 7, w));
      });
      return y + 22 + (list.length - 1) * 21;
    }
    rows.forEach(([a, b, c, d], i) => {
      const line = y + 19 + i * 18;
      pen.text(x, line, a, { size: 11.5, ink: 'm' });
      pen.text(x + 78, line, b, { size: 12, ...style(a) });
      pen.text(x + 292, line, c, { size: 11.5, ink: 'm' });
      pen.text(x + w, line, d, { size: 12, anchor: 'end', ...style(c) });
    });
    return y + 24 + (rows.length - 1) * 18;
  };
}

export interface Column {
  head?: string;
  /** Where it ends on the page, and where in a strip. Without a second place, a strip leaves it out. */
  at: readonly [page: number, strip?: number];
  /** It begins there instead. */
  isStart?: boolean;
  /** A strip sets it under the name. */
  isUnder?: boolean;
  face?: Face;
  ink?: Ink | ((cell: string) => Ink);
}

export interface Table {
  columns: readonly Column[];
  /** The first cell of a row is its name. A narrow strip leaves out what follows a comma in it. */
  rows: readonly (readonly string[])[];
  /** Letters before the names. */
  isKeyed?: boolean;
  /** Draws a rule above the last row, a total. */
  hasTotal?: boolean;
}

export function table({ columns, rows, isKeyed = false, hasTotal = false }: Table): Draw {
  return ({ pen, x, y, w, isStrip }) => {
    const size = isStrip ? 12.5 : 12;
    const pitch = !isStrip ? 17.6 : columns.some(({ isUnder }) => isUnder) ? 38 : 21;
    const shown = columns.map(column => ({ ...column, end: column.at[isStrip ? 1 : 0] }));
    for (const { head = '', end, isStart } of shown)
      if (end !== undefined)
        pen.text(x + end, y, head, { size: isStrip ? 12 : 11, ink: 'm', anchor: isStart ? 'start' : 'end' });
    const rule = y + (isStrip ? 9 : 7);
    pen.stroke('r', across(x, rule, w), { width: 1 });
    rows.forEach(([name = '', ...cells], i) => {
      const line = rule + (isStrip ? 20 : 16) + i * pitch;
      const indent = isKeyed ? 16 : 0;
      const isTotal = hasTotal && i === rows.length - 1;
      if (isKeyed) pen.text(x, line, keyOf(i), { size, face: 'bold', ink: 'f' });
      const words = isStrip && pitch < 30 ? name.replace(/,.*/, '') : name;
      pen.text(x + indent, line, words, { size, face: isTotal ? 'bold' : 'sans', ink: isTotal ? 'i' : 't' });
      shown.forEach(({ end, isStart, isUnder, face = 'sans', ink = 't' }, c) => {
        const cell = cells[c] ?? '';
        const colour = typeof ink === 'function' ? ink(cell) : ink;
        if (isStrip && isUnder) pen.text(x + indent, line + 16, cell, { size: 12, ink: 'm' });
        else if (end !== undefined)
          pen.text(x + end, line, cell, {
            size,
            face: isTotal ? 'bold' : face,
            ink: isTotal ? 'i' : colour,
            anchor: isStart ? 'start' : 'end',
          });
      });
      const under = line + pitch - (isStrip ? 14 : 12.6);
      const isLast = i === rows.length - 1;
      if (!isLast) pen.stroke(hasTotal && i === rows.length - 2 ? 'r' : 'l', across(x, under, w));
    });
    return rule + (isStrip ? 23 : 20) + (rows.length - 1) * pitch + (pitch > 30 ? 16 : 0);
  };
}

export const keyOf = (index: number): string => String.fromCharCode(65 + index);

/** A conclusion, in the type of the document’s own words. */
export function finding(text: string): Draw {
  return ({ pen, x, y, w, isStrip }) => {
    const style = isStrip ? { size: 17, lead: 22 } : { size: 15.5, lead: 19.5 };
    const after = pen.paragraph(x, y + style.lead + 3, w, text, {
      face: 'serif',
      ink: 'i',
      firm: isStrip ? 10 : 12,
      ...style,
    });
    return after - style.lead + 6;
  };
}

/** A list of attachments. Each row names a document, its source or date, and the page that has its copy. */
export function references(rows: readonly (readonly [name: string, source: string, page: number])[]): Draw {
  return ({ pen, x, y, w, isStrip }) => {
    if (!isStrip) pen.text(x + w, y, 'Copy at page', { size: 11, ink: 'm', anchor: 'end' });
    rows.forEach(([name, source, page], i) => {
      const line = y + (isStrip ? 24 + i * 36 : 18 + i * 15.2);
      const size = isStrip ? 12.5 : 11.5;
      pen.text(x, line, keyOf(i), { size, face: 'bold', ink: 'f' });
      pen.text(x + 16, line, isStrip ? name : `${name}. ${source}`, { size });
      const under = isStrip ? line + 16 : line;
      if (isStrip) pen.text(x + 16, under, source, { size: 12, ink: 'm' });
      const words = isStrip ? `p. ${page}` : String(page);
      pen.text(x + w, under, words, { size: isStrip ? 12 : size, ink: isStrip ? 'm' : 't', anchor: 'end' });
    });
    return y + (isStrip ? 44 + (rows.length - 1) * 36 : 22 + (rows.length - 1) * 15.2);
  };
}
