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
import { refuseUnsafeOutput } from './output-place.ts';

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

it.each([
  ['dist', 'dist'],
  ['.ashlar', '.ashlar/gallery'],
])('a link %s on the way to the folder is refused, unless somebody has named the folder', (link, name) => {
  const [site, elsewhere] = [join(around, 'site'), join(around, 'elsewhere')];
  for (const folder of [site, elsewhere]) mkdirSync(folder);
  refuseUnsafeOutput(site, join(site, name), false);
  symlinkSync(elsewhere, join(site, link));
  expect(() => refuseUnsafeOutput(site, join(site, name), false)).toThrow(`${link} is a link`);
  refuseUnsafeOutput(site, join(site, name), true);
  // Links on the way to the site itself are the author's.
  symlinkSync(site, join(around, 'linked'));
  refuseUnsafeOutput(join(around, 'linked'), join(around, 'linked/other'), false);
});

it.each(['.', '..', 'pages', 'pages/_public'])('a folder around or in the content is refused: %s', name => {
  const site = join(around, 'site');
  expect(() => refuseUnsafeOutput(site, join(site, name), true)).toThrow("holds the site's own pages");
});

describe('what stands where a file of the finished site belongs', () => {
  const SITE = ['index.html', 'a/b/c.txt'];

  it.each([
    { name: 'an empty folder', change: () => mkdirSync(join(out(), 'index.html')) },
    { name: 'a link to a folder', change: () => symlinkSync(around, join(out(), 'index.html')) },
  ])('is removed, with what is kept and without, if it is $name', ({ change }) => {
    for (const work of ['work', 'fresh']) {
      build(SITE);
      rmSync(join(out(), 'index.html'));
      change();
      build(SITE, { work });
      expect(listFiles(out())).toEqual(['_headers', 'a/b/c.txt', 'index.html']);
      expect(existsSync(around)).toBe(true);
    }
  });

  it('is removed if an earlier build has made it', () => {
    const ways = [['more/list.txt'], ['more'], ['more/in/list.txt', 'more/other.txt'], ['more/in'], []];
    for (const names of [...ways, ...ways.toReversed()]) {
      build(names);
      expect(listFiles(out())).toEqual(['_headers', ...names]);
    }
  });

  it.each([
    {
      name: 'a folder with files',
      file: 'index.html/more/file.txt',
      says: /index\.html is a folder that Ashlar did not make/,
    },
    { name: 'one for a compressed copy', file: 'index.html.br/file.txt', says: /html\.br is a folder that/ },
    {
      name: 'a file for its folder',
      file: 'a',
      says: /a file stands where its folder should be/,
    },
  ])('is said and stays, with what is kept and without, if it is $name', ({ file, says }) => {
    for (const work of ['work', 'fresh']) {
      rmSync(out(), { recursive: true, force: true });
      build(SITE, { compress: true });
      for (const name of ['index.html', 'index.html.br', 'a'])
        rmSync(join(out(), name), { recursive: true, force: true });
      put(file);
      expect(() => build(SITE, { work, compress: true })).toThrow(says);
      expect(readFileSync(join(out(), file), 'utf8')).toBe('Not of a build.');
    }
  });
});
