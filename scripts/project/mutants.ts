// Makes small faults, one at a time, in the code that judges and edits documents, and prints how many of them the tests see in
// each file. Ends with 1 if a fault goes unseen that tests/mutants.json does not explain. "-- src/document/text/href.ts" tries
// one file, "-- src/document/json" those of a folder.
import { readFileSync } from 'node:fs';
import { isGood, judge, told } from './mutants/judge.ts';
import { mutantsOf } from './mutants/run.ts';

const explained = JSON.parse(readFileSync('tests/mutants.json', 'utf8'));
const words = process.argv.slice(2);
/** The tests have to see so many of a hundred faults. A single file may have few, and one that no test can see weighs too much. */
const least = words.some(word => word.endsWith('.ts')) ? 1 : 90;
const verdict = judge(mutantsOf(words), explained, least);
console.log(told(verdict));
process.exit(isGood(verdict) ? 0 : 1);
