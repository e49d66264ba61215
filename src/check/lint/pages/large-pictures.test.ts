import { expect, test } from 'vitest';
import { hero, pageWith, siteWith } from '../../../../tests/support/documents/small-site.ts';
import { lintAll } from '../lint.ts';

/** The header of a PNG says its size; what follows is only weight. */
function png(width: number, bytes: number): Buffer {
  const file = Buffer.alloc(bytes);
  file.write('89504e470d0a1a0a0000000d49484452', 'hex');
  file.writeUInt32BE(width, 16);
  file.writeUInt32BE(Math.round(width / 2), 20);
  return file;
}

function says(file: string, content: string | Buffer, places: object[]): string[] {
  const image = { src: `/images/${file}`, alt: 'A bench' };
  const blocks = [hero, ...places.map(place => ({ type: 'media-text', text: 'Words.', ...place }))];
  const { library } = siteWith({
    [`pages/_public/images/${file}`]: content,
    'pages/page.json': pageWith({
      description: 'A page with a picture, so that somebody can say how large and how heavy it is.',
      blocks: JSON.parse(JSON.stringify(blocks).replaceAll('"IMAGE"', JSON.stringify(image))),
    }),
  });
  return lintAll(library).map(({ line, column, message }) => `${line}:${column} ${message}`);
}

test('a picture that is larger than it is ever shown', () => {
  expect(says('large.png', png(2000, 250_000), [{ image: 'IMAGE' }])).toEqual([
    '14:16 "/images/large.png" is 2000 pixels wide and weighs 250 kilobytes, but 544 pixels are the most that is shown of it. Save it 1088 pixels wide.',
  ]);
  expect(says('fitting.png', png(1088, 250_000), [{ image: 'IMAGE' }])).toEqual([]);
});

test('counts the largest place where a picture is shown', () => {
  const small = {
    type: 'testimonials',
    text: undefined,
    items: [{ name: 'Lee', role: 'Client', text: 'Good.', rating: 5, image: 'IMAGE' }],
  };
  expect(says('both.png', png(1000, 9000), [small])).toEqual([
    expect.stringContaining('but 48 pixels are the most'),
  ]);
  expect(says('both2.png', png(1000, 9000), [small, { image: 'IMAGE' }])).toEqual([]);
});

test('a picture and a drawing that are heavy', () => {
  expect(says('heavy.png', png(1000, 450_000), [{ image: 'IMAGE' }])).toEqual([
    '14:16 "/images/heavy.png" weighs 450 kilobytes; up to 300 are quick to load. Save it as WebP or AVIF, or with more compression.',
  ]);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><!--${'x'.repeat(70_000)}--></svg>`;
  expect(says('heavy.svg', drawing, [{ image: 'IMAGE' }])).toEqual([
    '14:16 The drawing "/images/heavy.svg" weighs 70 kilobytes; up to 60 are quick to load. Leave out what nobody sees, or save it as a WebP picture.',
  ]);
});
