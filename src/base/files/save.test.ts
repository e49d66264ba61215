import {
  chmodSync,
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
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

it('makes a file that is new, readable for everybody who may', () => {
  const file = join(folder, 'page.json');
  const usual = join(folder, 'usual.json');
  writeFileSync(usual, '');
  saveText(file, '{}');
  expect(readFileSync(file, 'utf8')).toBe('{}');
  expect(statSync(file).mode).toBe(statSync(usual).mode);
});

it('leaves no file open', () => {
  const file = join(folder, 'page.json');
  // A system gives the next opened file the lowest free number, so a file left open would raise it.
  const next = () => {
    const handle = openSync(folder, 'r');
    closeSync(handle);
    return handle;
  };
  const before = next();
  saveText(file, 'new');
  saveText(file, 'newer');
  expect(next()).toBe(before);
});

it('leaves nothing behind where it cannot save', () => {
  writeFileSync(join(folder, 'kept'), '');
  expect(() => saveText(join(folder, 'missing/page.json'), 'new')).toThrow('ENOENT');
  expect(readdirSync(folder)).toEqual(['kept']);
  mkdirSync(join(folder, 'page.json'));
  expect(() => saveText(join(folder, 'page.json'), 'new')).toThrow('EISDIR');
  expect(readdirSync(folder)).toEqual(['kept', 'page.json']);
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

const OLD = '.page.json.123-0badcafe.ashlar-save';
const FRESH = '.page.json.124-0badcafe.ashlar-save';

it('sweeps what killed saves have left, and neither pages nor a save under way', () => {
  mkdirSync(join(folder, 'deep'));
  const names = [OLD, FRESH, 'page.json', '.hidden.json', `deep/${OLD}`, `a${OLD}`, `${OLD}~`];
  for (const name of names) writeFileSync(join(folder, name), '');
  for (const name of names.filter(name => name !== FRESH)) utimesSync(join(folder, name), 1, 1);
  symlinkSync('nowhere', join(folder, '.page.json.125-0badcafe.ashlar-save'));
  expect(sweepTemporaries(folder).sort()).toEqual([OLD, `deep/${OLD}`]);
  const left = [
    '.hidden.json',
    FRESH,
    '.page.json.125-0badcafe.ashlar-save',
    `${OLD}~`,
    `a${OLD}`,
    'deep',
    'page.json',
  ];
  expect(readdirSync(folder).sort()).toEqual(left.sort());
});

it('sweeps a minute after the save, and not before', () => {
  writeFileSync(join(folder, FRESH), '');
  utimesSync(join(folder, FRESH), 1000, 1000);
  expect(sweepTemporaries(folder, 1_059_999)).toEqual([]);
  expect(sweepTemporaries(folder, 1_060_000)).toEqual([FRESH]);
});

it('sweeps the folder that it saves into for the first time', () => {
  mkdirSync(join(folder, 'deep'));
  for (const name of [OLD, `deep/${OLD}`]) {
    writeFileSync(join(folder, name), '');
    utimesSync(join(folder, name), 1, 1);
  }
  saveText(join(folder, 'page.json'), 'new');
  expect(readdirSync(folder).sort()).toEqual(['deep', 'page.json']);
  expect(readdirSync(join(folder, 'deep'))).toEqual([OLD]);
  writeFileSync(join(folder, OLD), '');
  utimesSync(join(folder, OLD), 1, 1);
  saveText(join(folder, 'page.json'), 'newer');
  expect(readdirSync(folder)).toContain(OLD);
});
