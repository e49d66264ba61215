// Measures Ashlar beside other generators on the same pages. It prints the figures; no test depends on them.

import { measureComposer } from './bench/composer.ts';
import { compareContestants } from './bench/contest.ts';
import { canMeasure } from './bench/cpu.ts';
import { comparePhotographs } from './bench/photographs/compare.ts';
import { saveRecord } from './bench/report/page.ts';
import { type Contestant, readRecord, takenHere, worseThan } from './bench/report/record.ts';
import { aligned, rowsOf } from './bench/report/table.ts';
import { measureSmall } from './bench/small.ts';

const USAGE = `Measures how fast the project is, and names what has become more than a tenth slower than others since it was committed.

  npm run bench                 Ashlar and others on the same 45, 1,000 and 10,000 heavy pages
  npm run bench -- 45 1000      on these numbers of pages
  npm run bench -- photographs  a page of three photographs beside the same page by others
  npm run bench -- composer     what the composer's window costs before somebody can work in it
  npm run bench -- --save       writes docs/bench.json and the tables of docs/benchmarks.md as well`;

const SIZES = [45, 1000, 10_000];

const words = process.argv.slice(2);
const unknown = words.find(
  word => !['photographs', 'composer', '--save'].includes(word) && !(Number(word) > 0),
);
if (unknown !== undefined) {
  console.error(`"${unknown}" is nothing that can be measured.\n\n${USAGE}`);
  process.exit(2);
}
if (words.includes('composer')) {
  console.log((await measureComposer()).join('\n'));
  process.exit();
}
if (!canMeasure()) {
  console.error('CPU seconds and memory are read from /proc, which only Linux has. Run the benchmark there.');
  process.exit(2);
}
const sizes = words.map(Number).filter(Boolean);
const part = words.includes('photographs') ? 'photographs' : 'pages';
const measure: { [part in typeof part]: () => Promise<Contestant[]> } = {
  pages: () => compareContestants(sizes.length > 0 ? sizes : SIZES),
  photographs: comparePhotographs,
};
const small = measureSmall();
const today = takenHere(await measure[part]());
const committed = readRecord();
console.log(aligned(rowsOf(today)));
console.log(
  `\nA hundred heavy pages: ${small.toFixed(2)} of the reference work; ${committed.small} was committed.`,
);
const worse = worseThan(committed[part], today);
console.log(worse.length > 0 ? worse.join('\n') : 'Nothing is more than a tenth worse than was committed.');
if (words.includes('--save')) saveRecord({ ...committed, [part]: today });
