import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { size } from '../../tests/support/size.ts';
import { ARTWORK } from './artwork.ts';
import { Pen } from './pen.ts';
import { drawLeaf } from './specimens/leaf.ts';
import { LEAVES } from './specimens/leaves.ts';
import { MORE_LEAVES } from './specimens/more-leaves.ts';
import { drawPage, drawStrips, placesOf } from './specimens/sheet.ts';
import { SPECIMENS } from './specimens/specimens.ts';

const PAGES = join(import.meta.dirname, '..');

/** One coast takes a second to work out, as long as all other kinds of pictures. So a short run draws only the first. */
const [first, ...otherPathways] = ARTWORK.map(([file]) => file).filter(file => file.includes('/pathway-'));
const left = size(otherPathways, []);

describe('drawn anew', () => {
  it.each(ARTWORK.filter(([file]) => !left.includes(file)))(
    '%s is the picture that is kept, with nothing in it that draws nothing',
    (file, draw) => {
      const drawn = draw();
      // Not toBe, which would print both pictures: each is one long line.
      expect(drawn === readFileSync(join(PAGES, file), 'utf8')).toBe(true);
      expect(
        drawn.trim().match(/<!--|<\?xml|<!DOCTYPE|<metadata|<desc|xmlns:(?!xlink)|>\s+<|\n/g),
      ).toBeNull();
    },
  );

  it('are a pathway and every other kind', () => {
    expect(left).not.toContain(first);
    expect(ARTWORK.length - left.length).toBeGreaterThan(30);
  });
});

it('articles show whole parts of documents, at the scale of a phone', () => {
  const places = Object.values(SPECIMENS).flatMap(specimen => placesOf(specimen).strips);
  const whole = places.map(box => box.join(' '));
  const images = readdirSync(join(PAGES, 'blog'))
    .map(name => JSON.parse(readFileSync(join(PAGES, 'blog', name), 'utf8')))
    .map(({ article }) => article?.image)
    .filter(image => image && !image.src.includes('/pathway-'));
  expect(images.length).toBe(7);
  const cut = images.filter(({ src, crop }) => !src.endsWith('-leaf.svg') && !whole.includes(crop));
  expect(cut).toEqual([]);
  expect(images.filter(({ crop }) => !/^0 \d+ 350 /.test(crop))).toEqual([]);
});

const SMALLEST = 11;
const SETTINGS = [
  ['page', drawPage, 600],
  ['strips', drawStrips, 350],
] as const;

it.each(Object.entries({ ...LEAVES, ...MORE_LEAVES }))(
  'the page of %s has words that can be read',
  (_, leaf) => {
    const pen = new Pen();
    drawLeaf(leaf, pen);
    expectReadable(pen, 350);
  },
);

describe.each(Object.entries(SPECIMENS))('the drawing of %s', (name, specimen) => {
  it.each(SETTINGS)('has words that can be read, as %s', (_, draw, wide) => {
    const pen = new Pen();
    draw(specimen, pen);
    expect(pen.lines.length).toBeGreaterThan(40);
    expectReadable(pen, wide);
  });

  it('has its parts where the page of the site says', () => {
    const file = join(PAGES, `services/${name}.json`);
    const { blocks } = JSON.parse(readFileSync(file, 'utf8')) as { blocks: Block[] };
    const items = blocks[0]?.parts?.items ?? [];
    const { page, strips } = placesOf(specimen);
    expect(items.map(({ box }) => box)).toEqual(page.map(box => box.join(' ')));
    expect(items.map(({ strip }) => strip)).toEqual(strips.map(box => box.join(' ')));
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

function expectReadable({ lines }: Pen, wide: number): void {
  expect(lines.filter(({ size }) => size < SMALLEST)).toEqual([]);
  expect(lines.filter(({ left, right }) => left < 0 || right > wide)).toEqual([]);
  const touching = lines.flatMap((line, i) =>
    lines
      .slice(i + 1)
      .filter(other => touch(line, other))
      .map(other => [line.text, other.text]),
  );
  expect(touching).toEqual([]);
}
