import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { size } from '../../../tests/support/size.ts';
import { placesAt } from '../../base/places.mjs';
import type { Problem } from '../../document/problem/problem.ts';
import { hashOfAll, hashSources, placeFor } from '../../publish/bundle/sources.mjs';
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

/** Replaces the program with one that runs "loaded" when it is loaded, and "checked" at each check. */
function open(loaded: string, checked: string, hear: (problems: Problem[]) => void): WholeSite {
  const places = placesAt(root);
  const program = placeFor('program', places, hashOfAll(hashSources(places)));
  mkdirSync(program, { recursive: true });
  writeFileSync(
    join(program, 'check.js'),
    `import { appendFileSync, readFileSync } from 'node:fs';
${loaded}
export async function run() {
  ${checked}
}`,
  );
  wholeSite = openWholeSite(places, hear);
  return wholeSite;
}

it.each(size([2], [0, 1, 2]))(
  'is checked again by itself after a check that has failed, here %i times',
  async failures => {
    const asked = JSON.stringify(join(root, 'asked.txt'));
    const heard = await new Promise(resolve => {
      open(
        '',
        `appendFileSync(${asked}, '.');
  if (readFileSync(${asked}).length <= ${failures}) throw new Error('A file cannot be read for a moment.');
  console.log(JSON.stringify({ problems: [{ message: 'Odd.' }] }));`,
        resolve,
      ).askOnce();
    });
    expect(heard).toEqual([{ message: 'Odd.' }]);
  },
);

it('is checked each time by the thread that has loaded the program, and by another one after a failure', async () => {
  const loads = JSON.stringify(join(root, 'loads.txt'));
  const heard: string[] = [];
  const site = open(
    `appendFileSync(${loads}, '.');
let checks = 0;`,
    `checks += 1;
  if (checks === 3) throw new Error('Odd.');
  // In parts, and later than the file is read.
  for (const part of ['{ "problems": [{ "message": "', readFileSync(${loads}, 'utf8') + checks, '" }] }']) {
    await new Promise(resolve => setTimeout(resolve, 5));
    process.stdout.write(part);
  }`,
    problems => {
      heard.push(...problems.map(({ message }) => message));
      if (heard.length < 4) site.askSoon();
    },
  );
  site.askOnce();
  await vi.waitFor(() => expect(heard).toEqual(['.1', '.2', '..1', '..2']), { timeout: 30_000 });
});
