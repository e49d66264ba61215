// The lists of words that the lint goes by.
import { expect, test } from 'vitest';
import { australian } from './american.ts';
import { slips } from './common-slips.ts';
import { macrons } from './macrons.ts';
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

test('no spelling that is offered is one that is refused', () => {
  expect(slips.size).toBeGreaterThan(800);
  const offered = [...slips.values(), ...macrons.values()].flatMap(words => words.toLowerCase().split(' '));
  expect(offered.filter(word => slips.has(word) || macrons.has(word) || australian(word))).toEqual([]);
});

test('American forms lead to Australian ones, and those lead nowhere', () => {
  const american =
    'organize organizations realized recognizing analyze paralyzed color favorite neighborhood center theaters traveled modeling counselor enrollment fulfill skillful defense catalog gray pediatric jewelry practicing customizable optimizer';
  const offered = american.split(' ').map(word => australian(word));
  expect(offered).toEqual(
    'organise organisations realised recognising analyse paralysed colour favourite neighbourhood centre theatres travelled modelling counsellor enrolment fulfil skilful defence catalogue grey paediatric jewellery practising customisable optimiser'.split(
      ' ',
    ),
  );
  expect(offered.filter(word => australian(word ?? ''))).toEqual([]);
});
