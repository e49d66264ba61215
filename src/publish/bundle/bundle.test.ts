import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { placesAt } from '../../base/places.mjs';
import { bundle, stayInUse } from './bundle.mjs';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-bundle-'));
  mkdirSync(join(root, 'blocks'));
  writeFileSync(join(root, 'entry.mjs'), 'console.log(1);');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

function madeBefore(name: string, minutes: number): string {
  const folder = join(root, 'made', name);
  mkdirSync(folder, { recursive: true });
  const then = new Date(Date.now() - minutes * 60_000);
  utimesSync(folder, then, then);
  return folder;
}

it('leaves what is new, the two that are newest and what a program still runs from, and drops what is older', async () => {
  madeBefore('minutes', 3);
  madeBefore('hours', 200);
  madeBefore('day', 1500);
  madeBefore('killed.123', 200);
  madeBefore('running.456', 1);
  stayInUse(madeBefore('week', 10_000));
  await bundle(placesAt(root), join(root, 'made/now'), [{ input: 'entry.mjs' }]);
  expect(readdirSync(join(root, 'made')).sort()).toEqual(['minutes', 'now', 'running.456', 'week']);
});

it('leaves what another process has put in place meanwhile, because that may be loading it, unless all is to be made anew', async () => {
  const folder = join(root, 'made/now');
  const make = (isFresh?: boolean) => bundle(placesAt(root), folder, [{ input: 'entry.mjs' }], isFresh);
  await make();
  const { ino } = statSync(folder);
  await make();
  expect(statSync(folder).ino).toBe(ino);
  await make(true);
  expect(statSync(folder).ino).not.toBe(ino);
  expect(readdirSync(join(root, 'made'))).toEqual(['now']);
});
