// A folder that somebody swaps for a link while files are saved: at each operation on files, one after the other.
import fs, {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { size } from '../../../tests/support/size.ts';
import { openLibrary } from '../../site/library/library.ts';
import type { Library } from '../../site/types.ts';
import { makeChange } from '../change.ts';
import { openFolders } from './held-folders.ts';
import { saveTogether } from './together.ts';

const OPERATIONS = [
  'closeSync',
  'existsSync',
  'fsyncSync',
  'linkSync',
  'lstatSync',
  'mkdirSync',
  'openSync',
  'readFileSync',
  'readdirSync',
  'renameSync',
  'rmSync',
  'rmdirSync',
  'statSync',
  'writeSync',
] as const;
const FILES = ['a.json', 'b.json', 'deep/c.json', 'old.svg'];
const real = Object.fromEntries(OPERATIONS.map(name => [name, fs[name]])) as Pick<
  typeof fs,
  (typeof OPERATIONS)[number]
>;
let root = '';
let outside = '';
let library: Library;

beforeEach(() => {
  root = temporarySite({});
  outside = join(root, 'outside');
  library = openLibrary(root, process.cwd());
});

afterEach(() => {
  Object.assign(fs, real);
  syncBuiltinESMExports();
  rmSync(root, { recursive: true });
});

/** The folder of the site, and one outside of pages/ with the same files. */
function begin(): void {
  for (const folder of [join(root, 'pages/sub'), join(root, 'pages/was'), outside]) {
    rmSync(folder, { recursive: true, force: true });
    if (folder.endsWith('was')) continue;
    for (const file of FILES) {
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), file);
    }
  }
}

/** Calls "work" and swaps the folder right before the operation of this number. Returns how many there were. */
function swappedAt(number: number, folder: string, work: () => void): number {
  let count = 0;
  const wrap = (name: (typeof OPERATIONS)[number]) => {
    const call = real[name] as (...of: unknown[]) => unknown;
    Object.assign(fs, {
      [name](...of: unknown[]) {
        count += 1;
        if (count === number) {
          real.renameSync(join(root, folder), join(root, 'pages/was'));
          symlinkSync(join(outside, folder.slice('pages/sub'.length)), join(root, folder));
        }
        return call(...of);
      },
    });
  };
  for (const name of OPERATIONS) wrap(name);
  syncBuiltinESMExports();
  try {
    work();
  } catch {
    // That it is refused is as good.
  } finally {
    Object.assign(fs, real);
    syncBuiltinESMExports();
  }
  return count;
}

const seen = () => {
  const names = readdirSync(outside, { recursive: true, encoding: 'utf8' }).sort();
  return names.map(name => [name, fs.statSync(join(outside, name)).ino, textOf(join(outside, name))]);
};
const textOf = (path: string) => (fs.statSync(path).isFile() ? readFileSync(path, 'utf8') : '');

const CHANGES = [
  {
    name: 'one file',
    save: () =>
      makeChange({ by: 'composer', files: [changed('a.json')] }, library, (_, __, write) => write()),
  },
  {
    name: 'several files, with one that comes, one that goes and one that gets another name',
    save: () =>
      saveTogether(
        root,
        [
          changed('a.json'),
          { file: 'pages/sub/deep/c.json', before: 'deep/c.json' },
          { file: 'pages/sub/new/d.json', after: 'new' },
        ],
        [{ from: 'pages/sub/old.svg', to: 'pages/sub/new.svg' }],
      ),
  },
];
const changed = (file: string) => ({ file: `pages/sub/${file}`, before: file, after: 'changed' });

describe.runIf(existsSync('/proc/self/fd'))('a folder that is swapped for a link', () => {
  it.each(CHANGES.flatMap(change => ['pages/sub', 'pages/sub/deep'].map(folder => ({ ...change, folder }))))(
    'leads nowhere while $name of $folder is saved',
    ({ save, folder }) => {
      begin();
      const before = seen();
      const all = swappedAt(0, folder, save);
      expect(all).toBeGreaterThan(20);
      expect(readFileSync(join(root, 'pages/sub/a.json'), 'utf8')).toBe('changed');
      for (let number = 1; number <= all; number += size(2, 1)) {
        begin();
        const there = seen();
        swappedAt(number, folder, save);
        expect(seen(), `operation ${number}`).toEqual(there);
        expect(there.map(([name]) => name)).toEqual(before.map(([name]) => name));
        rmSync(join(root, folder), { recursive: true, force: true });
      }
    },
  );
});

describe('where no folder can be held open', () => {
  it('a swapped folder is noticed right before each step', () => {
    begin();
    const folders = openFolders(root, false);
    expect(folders.hold('pages/sub/deep')?.path).toBe(fs.realpathSync(join(root, 'pages/sub/deep')));
    folders.confirm();
    renameSync(join(root, 'pages/sub'), join(root, 'pages/was'));
    symlinkSync(outside, join(root, 'pages/sub'));
    expect(() => folders.confirm()).toThrow('pages/sub is a link, and links are not followed.');
  });
});
