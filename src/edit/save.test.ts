import {
  chmodSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveText, sweepTemporaries } from './save.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ashlar-save-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('replaces the file and keeps its permissions', () => {
  const file = join(folder, 'page.json');
  writeFileSync(file, 'old');
  chmodSync(file, 0o640);
  saveText(file, 'new – é');
  expect(readFileSync(file, 'utf8')).toBe('new – é');
  expect(statSync(file).mode & 0o777).toBe(0o640);
  expect(readdirSync(folder)).toEqual(['page.json']);
});

it('keeps a byte order mark', () => {
  const file = join(folder, 'page.json');
  writeFileSync(file, '\ufeff{}');
  saveText(file, '{ "new": 1 }');
  expect(readFileSync(file, 'utf8')).toBe('\ufeff{ "new": 1 }');
});

it('leaves nothing behind where it cannot save', () => {
  writeFileSync(join(folder, 'kept'), '');
  expect(() => saveText(join(folder, 'missing/page.json'), 'new')).toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual(['kept']);
});

it('leaves the file as it is where at the last moment somebody objects', () => {
  const file = join(folder, 'page.json');
  writeFileSync(file, 'old');
  const object = () => {
    throw new Error('It has changed.');
  };
  expect(() => saveText(file, 'new', object)).toThrow('It has changed.');
  expect(readFileSync(file, 'utf8')).toBe('old');
  expect(readdirSync(folder)).toEqual(['page.json']);
});

it('sweeps what killed saves have left, and neither pages nor a save under way', () => {
  const old = '.page.json.123-0badcafe.ashlar-save';
  const fresh = '.page.json.124-0badcafe.ashlar-save';
  for (const name of [old, fresh, 'page.json', '.hidden.json']) writeFileSync(join(folder, name), '');
  utimesSync(join(folder, old), 1, 1);
  expect(sweepTemporaries(folder)).toEqual([old]);
  expect(readdirSync(folder).sort()).toEqual(['.hidden.json', fresh, 'page.json']);
});
