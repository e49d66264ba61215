import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { JO } from '../../tests/support/composer/copy.ts';
import { placesAt } from '../base/places.mjs';
import { hashOfAll, hashSources, placeFor } from '../publish/bundle/sources.mjs';
import { openPastThread } from './past-thread.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-past-'));
  for (const folder of ['blocks', 'pages']) mkdirSync(join(root, folder));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

it('answers in one thread, says when a question has failed or the thread has ended, and goes on', async () => {
  const places = placesAt(root);
  expect(openPastThread(places), 'without a compiled program').toBeUndefined();
  const program = placeFor('program', places, hashOfAll(hashSources(places)));
  mkdirSync(program, { recursive: true });
  writeFileSync(
    join(program, 'answer-past.js'),
    `let count = 0;
export function run({ input }) {
  if (input.ask === 'fail') throw new Error('No luck.');
  if (input.ask === 'end') process.exit();
  count += 1;
  return { told: { count } };
}`,
  );
  const past = openPastThread(places);
  const ask = (words: string) => past?.({ name: 'gone', author: JO, input: { ask: words } });
  expect(await Promise.all([ask('a'), ask('b')])).toEqual([{ told: { count: 1 } }, { told: { count: 2 } }]);
  await expect(ask('fail')).rejects.toThrow('No luck.');
  expect(await ask('c')).toEqual({ told: { count: 3 } });
  await expect(ask('end')).rejects.toThrow('has ended');
  expect(await ask('d')).toEqual({ told: { count: 1 } });
});
