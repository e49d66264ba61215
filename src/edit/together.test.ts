import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { finishSaving, type SavedFile, saveTogether } from './together.ts';

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

describe('a file that gets another name with them', () => {
  const rename = { from: 'pictures/Old.JPG', to: 'images/old.jpg' };
  const change = { file: 'b.json', before: 'b', after: 'B' };

  beforeEach(() => {
    mkdirSync(join(root, 'pictures'));
    writeFileSync(join(root, 'pictures/Old.JPG'), 'picture');
  });

  it('has it when all is done, and its old folder is gone', () => {
    saveTogether(root, [change], rename);
    expect(everything()).toEqual(['a.json \ufeffa', 'b.json B', 'images ', 'images/old.jpg ']);
    expect(readFileSync(join(root, 'images/old.jpg'), 'utf8')).toBe('picture');
  });

  it('keeps its name where a document has changed meanwhile, or something has the new one', () => {
    const before = everything();
    expect(() => saveTogether(root, [change, { ...change, file: 'a.json' }], rename)).toThrow(
      'a.json has changed',
    );
    expect(everything()).toEqual(before);
    writeFileSync(join(root, 'pictures/old.jpg'), 'another');
    const taken = everything();
    expect(() => saveTogether(root, [change], { ...rename, to: 'pictures/old.jpg' })).toThrow(
      'There is a file old.jpg already.',
    );
    expect(everything()).toEqual(taken);
    expect(readFileSync(join(root, 'pictures/old.jpg'), 'utf8')).toBe('another');
  });

  it('may change its capitals alone', () => {
    saveTogether(root, [], { from: 'pictures/Old.JPG', to: 'pictures/old.jpg' });
    expect(readdirSync(join(root, 'pictures'))).toEqual(['old.jpg']);
  });
});

describe('what a process that was killed had begun', () => {
  /** No process has this number. */
  const RECORD = '.ashlar/saving/99999999.json';

  function begin(changes: object[], renamed?: object): void {
    mkdirSync(join(root, '.ashlar/saving'), { recursive: true });
    writeFileSync(join(root, RECORD), JSON.stringify({ changes, renamed }));
  }

  it('is finished once, without what it left beside the files', () => {
    writeFileSync(join(root, '.b.json.99999999-0123abcd.ashlar-save'), 'half');
    writeFileSync(join(root, 'a.json'), '\ufeffA');
    begin([...GOOD.slice(1), GOOD[0] as SavedFile]);
    expect(finishSaving(root)).toEqual(['a.json', 'new/deep/c.json', 'b.json']);
    expect(everything()).toEqual(['a.json \ufeffA', 'new ', 'new/deep ', 'new/deep/c.json c']);
    expect(finishSaving(root)).toEqual([]);
  });

  it('is finished before the next files are saved', () => {
    begin([{ file: 'a.json', before: 'a', after: 'A' }]);
    saveTogether(root, [{ file: 'a.json', before: 'A', after: 'Aa' }]);
    expect(everything()).toEqual(['a.json \ufeffAa', 'b.json b']);
  });

  it('leaves a file that somebody has saved since', () => {
    writeFileSync(join(root, 'b.json'), 'mine');
    begin(GOOD);
    finishSaving(root);
    expect(everything()).toContain('b.json mine');
    expect(everything()).toContain('a.json \ufeffA');
  });

  it('is left to a process that is still at it', () => {
    begin(GOOD);
    renameSync(join(root, RECORD), join(root, `.ashlar/saving/${process.ppid}.json`));
    expect(finishSaving(root)).toEqual([]);
    utimesSync(join(root, `.ashlar/saving/${process.ppid}.json`), 1, 1);
    expect(finishSaving(root)).toHaveLength(3);
  });

  it.each(['neither name', 'the new name too', 'the new name alone'])(
    'gives a picture its name where it had got %s',
    had => {
      mkdirSync(join(root, 'images'));
      const [from, to] = ['images/Old.svg', 'images/new.svg'];
      if (had !== 'the new name alone') writeFileSync(join(root, from), 'picture');
      if (had !== 'neither name') writeFileSync(join(root, to), 'picture');
      begin([{ file: 'b.json', before: 'b', after: 'B' }], { from, to });
      expect(finishSaving(root)).toEqual(['b.json']);
      expect(readdirSync(join(root, 'images'))).toEqual(['new.svg']);
      expect(everything()).toContain('b.json B');
    },
  );

  it('is put down to the byte', () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]);
    begin([{ file: 'b.json', before: 'b', after: '{}', bytes: bytes.toString('base64') }]);
    finishSaving(root);
    expect(readFileSync(join(root, 'b.json'))).toEqual(bytes);
  });
});
