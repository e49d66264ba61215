import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { hashOfAll, hashSources, placeFor } from '../../compile/sources.mjs';
import { openWholeSite, type WholeSite } from './whole-site.ts';

let root: string;
let wholeSite: WholeSite | undefined;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-whole-site-'));
  for (const folder of ['blocks', 'pages']) mkdirSync(join(root, folder));
});

afterEach(() => {
  wholeSite?.close();
  rmSync(root, { recursive: true, force: true });
});

/** What is heard first of a check that fails so many times before it has something to say. */
function heardAfter(failures: number): Promise<unknown> {
  const places = placesAt(root);
  const program = placeFor('program', places, hashOfAll(hashSources(places)));
  mkdirSync(program, { recursive: true });
  writeFileSync(
    join(program, 'check.js'),
    `import { appendFileSync, readFileSync } from 'node:fs';
export function run() {
  const asked = ${JSON.stringify(join(root, 'asked.txt'))};
  appendFileSync(asked, '.');
  if (readFileSync(asked).length <= ${failures}) throw new Error('A file cannot be read for a moment.');
  process.stdout.write(JSON.stringify({ problems: [{ message: 'Odd.' }] }));
}`,
  );
  return new Promise(resolve => {
    wholeSite = openWholeSite(places, resolve);
    wholeSite.askOnce();
  });
}

it.each([0, 1, 2])(
  'is checked again by itself after a check that has failed, here %i times',
  async failures => {
    expect(await heardAfter(failures)).toEqual([{ message: 'Odd.' }]);
  },
);
