// Tests that rules follow the language of a site: none reports in German what is wrong only in English.
import { expect, test } from 'vitest';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { jsonReport } from '../../report/json.ts';
import { textReport } from '../../report/text.ts';
import { lintAll } from '../lint.ts';

const ENGLISH = 'The color of the documnet is our guaranteed success for all Maori. Click here.';
const LONG = `${'Und das ist so, weil es immer so war und wohl auch so bleiben wird '.repeat(4)}.`;

function lintIn(language: string, text: string, lint: object = {}): string[] {
  return sentencesIn(language, text, lint).map(message => message.split(' ')[0] ?? '');
}

function sentencesIn(language: string, text: string, lint: object = {}, currency = 'AUD'): string[] {
  const site = siteDocument({ language, lint, currency });
  const page = pageWith({
    title: 'Another page to read',
    description: 'A description that is long enough for the two lines that search results have.',
    blocks: [hero, { type: 'prose', text }],
  });
  const { library } = siteWith({ 'pages/_site.json': site, 'pages/page.json': page });
  return lintAll(library)
    .filter(({ file }) => file === 'pages/page.json')
    .map(({ message }) => message);
}

function reportIn(language: string): string {
  const { library } = siteWith({ 'pages/_site.json': siteDocument({ language }) });
  return textReport([], library);
}

test('Australians and New Zealanders are told of spelling, macrons and claims', () => {
  const said = lintIn('en-AU', ENGLISH);
  expect(said).toEqual(expect.arrayContaining(['"color"', '"documnet"', '"Maori"']));
  expect(lintIn('en-NZ', ENGLISH)).toEqual(said);
});

test('other English is not spelt by an Australian dictionary', () => {
  const said = lintIn('en-US', ENGLISH, { claims: 'australian-migration' });
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter(first => /color|documnet|Maori/.test(first))).toEqual([]);
});

test('nothing is said of what is only wrong in another language', () => {
  expect(lintIn('en-AU', LONG)).not.toEqual([]);
  expect(lintIn('de', ENGLISH)).toEqual([]);
  expect(lintIn('pl', ENGLISH)).toEqual([]);
  expect(lintIn('en-GB', 'The colour of the programme.')).toEqual([]);
  expect(lintIn('en-US', 'The color of the program.')).toEqual([]);
});

test('names that nobody spells may stay in the site document', () => {
  const { library } = siteWith({
    'pages/_site.json': siteDocument({ language: 'de', lint: { words: ['Zahnzusatzversicherung'] } }),
  });
  expect(lintAll(library).filter(({ file }) => file === 'pages/_site.json')).toEqual([]);
});

test('the report says once where spelling is not checked', () => {
  expect(reportIn('en-AU')).toBe('1 page, no mistakes.');
  expect(reportIn('de')).toBe('1 page, no mistakes. Spelling is not checked in German.');
  expect(reportIn('en-US')).toBe('1 page, no mistakes. Spelling is not checked in American English.');
});

test('the report says once that a language is not known', () => {
  const unknown =
    'The lint has no rules of its own for Polish, so its texts are held only to what is true of every language.';
  expect(reportIn('pl')).toBe(`1 page, no mistakes. ${unknown}`);
  const { library } = siteWith({ 'pages/_site.json': siteDocument({ language: 'pl' }) });
  expect(JSON.parse(jsonReport([], library)).unchecked).toBe(unknown);
});

test('what is true of every language is said in one that nobody has described', () => {
  expect(lintIn('pl', `${'Ta strona jest o czymś i o niczym, bo tak chciał ktoś '.repeat(5)}.`)).toEqual([
    'This',
    'There',
  ]);
  expect(lintIn('pl', 'Sprawdzamy dokumenty dokumenty , a potem piszemy.')).toEqual(['"dokumenty"', 'There']);
  expect(lintIn('ru', 'Мы проверяем документы документы.')).toEqual(['"документы"']);
});

/** Good texts in which rules of another language could see mistakes. */
const GOOD: { [language: string]: string } = {
  de: 'Alle, die die Praxis kennen, wissen das. Wenn Sie sich unsicher fühlen, rufen Sie an. Die Reinigung dauert ca. 30 Minuten, z. B. am Freitag. „Endlich keine Angst mehr“, sagt Jana. Das Spiel endete 2 : 1. Eine Füllung (ab 80 €) hält Jahre. [Preise der Praxis](/)',
  'de-CH':
    'Die Strasse ist «ruhig», und der Preis beträgt CHF 1’200.–. Alle, die die Praxis kennen, wissen das.',
  fr: 'Nous nous occupons de vous : le soin dure 30 minutes ! Avez-vous des questions ? « Très bien », dit-elle. Le tarif est de 1 200 € environ ; il comprend tout. [Les tarifs du cabinet](/)',
  'fr-CA': 'Nous nous occupons de vous! Le soin dure 30 minutes; il coûte 90 $.',
  es: '¿Qué hacemos? ¡Todo! Las revisiones duran 30 minutos, más o menos, y cuestan 60 €. «Muy muy bien», dice Ana. [Los precios de la clínica](/)',
  it: 'Ci occupiamo di tutto, piano piano. La visita costa 80 €: è compresa la pulizia. «Molto bene», dice Anna. [I prezzi dello studio](/)',
  nl: 'Als je je tanden poetst, bloeden ze soms. De mensen die die praktijk kennen, weten dat. “Heel fijn”, zegt Anna. Een controle kost € 60,-. [De prijzen van de praktijk](/)',
  sv: 'Det det handlar om är enkelt. En kontroll kostar 900 kr och tar 30 minuter.',
  tr: 'Yavaş yavaş, zaman zaman. Kontrol 900 ₺ tutar.',
  ja: '当院では、歯の検診を行っています。料金は5,000円です。',
};

