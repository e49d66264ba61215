import { expect, it } from 'vitest';
import { nearestOnLine } from './texts-at.ts';

/** Two full lines and a short last one, whose second word is bold and a little higher. */
const WORDS = [
  { word: 'first', box: { left: 0, right: 400, top: 0, bottom: 22 } },
  { word: 'second', box: { left: 0, right: 400, top: 20, bottom: 42 } },
  { word: 'last', box: { left: 0, right: 80, top: 40, bottom: 62 } },
  { word: 'bold', box: { left: 85, right: 130, top: 39, bottom: 60 } },
];

it.each([
  ['on a word', { x: 30, y: 30 }, 'second'],
  ['beside a short line', { x: 190, y: 51 }, 'bold'],
  ['beside a short line, where its box and that of the line above overlap', { x: 190, y: 42 }, 'bold'],
  ['before a line', { x: -9, y: 51 }, 'last'],
  ['below all lines', { x: 20, y: 70 }, 'last'],
  ['above all lines', { x: 500, y: -9 }, 'first'],
])('a click %s means the word on that line', (_, point, word) => {
  expect(nearestOnLine(WORDS, point)?.word).toBe(word);
});
