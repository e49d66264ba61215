// Tests how many syllables words have, which tells the lint how hard a text is to read.
import { expect, test } from 'vitest';
import { syllablesOf } from './syllables.ts';

const SYLLABLES: { [count: number]: string } = {
  1: 'the time times asked called pulled made page page’s plan work worked weigh through thought straight hope home dates checked case cause source',
  2: 'report visa table tables settled pages dated being advice measured timely statement hopeful client science minor working evening quiet written lawyer sources changes region patient special reasons question local needed business people handle union gracious',
  3: 'salary evidence position document initial area policy employer consultant advertise agency radio serious obvious previous studio medium annual actual idea management requirement nominate visitor continue genuine history industry opinion important studying everyone quality',
  4: 'experience occupation information immigration consultancy competitive material society nationally appropriate education responsible criteria',
  5: 'university opportunity qualification accommodation documentation consideration representation individual',
  6: 'responsibility eligibility',
};

test('syllables are counted as they are said', () => {
  const wrong = Object.entries(SYLLABLES).flatMap(([count, words]) =>
    words
      .split(' ')
      .flatMap(word => (syllablesOf(word) === Number(count) ? [] : `${word} ${syllablesOf(word)}`)),
  );
  expect(wrong).toEqual([]);
});
