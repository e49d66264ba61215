// Documents describe photographs by classes, and each such class needs a rule in the styles.
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { definitions } from '../../../schema/common.json';
import { TONES, toneOf } from '../../document/pictures/tone.ts';

const classesIn = (name: string, start: string) =>
  [
    ...readFileSync(`src/draw/styles/parts/${name}.css`, 'utf8').matchAll(
      new RegExp(`^ {2}\\.${start}-([\\w-]+) \\{`, 'gm'),
    ),
  ].map(match => match[1]);

it('each tone has its colour, and no other has one', () => {
  expect(classesIn('photograph', 'tone').sort()).toEqual([...TONES].sort());
});

it('each focus has its place, and no other has one', () => {
  const words = definitions.focus.enum.map(words => words.replace(' ', '-'));
  expect(words.length).toBe(8);
  expect(classesIn('focus', 'focus').sort()).toEqual(words.sort());
});

it.each([
  ['black', [0, 0, 0], '30'],
  ['a grey of one channel', [150], '70'],
  ['white', [255, 255, 255], '88'],
  ['a sky', [120, 160, 210], '70-250'],
  ['a wood', [60, 90, 50], '50-130'],
  ['brick', [150, 60, 45], '50-30'],
])('%s has the tone nearest to it', (_, colour, tone) => {
  expect(toneOf(colour)).toBe(tone);
  expect(TONES).toContain(tone);
});

it('every colour has a tone that there is', () => {
  const steps = [0, 51, 102, 153, 204, 255];
  const colours = steps.flatMap(red => steps.flatMap(green => steps.map(blue => [red, green, blue])));
  expect(colours.filter(colour => !TONES.includes(toneOf(colour)))).toEqual([]);
});
