// Judges new and changed regular expressions and writes tests/patterns.txt: node --import tsx
// tests/engine/project/judge-patterns.ts
import { openJudge } from '../../support/tools/judge.ts';
import { findPatterns, nameOfPattern, readJudged, writeJudged } from '../../support/tools/patterns.ts';

const judge = await openJudge();
const known = readJudged();
const judged = findPatterns().map((pattern): [string, string] => {
  const name = nameOfPattern(pattern);
  const word = known.get(name) ?? judge(pattern);
  if (!known.has(name)) console.log(`${word}  ${name}`);
  return [name, word];
});
writeJudged(new Map(judged));
