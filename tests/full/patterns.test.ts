// recheck judges every regular expression that reads what people write anew, and agrees with tests/patterns.txt.
import { expect, it } from 'vitest';
import { openJudge } from '../support/tools/judge.ts';
import { findPatterns, nameOfPattern, readJudged } from '../support/tools/patterns.ts';

const judged = readJudged();

it('finds expressions to judge', () => {
  expect(judged.size).toBeGreaterThan(300);
});

it('knows one that runs away', async () => {
  const judge = await openJudge();
  expect(judge({ source: '^(a+)+$', flags: '', files: [] })).toBe('exponential');
  expect(judge({ source: 'a+$', flags: '', files: [] })).toBe('2nd-degree-polynomial');
  expect(judge({ source: '^a+$', flags: '', files: [] })).toBe('safe');
});

/** Takes minutes of pure computing, and many more on a busy machine. */
const PATIENCE = 3_600_000;

it('judges each as before', { timeout: PATIENCE }, async () => {
  const judge = await openJudge();
  const words = findPatterns().map(pattern => [nameOfPattern(pattern), judge(pattern)]);
  expect(words.filter(([name = '', word]) => judged.get(name) !== word)).toEqual([]);
});
