// Runs every test in full, part by part, and says at the end which parts ran. Words choose parts: "site" all parts in it, "pages"
// one. "--turn 30" runs what has its turn in 30 minutes, after the sample that "npm test" leaves out. "--save" writes how long each
// file took.
import { forgetRed } from '../../tests/support/browser/evidence.ts';
import { DURATIONS, otherwise, readDurations, withSeconds, writeDurations } from './testing/durations.ts';
import { goThrough } from './testing/go-through.ts';
import { type Asked, orderIn } from './testing/order.ts';
import { allParts, isNamed, JUDGED, type Part } from './testing/parts.ts';
import { samplePart } from './testing/sample.ts';
import { takeTurns } from './testing/take-turns.ts';

const order = orderOrEnd();
const seconds: { [file: string]: number } = {};
const parts = allParts().map(measured);
const named = (words: string[]) => parts.filter(part => words.some(word => isNamed(part, word)));
const chosen = order.words.length > 0 ? named(order.words) : parts;
const judged = order.words.length > 0 ? chosen : named(JUDGED);
const turns = order.minutes === undefined ? undefined : takeTurns(samplePart(), judged, order.minutes);

forgetRed();
if (turns) console.log(turns.title);
const { done, sum } = goThrough({
  parts,
  chosen,
  ...turns,
  say: console.log,
});
// If somebody stops the run, it still says how far it came.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end(false));
end(await done);

function orderOrEnd(): Asked {
  const order = orderIn(process.argv.slice(2), allParts());
  if (!('wrong' in order)) return order;
  console.error(order.wrong);
  process.exit(2);
}

function end(isGood: boolean): never {
  if (order.isSaved) console.log(save());
  else for (const note of otherwise(readDurations().full, seconds)) console.log(`! ${note}`);
  console.log(`\n${sum().join('\n')}`);
  process.exit(isGood ? 0 : 1);
}

/** Keeps the time of parts that passed. A red test may have waited for its timeout, which says nothing about its work. */
function measured(part: Part): Part {
  const run: Part['run'] = async files => {
    const outcome = await part.run(files);
    if (outcome.failed === 0 && part.files && !part.isAgain) Object.assign(seconds, outcome.seconds);
    return outcome;
  };
  return { ...part, run };
}

function save(): string {
  writeDurations(withSeconds(readDurations(), { full: seconds }));
  return `\nThe seconds of ${Object.keys(seconds).length} test files are written in ${DURATIONS}.`;
}
