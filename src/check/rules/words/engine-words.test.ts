// Tests what is reported of a site's own wording for the engine's words.
import { expect, test } from 'vitest';
import { siteDocument, siteWith } from '../../../../tests/support/documents/sites/small-site.ts';
import english from '../../../base/languages/en.json';
import { LANGUAGES } from '../../../base/languages/read.ts';
import { listed } from '../../../base/words.ts';

/** Every language that has a file of words. */
const KNOWN = listed(Object.keys(LANGUAGES), 'and');
const of = (fields: object) => siteWith({ 'pages/_site.json': siteDocument(fields) }).says();

test('a site says some words otherwise', () => {
  expect(
    of({ words: { learnMore: 'Read on', about: '– {name}', foundCount: { other: '{words} {count}' } } }),
  ).toEqual([]);
  expect(of({ words: { rating: '{count} stars' } })).toEqual([]);
});

test('a word that there is not', () => {
  expect(of({ words: { learnMoar: 'Read on' } })).toEqual([
    'words: "learnMoar" is not a field of the words. Did you mean "learnMore"?',
  ]);
  const [said = ''] = of({ words: { goodbye: 'Bye' } });
  expect(said).toContain(
    '"goodbye" is not a field of the words. The words of the engine are "skipToContent",',
  );
  for (const name of Object.keys(english)) expect(said).toContain(`"${name}"`);
  expect(of({ words: { learnMore: 5 } })).toEqual(['words: "learnMore" is text in quotes, not a number.']);
});

test('a place that there is not', () => {
  expect(of({ words: { about: 'about {nome}', menu: '{name}', byline: '{person}' } })).toEqual([
    'words › about: Nothing stands for {nome} here. Did you mean {name}?',
    'words › menu: Nothing stands for {name} here. This word has no place in braces. Take it out.',
    'words › byline: Nothing stands for {person} here. It has {name} and {role}.',
  ]);
});

test('the place that was meant is put in for the author', () => {
  const { problems } = siteWith({
    'pages/_site.json': siteDocument({ words: { byline: '{nome}: {role}' } }),
  });
  expect(problems().map(({ fix }) => fix?.text)).toEqual(['"{name}: {role}"']);
});

test('plural forms that the language has not', () => {
  expect(
    of({ words: { foundCount: { one: '{count} page', few: '{count} pages', other: '{count}' } } }),
  ).toEqual([
    'words › foundCount › few: Nothing is counted as "few" here. Its plural forms in "en-AU" are "one" and "other".',
  ]);
  expect(of({ words: { foundCount: { one: 'One' } } })).toEqual([
    'words › foundCount: The form "other" is missing. Its plural forms in "en-AU" are "one" and "other".',
  ]);
  expect(
    of({
      language: 'pl',
      words: { ...english, foundCount: { few: '{count}', many: '{count}', other: '{count}' } },
    }),
  ).toEqual([]);
});

/** All words, with letters changed so that none is English. */
const foreign = Object.fromEntries(
  Object.entries(english).map(([name, text]) => [name, text.replace(/\b(?<!\{)[A-Za-z]/g, 'q$&')]),
);

test('words that are still English', () => {
  expect(of({ language: 'tlh', words: english })).toEqual([
    'words: These words are still English: "skipToContent", "contactStrip" and 25 more. Write them in Klingon.',
  ]);
  expect(of({ language: 'tlh', words: { ...foreign, home: english.home, step: english.step } })).toEqual([
    'words: These words are still English: "home" and "step". Write them in Klingon.',
  ]);
  expect(of({ language: 'tlh', words: { ...foreign, home: english.home } })).toEqual([
    'words: This word is still English: "home". Write it in Klingon.',
  ]);
  // Other languages say "Menu" too, and a text without letters belongs to no language.
  const { menu, quotation, byline } = english;
  expect(of({ language: 'tlh', words: { ...foreign, menu, quotation, byline } })).toEqual([]);
  expect(of({ language: 'de', words: { home: english.home } })).toEqual([]);
});

test('a language that the engine has no words in', () => {
  expect(of({ language: 'tlh' })).toEqual([
    `language: The engine has its own words in ${KNOWN}, not in "tlh". Write them in "words": "skipToContent" and 32 more.`,
  ]);
  const { menu, ...others } = foreign;
  expect(of({ language: 'tlh', words: others })).toEqual([
    `language: The engine has its own words in ${KNOWN}, not in "tlh". Write them in "words": "menu".`,
  ]);
  expect(of({ language: 'de-CH' })).toEqual([]);
});
