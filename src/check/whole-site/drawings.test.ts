import { readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { pageWith, temporarySite } from '../../../tests/support/documents/sites/small-site.ts';
import { keptPlace } from '../../base/kept-place.mjs';
import { keepKnown, recallVerdicts } from '../../document/pictures/known.ts';
import { openLibrary } from '../../site/library/library.ts';
import { drawings } from './drawings.ts';

const svg = (inner: string) => `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3">${inner}</svg>`;
const LONG_AGO = new Date(2020, 1, 1);

let root = '';
const file = () => join(root, 'pages/_public/drawn.svg');
const kept = () => join(keptPlace(root), 'known-pictures.json');
const found = () => drawings(openLibrary(root, process.cwd())).length;

function draw(inner: string): void {
  writeFileSync(file(), svg(inner));
  utimesSync(file(), LONG_AGO, LONG_AGO);
}

beforeEach(() => {
  root = temporarySite({ 'pages/index.json': pageWith({}), 'pages/_public/drawn.svg': svg('') });
});

test('what this program has found harmless is kept for the next command', () => {
  recallVerdicts(root, 'program');
  expect(found()).toBe(0);
  keepKnown(root);
  const [[name, known]] = JSON.parse(readFileSync(kept(), 'utf8'));
  expect([name, known.harmlessTo]).toEqual(['drawn.svg', 'program']);
});

test('a drawing that was harmless is read again as soon as it is another one', () => {
  recallVerdicts(root, 'program');
  draw('<g/>');
  expect(found()).toBe(0);
  draw('<script/>');
  expect(found()).toBe(1);
  draw('<g/>');
  expect(found()).toBe(0);
});

test.each([
  ['the program that found it harmless', 'program', 0],
  ['another program', 'newer', 1],
])('a verdict holds for %s', (_, program, count) => {
  draw('<script/>');
  recallVerdicts(root, program);
  expect(found()).toBe(1);
  keepKnown(root);
  // Nothing tells a verdict that was written by hand from an honest one, so it shows who trusts it.
  const again = temporarySite({
    'pages/index.json': pageWith({}),
    'pages/_public/drawn.svg': svg('<script/>'),
  });
  const honest = readFileSync(kept(), 'utf8');
  root = again;
  writeFileSync(kept(), honest.replace('"content"', '"harmlessTo":"program","content"'));
  recallVerdicts(root, program);
  expect(found()).toBe(count);
});
