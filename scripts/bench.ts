// Measures what the project promises, in a project of its own below .ashlar/bench. Figures are printed, never asserted.
import { measureBuild } from './bench/build.ts';
import { canMeasure } from './bench/cpu.ts';
import type { Chosen, Figure } from './bench/figure.ts';
import { here, merge, readRecord } from './bench/record.ts';
import { saveRecord } from './bench/save.ts';
import { figureTable } from './bench/table.ts';
import { measureVisitor } from './bench/visitor.ts';

const USAGE = `Measures how fast the project is.

  npm run bench                       everything about ourselves: 45, 1,000 and 10,000 pages
  npm run bench -- build visitor      these parts of it
  npm run bench -- build 1000         with this many pages
  npm run bench -- --save             writes docs/bench.json, the chart and the README's section as well`;

const PARTS: { [part: string]: (chosen: Chosen) => Promise<Figure[]> } = {
  build: measureBuild,
  visitor: measureVisitor,
};
const FLAGS = ['--save'];
const SIZES = [45, 1000, 10_000];

const words = process.argv.slice(2);
const unknown = words.find(word => !(Object.hasOwn(PARTS, word) || FLAGS.includes(word) || Number(word) > 0));
if (unknown !== undefined) {
  console.error(`"${unknown}" is nothing that can be measured.\n\n${USAGE}`);
  process.exit(2);
}
if (!canMeasure()) {
  console.error('CPU seconds and memory are read from /proc, which only Linux has. Run the benchmark there.');
  process.exit(2);
}
await main();

async function main(): Promise<void> {
  const sizes = words.map(Number).filter(Boolean);
  const parts = words.filter(word => Object.hasOwn(PARTS, word));
  const chosen = { parts: new Set(parts), sizes: sizes.length > 0 ? sizes : SIZES };
  const record = readRecord();
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (parts.length === 0 || parts.includes(name)) figures.push(...(await measure(chosen)));
  }
  const known = record.own?.figures ?? [];
  console.log(figureTable(figures, known));
  if (words.includes('--save')) saveRecord({ ...record, own: { ...here(), figures: merge(known, figures) } });
}
