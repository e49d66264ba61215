// Judges addresses with Mozilla's HTTP Observatory: prints each one's score and the result of each test. The Observatory's own
// scan() takes public hosts only, but its parts accept a port and a path. It runs in a process of its own, because Node reads
// NODE_EXTRA_CA_CERTS only at the start (https://nodejs.org/api/cli.html#node_extra_ca_certsfile).
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const program = dirname(fileURLToPath(import.meta.resolve('@mdn/mdn-http-observatory')));

// The program would download these lists: hosts that browsers only ask with https, and endings of names. No local host is on
// them.
mkdirSync(join(program, '../conf'), { recursive: true });
writeFileSync(join(program, '../conf/hsts-preload.json'), '{}');
writeFileSync(join(program, '../conf/tld-list.json'), '[]');

const load = name => import(new URL(name, `file://${program}/`));
const { retrieve } = await load('retriever/retriever.js');
const { ALL_TESTS } = await load('constants.js');
const { getGradeForScore, getScoreModifier } = await load('grader/grader.js');

const { ports, paths } = JSON.parse(readFileSync(0, 'utf8'));
const judgements = [];
for (const path of paths) {
  const answers = await retrieve('localhost', { ...ports, path });
  const tests = ALL_TESTS.map(test => test(answers));
  const results = tests.map(test => ({
    test: test.constructor.name,
    result: test.result,
    passed: test.pass,
    points: getScoreModifier(test.result),
    // The most points that this test can give.
    most: Math.max(...test.constructor.possibleResults.map(getScoreModifier)),
  }));
  const score = 100 + results.reduce((sum, { points }) => sum + points, 0);
  const { grade } = getGradeForScore(score);
  judgements.push({ path, status: answers.responses.auto?.status, score, grade, results });
}
process.stdout.write(JSON.stringify(judgements));
