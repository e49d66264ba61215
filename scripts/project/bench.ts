// Measures what the project promises, in projects of its own below .ashlar. Figures are printed, never asserted.

import { canMeasure } from './bench/cpu.ts';
import { measureBuild } from './bench/measure/build.ts';
import { measureDev } from './bench/measure/dev.ts';
import { measureManyPhotographs } from './bench/measure/many-photographs.ts';
import { comparePeers } from './bench/measure/peers.ts';
import { comparePhotographs } from './bench/measure/photographs.ts';
import { measureShards } from './bench/measure/shards.ts';
import { measureVisitor } from './bench/measure/visitor.ts';
import type { Chosen, Figure } from './bench/report/figure.ts';
import { here, merge, type Record, readRecord } from './bench/report/record.ts';
import { saveRecord } from './bench/report/save.ts';
import { contestTable, figureTable } from './bench/report/table.ts';

const USAGE = `Measures how fast the project is.

  npm run bench                       everything about ourselves: 45, 1,000 and 10,000 pages
  npm run bench -- build dev visitor  these parts of it
  npm run bench -- build 1000         with this many pages
  npm run bench -- --peers            Ashlar and its peers on the same corpus of 45 and 1,000 pages
  npm run bench -- --peers 10000      with this many pages instead
  npm run bench -- photographs        a page of three beside the same page by others, then 200 and 1,000 photographs
  npm run bench -- photographs 200    with this many instead
  npm run bench -- --shards           100,000 pages as ten sites of 10,000, one after the other
  npm run bench -- --all              all of that; it takes an hour or two
  npm run bench -- --save             writes docs/bench.json, the chart and the README's tables as well`;

const PARTS: { [part: string]: (chosen: Chosen) => Promise<Figure[]> } = {
  build: measureBuild,
  dev: measureDev,
  visitor: measureVisitor,
};
const FLAGS = ['photographs', '--peers', '--shards', '--all', '--save'];
const SIZES = [45, 1000, 10_000];
const PEER_SIZES = [45, 1000];
const PHOTOGRAPHS = [200, 1000];

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
const sizes = words.map(Number).filter(Boolean);
for (const measure of chosenMeasures()) {
  const record = { ...readRecord(), ...(await measure(readRecord())) };
  // After each, so that an hour is not lost with the last of them.
  if (words.includes('--save')) saveRecord(record);
}

type Measure = (record: Record) => Promise<Record>;

function chosenMeasures(): Measure[] {
  if (words.includes('--all'))
    return [measureOwn, record => measurePeers(record, SIZES), measurePictures, measureMany];
  const wished: Measure[] = [];
  if (words.includes('--peers')) wished.push(record => measurePeers(record, PEER_SIZES));
  if (words.includes('photographs')) wished.push(measurePictures);
  if (words.includes('--shards')) wished.push(measureMany);
  return wished.length > 0 ? wished : [measureOwn];
}

async function measureOwn({ own }: Record): Promise<Record> {
  const parts = words.filter(word => Object.hasOwn(PARTS, word));
  const chosen = { parts: new Set(parts), sizes: sizes.length > 0 ? sizes : SIZES };
  const figures: Figure[] = [];
  for (const [name, measure] of Object.entries(PARTS)) {
    if (parts.length === 0 || parts.includes(name)) figures.push(...(await measure(chosen)));
  }
  const known = own?.figures ?? [];
  console.log(figureTable(figures, known));
  return { own: { ...here(), figures: merge(known, figures) } };
}

async function measurePeers({ peers }: Record, usual: number[]): Promise<Record> {
  const contestants = await comparePeers(sizes.length > 0 ? sizes : usual);
  console.log(contestTable(contestants));
  for (const { note } of contestants) if (note) console.log(note);
  const known = (name: string) => peers?.contestants.find(one => one.name === name)?.figures ?? [];
  const merged = contestants.map(one => ({ ...one, figures: merge(known(one.name), one.figures) }));
  return { peers: { ...here(), contestants: merged } };
}

async function measurePictures({ photographs }: Record): Promise<Record> {
  const compared = await comparePhotographs();
  console.log(contestTable(compared.contestants));
  const figures = await measureManyPhotographs(sizes.length > 0 ? sizes : PHOTOGRAPHS);
  const known = photographs?.figures ?? [];
  console.log(figureTable(figures, known));
  return { photographs: { ...here(), ...compared, figures: merge(known, figures) } };
}

async function measureMany({ shards }: Record): Promise<Record> {
  const figures = await measureShards(sizes);
  console.log(figureTable(figures, shards?.figures ?? []));
  return { shards: { ...here(), figures } };
}
