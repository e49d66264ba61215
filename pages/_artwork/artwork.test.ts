import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { size } from '../../tests/support/size.ts';
import { ARTWORK } from './artwork.ts';

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
