import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pixels } from '../../../../tests/support/documents/photographs/photographs.ts';
import { type Grey, similarity } from './ssim.ts';

const SIZE = { width: 160, height: 120 };
const original = await pixels(SIZE).png().toBuffer();

async function greyOf(bytes: Buffer): Promise<Grey> {
  const data = await sharp(bytes).greyscale().raw().toBuffer();
  return { ...SIZE, pixels: Float32Array.from(data) };
}

describe('how alike two pictures look', () => {
  it('is 1 for the same picture', async () => {
    const grey = await greyOf(original);
    expect(similarity(grey, grey)).toBeCloseTo(1, 6);
  });

  it('falls with the quality', async () => {
    const grey = await greyOf(original);
    const found: number[] = [];
    for (const quality of [90, 60, 30, 5]) {
      found.push(similarity(grey, await greyOf(await sharp(original).jpeg({ quality }).toBuffer())));
    }
    expect(found).toEqual([...found].sort((a, b) => b - a));
    expect(found.at(-1)).toBeLessThan(0.8);
  });

  it('is what the formula gives for two flat pictures', () => {
    const flat = (value: number): Grey => ({ ...SIZE, pixels: new Float32Array(160 * 120).fill(value) });
    const [dark, light, c1] = [100, 120, 6.5025];
    const expected = (2 * dark * light + c1) / (dark ** 2 + light ** 2 + c1);
    expect(similarity(flat(dark), flat(light))).toBeCloseTo(expected, 4);
  });

  it('refuses pictures of two sizes', () => {
    const other = { width: 20, height: 20, pixels: new Float32Array(400) };
    expect(() => similarity(other, { ...other, width: 10, height: 40 })).toThrow('differ in size');
  });
});
