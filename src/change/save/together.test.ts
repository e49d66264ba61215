import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keptPlace } from '../../base/kept-place.mjs';
import { finishSaving, type SavedFile, saveTogether } from './together.ts';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ashlar-together-'));
  mkdirSync(join(root, 'pages'));
  writeFileSync(join(root, 'pages/a.json'), '\ufeffa');
  writeFileSync(join(root, 'pages/b.json'), 'b');
});

afterEach(() => rmSync(root, { recursive: true }));

const everything = () => {
  const names = readdirSync(join(root, 'pages'), { recursive: true, encoding: 'utf8' }).sort();
  return names.map(
    name => `${name} ${name.endsWith('.json') ? readFileSync(join(root, 'pages', name), 'utf8') : ''}`,
  );
};

const GOOD: SavedFile[] = [
  { file: 'pages/b.json', before: 'b' },
  { file: 'pages/a.json', before: 'a', after: 'A' },
  { file: 'pages/new/deep/c.json', after: 'c' },
];

describe('changes of several files', () => {
  it('are all made, with the folders that they need', () => {
    saveTogether(root, GOOD);
    expect(everything()).toEqual(['a.json \ufeffA', 'new ', 'new/deep ', 'new/deep/c.json c']);
  });

  it('leave no empty folder behind', () => {
    saveTogether(root, GOOD);
    saveTogether(root, [
      { file: 'pages/new/deep/c.json', before: 'c' },
      { file: 'pages/c.json', after: 'c' },
    ]);
    expect(existsSync(join(root, 'pages/new'))).toBe(false);
  });

  it('leave folders that others use, and what somebody else has taken away with them', () => {
    for (const file of ['new/d.json', 'other/deep/e.json', 'other/deep/f.json'])
      saveTogether(root, [{ file: `pages/${file}`, after: 'd' }]);
    saveTogether(root, GOOD);
    saveTogether(root, [
      { file: 'pages/new/deep/c.json', before: 'c' },
      { file: 'pages/other/deep/e.json', before: 'd' },
      { file: 'pages/other/deep/f.json', before: 'd' },
    ]);
    expect(everything()).toEqual(['a.json \ufeffA', 'new ', 'new/d.json d']);
  });

  it('begin with what is new, so that everything is there at least once', () => {
    const changes = [
      { file: 'pages/b.json', before: 'old' },
      { file: 'pages/a.json', before: 'old', after: 'A' },
      { file: 'pages/c.json', before: 'old' },
    ];
    expect(() => saveTogether(root, changes)).toThrow('a.json has changed in the meantime.');
  });

  it('are all taken back where one of them stands there twice', () => {
    const before = everything();
    const twice: SavedFile = { file: 'pages/b.json', before: 'b' };
    const more: SavedFile[] = ['d.json', 'new/d.json', 'new/x/d.json'].map(name => ({
      file: `pages/${name}`,
      after: 'd',
    }));
    expect(() => saveTogether(root, [...GOOD, ...more, twice])).toThrow('b.json has changed');
    expect(everything()).toEqual(before);
  });

  it('leave a mark of the byte order where it is no beginning, and the folder when all have gone', () => {
    const file = 'pages/b.json';
    saveTogether(root, [{ file, before: 'b', after: 'b\ufeff' }]);
    saveTogether(root, [
      { file, before: 'b\ufeff' },
      { file: 'pages/a.json', before: 'a' },
    ]);
    expect(readdirSync(root)).toEqual([]);
  });

  const BAD: { name: string; change: SavedFile; says: string }[] = [
    {
      name: 'a file has been saved by somebody else',
      change: { file: 'pages/b.json', before: 'old', after: 'B' },
      says: 'b.json has changed in the meantime.',
    },
    {
      name: 'a file that goes has been saved by somebody else',
      change: { file: 'pages/b.json', before: 'old' },
      says: 'b.json has changed',
    },
    {
      name: 'a new file is there already',
      change: { file: 'pages/b.json', after: 'B' },
      says: 'b.json has changed',
    },
    {
      name: 'a file has been saved by somebody else in the last moment',
      change: { file: 'pages/a.json', before: 'a', after: 'A, too' },
      says: 'a.json has changed',
    },
    {
      name: 'a file has gone in the last moment',
      change: { file: 'pages/a.json', before: 'a' },
      says: 'a.json has changed',
    },
    {
      name: 'a new file has come in the last moment',
      change: { file: 'pages/new/deep/c.json', after: 'c, too' },
      says: 'new/deep/c.json has changed',
    },
    {
      name: 'a folder is where a file should be',
      change: { file: 'pages/.', after: 'c' },
      says: 'EISDIR',
    },
    {
      name: 'a file is where a folder should be',
      change: { file: 'pages/b.json/c.json', after: 'c' },
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
  const rename = { from: 'pages/pictures/Old.JPG', to: 'pages/images/old.jpg' };
  const change = { file: 'pages/b.json', before: 'b', after: 'B' };

  beforeEach(() => {
    mkdirSync(join(root, 'pages/pictures'));
    writeFileSync(join(root, 'pages/pictures/Old.JPG'), 'picture');
  });

  it('has it when all is done, and its old folder is gone', () => {
    saveTogether(root, [change], [rename]);
    expect(everything()).toEqual(['a.json \ufeffa', 'b.json B', 'images ', 'images/old.jpg ']);
    expect(readFileSync(join(root, 'pages/images/old.jpg'), 'utf8')).toBe('picture');
  });

  it('keeps its name where a document has changed meanwhile, or something has the new one', () => {
    const before = everything();
    expect(() => saveTogether(root, [change, { ...change, file: 'pages/a.json' }], [rename])).toThrow(
      'a.json has changed',
    );
    expect(everything()).toEqual(before);
    writeFileSync(join(root, 'pages/pictures/old.jpg'), 'another');
    const taken = everything();
    expect(() => saveTogether(root, [change], [{ ...rename, to: 'pages/pictures/old.jpg' }])).toThrow(
      'There is a file old.jpg already.',
    );
    expect(everything()).toEqual(taken);
    expect(readFileSync(join(root, 'pages/pictures/old.jpg'), 'utf8')).toBe('another');
  });

  it('has it with others, or all keep theirs', () => {
    const second = { from: 'pages/pictures/second.svg', to: 'pages/images/2.svg' };
    writeFileSync(join(root, second.from), 'second');
    const before = everything();
    const taken = { from: 'pages/pictures/Old.JPG', to: 'pages/pictures/second.svg' };
    expect(() => saveTogether(root, [change], [second, taken])).toThrow(
      'There is a file second.svg already.',
    );
    expect(everything()).toEqual(before);
    // The old name is gone when it is dropped for the second time.
    const again = { ...rename, to: 'pages/images/other.jpg' };
    expect(() => saveTogether(root, [change], [second, rename, again])).toThrow('ENOENT');
    expect(everything()).toEqual(before);
    expect(readFileSync(join(root, rename.from), 'utf8')).toBe('picture');
    saveTogether(root, [change], [rename, second]);
    expect(everything()).toEqual([
      'a.json \ufeffa',
      'b.json B',
      'images ',
      'images/2.svg ',
      'images/old.jpg ',
    ]);
  });

  it('may change its capitals alone', () => {
    saveTogether(root, [], [{ from: 'pages/pictures/Old.JPG', to: 'pages/pictures/old.jpg' }]);
    expect(readdirSync(join(root, 'pages/pictures'))).toEqual(['old.jpg']);
  });
});

describe('what a process that was killed had begun', () => {
  /** The record of a process. No process has the number below. */
  const recordOf = (pid: number) => join(keptPlace(root), 'saving', `${pid}.json`);
  const NOBODY = 99_999_999;

  function begin(changes: object[], ...renames: object[]): void {
    mkdirSync(join(keptPlace(root), 'saving'), { recursive: true });
    writeFileSync(recordOf(NOBODY), JSON.stringify({ changes, ...(renames.length > 0 && { renames }) }));
  }

  it('is finished once, without what it left beside the files', () => {
    writeFileSync(join(root, 'pages/.b.json.99999999-0123abcd.ashlar-save'), 'half');
    writeFileSync(join(root, 'pages/a.json'), '\ufeffA');
    begin([...GOOD.slice(1), GOOD[0] as SavedFile]);
    expect(finishSaving(root)).toEqual(['pages/a.json', 'pages/new/deep/c.json', 'pages/b.json']);
    expect(everything()).toEqual(['a.json \ufeffA', 'new ', 'new/deep ', 'new/deep/c.json c']);
    expect(finishSaving(root)).toEqual([]);
  });

  it('is finished before the next files are saved', () => {
    begin([{ file: 'pages/a.json', before: 'a', after: 'A' }]);
    saveTogether(root, [{ file: 'pages/a.json', before: 'A', after: 'Aa' }]);
    expect(everything()).toEqual(['a.json \ufeffAa', 'b.json b']);
  });

  it('leaves a file that somebody has saved since', () => {
    writeFileSync(join(root, 'pages/b.json'), 'mine');
    begin(GOOD);
    finishSaving(root);
    expect(everything()).toContain('b.json mine');
    expect(everything()).toContain('a.json \ufeffA');
  });

  it('is left to a process that is still at it', () => {
    begin(GOOD);
    renameSync(recordOf(NOBODY), recordOf(process.ppid));
    expect(finishSaving(root)).toEqual([]);
    utimesSync(recordOf(process.ppid), 1, 1);
    expect(finishSaving(root)).toHaveLength(3);
  });

  it.each(['neither name', 'the new name too', 'the new name alone'])(
    'gives a picture its name where it had got %s',
    had => {
      mkdirSync(join(root, 'pages/images'));
      const [from, to] = ['pages/images/Old.svg', 'pages/images/new.svg'];
      if (had !== 'the new name alone') writeFileSync(join(root, from), 'picture');
      if (had !== 'neither name') writeFileSync(join(root, to), 'picture');
      begin([{ file: 'pages/b.json', before: 'b', after: 'B' }], { from, to });
      expect(finishSaving(root)).toEqual(['pages/b.json']);
      expect(readdirSync(join(root, 'pages/images'))).toEqual(['new.svg']);
      expect(everything()).toContain('b.json B');
    },
  );

  it('is put down to the byte', () => {
    const bytes = Buffer.from([0xef, 0xbb, 0xbf, 0x7b, 0x7d]);
    begin([{ file: 'pages/b.json', before: 'b', after: '{}', bytes: bytes.toString('base64') }]);
    finishSaving(root);
    expect(readFileSync(join(root, 'pages/b.json'))).toEqual(bytes);
  });

  it('is left alone where a record names what is no content, or a link leads elsewhere by now', () => {
    mkdirSync(join(root, 'outside'));
    symlinkSync('../outside', join(root, 'pages/linked'));
    const { length } = everything();
    const refused = [
      'out.json',
      '../out.json',
      'pages/../out.json',
      'pages/linked/out.json',
      'pages',
      'pages//out.json',
    ];
    for (const file of [...refused, join(root, 'out.json'), 'pages\\..\\out.json', 'PAGES/out.json']) {
      begin([
        { file: 'pages/b.json', before: 'b', after: 'B' },
        { file, after: 'out' },
      ]);
      expect(finishSaving(root), file).toEqual([]);
      expect(existsSync(recordOf(NOBODY)), file).toBe(false);
    }
    begin([], { from: 'pages/b.json', to: 'outside/b.json' });
    finishSaving(root);
    expect(readdirSync(root).sort()).toEqual(['outside', 'pages']);
    expect(readdirSync(join(root, 'outside'))).toEqual([]);
    expect(everything()).toHaveLength(length);
    expect(everything()).toContain('b.json b');
  });

  it('is no matter of records that somebody has brought along with the site', () => {
    const brought = join(root, '.ashlar/saving/99999999.json');
    mkdirSync(dirname(brought), { recursive: true });
    writeFileSync(brought, JSON.stringify({ changes: [{ file: 'pages/b.json', before: 'b', after: 'B' }] }));
    expect(finishSaving(root)).toEqual([]);
    expect(everything()).toContain('b.json b');
  });
});
