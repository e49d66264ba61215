import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type SavedFile, saveTogether } from './together.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-together-'));
  writeFileSync(join(root, 'a.json'), '\ufeffa');
  writeFileSync(join(root, 'b.json'), 'b');
});

afterEach(() => rmSync(root, { recursive: true }));

const everything = () => {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' }).sort();
  return names.map(name => `${name} ${name.endsWith('.json') ? readFileSync(join(root, name), 'utf8') : ''}`);
};

const GOOD: SavedFile[] = [
  { file: 'b.json', before: 'b' },
  { file: 'a.json', before: 'a', after: 'A' },
  { file: 'new/deep/c.json', after: 'c' },
];

describe('changes of several files', () => {
  it('are all made, with the folders that they need', () => {
    saveTogether(root, GOOD);
    expect(everything()).toEqual(['a.json \ufeffA', 'new ', 'new/deep ', 'new/deep/c.json c']);
  });

  it('leave no empty folder behind', () => {
    saveTogether(root, GOOD);
    saveTogether(root, [
      { file: 'new/deep/c.json', before: 'c' },
      { file: 'c.json', after: 'c' },
    ]);
    expect(existsSync(join(root, 'new'))).toBe(false);
  });

  it('leave folders that others use, and what somebody else has taken away with them', () => {
    for (const file of ['new/d.json', 'other/deep/e.json', 'other/deep/f.json'])
      saveTogether(root, [{ file, after: 'd' }]);
    saveTogether(root, GOOD);
    saveTogether(root, [
      { file: 'new/deep/c.json', before: 'c' },
      { file: 'other/deep/e.json', before: 'd' },
      { file: 'other/deep/f.json', before: 'd' },
    ]);
    expect(everything()).toEqual(['a.json \ufeffA', 'new ', 'new/d.json d']);
  });

  it('begin with what is new, so that everything is there at least once', () => {
    const changes = [
      { file: 'b.json', before: 'old' },
      { file: 'a.json', before: 'old', after: 'A' },
      { file: 'c.json', before: 'old' },
    ];
    expect(() => saveTogether(root, changes)).toThrow('a.json has changed in the meantime.');
  });

  it('are all taken back where one of them stands there twice', () => {
    const before = everything();
    const twice: SavedFile = { file: 'b.json', before: 'b' };
    const more: SavedFile[] = ['d.json', 'new/d.json', 'new/x/d.json'].map(file => ({ file, after: 'd' }));
    expect(() => saveTogether(root, [...GOOD, ...more, twice])).toThrow('b.json has changed');
    expect(everything()).toEqual(before);
  });

  it('leave a mark of the byte order where it is no beginning, and the folder when all have gone', () => {
    const file = 'b.json';
    saveTogether(root, [{ file, before: 'b', after: 'b\ufeff' }]);
    saveTogether(root, [
      { file, before: 'b\ufeff' },
      { file: 'a.json', before: 'a' },
    ]);
    expect(everything()).toEqual([]);
  });

  const BAD: { name: string; change: SavedFile; says: string }[] = [
    {
      name: 'a file has been saved by somebody else',
      change: { file: 'b.json', before: 'old', after: 'B' },
      says: 'b.json has changed in the meantime.',
    },
    {
      name: 'a file that goes has been saved by somebody else',
      change: { file: 'b.json', before: 'old' },
      says: 'b.json has changed',
    },
    {
      name: 'a new file is there already',
      change: { file: 'b.json', after: 'B' },
      says: 'b.json has changed',
    },
    {
      name: 'a file has been saved by somebody else in the last moment',
      change: { file: 'a.json', before: 'a', after: 'A, too' },
      says: 'a.json has changed',
    },
    {
      name: 'a file has gone in the last moment',
      change: { file: 'a.json', before: 'a' },
      says: 'a.json has changed',
    },
    {
      name: 'a new file has come in the last moment',
      change: { file: 'new/deep/c.json', after: 'c, too' },
      says: 'new/deep/c.json has changed',
    },
    {
      name: 'a folder is where a file should be',
      change: { file: '.', after: 'c' },
      says: 'EISDIR',
    },
    {
      name: 'a file is where a folder should be',
      change: { file: 'b.json/c.json', after: 'c' },
      says: 'b.json',
    },
  ];

  it.each(BAD)('are all taken back where $name', ({ change, says }) => {
    const before = everything();
    const others = GOOD.filter(({ file }) => file !== 'b.json');
    expect(() => saveTogether(root, [...others, change])).toThrow(says);
    expect(everything()).toEqual(before);
  });
});
