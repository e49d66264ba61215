// Lays out one page of an invented document twice, as a sheet of A4 and as strips for phones. A document is a table of its parts.
import { across, Pen, rect } from '../pen.ts';
import { width } from '../type.ts';

/** Where a part is drawn. "y" is the baseline of its heading. */
export interface Place {
  pen: Pen;
  x: number;
  y: number;
  w: number;
  isStrip: boolean;
}

/** Draws downward from a place and returns where it ends. */
export type Draw = (place: Place) => number;

export interface Part {
  /** The heading. A part without one stands under the title of the sheet. */
  title?: string;
  /** Small words beside the heading. A strip is narrower than the page and may have shorter ones. */
  note?: readonly [page: string, strip?: string];
  draw: Draw;
}

export interface Specimen {
  kind: string;
  title: string;
  section: string;
  page: readonly [number, number];
  parts: readonly Part[];
  /** Who signs at the foot. */
  signed?: readonly string[];
}

/** Left, top, width and height, as a page names the place of a part. */
export type Box = readonly [number, number, number, number];

const LEFT = 56;
const WIDE = 488;
const RIGHT = LEFT + WIDE;
const TOP = 96;
const FOOT = 796;
const WIDEST_GAP = 28;
const STRIP = { wide: 350, edge: 18, gap: 12 };

/** 600 by 848. */
export function drawPage(specimen: Specimen, pen = new Pen()): string {
  pen.fill('s', rect(0, 0, 600, 848));
  drawHead(pen, specimen);
  for (const { part, top } of onPage(specimen)) {
    pen.stroke(top > TOP ? 'l' : 'r', across(LEFT, top, WIDE), { width: 1 });
    drawPart(part, pageSetting(pen, part, top));
  }
  drawFoot(pen, specimen);
  return pen.toString('0 0 600 848');
}

/** 350 wide, as the text of a phone. */
export function drawStrips({ parts }: Specimen, pen = new Pen()): string {
  const strips = inStrips(parts);
  for (const { box } of strips) pen.fill('s', rect(...box));
  for (const { part, box } of strips) drawPart(part, stripSetting(pen, part, box[1]));
  const [, y, , h] = strips.at(-1)?.box ?? [0, 0, 0, 0];
  return pen.toString(`0 0 ${STRIP.wide} ${y + h}`);
}

/** The places of all parts, on the page and in the strips. */
export function placesOf(specimen: Specimen): { page: Box[]; strips: Box[] } {
  return {
    page: onPage(specimen).map(({ top, end }) => [36, top + 1, 528, end - top - 2]),
    strips: inStrips(specimen.parts).map(({ box }) => box),
  };
}

function pageSetting(pen: Pen, { title }: Part, top: number): Place {
  return { pen, x: LEFT, w: WIDE, y: top + (title ? 19 : 2), isStrip: false };
}

function stripSetting(pen: Pen, { title }: Part, top: number): Place {
  const { edge, wide } = STRIP;
  return { pen, x: edge, w: wide - 2 * edge, y: top + (title ? 28 : 9), isStrip: true };
}

function drawPart({ title, note, draw }: Part, place: Place): number {
  const { pen, x, y, w, isStrip } = place;
  if (title) pen.text(x, y, title, { face: 'italic', size: 14.5, ink: 'i', firm: 8 });
  const [beside, above] = note ?? [];
  if (isStrip && above) pen.text(x + w, y, above, { size: 12, ink: 'm', anchor: 'end' });
  if (!isStrip && beside)
    pen.text(x + width('italic', 14.5, title ?? '') + 14, y, beside, { size: 11, ink: 'm' });
  return draw(place);
}

