// No picture may be told to be whole that a decoder refuses.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import { isWholePng } from './whole-png.ts';

const folder = mkdtempSync(join(tmpdir(), 'ashlar-whole-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'a.png');

function isWhole(bytes: Buffer): boolean {
  writeFileSync(file, bytes);
  return isWholePng(file);
}

const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 };
const small = () => sharp({ create: { width: 24, height: 16, channels: 3, background: 'white', noise } });

it.each([
  ['three colours', small().png(), true],
  ['grey', small().toColourspace('b-w').png(), true],
  ['a palette', small().png({ palette: true }), true],
  ['a transparent part', small().ensureAlpha(0.5).png(), true],
  // Only a decoder can tell of these.
  ['sixteen bits a colour', small().toColourspace('rgb16').png(), false],
  ['lines in another order', small().png({ progressive: true }), false],
  ['a profile of its colours', small().withIccProfile('p3').png(), false],
  ['another format', small().jpeg(), false],
])('a picture with %s is judged as it can be', async (_, picture, isTold) => {
  expect(isWhole(await picture.toBuffer())).toBe(isTold);
});

it('a picture with any byte changed, or cut off anywhere, is not whole', async () => {
  const good = await small().png().toBuffer();
  const told: number[] = [];
  for (let at = 0; at < good.length; at += 1) {
    const changed = Buffer.from(good);
    changed[at] = (changed[at] ?? 0) ^ 0x11;
    if (isWhole(changed) || isWhole(good.subarray(0, at))) told.push(at);
  }
  expect(told).toEqual([]);
});