const MONEY: { [language: string]: string } = {
  'de-CH': 'CHF',
  'en-AU': 'AUD',
  'en-US': 'USD',
  'fr-CA': 'CAD',
  ja: 'JPY',
  sv: 'SEK',
  tr: 'TRY',
};

test.each(Object.entries(GOOD))('a good text in %s leaves nothing to say', (language, text) => {
  const currency = MONEY[language] ?? 'EUR';
  expect(sentencesIn(language, text, {}, currency)).toEqual([]);
});

const SLIPS: [language: string, text: string, says: string][] = [
  ['de', 'Das ist ist so.', '"ist" stands here twice. Take one out.'],
  ['de', 'Das ist so .', 'There is a space before ".". Take it out.'],
  ['de', 'Ist das so ?', 'There is a space before "?". Take it out.'],
  ['de', 'Sie sagt “gut”.', 'In German quotation marks are written „like this“. Put them round the words.'],
  ['de', 'Sie sagt "gut".', 'In German quotation marks are written „like this“. Put them round the words.'],
  [
    'de',
    'Preise [hier](/).',
    '"hier" doesn’t say where this link leads. Name the place, such as "Preise ansehen".',
  ],
  ['fr', 'Bonjour!', 'In French a space that does not break stands before "!". Put one in.'],
  ['fr', 'Bonjour , vous.', 'There is a space before ",". Take it out.'],
  ['fr', 'Elle dit "oui".', 'In French quotation marks are written « like this ». Put them round the words.'],
  [
    'fr',
    'Pour [en savoir plus](/).',
    '"en savoir plus" doesn’t say where this link leads. Name the place, such as "Voir les tarifs".',
  ],
  ['es', 'Es de de noche.', '"de" stands here twice. Take one out.'],
  [
    'es',
    '[Leer más](/)',
    '"Leer más" doesn’t say where this link leads. Name the place, such as "Ver los precios".',
  ],
  [
    'it',
    '[Clicca qui](/)',
    '"Clicca qui" doesn’t say where this link leads. Name the place, such as "Vedi i prezzi".',
  ],
  [
    'nl',
    '[Lees meer](/)',
    '"Lees meer" doesn’t say where this link leads. Name the place, such as "Bekijk de prijzen".',
  ],
];

test.each(SLIPS)('in %s: %s', (language, text, says) => {
  expect(sentencesIn(language, text)).toEqual([says]);
});

test('claims are told where they do not fit the site', () => {
  const lint = { claims: 'australian-migration' };
  const said = (fields: object) =>
    lintAll(siteWith({ 'pages/_site.json': siteDocument({ lint, ...fields }) }).library)
      .filter(({ rule }) => rule === 'claims')
      .map(({ message }) => message);
  expect(said({})).toEqual([]);
  expect(said({ language: 'de' })).toEqual([
    'This pack knows English alone, and the site is in German, so it finds nothing. Take it out.',
  ]);
  expect(said({ language: 'en-US' })).toEqual([
    'This pack goes by the law of Australia and New Zealand, and neither the language nor the areas of this site are there. Take it out, or add the country to "areas".',
  ]);
});

test('a language and a currency that there are not leave the lint at work', () => {
  const site = siteDocument({ language: 'en_au', currency: 'EUX', lint: { claims: 'australian-migration' } });
  const page = pageWith({ title: 'A page, by itself', blocks: [{ ...hero, intro: 'It is $5 , or more.' }] });
  const said = lintAll(siteWith({ 'pages/_site.json': site, 'pages/page.json': page }).library);
  expect(said.map(({ rule }) => rule)).toContain('spaces');
});

test('letters that are twice as wide need half as many', () => {
  const described = (description: string) =>
    lintAll(
      siteWith({
        'pages/_site.json': siteDocument({ language: 'ja' }),
        'pages/page.json': pageWith({ title: 'ページ', description }),
      }).library,
    ).filter(({ rule }) => rule === 'description-length').length;
  expect(described('当院では歯の検診を行っています。'.repeat(4))).toBe(0);
  expect(described('当院では歯の検診を行っています。'.repeat(6))).toBe(1);
});
