import { em, type Face, line, wrap } from './type.ts';

/** Collects the SVG elements of a drawing, with its colours and lettering. */

const PALETTE: Record<string, readonly [string, string]> = {
  p: ['#fbfaf6', '#141d29'],
  n: ['#f3ecdb', '#2e3a41'],
  h: ['#e3ece2', '#1c3038'],
  s: ['#fffefb', '#1e2936'],
  i: ['#1a365d', '#f3efe4'],
  t: ['#2a3a52', '#d5dae1'],
  m: ['#55637a', '#a5b0be'],
  f: ['#2b6549', '#8fc7a4'],
  w: ['#cfe0d4', '#24483f'],
  b: ['#8a5d12', '#e0b765'],
  k: ['#a5762b', '#c99b45'],
  l: ['#d8d5c8', '#364354'],
  r: ['#1a365d', '#8fa0b5'],
};

/** paper, land, shoal, sheet, ink, text, mute, fern, wash, brass, brass line, hairline, rule. */
export type Ink = 'p' | 'n' | 'h' | 's' | 'i' | 't' | 'm' | 'f' | 'w' | 'b' | 'k' | 'l' | 'r';

export interface TextStyle {
  face?: Face;
  size?: number;
  ink?: Ink;
  anchor?: 'start' | 'middle' | 'end';
  track?: number;
  turn?: number;
  /** Thickens the strokes by thousandths of an em: thin letters need that at small sizes. */
  firm?: number;
  /** Draws a line in this colour around the letters, to separate them from what they cross. */
  halo?: Ink;
}

export interface StrokeStyle {
  width?: number;
  dash?: string;
  opacity?: number;
  fill?: Ink;
}

/** Writes a number with one decimal at most and no leading zero. */
export const num = (value: number, places = 1): string =>
  String(Number(value.toFixed(places))).replace(/^(-?)0\./, '$1.');

export const attrs = (values: Record<string, string | number | undefined>): string =>
  Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? num(value, 2) : value}"`)
    .join('');

export class Pen {
  private readonly parts: string[] = [];
  private open: { key: string; data: string } | undefined;
  /** Every line of text with its place, so that tests can see whether one can be read. */
  readonly lines: { text: string; size: number; left: number; right: number; y: number }[] = [];
  private readonly used = new Set<string>();
  private readonly glyphs = new Map<string, { id: string; data: string }>();

  private flush(): void {
    if (this.open) this.parts.push(`<path${this.open.key} d="${this.open.data}"/>`);
    this.open = undefined;
  }

  raw(markup: string): this {
    this.flush();
    this.parts.push(markup);
    return this;
  }

  /** Joins marks that follow each other in the same ink into one path. */
  private path(key: string, data: string): this {
    if (this.open?.key === key) this.open.data += data;
    else {
      this.flush();
      this.open = { key, data };
    }
    return this;
  }

  private ink(name: string): string {
    this.used.add(name);
    return name;
  }

  fill(ink: Ink, data: string, opacity?: number): this {
    return this.path(attrs({ class: this.ink(ink), opacity }), data);
  }

  stroke(ink: Ink, data: string, { width, dash, opacity, fill }: StrokeStyle = {}): this {
    const name = fill ? `${this.ink(`s${ink}`)} ${this.ink(fill)}` : `${this.ink(`s${ink}`)} o`;
    return this.path(attrs({ class: name, 'stroke-width': width, 'stroke-dasharray': dash, opacity }), data);
  }

