import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { inFile } from '../../base/sentences/read.ts';
import { fileOfRoute, hindranceAt, is404Page, listPages, plainName, routeOfFile } from './pages.ts';

const PAGE = pageWith();

function listed(files: string[]) {
  const { root } = siteWith(Object.fromEntries(files.map(file => [file, PAGE])));
  const { pages, strays } = listPages(root);
  return {
    routes: pages.map(({ route }) => route),
    files: pages.map(({ file }) => file),
    says: strays.map(({ file, level, message }) => `${level} ${file}: ${inFile(message)}`),
  };
}

test('a path is an address, and index.json is its folder', () => {
  expect(
    listed(['pages/a.json', 'pages/b/index.json', 'pages/b/c.json', 'pages/_draft.json', 'pages/_x/y.json']),
  ).toEqual({
    routes: ['/', '/a', '/b', '/b/c'],
    files: ['pages/index.json', 'pages/a.json', 'pages/b/index.json', 'pages/b/c.json'],
    says: [],
  });
});

test('two files for one address', () => {
  expect(listed(['pages/a.json', 'pages/a/index.json'])).toEqual({
    routes: ['/', '/a'],
    files: ['pages/index.json', 'pages/a.json'],
    says: [
      'error pages/a/index.json: This page has the same address as pages/a.json: "/a". Keep one of the two.',
    ],
  });
});

test('names that cannot be an address', () => {
  const { routes, says } = listed([
    'pages/My Page.json',
    'pages/a%20b.json',
    'pages/Pricing.json',
    'pages/café.json',
    'pages/na\u00efve.json',
    'pages/nai\u0308ve.json',
    'pages/a.b.json',
    'pages/x.JSON',
    'pages/Our Services/one.json',
    'pages/index/one.json',
    'pages/x.jsonl.json',
    'pages/one  two.json',
    'pages/-one-.json',
    'pages/€.json',
    'pages/Taken.json',
    'pages/taken.json',
  ]);
  const part = 'is a part of its address: lower-case letters, digits and hyphens. Rename it to';
  const twice = (name: string) =>
    `A page's file name is a part of its address: lower-case letters, digits and hyphens. Another name in this folder comes to "${name}" as well: keep one of the two, or choose another name.`;
  expect(says).toEqual([
    `error pages/-one-.json: A page's file name ${part} "one.json".`,
    `error pages/My Page.json: A page's file name ${part} "my-page.json".`,
    `error pages/Our Services: A folder's name ${part} "our-services".`,
    `error pages/Pricing.json: A page's file name ${part} "pricing.json".`,
    `error pages/Taken.json: A page's file name is a part of its address: lower-case letters, digits and hyphens. There is "taken.json" already: keep one of the two, or choose another name.`,
    `error pages/a%20b.json: ${twice('a-b.json')}`,
    `error pages/a.b.json: ${twice('a-b.json')}`,
    `error pages/café.json: A page's file name ${part} "cafe.json".`,
    'error pages/index: A folder cannot be named "index": index.json is the page of the folder around it. Rename the folder.',
    `error pages/nai\u0308ve.json: ${twice('naive.json')}`,
    `error pages/na\u00efve.json: ${twice('naive.json')}`,
    `error pages/one  two.json: A page's file name ${part} "one-two.json".`,
    `error pages/x.JSON: A page's file name ${part} "x.json".`,
    `error pages/x.jsonl.json: A page's file name ${part} "x-jsonl.json".`,
    "error pages/€.json: A page's file name is a part of its address: lower-case letters, digits and hyphens. Rename it.",
  ]);
  expect(routes).toEqual(['/', '/taken']);
});

test("names that are those of files' folders", () => {
  const { says } = listed([
    'pages/images/guide.json',
    'pages/images/index.json',
    'pages/images/more/guide.json',
    'pages/assets.json',
    'pages/guides/images/one.json',
    'pages/icons-and-signs.json',
  ]);
  expect(says).toEqual([
    'error pages/assets.json: Addresses from "/assets" on belong to pictures and other files. Rename this page.',
    'error pages/images: Addresses below "/images" belong to pictures and other files. Put such files into pages/_public, and pages into a folder of another name.',
  ]);
});

