import { expect, it } from 'vitest';
import { movedWords, type Words } from './moved-words.ts';

const WORDS: Words = {
  'The steps, in order. At most 8.': 'Die Schritte der Reihe nach, höchstens 8.',
  heading: 'Überschrift',
  'Where it leads.': 'Wohin es führt.',
};

it.each<[string, string[], Words]>([
  ['nothing has changed', Object.keys(WORDS), WORDS],
  [
    'a text has changed a little: its words go along in their place, to be read again',
    ['The steps, in order. At most 12.', 'heading', 'Where it leads.'],
    {
      'The steps, in order. At most 12.': '? Die Schritte der Reihe nach, höchstens 8.',
      heading: 'Überschrift',
      'Where it leads.': 'Wohin es führt.',
    },
  ],
  [
    'a text is another one: its words stay for somebody to take out',
    ['What stands in the drawer.', 'heading', 'Where it leads.'],
    WORDS,
  ],
])('%s', (_, asked, expected) => {
  const moved = movedWords(WORDS, asked);
  expect(moved).toEqual(expected);
  expect(Object.keys(moved)).toEqual(Object.keys(expected));
});

it('a text without words stays one that waits for them', () => {
  expect(movedWords({ 'Take this line out.': null }, ['Take the line out.'])).toEqual({
    'Take the line out.': null,
  });
});
