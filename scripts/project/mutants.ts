// Small faults, made one at a time in the code that judges and edits documents: a table of how many the tests see, by file.
// Ends with 1 where one survives that tests/mutants.json does not explain. "-- src/document/text/href.ts" tries one file,
// "-- src/document/json" those of a folder.
import { readFileSync } from 'node:fs';
import { isGood, judge, told } from './mutants/judge.ts';
import { mutantsOf } from './mutants/run.ts';

const explained = JSON.parse(readFileSync('tests/mutants.json', 'utf8'));
const words = process.argv.slice(2);
/** Of a hundred, in all files of a folder together: in a small one a few that cannot be killed weigh much. */
const least = words.some(word => word.endsWith('.ts')) ? 1 : 90;
const verdict = judge(mutantsOf(words), explained, least);
console.log(told(verdict));
process.exit(isGood(verdict) ? 0 : 1);
