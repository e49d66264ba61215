// Draws every picture anew and writes it to its place: npm run draw.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ARTWORK } from './artwork.ts';

for (const [name, draw] of ARTWORK) {
  const file = join(import.meta.dirname, '..', name);
  const svg = draw();
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, svg);
  console.log(`${name.padEnd(64)}${String(gzipSync(svg, { level: 9 }).length).padStart(7)} bytes gzip`);
}
