import { readFileSync } from 'node:fs';
import { CARD_DARK, CARD_LIGHT, CARD_RULES, type CardName, drawing } from './cards.ts';
import { read, type Subpath, write } from './outline.ts';

/** Draws plates: a crop of the chart, 600 by 400, with a small document standing on its lower edge. */

interface Plate {
  card: CardName;
  /** The crop's left, top and width on the chart. */
  crop: readonly [number, number, number];
  /** The left side of the document, of 600. */
  at: number;
}

export const PLATES: Record<string, Plate> = {
  gsm: { card: 'gsm', crop: [196, 0, 760], at: 40 },
};

const SCALE = 1.9;
const TOP = 120;

interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

const touches = ({ box }: Subpath, { x, y, w, h }: Box, margin: number): boolean =>
  box[2] > x - margin && box[0] < x + w + margin && box[3] > y - margin && box[1] < y + h + margin;

const within = (px: number, py: number, { x, y, w, h }: Box, margin: number): boolean =>
  px > x - margin && px < x + w + margin && py > y - margin && py < y + h + margin;

const find = (chart: string, pattern: RegExp): string => {
  const found = pattern.exec(chart)?.[1];
  if (found === undefined) throw new Error(`The chart has no ${pattern.source}`);
  return found;
};

interface Depth {
  x: number;
  y: number;
  digits: string[];
}

/** Finds the depths on the chart, and keeps the digits of one number together. */
const depths = (chart: string): Depth[] => {
  const all: Depth[] = [];
  for (const [, px, py, id = ''] of chart.matchAll(/<use x="(\d+)" y="(\d+)" href="#(n\d)"/g)) {
    const [x, y] = [Number(px), Number(py)];
    const last = all.at(-1);
    if (last && last.y === y && x - last.x === 9) last.digits.push(id);
    else all.push({ x, y, digits: [id] });
  }
  return all;
};

interface Letter {
  id: string;
  turn: string;
  x: number;
  y: number;
}

/** Finds the words along the course. They are drawn letter by letter, so a gap ends a word. */
const labels = (chart: string): Letter[][] => {
  const all: Letter[][] = [];
  let last: Letter | undefined;
  for (const [, id = '', turn = '', x, y] of chart.matchAll(
    /<use href="#(c\d+)" transform="(translate\((\d+) (\d+)\)\s*rotate\(\d+\))"/g,
  )) {
    const letter = { id, turn, x: Number(x), y: Number(y) };
    if (last && Math.hypot(letter.x - last.x, letter.y - last.y) < 40) all.at(-1)?.push(letter);
    else all.push([letter]);
    last = letter;
  }
  return all;
};

const RINGS = [
  [150, 0.22],
  [108, 0.3],
  [70, 0.42],
  [38, 0.6],
] as const;

export class Chart {
  private readonly chart: string;

  constructor(file: string) {
    this.chart = readFileSync(file, 'utf8');
  }

  /** Returns only what the crop shows, in the chart's own units. */
  crop(view: Box, hidden?: Box): string {
    const { chart } = this;
    const water = write(
      read(find(chart, /<path id="w" d="([^"]+)"/)).filter(path => touches(path, view, 76)),
    );
    const deep = write(
      read(find(chart, /fill="var\(--d\)" d="([^"]+)"/)).filter(path => touches(path, view, 2)),
    );
    const course = find(chart, /stroke-dasharray="11 7"[^>]* d="([^"]+)"/);
    const used = new Set<string>();
    const place = (id: string, at: string): string => {
      used.add(id);
      return `<use href="#${id.toUpperCase()}" ${at}/>`;
    };
    const soundings = depths(chart)
      .filter(({ x, y, digits }) => {
        const end = x + 9 * (digits.length - 1);
        const inside = within(x, y - 6, view, -8) && within(end, y - 6, view, -8);
        return inside && !(hidden && (within(x, y, hidden, 12) || within(end, y, hidden, 12)));
      })
      .flatMap(({ x, y, digits }) => digits.map((id, i) => place(id, `x="${x + 9 * i}" y="${y}"`)));
    const letters = labels(chart)
      .filter(label =>
        label.every(({ x, y }) => within(x, y, view, -4) && !(hidden && within(x, y, hidden, 6))),
      )
      .flatMap(label => label.map(({ id, turn }) => place(id, `transform="${turn}"`)));
    const ports = [...chart.matchAll(/<circle cx="(\d+)" cy="(\d+)" r="6.5"\/>/g)]
      .filter(([, x, y]) => within(Number(x), Number(y), view, 10))
      .map(([markup]) => markup);
    const glyphs = [...used]
      .sort()
      .map(id => `<path id="${id.toUpperCase()}" d="${find(chart, new RegExp(`id="${id}" d="([^"]+)"`))}"/>`);
    const rings = RINGS.map(
      ([width, opacity]) =>
        `<use href="#W" fill="none" stroke="var(--i)" stroke-width="${width}" opacity="${opacity}"/><use href="#W" fill="none" stroke="var(--${width < 70 ? 's' : 'l'})" stroke-width="${width - 1.6}"/>`,
    ).join('');
    const tip = within(620, 232, view, 20)
      ? '<circle cx="620" cy="232" r="9" fill="var(--b)"/><circle cx="620" cy="232" r="16" stroke="var(--b)" stroke-width="2" class="o"/>'
      : '';
    return `<defs><path id="W" d="${water}"/>${glyphs.join('')}</defs><g stroke-linejoin="round">${rings}<use href="#W" fill="var(--i)" stroke="var(--i)" stroke-width="2.6"/><use href="#W" fill="var(--w)"/><path d="${deep}" fill="var(--d)" opacity=".22"/><g fill="var(--i)" opacity=".55">${soundings.join('')}</g><path class="o" stroke="var(--i)" stroke-width="2.4" stroke-dasharray="11 7" d="${course}"/><g fill="var(--l)" stroke="var(--i)" stroke-width="2.2">${ports.join('')}</g><g fill="var(--i)" stroke="var(--w)" stroke-width="5" paint-order="stroke">${letters.join('')}</g>${tip}</g>`;
  }
}

const LIGHT = '--w:#cfe0d4;--s:#e3ece2;--l:#fbfaf6;--d:#2f6b4f;--b:#a8741a';
const DARK = '--w:#24483f;--s:#1c3038;--l:#141d29;--d:#8fc7a4;--b:#e0b765';

export const plate = (chart: Chart, { card, crop: [x, y, w], at }: Plate): string => {
  const zoom = 600 / w;
  const hidden = { x: x + at / zoom, y: y + TOP / zoom, w: (120 * SCALE) / zoom, h: 400 };
  const map = chart.crop({ x, y, w, h: (w * 2) / 3 }, hidden);
  // At night the chart's ink is softer than the page's, as on the full chart.
  const style = `:root{${CARD_LIGHT};${LIGHT}}@media (prefers-color-scheme:dark){:root{${CARD_DARK};${DARK}}.z{--i:#c9d6e4}}.o{fill:none}${CARD_RULES}`;
  const scale = Math.round(zoom * 1000) / 1000;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 600 400"><style>${style}</style><path fill="var(--l)" d="M0 0h600v400H0z"/><g class="z" transform="scale(${scale})translate(${-x} ${-y})">${map}</g><g transform="translate(${at} ${TOP})scale(${SCALE})">${drawing(card)}</g></svg>\n`;
};