/** Where each part begins and ends on the page: what is left over lies between them. */
function onPage({ title, parts }: Specimen): { part: Part; top: number; end: number }[] {
  const measured = parts.map(part => ({ part, height: drawPart(part, pageSetting(new Pen(), part, 0)) }));
  const free = FOOT - 16 - TOP - measured.reduce((sum, { height }) => sum + height, 0);
  const gap = Math.min(WIDEST_GAP, free / parts.length);
  if (gap < 4) throw new Error(`The parts of "${title}" leave ${Math.round(free)} between them.`);
  let next = TOP;
  return measured.map(({ part, height }, i) => {
    const top = next;
    next += height + gap;
    const isLast = i === parts.length - 1;
    return { part, top: Math.round(top), end: Math.round(isLast ? Math.round(top) + height + 4 : next) };
  });
}

function inStrips(parts: readonly Part[]): { part: Part; box: Box }[] {
  let next = 0;
  return parts.map(part => {
    const top = next;
    const height = Math.round(drawPart(part, stripSetting(new Pen(), part, top)) - top + 12);
    next += height + STRIP.gap;
    return { part, box: [0, top, STRIP.wide, height] };
  });
}

function drawHead(pen: Pen, { kind, title, section }: Specimen): void {
  drawFern(pen, LEFT, 20, 0.5);
  pen.text(LEFT + 26, 37, 'Harbour & Fern', { face: 'serif', size: 14.5, ink: 'i', firm: 12 });
  pen.text(RIGHT, 37, kind, { size: 11, ink: 'm', anchor: 'end' });
  pen.stroke('r', across(LEFT, 47, WIDE) + across(LEFT, 50, WIDE), { width: 0.8 });
  pen.text(LEFT - 1, 81, title, { face: 'serif', size: 28, ink: 'i', track: -12, firm: 6 });
  pen.text(RIGHT, 81, section, { face: 'italic', size: 14, ink: 'm', anchor: 'end' });
}

function drawFern(pen: Pen, x: number, y: number, scale: number): void {
  pen.raw(`<g transform="translate(${x} ${y})scale(${scale})">`);
  pen.stroke(
    'f',
    'M13 35C10 24 11 7 23 5c10-1.5 14 10 7 14.5-5.5 3-11-2.5-7.5-7 2-2.3 5.5-1 5 1.5M12 29l-8-4M11.5 22 4 16M13.5 15 8 8M18 8l-2-6M2 35.5c3-2.5 6-2.5 9 0s6 2.5 9 0 6-2.5 9 0 6 2.5 9 0',
    { width: 2.2 },
  );
  pen.raw('</g>');
}

function drawFoot(pen: Pen, { signed = ['Prepared by', 'Read by'], page: [page, pages] }: Specimen): void {
  signed.forEach((who, i) => {
    drawSignature(pen, { x: LEFT + i * 262, y: 813, w: 226, who, hand: i });
  });
  const words = 'Illustrative specimen. All names and figures are invented.';
  pen.text(LEFT, 834, words, { size: 11, ink: 'm' });
  pen.text(RIGHT, 834, `${page} / ${pages}`, { size: 11, ink: 'm', anchor: 'end' });
}

const HANDS = [
  'c7-17 13-20 11-5-2 10-6 10-4 4 3-8 9-9 11-4s-3 9 1 8 6-11 10-10 0 9 4 8 5-7 9-7 1 7 6 6 7-5 16-7',
  'c2-13 13-19 16-12s-11 10-8 12 7-6 10-6-1 7 2 7 4-6 7-6 0 6 3 6 5-5 10-5 6 2 11 0',
  'c4-12 8-22 12-18s-9 18-6 18 7-13 11-12-3 12 1 12 6-11 10-11-3 11 2 11 6-15 12-14-8 16-2 15',
];

type Signature = { x: number; y: number; w: number; who: string; hand: number };

/** "y" is the line that somebody signs on. */
export function drawSignature(pen: Pen, { x, y, w, who, hand }: Signature): void {
  const start = x + width('sans', 11, who) + 24;
  pen.stroke('i', `M${Math.round(start)} ${y - 4}${HANDS[hand] ?? ''}`, { width: 1.3 });
  pen.stroke('r', across(x, y, w), { width: 0.8 });
  pen.text(x, y - 5, who, { size: 11, ink: 'm' });
}
