// Draws the parts that are pictures of figures: bars along a scale, columns, and a large figure beside a chart.
import { across, diamond, dot, down, type Ink, rect } from '../pen.ts';
import { width } from '../type.ts';
import { keyOf } from './parts.ts';
import type { Draw, Place } from './sheet.ts';

type Pair = readonly [page: number, strip: number];

export interface Span {
  from: number;
  to: number;
  text?: string;
  ink?: 'w' | 'f';
}

export interface SpanRow {
  name: string;
  /** Its name in a strip. */
  short?: string;
  spans?: readonly Span[];
  /** Moments, drawn as diamonds. */
  points?: readonly number[];
  /** Words at the right end of the row. */
  end?: string;
}

export interface Spans {
  /** The marks of the scale, from its beginning to its end. */
  axis: readonly (readonly [number, string])[];
  /** How wide the names are, and what stands at the right end. */
  names: Pair;
  ends?: Pair;
  rows: readonly SpanRow[];
  /** An upright line. */
  mark?: { at: number; text: string };
  isKeyed?: boolean;
}

/** Bars between two values, one row each. */
export function spans({ axis, names, ends = [0, 0], rows, mark, isKeyed = false }: Spans): Draw {
  return place => {
    const { pen, x, y, w, isStrip } = place;
    const side = isStrip ? 1 : 0;
    const [pitch, size, half] = isStrip ? [23, 12.5, 6.5] : [17.4, 11.5, 5.5];
    const left = x + names[side];
    const wide = w - names[side] - ends[side] - 2;
    const [first, last] = [axis[0]?.[0] ?? 0, axis.at(-1)?.[0] ?? 1];
    const at = (value: number): number => left + ((value - first) / (last - first)) * wide;
    const top = y + (mark ? 28 : 21);
    const foot = top + (rows.length - 1) * pitch + 12;
    pen.stroke('l', axis.map(([value]) => down(at(value), top - 10, foot - top + 10)).join(''));
    pen.stroke('r', across(left, foot, wide), { width: 1 });
    axis.forEach(([value, text], i) => {
      const isEnd = i === axis.length - 1 && ends[side] < 12;
      pen.text(isEnd ? x + w : at(value), foot + 15, text, {
        size: 11,
        ink: 'm',
        anchor: isEnd ? 'end' : 'middle',
      });
    });
    rows.forEach(({ name, short = name, spans = [], points = [], end }, i) => {
      const middle = top + i * pitch;
      if (isKeyed) pen.text(x, middle + 4, keyOf(i), { size, face: 'bold', ink: 'f' });
      pen.text(x + (isKeyed ? 16 : 0), middle + 4, isStrip ? short : name, { size });
      for (const span of spans) drawSpan(place, span, { at, middle, half });
      pen.fill('k', points.map(point => diamond(at(point), middle, half - 0.5)).join(''));
      if (end && ends[side]) pen.text(x + w, middle + 4, end, { size, ink: 'm', anchor: 'end' });
    });
    if (mark) drawMark(place, { ...mark, at: at(mark.at), top: top - 17, foot, turn: left + wide * 0.6 });
    return foot + (axis.some(([, text]) => text) ? 19 : 4);
  };
}

type Line = { at: (value: number) => number; middle: number; half: number };

function drawSpan({ pen }: Place, { from, to, text, ink = 'w' }: Span, { at, middle, half }: Line): void {
  const bar = rect(at(from), middle - half, at(to) - at(from), half * 2);
  pen.fill(ink, bar);
  pen.stroke('f', bar, { width: 0.9 });
  if (!text) return;
  const fits = width('sans', 11, text) + 10 < at(to) - at(from);
  pen.text(fits ? at(from) + 6 : at(to) + 6, middle + 4, text, {
    size: 11,
    ink: fits && ink === 'f' ? 's' : 't',
    halo: fits ? undefined : 's',
  });
}

type Mark = { at: number; text: string; top: number; foot: number; turn: number };

function drawMark({ pen }: Place, { at, text, top, foot, turn }: Mark): void {
  pen.stroke('k', down(at, top + 1, foot - top - 1), { width: 1.8, dash: '5 4' });
  pen.fill('k', dot(at, top, 3.6));
  const isLeft = at > turn;
  pen.text(at + (isLeft ? -9 : 9), top + 4, text, {
    size: 11.5,
    face: 'bold',
    ink: 'b',
    anchor: isLeft ? 'end' : 'start',
  });
}

