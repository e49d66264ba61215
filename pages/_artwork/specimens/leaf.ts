// Draws a further page of a document, as wide as a phone: a part or two, and who signed. It is shown at this size everywhere.
import { across, Pen, rect } from '../pen.ts';
import { type Draw, drawSignature, type Part } from './sheet.ts';

export interface Leaf {
  /** The document, as its first page names it. */
  kind: string;
  page: readonly [number, number];
  parts: readonly Part[];
  signed?: string;
  /** Which of the hands signs. */
  hand?: number;
}

const WIDE = 350;
const EDGE = 18;

export function drawLeaf(
  { kind, page: [page, pages], parts, signed, hand = 0 }: Leaf,
  pen = new Pen(),
): string {
  // The paper lies under everything, so its height is measured first.
  const height = drawParts(new Pen(), parts) + (signed ? 56 : 20);
  const [x, w] = [EDGE, WIDE - 2 * EDGE];
  pen.fill('s', rect(0, 0, WIDE, height));
  pen.text(x, 27, kind, { size: 11, ink: 'm' });
  pen.text(x + w, 27, `${page} / ${pages}`, { size: 11, ink: 'm', anchor: 'end' });
  pen.stroke('r', across(x, 36, w) + across(x, 39, w), { width: 0.8 });
  const end = drawParts(pen, parts);
  if (signed) drawSignature(pen, { x, y: end + 38, w, who: signed, hand });
  return pen.toString(`0 0 ${WIDE} ${height}`);
}

function drawParts(pen: Pen, parts: readonly Part[]): number {
  let next = 39;
  parts.forEach(({ title, note, draw }, i) => {
    if (i > 0) pen.stroke('l', across(EDGE, next, WIDE - 2 * EDGE), { width: 1 });
    const y = next + (title ? 28 : 9);
    const w = WIDE - 2 * EDGE;
    if (title) pen.text(EDGE, y, title, { face: 'italic', size: 14.5, ink: 'i', firm: 8 });
    const [, beside] = note ?? [];
    if (beside) pen.text(EDGE + w, y, beside, { size: 12, ink: 'm', anchor: 'end' });
    next = Math.round(draw({ pen, x: EDGE, y, w, isStrip: true }) + 12);
  });
  return next;
}

/** Lines of a name and a value. */
export function lines(rows: readonly (readonly [label: string, value: string])[], strong = ''): Draw {
  return ({ pen, x, y, w }) => {
    rows.forEach(([label, value], i) => {
      const line = y + 22 + i * 22;
      const style = label === strong ? ({ face: 'bold', ink: 'i' } as const) : {};
      pen.text(x, line, label, { size: 12, ink: 'm' });
      pen.text(x + w, line, value, { size: 12.5, anchor: 'end', ...style });
      if (i < rows.length - 1) pen.stroke('l', across(x, line + 7.5, w));
    });
    return y + 24 + (rows.length - 1) * 22;
  };
}

/** Draws a paragraph in the type of a letter. */
export function letter(text: string): Draw {
  return ({ pen, x, y, w }) =>
    pen.paragraph(x, y + 24, w, text, { face: 'serif', size: 16, lead: 21, ink: 'i', firm: 10 }) - 14;
}
