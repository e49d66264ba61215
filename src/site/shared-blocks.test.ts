import { expect, test } from 'vitest';
import {
  type Files,
  hero,
  pageWith,
  siteWith,
  writeFiles,
} from '../../tests/support/documents/sites/small-site.ts';
import type { PageFile } from '../document/problem/document.ts';
import { resolve } from '../draw/resolve/resolve.ts';
import { documentOfFile, documentsOf, fileOfDocument } from './library/documents.ts';
import { blocksOf, usedSentence, usersOf } from './shared-blocks.ts';
import type { Library } from './types.ts';

const notice = { type: 'notice', text: 'No date can be **guaranteed**.' };
const last = { type: 'call-to-action', heading: 'Write', links: [{ text: 'Home', href: '/' }] };
const use = { type: 'shared', ref: 'notice' };
const SHARED = 'pages/_shared/notice.json';
const document = { title: 'For colleagues only', note: 'Not for visitors.', blocks: [notice, last] };

function pageOf(library: Library, route = '/'): PageFile {
  const page = library.page(route);
  if (!page) throw new Error(`There is no page ${route}.`);
  return page;
}

function modelOf(files: Files, route = '/') {
  const { library } = siteWith(files);
  return resolve(pageOf(library, route), library);
}

test('a page with shared blocks is the page that has them written out', () => {
  const written = modelOf({ 'pages/index.json': pageWith({ blocks: [hero, notice, last, notice] }) });
  const shared = modelOf({
    'pages/index.json': pageWith({ blocks: [hero, use, notice] }),
    [SHARED]: document,
  });
  expect(shared).toEqual(written);
  expect(shared.page.blocks.map(({ name }) => name)).toEqual([
    'hero-1',
    'notice-2',
    'call-to-action-3',
    'notice-4',
  ]);
});

test('what is shared can open a page and give it its name', () => {
  const { page, head } = modelOf(
    {
      'pages/index.json': pageWith({ blocks: [hero] }),
      'pages/a.json': pageWith({ title: 'Page a', parent: '/b', blocks: [hero] }),
      'pages/b.json': pageWith({ title: 'Page b', blocks: [use] }),
      [SHARED]: { ...document, blocks: [{ ...hero, heading: 'From the shared block' }] },
    },
    '/a',
  );
  expect(page.breadcrumbs).toEqual([
    { text: 'Home', href: '/' },
    { text: 'From the shared block', href: '/b' },
  ]);
  expect(JSON.stringify(head.structured)).toContain('From the shared block');
});

test('a hidden use and a hidden block show nothing', () => {
  const shown = (uses: object, blocks: object[]) =>
    modelOf({
      'pages/index.json': pageWith({ blocks: [hero, uses] }),
      [SHARED]: { ...document, blocks },
    }).page.blocks.map(({ type }) => type);
  expect(shown(use, [notice, last])).toEqual(['hero', 'notice', 'call-to-action']);
  expect(shown(use, [{ ...notice, hidden: true }, last])).toEqual(['hero', 'call-to-action']);
  expect(shown({ ...use, hidden: true }, [notice, last])).toEqual(['hero']);
});

test('nothing that colleagues tell one another gets to visitors', () => {
  const remarks = { note: 'a secret remark' };
  const model = JSON.stringify(
    modelOf({
      'pages/index.json': pageWith({ blocks: [hero, { ...use, ...remarks }] }),
      [SHARED]: { title: 'a secret title', ...remarks, blocks: [{ ...notice, ...remarks }] },
    }),
  );
  expect(model).toContain('guaranteed');
  expect(model).not.toMatch(/secret|"shared"|"ref"/);
});

test('every block of a page knows the file that it is written in', () => {
  const { library } = siteWith({
    'pages/index.json': pageWith({ blocks: [hero, use, last] }),
    [SHARED]: document,
  });
  const places = blocksOf(pageOf(library), library).map(({ file, path }) => [file.file, path[1]]);
  expect(places).toEqual([
    ['pages/index.json', 0],
    [SHARED, 0],
    [SHARED, 1],
    ['pages/index.json', 2],
  ]);
});

test('a shared document is read anew when its file is forgotten, and not before', () => {
  const { root, library } = siteWith({
    'pages/index.json': pageWith({ blocks: [hero, use] }),
    [SHARED]: document,
  });
  const textOf = () => JSON.stringify(resolve(pageOf(library), library).page);
  expect(textOf()).toContain('guaranteed');
  writeFiles(root, { [SHARED]: { ...document, blocks: [{ ...notice, text: 'Changed.' }] } });
  expect(textOf()).toContain('guaranteed');
  library.forget(SHARED);
  expect(textOf()).toContain('Changed.');
});

test('says where a shared document is used', () => {
  const { library } = siteWith({
    'pages/index.json': pageWith({ blocks: [hero, use, use] }),
    'pages/a.json': pageWith({ title: 'Page a', blocks: [hero, { ...use, hidden: true }] }),
    'pages/b.json': pageWith({ title: 'Page b', blocks: [hero] }),
    [SHARED]: document,
    'pages/_shared/other.json': document,
  });
  const [file, other] = ['notice', 'other'].map(name => library.shared(name));
  if (!file || !other) throw new Error('There are two shared documents.');
  expect(usersOf(file, library).map(({ route }) => route)).toEqual(['/', '/a']);
  expect(usedSentence(file, library)).toBe('Used on 2 pages: /, /a (hidden).');
  expect(usedSentence(other, library)).toBe('No page uses this.');
});

test('every document can be visited and has a name', () => {
  const { root, library } = siteWith({
    'pages/index.json': pageWith({ blocks: [hero, use] }),
    'pages/a/b.json': pageWith({ title: 'Page b' }),
    [SHARED]: document,
  });
  const files = documentsOf(library).map(({ file }) => file);
  expect(files).toEqual(['pages/index.json', 'pages/a/b.json', SHARED, 'pages/_site.json']);
  const names = files.map(file => documentOfFile(root, file));
  expect(names).toEqual(['/', '/a/b', '_shared/notice', '_site']);
  expect(names.map(name => fileOfDocument(root, name ?? ''))).toEqual(files);
});

test('no name leads out of the folder of shared documents', () => {
  const { root, library } = siteWith({ [SHARED]: document });
  for (const name of [
    '../_site',
    '_shared/../notice',
    'notice.json',
    'Notice',
    '',
    '.',
    'x/../notice',
    'constructor',
  ]) {
    expect(library.shared(name)).toBeUndefined();
    expect(fileOfDocument(root, `_shared/${name}`)).toBeUndefined();
  }
  expect(library.page('/_shared/notice')).toBeUndefined();
});
