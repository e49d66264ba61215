import { mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { fileOfRoute, listPages, routeOfFile } from './routes.ts';
import { pageWith, siteWith } from './testing.ts';

const PAGE = pageWith();

function listed(files: string[]) {
  const { root } = siteWith(Object.fromEntries(files.map(file => [file, PAGE])));
  const { pages, strays } = listPages(root);
  return {
    routes: pages.map(({ route }) => route),
    says: strays.map(({ file, level, message }) => `${level} ${file}: ${message}`),
  };
}

test('a path is an address, and index.json is its folder', () => {
  expect(
    listed(['pages/a.json', 'pages/b/index.json', 'pages/b/c.json', 'pages/_draft.json', 'pages/_x/y.json']),
  ).toEqual({
    routes: ['/', '/a', '/b', '/b/c'],
    says: [],
  });
});

test('two files for one address', () => {
  expect(listed(['pages/a.json', 'pages/a/index.json'])).toEqual({
    routes: ['/', '/a'],
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
    'pages/a.b.json',
    'pages/x.JSON',
    'pages/Our Services/one.json',
    'pages/index/one.json',
  ]);
  const part = 'is a part of its address: lower-case letters, digits and hyphens. Rename it to';
  expect(says).toEqual([
    `error pages/My Page.json: A page's file name ${part} "my-page.json".`,
    `error pages/Our Services: A folder's name ${part} "our-services".`,
    `error pages/Pricing.json: A page's file name ${part} "pricing.json".`,
    `error pages/a%20b.json: A page's file name ${part} "a-b.json".`,
    `error pages/a.b.json: A page's file name ${part} "a-b.json".`,
    `error pages/café.json: A page's file name ${part} "cafe.json".`,
    'error pages/index: A folder cannot be named "index": index.json is the page of the folder around it. Rename the folder.',
    `error pages/x.JSON: A page's file name ${part} "x.json".`,
  ]);
  expect(routes).toEqual(['/']);
});

test('what stands between the pages without being one', () => {
  const { root } = siteWith({
    'pages/notes.txt': 'Remember.',
    'pages/.hidden': '',
    'pages/a/photo.png': 'x',
  });
  mkdirSync(join(root, 'elsewhere'));
  symlinkSync('../elsewhere', join(root, 'pages/linked'));
  const stray =
    'This file is not a page, so it is not published. Files for visitors belong into pages/_public.';
  expect(listPages(root).strays).toEqual([
    { file: 'pages/a/photo.png', level: 'warning', message: stray },
    {
      file: 'pages/linked',
      level: 'error',
      message: 'This is a link, and links are not followed. Put the folder or file itself here.',
    },
    { file: 'pages/notes.txt', level: 'warning', message: stray },
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
});