  text(x: number, y: number, text: string, style: TextStyle = {}): this {
    const { face = 'sans', size = 11, ink = 't', anchor = 'start', track = 0, turn, firm, halo } = style;
    const { marks, width } = line(face, text, track);
    const scale = size / em(face);
    const shift = anchor === 'start' ? 0 : (width * scale) / (anchor === 'end' ? 1 : 2);
    const place = turn
      ? `translate(${num(x)} ${num(y)})rotate(${num(turn)})${shift ? `translate(${num(-shift)} 0)` : ''}`
      : `translate(${num(x - shift)} ${num(y)})`;
    this.lines.push({ text, size, left: x - shift, right: x - shift + width * scale, y });
    this.flush();
    const uses = marks.map(
      glyph => `<use href="#${this.glyph(glyph.key, glyph.data)}"${glyph.x ? ` x="${glyph.x}"` : ''}/>`,
    );
    const transform = `${place}scale(${num(scale, 3)})`;
    const edge = firm ? `${this.ink(ink)} ${this.ink(`s${ink}`)}` : this.ink(ink);
    const stroke = firm && num((firm * em(face)) / 1000);
    if (halo) {
      // The halo of a whole line lies under all of its letters.
      const id = `_${this.parts.length}`;
      const under = attrs({
        class: this.ink(`s${halo}`),
        'stroke-width': num((5 * em(face)) / size),
        transform,
      });
      this.parts.push(`<g${under}><g id="${id}">${uses.join('')}</g></g>`);
      this.parts.push(`<use${attrs({ href: `#${id}`, class: edge, transform })}/>`);
      return this;
    }
    this.parts.push(`<g${attrs({ class: edge, 'stroke-width': stroke, transform })}>${uses.join('')}</g>`);
    return this;
  }

  /** Defines each outline once and refers to it by a short name. */
  private glyph(key: string, data: string): string {
    let found = this.glyphs.get(key);
    if (!found) {
      const n = this.glyphs.size;
      found = { id: `${String.fromCharCode(97 + (n % 26))}${n < 26 ? '' : Math.floor(n / 26)}`, data };
      this.glyphs.set(key, found);
    }
    return found.id;
  }

  /** Sets a paragraph and returns the baseline after its last line. */
  paragraph(
    x: number,
    y: number,
    width: number,
    text: string,
    style: TextStyle & { lead?: number } = {},
  ): number {
    const { face = 'sans', size = 11, lead = size * 1.45 } = style;
    const lines = wrap(face, size, text, width);
    lines.forEach((words, i) => {
      this.text(x, y + i * lead, words, style);
    });
    return y + lines.length * lead;
  }

  toString(viewBox: string, open = ''): string {
    this.flush();
    const rules = [...this.used].sort().map(name => {
      const key = name.at(-1) ?? '';
      return name.length > 1 ? `.s${key}{stroke:var(--${key})}` : `.${key}{fill:var(--${key})}`;
    });
    const keys = [...new Set([...this.used].map(name => name.at(-1) ?? ''))].sort();
    const table = (i: 0 | 1): string =>
      `:root{${keys.map(key => `--${key}:${PALETTE[key]?.[i] ?? ''}`).join(';')}}`;
    const style = `${table(0)}@media (prefers-color-scheme:dark){${table(1)}}path{stroke-linejoin:round;stroke-linecap:round}${rules.join('')}.o{fill:none}`;
    const glyphs = [...this.glyphs.values()].map(({ id, data }) => `<path id="${id}" d="${data}"/>`);
    const defs = glyphs.length ? `<defs>${glyphs.join('')}</defs>` : '';
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${open}<style>${style}</style>${defs}${this.parts.join('')}</svg>\n`;
  }
}

/* Shapes as path data */

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`;

export const dot = (x: number, y: number, r: number): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-2 * r)} 0z`;

export const across = (x: number, y: number, w: number): string => `M${num(x)} ${num(y)}h${num(w)}`;

export const down = (x: number, y: number, h: number): string => `M${num(x)} ${num(y)}v${num(h)}`;

export const poly = (points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

export const diamond = (x: number, y: number, r: number): string =>
  `M${num(x)} ${num(y - r)}l${num(r)} ${num(r)} ${num(-r)} ${num(r)} ${num(-r)} ${num(-r)}z`;

export const tick = (x: number, y: number, s = 1): string =>
  `M${num(x)} ${num(y)}l${num(3 * s)} ${num(3.4 * s)} ${num(6 * s)} ${num(-7.4 * s)}`;
