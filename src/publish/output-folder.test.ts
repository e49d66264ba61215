import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles, openOutput } from './output-folder.ts';

let around = '';
const out = () => join(around, 'dist');

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'ashlar-output-'));
});

afterEach(() => rmSync(around, { recursive: true, force: true }));

/** Builds a site of these files. Each holds its own name. */
function build(names: string[], { work = 'work', compress = false } = {}): void {
  const output = openOutput(out(), join(around, work), compress);
  for (const name of ['_headers', ...names]) output.put(name, `${name}\n`.repeat(100));
  output.commit();
}

function put(name: string): void {
  mkdirSync(dirname(join(out(), name)), { recursive: true });
  writeFileSync(join(out(), name), 'Not of a build.');
}

describe('what stands where a file of the finished site belongs', () => {
  const SITE = ['index.html', 'a/b/c.txt', 'images/one.svg'];
  const WAYS: { name: string; change: () => void }[] = [
    { name: 'an empty folder', change: () => mkdirSync(join(out(), 'index.html')) },
    { name: 'a folder with files', change: () => put('index.html/more/file.txt') },
    { name: 'a folder at the place of a compressed copy', change: () => put('index.html.br/file.txt') },
    { name: 'a file at the place of its folder', change: () => put('a') },
    { name: 'a file at the place of a folder further in', change: () => put('a/b') },
    { name: 'a link to a folder', change: () => symlinkSync(around, join(out(), 'index.html')) },
  ];

  it.each(WAYS.flatMap(way => ['work', 'fresh'].map(work => ({ ...way, work }))))(
    'is removed by the build with $work kept, if it is $name',
    ({ change, work }) => {
      build(SITE, { compress: true });
      const files = listFiles(out());
      for (const name of ['index.html', 'index.html.br', 'a'])
        rmSync(join(out(), name), { recursive: true, force: true });
      change();
      build(SITE, { work, compress: true });
      expect(listFiles(out())).toEqual(files);
      expect(readFileSync(join(out(), 'a/b/c.txt'), 'utf8')).toContain('a/b/c.txt');
      expect(existsSync(around)).toBe(true);
    },
  );

  it('is removed if an earlier build has made it', () => {
    build(['more/list.txt']);
    build(['more']);
    expect(listFiles(out())).toEqual(['_headers', 'more']);
    build(['more/list.txt', 'more/other.txt']);
    expect(listFiles(out())).toEqual(['_headers', 'more/list.txt', 'more/other.txt']);
  });
});
