// Tests the icons of a site's own: what can be one, and what becomes of it in the model of a page.
import { expect, it } from 'vitest';
import {
  hero,
  pageWith,
  smallSite,
  temporarySite,
} from '../../../tests/support/documents/sites/small-site.ts';
import { resolve } from '../../draw/resolve/resolve.ts';
import { openLibrary } from '../../site/library/library.ts';
import { iconPath } from './own-icons.ts';

const svg = (inside: string, box = '0 0 24 24') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${inside}</svg>`;
const read = (text: string) => iconPath({ file: 'pages/_look/icons/fork.svg', text });

it.each([
  ['<path d="M3 3v4"/><path d="m8 3 2 2 3-1"/>', 'M3 3v4M8 3l2 2 3-1'],
  ['<g stroke-width="2"><line x1="1" y1="2" x2="3" y2="4"/></g>', 'M1 2L3 4'],
  ['<circle cx="12" cy="12" r="3" fill="none"/>', 'M9 12a3 3 0 1 0 6 0a3 3 0 1 0 -6 0'],
  ['<rect x="2" y="4" width="20" height="10"/>', 'M2 4h20v10h-20Z'],
  ['<polyline points="1 1 5 5 9 1"/><polygon points="1,1 2,2 1,2"/>', 'M1 1 5 5 9 1M1,1 2,2 1,2Z'],
])('%s is one path', (inside, path) => {
  expect(read(svg(inside))).toEqual({ path, problems: [] });
});

it.each([
  [svg('<path d="M3 3"/>', '0 0 512 512'), 'An icon is one <svg viewBox="0 0 24 24"> with lines in it.'],
  [
    svg('<text>fork</text>'),
    'An icon is lines in one colour. This cannot be part of it: take it out, or draw it with "path".',
  ],
  [
    svg('<path d="M3 3" fill="red"/>'),
    '"fill" cannot stay as it is. An icon is lines in one colour. This cannot be part of it: take it out, or draw it with "path".',
  ],
  [
    svg('<path d="M3 3" onload="x()"/>'),
    '"onload" cannot stay as it is. An icon is lines in one colour. This cannot be part of it: take it out, or draw it with "path".',
  ],
])('%s is none', (text, message) => {
  expect(read(text).problems.map(problem => problem.message)).toEqual([message]);
});

it('stands beside those of Ashlar, whose names it cannot have, and is its path in the model of a page', () => {
  const card = {
    type: 'cards',
    items: [
      { title: 'One', icon: 'fork' },
      { title: 'Two', icon: 'anchor' },
    ],
  };
  const root = temporarySite(
    smallSite({
      'pages/index.json': pageWith({ title: 'Home of the site', blocks: [hero, card] }),
      'pages/_look/icons/fork.svg': svg('<path d="M3 3v4"/>'),
      'pages/_look/icons/anchor.svg': svg('<path d="M3 3v4"/>'),
    }),
  );
  const library = openLibrary(root, process.cwd());
  const home = library.page('/');
  expect(library.look().problems.map(({ message }) => message)).toEqual([
    'Ashlar has an icon "anchor" already. Give the file another name.',
  ]);
  expect(home?.problems).toEqual([]);
  expect(home && JSON.stringify(resolve(home, library))).toMatch(/"icon":"M3 3v4".*"icon":"anchor"/);
});