export interface Columns {
  groups: readonly { label: string; values: readonly number[] }[];
  inks: readonly Ink[];
  /** The value at the top of the chart. */
  most: number;
  /** From which group on the columns are drawn in full. */
  strong?: number;
  height: Pair;
  /** A level line. What lies above it is drawn in full. */
  limit?: { at: number; text: string };
  /** Which groups show their numbers, over the first column. */
  numbers?: 'all' | 'ends';
  /** What the columns of a group are. */
  names?: readonly string[];
}

/** Columns that stand on one line. */
export function columns(chart: Columns): Draw {
  const { groups, inks, most, strong, height, limit, numbers = 'all', names = [] } = chart;
  return ({ pen, x, y, w, isStrip }) => {
    const high = height[isStrip ? 1 : 0];
    const foot = y + 14 + high;
    const unit = high / most;
    const step = w / groups.length;
    groups.forEach(({ label, values }, i) => {
      const wide = (step - 4) / values.length;
      const left = x + i * step + 2;
      values.forEach((value, s) => {
        const low = Math.min(value, limit?.at ?? value);
        const ink = strong !== undefined && i >= strong ? 'f' : (inks[s] ?? 'w');
        pen.fill(ink, rect(left + s * wide, foot - low * unit, wide, low * unit));
        if (value > low)
          pen.fill('f', rect(left + s * wide, foot - value * unit, wide, (value - low) * unit));
      });
      const middle = left + (step - 4) / 2;
      pen.text(middle, foot + 15, label, { size: 11, ink: 'm', anchor: 'middle' });
      const isShown = numbers === 'all' || i === 0 || i === groups.length - 1;
      if (isShown)
        pen.text(left + wide / 2, foot - (values[0] ?? 0) * unit - 5, String(values[0]), {
          size: 11,
          anchor: 'middle',
        });
    });
    pen.stroke('r', across(x, foot, w), { width: 1 });
    let end = x + w;
    names.forEach((name, s) => {
      pen.text(end, y, name, { size: 11, anchor: 'end' });
      end -= width('sans', 11, name) + 14;
      pen.fill(inks[s] ?? 'w', rect(end, y - 8.5, 9, 9));
      end -= 14;
    });
    if (limit) {
      const level = foot - limit.at * unit;
      pen.stroke('k', across(x, level, w), { width: 1.6, dash: '5 4' });
      pen.text(x + w, y, limit.text, { size: isStrip ? 12 : 11, face: 'bold', ink: 'b', anchor: 'end' });
    }
    return foot + 19;
  };
}

type Figure = { value: string; label: string; rows: readonly (readonly [label: string, value: string])[] };

/** A chart, and beside it the one figure that it says. In a strip the figure stands above the chart. */
export function beside({ value, label, rows }: Figure, chart: Draw): Draw {
  return place => {
    const { pen, x, y, w, isStrip } = place;
    if (isStrip) {
      pen.text(x - 1, y + 48, value, { face: 'serif', size: 44, ink: 'i', track: -20, firm: 6 });
      pen.text(x + w, y + 38, label, { size: 12.5, face: 'bold', ink: 'i', anchor: 'end' });
      const foot = chart({ ...place, y: y + 60 });
      rows.forEach(([name, text], i) => {
        const line = foot + 20 + i * 20;
        pen.text(x, line, name, { size: 12, ink: 'm' });
        pen.text(x + w, line, text, { size: 12.5, anchor: 'end' });
        if (i < rows.length - 1) pen.stroke('l', across(x, line + 6.5, w));
      });
      return foot + 22 + (rows.length - 1) * 20;
    }
    const [left, right] = [x + 324, x + w];
    pen.text(left - 1, y + 38, value, { face: 'serif', size: 42, ink: 'i', track: -20, firm: 6 });
    pen.text(left, y + 57, label, { size: 11.5, face: 'bold', ink: 'i' });
    rows.forEach(([name, text], i) => {
      pen.text(left, y + 74 + i * 16.5, name, { size: 11.5, ink: 'm' });
      pen.text(right, y + 74 + i * 16.5, text, { size: 11.5, anchor: 'end' });
    });
    const foot = chart({ ...place, w: 290 });
    return Math.max(foot, y + 79 + (rows.length - 1) * 16.5);
  };
}
