import sharp from 'sharp';
import { expect, it } from 'vitest';
import { RECIPE } from './photograph.ts';

it('files are named after what they are made by, so that none of another version are taken for them', () => {
  expect(RECIPE.madeBy).toBe(`sharp ${sharp.versions.sharp}`);
});
