import { mkdtempSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { afterAll, expect, it } from 'vitest';
import { readTypeface } from './typeface.ts';

const folder = mkdtempSync(join(tmpdir(), 'ashlar-typeface-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Segments from 0 to the last letter but one. Each looks up every letter in a list of 65,535 outlines. */
function letterTable(segments: number): Buffer {
  const start = 12;
  const table = Buffer.alloc(start + 16 + segments * 8 + 0x20000, 1);
  table.writeUInt16BE(1, 2);
  table.writeUInt32BE(start, 8);
  table.writeUInt16BE(4, start);
  table.writeUInt16BE(segments * 2, start + 6);
  for (let index = 0; index < segments; index += 1) {
    table.writeUInt16BE(0xfffe, start + 14 + index * 2);
    table.writeUInt16BE(0, start + 16 + (segments + index) * 2);
    table.writeUInt16BE((segments - index) * 2, start + 16 + (3 * segments + index) * 2);
  }
  return table;
}

function trueType(letters: Buffer): Buffer {
  const head = Buffer.alloc(28);
  head.writeUInt16BE(1, 4);
  head.write('cmap', 12);
  head.writeUInt32BE(head.length, 20);
  head.writeUInt32BE(letters.length, 24);
  return Buffer.concat([head, letters]);
}

/** "more" is how many bytes follow in the packed part. */
function woff2(letters: Buffer, more: number): Buffer {
  const packed = brotliCompressSync(Buffer.concat([letters, Buffer.alloc(more)]), {
    params: { [constants.BROTLI_PARAM_QUALITY]: 1 },
  });
  const length = [14, 7, 0].map((by, index) => ((letters.length >> by) & 0x7f) | (index < 2 ? 0x80 : 0));
  const head = Buffer.alloc(48);
  head.write('wOF2');
  head.writeUInt16BE(1, 12);
  head.writeUInt32BE(packed.length, 20);
  return Buffer.concat([head, Buffer.from([0, ...length]), packed]);
}

it.each([
  { name: 'of its letters', bytes: trueType(letterTable(1)), holds: true },
  { name: 'of its letters, packed', bytes: woff2(letterTable(1), 1000), holds: true },
  { name: 'that unpacks to 100 MB', bytes: woff2(letterTable(1), 100_000_000), holds: undefined },
  { name: 'that names every letter in each of its parts', bytes: trueType(letterTable(2)), holds: undefined },
  { name: 'that has 40 MB', bytes: trueType(letterTable(1)), size: 40_000_000, holds: undefined },
])('a typeface $name is read or none', ({ bytes, size, holds }) => {
  const file = join(folder, `${bytes.length}-${size}`);
  writeFileSync(file, bytes);
  if (size) truncateSync(file, size);
  expect(readTypeface(file)?.holds('A')).toBe(holds);
});
