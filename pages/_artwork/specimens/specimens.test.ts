// Holds the drawn pages of documents to what their readers need: words apart and large enough, and parts where the site says.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Pen } from '../pen.ts';
import { drawPage, drawStrips, placesOf } from './sheet.ts';
import { SPECIMENS } from './specimens.ts';

const SMALLEST = 11;
const SETTINGS = [
  ['page', drawPage, 600],
  ['strips', drawStrips, 350],
] as const;

describe.each(Object.entries(SPECIMENS))('the drawing of %s', (name, specimen) => {
  it.each(SETTINGS)('has words that can be read, as %s', (_, draw, wide) => {
    const pen = new Pen();
    draw(specimen, pen);
    const { lines } = pen;
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter(({ size }) => size < SMALLEST)).toEqual([]);
    expect(lines.filter(({ left, right }) => left < 0 || right > wide)).toEqual([]);
    const touching = lines.flatMap((line, i) =>
      lines
        .slice(i + 1)
        .filter(other => touch(line, other))
        .map(other => [line.text, other.text]),
    );
    expect(touching).toEqual([]);
  });

  it('has its parts where the page of the site says', () => {
    const file = join(import.meta.dirname, `../../services/${name}.json`);
    const { blocks } = JSON.parse(readFileSync(file, 'utf8')) as { blocks: Block[] };
    const items = blocks[0]?.parts?.items ?? [];
    expect(items.map(({ box, strip }) => ({ box, strip }))).toEqual(
      placesOf(specimen).map(({ box, strip }) => ({ box: box.join(' '), strip: strip.join(' ') })),
    );
  });
});

type Block = { parts?: { items: { box: string; strip: string }[] } };
type Line = Pen['lines'][number];

/** Letters of this size reach so far above their line. */
function touch(one: Line, other: Line): boolean {
  const beside = one.left < other.right + 3 && other.left < one.right + 3;
  const [upper, lower] = one.y < other.y ? [one, other] : [other, one];
  return beside && lower.y - upper.y < lower.size * 0.75;
}
