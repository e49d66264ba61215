// Which rules look at the texts of a site goes by its language: none says of German what is only wrong in English.
import { expect, test } from 'vitest';
import { hero, pageWith, siteDocument, siteWith } from '../../../../tests/support/documents/small-site.ts';
import { textReport } from '../../report/text.ts';
import { lintAll } from '../lint.ts';

const ENGLISH = 'The color of the documnet is our guaranteed success for all Maori. Click here.';
const LONG = `${'Und das ist so, weil es immer so war und wohl auch so bleiben wird '.repeat(4)}.`;

function lintIn(language: string, text: string, lint: object = {}): string[] {
  const site = siteDocument({ language, lint });
  const page = pageWith({
    title: 'Another page to read',
    description: 'A description that is long enough for the two lines that search results have.',
    blocks: [hero, { type: 'prose', text }],
  });
  const { library } = siteWith({ 'pages/_site.json': site, 'pages/page.json': page });
  return lintAll(library)
    .filter(({ file }) => file === 'pages/page.json')
    .map(({ message }) => message.split(' ')[0] ?? '');
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

test('nothing is said of the sentences of another language', () => {
  expect(lintIn('en-AU', LONG)).not.toEqual([]);
  expect(lintIn('de', LONG)).toEqual([]);
  expect(lintIn('de', ENGLISH)).toEqual([]);
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
