import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { listFiles } from '../base/files/folder.ts';
import { openOutput } from './output-folder.ts';
import { refuseUnsafeOutput } from './output-place.ts';

const NOT_OURS = 'No build of this site is known to have written';

let around = '';
const out = () => join(around, 'dist');

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'ashlar-output-'));
});

afterEach(() => rmSync(around, { recursive: true, force: true }));

/** Builds a site of these files. Each holds its own name. */
function build(names: string[], { kept = 'kept', compress = false, words = '' } = {}): void {
  const output = openOutput(out(), join(around, kept), compress);
  for (const name of ['_headers', ...names]) output.put(name, `${words}${name}\n`.repeat(100));
  output.commit();
}

/** As --fresh does. */
function forget(): void {
  const kept = join(around, 'kept');
  for (const name of readdirSync(kept))
    if (name !== 'outputs') rmSync(join(kept, name), { recursive: true, force: true });
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
    for (const clear of [() => {}, forget]) {
      build(SITE);
      rmSync(join(out(), 'index.html'));
      change();
      clear();
      build(SITE);
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
    { name: 'a folder with files', file: 'index.html/more/file.txt' },
    { name: 'a folder for a compressed copy', file: 'index.html.br/file.txt' },
    { name: 'a file for its folder', file: 'a' },
    { name: 'a folder in which somebody has looked', file: 'index.html/.DS_Store', says: 'is a folder that' },
  ])('is said and stays, with what is kept and without, if it is $name', ({ file, says = NOT_OURS }) => {
    for (const clear of [() => {}, forget]) {
      rmSync(out(), { recursive: true, force: true });
      build(SITE, { compress: true });
      for (const name of ['index.html', 'index.html.br', 'a'])
        rmSync(join(out(), name), { recursive: true, force: true });
      put(file);
      clear();
      expect(() => build(SITE, { compress: true })).toThrow(says);
      expect(readFileSync(join(out(), file), 'utf8')).toBe('Not of a build.');
    }
  });
});

describe('a file that no build of this site has written', () => {
  const contents = () =>
    Object.fromEntries(listFiles(out()).map(name => [name, readFileSync(join(out(), name), 'latin1')]));
  const expectRefused = (words: string, { kept = 'kept', names = ['index.html'] } = {}) => {
    const before = contents();
    expect(() => build(names, { kept, words: 'Changed. ' })).toThrow(words);
    expect(contents()).toEqual(before);
  };

  it.each([
    ['a page beside the site', 'old.html'],
    ['a page that the site has, too', 'new.html'],
    ['a hidden file', '.htaccess'],
  ])('is neither deleted nor replaced: %s', (_, file) => {
    build(['index.html']);
    put(file);
    expectRefused(`written ${join(out(), file)}, and a build deletes`, { names: ['index.html', 'new.html'] });
    forget();
    expectRefused(`delete that folder and build again`, { names: ['index.html', 'new.html'] });
    rmSync(join(out(), file));
    build(['index.html', 'new.html'], { words: 'Changed. ' });
    expect(listFiles(out())).toEqual(['_headers', 'index.html', 'new.html']);
  });

  it('is not known by a file _headers beside it', () => {
    put('_headers');
    put('family.jpg');
    expectRefused(`${join(out(), '_headers')} and 1 more file, and`);
  });

  it('is a link to another folder', () => {
    build(['index.html', 'images/a.svg']);
    rmSync(join(out(), 'images'), { recursive: true });
    mkdirSync(join(around, 'elsewhere'));
    symlinkSync(join(around, 'elsewhere'), join(out(), 'images'));
    expect(() => build(['index.html', 'images/a.svg'])).toThrow(`${join(out(), 'images')}, and`);
  });

  it('is no matter if this build makes the same, or a file manager has left it', () => {
    for (const compress of [true, false]) {
      rmSync(out(), { recursive: true, force: true });
      build(['index.html', 'a/b.txt'], { compress });
      put('a/.DS_Store');
      // The folder has come to another place, of which nothing is kept.
      build(['index.html', 'a/b.txt'], { kept: `moved-${compress}`, compress });
      build([], { kept: `moved-${compress}`, compress });
      expect(listFiles(out()).filter(name => !name.startsWith('_headers'))).toEqual(['a/.DS_Store']);
    }
  });

  it('may stand in another folder to which the same link leads now', () => {
    const [one, other] = ['one', 'other'].map(name => join(around, name)) as [string, string];
    for (const folder of [one, other]) mkdirSync(folder);
    symlinkSync(one, out());
    build(['index.html']);
    rmSync(out());
    symlinkSync(other, out());
    put('index.html');
    expectRefused(`${join(out(), 'index.html')}, and`);
  });

  it('is none that a killed build has left, wherever it was killed', () => {
    build(['index.html', 'gone.html', 'a.txt']);
    for (const folder of ['index.html', 'b.txt']) {
      // A folder in its way ends the build after other files have moved.
      rmSync(join(out(), folder), { force: true });
      put(`${folder}/.DS_Store`);
      expect(() => build(['index.html', 'b.txt', 'a.txt', 'new.html'], { words: folder })).toThrow(
        'is a folder',
      );
      rmSync(join(out(), folder), { recursive: true });
    }
    forget();
    build(['index.html']);
    expect(listFiles(out())).toEqual(['_headers', 'index.html']);
  });

  it('is known by what the version before has kept', () => {
    build(['index.html', 'gone.html']);
    rmSync(join(around, 'kept/outputs'), { recursive: true });
    build(['index.html']);
    expect(listFiles(out())).toEqual(['_headers', 'index.html']);
  });
});
