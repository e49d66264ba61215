import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { JO } from '../../tests/support/composer/copy.ts';
import { placesAt } from '../base/places.mjs';
import { hashOfAll, hashSources, placeFor } from '../publish/bundle/sources.mjs';
import { openExchangeProcess } from './exchange-process.ts';
import { openPastThread } from './past-thread.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-past-'));
  for (const folder of ['blocks', 'pages']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const OPEN = {
  thread: { name: 'answer-past', open: openPastThread, ask: { name: 'gone', author: JO } },
  process: { name: 'answer-exchange', open: openExchangeProcess, ask: { name: 'sent', author: JO } },
} as const;

it.each(Object.entries(OPEN))(
  'answers in one %s, says when a question has failed or it has ended, and goes on',
  async (_, { name, open, ask: asked }) => {
    const places = placesAt(root);
    expect(open(places), 'without a compiled program').toBeUndefined();
    const program = placeFor('program', places, hashOfAll(hashSources(places)));
    mkdirSync(program, { recursive: true });
    writeFileSync(
      join(program, `${name}.js`),
      `let count = 0;
export async function run({ input }) {
  if (input.ask === 'fail') throw new Error('No luck.');
  if (input.ask === 'end') process.exit();
  count += 1;
  return { told: { count } };
}`,
    );
    const answer = open(places) as (question: object) => Promise<object>;
    const ask = (words: string) => answer({ ...asked, input: { ask: words } });
    expect(await Promise.all([ask('a'), ask('b')])).toEqual([{ told: { count: 1 } }, { told: { count: 2 } }]);
    await expect(ask('fail')).rejects.toThrow('No luck.');
    expect(await ask('c')).toEqual({ told: { count: 3 } });
    await expect(ask('end')).rejects.toThrow('has ended');
    expect(await ask('d')).toEqual({ told: { count: 1 } });
  },
);
