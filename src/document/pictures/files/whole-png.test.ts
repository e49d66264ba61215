// No picture may be told to be whole that a decoder refuses.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { PICTURE_FILES } from '../../../../tests/support/documents/photographs/picture-files.ts';
import { isWholePng } from './whole-png.ts';

const folder = mkdtempSync(join(tmpdir(), 'ashlar-whole-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a.png');

function isWhole(bytes: Buffer): boolean {
  writeFileSync(file, bytes);
  return isWholePng(file);
}

it.each<[name: keyof typeof PICTURE_FILES, isTold: boolean]>([
  ['palette.png', true],
  ['transparent.png', true],
  // Only a decoder can tell of these.
  ['sixteen-bit.png', false],
  ['huge.png', false],
  ['plain.jpg', false],
])('%s is told to be whole: %s', async (name, isTold) => {
  expect(isWhole(await PICTURE_FILES[name]())).toBe(isTold);
});

it('a picture with any byte changed, or cut off anywhere, is not whole', async () => {
  const size = { width: 24, height: 16, channels: 3 as const };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
  const good = await sharp({ create: { ...size, background: 'white', noise } })
    .png()
    .toBuffer();
  expect(isWhole(good)).toBe(true);
  const told: number[] = [];
  for (let at = 0; at < good.length; at += 1) {
    const changed = Buffer.from(good);
    changed[at] = (changed[at] ?? 0) ^ 0x11;
    if (isWhole(changed) || isWhole(good.subarray(0, at))) told.push(at);
  }
  expect(told).toEqual([]);
});
