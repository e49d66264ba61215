// recheck judges every regular expression that reads what people write. tests/patterns.txt keeps its judgements, and
// tests/patterns.test.ts holds in "npm test" that they are of today's expressions. To judge anew after a change:
//   npx vitest run --config tests/vitest.config.ts --project full tests/full/patterns.test.ts -u
import { expect, it } from 'vitest';
import { installTool, loadTool } from '../support/install-tool.ts';
import { findPatterns, isMade, nameOfPattern } from '../support/patterns.ts';

type Judged = { status: 'safe' | 'vulnerable' | 'unknown'; complexity?: { summary: string } };
type Recheck = { checkSync: (source: string, flags: string, options: object) => Judged };

/** No clocks: a judgement is the same on a busy machine. */
const UNHURRIED = { timeout: null, attackTimeout: null, incubationTimeout: null, randomSeed: 1 };

it('recheck still judges them so', async () => {
  process.env.RECHECK_SYNC_BACKEND = 'pure';
  const { checkSync } = await loadTool<Recheck>(installTool('recheck'), 'recheck');
  const judged = findPatterns().map(pattern => {
    const word = isMade(pattern) ? 'unread' : wordFor(checkSync(pattern.source, pattern.flags, UNHURRIED));
    return `${word}  ${nameOfPattern(pattern)}`;
  });
  expect(judged.length).toBeGreaterThan(300);
  await expect(`${judged.sort().join('\n')}\n`).toMatchFileSnapshot('../patterns.txt');
});

function wordFor({ status, complexity }: Judged): string {
  return status === 'vulnerable' ? (complexity?.summary.replaceAll(' ', '-') ?? status) : status;
}