test('what stands between the pages without being one', () => {
  const { root } = siteWith({
    'pages/notes.txt': 'Remember.',
    'pages/notes.bak': 'Remember.',
    'pages/.hidden': '',
    'pages/a/photo.png': 'x',
  });
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync('../elsewhere', join(root, 'pages/linked'));
  const stray =
    'This file is not a page, so it is not published. Files for visitors belong into pages/_public.';
  const strays = listPages(root).strays.map(one => ({ ...one, message: inFile(one.message) }));
  expect(strays).toEqual([
    { file: 'pages/a/photo.png', level: 'warning', message: stray },
    {
      file: 'pages/linked',
      level: 'error',
      message: 'This is a link, and links are not followed. Put the folder or file itself here.',
    },
    {
      file: 'pages/notes.bak',
      level: 'warning',
      message: 'This was left behind by a program that edits or shows files. It is not published; delete it.',
    },
    { file: 'pages/notes.txt', level: 'warning', message: stray },
  ]);
});

test('a folder that is named like a page is one that cannot be read', () => {
  const { root } = siteWith({ 'pages/a.json/b.json': PAGE });
  expect(listPages(root)).toEqual({
    pages: [
      { route: '/', file: 'pages/index.json' },
      { route: '/a', file: 'pages/a.json' },
    ],
    strays: [],
  });
});

test('a project without pages', () => {
  const { root } = siteWith({});
  expect(hindranceAt(root)).toBeUndefined();
  rmSync(join(root, 'pages'), { recursive: true });
  expect(() => listPages(root)).toThrow(`There is no folder pages/ in ${root}.`);
  writeFileSync(join(root, 'pages'), '');
  expect(() => listPages(root)).toThrow(
    `${join(root, 'pages')}: This is a file with the name of a folder. Rename it, or put the folder here.`,
  );
  rmSync(join(root, 'pages'));
  mkdirSync(join(root, 'pages'));
});

test('what is shown where there is no page', () => {
  expect(['/404', '/blog/404', '/404-a', '/a404', '/404/a'].map(is404Page)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('only plain addresses are looked up in the folder', () => {
  const { root } = siteWith({ 'pages/a/index.json': PAGE });
  expect(fileOfRoute(root, '/a')).toBe('pages/a/index.json');
  for (const route of [
    '/_site',
    '/../package',
    '/a/',
    '/index',
    '/a/index',
    '//a',
    '/A',
    '',
    'a',
    '/a\\b',
    '/%61',
  ]) {
    expect(fileOfRoute(root, route)).toBeUndefined();
  }
});

test('every listed page is found again by its route', () => {
  const { root } = siteWith({ 'pages/a/index.json': PAGE, 'pages/a/b.json': PAGE });
  for (const { route, file } of listPages(root).pages) {
    expect(fileOfRoute(root, route)).toBe(file);
    expect(routeOfFile(file)).toBe(route);
  }
  expect(routeOfFile('pages/x.jsonl.json')).toBe('/x.jsonl');
});

test.each([
  ['My%20Page é', undefined, 'my-page-e'],
  ['Über die Straße', 'de', 'ueber-die-strasse'],
  ['ÜBER DIE STRASSE', 'de-CH', 'ueber-die-strasse'],
  ['Über u\u0308ben', 'de', 'ueber-ueben'],
  ['Smørrebrød på Ærø', 'da', 'smoerrebroed-paa-aeroe'],
  ['Smörgås och œufs', 'sv', 'smorgas-och-oeufs'],
  ['Łódź, Đà Nẵng, Þór', 'pl', 'lodz-da-nang-thor'],
  ['Preis: 5 €', 'de', 'preis-5'],
])('%s in %s has the plain name %s', (name, language, plain) => {
  expect(plainName(name, language)).toBe(plain);
});
