import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Change, saveTogether } from './together.ts';

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

const GOOD: Change[] = [
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

  const BAD: { name: string; change: Change; says: string }[] = [
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
