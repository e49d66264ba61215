// Tests what is reported of prices that stand for several things, after one of these things has got another price.
import { expect, test } from 'vitest';
import { readInGerman } from '../../../../tests/support/documents/messages/in-german.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { checkAndLint } from '../../check-and-lint.ts';

const link = { text: 'Ask', href: 'site:email', about: 'x' };

/** Lists the messages of the check after the first site was changed into the second. */
function says(was: object, now: object) {
  const before = Object.entries(was).map(([file, document]) => ({
    file,
    text: JSON.stringify(document, null, 2),
  }));
  const { library } = siteWith({ ...now });
  return readInGerman(checkAndLint(library, undefined, before), library).filter(
    ({ rule }) => rule === 'contradictions',
  );
}

/** A price list with two things of one price, and a page that says these words beside a fact. */
function priced(price: number, words: string, fact: object, fields = {}) {
  const items = [
    { name: 'Market Salary Report', price, link },
    { name: 'Labour Market Testing', price: 700, link },
    { name: 'Business Plan', price: 2200, link },
  ];
  return {
    'pages/_site.json': siteDocument(fields),
    'pages/prices.json': pageWith({
      title: 'All of the prices',
      blocks: [hero, { type: 'price-list', items }],
    }),
    'pages/words.json': pageWith({
      title: 'The questions that people ask',
      blocks: [
        hero,
        { type: 'prose', text: words },
        { type: 'facts', items: [fact, { label: 'Languages', value: 'Two' }] },
      ],
    }),
  };
}

const PAGES = { label: 'Pages', value: 'Ten' };

test.each([
  ['Reports cost $700, a Business Plan $2,200.', PAGES, ['prose › text $750']],
  ['Ask us.', { label: 'Any one of four reports', value: '$700' }, ['facts › items[0] › value "$750"']],
  ['A Market Salary Report or Labour Market Testing, $700 each.', PAGES, ['prose › text $750']],
  ['Labour Market Testing costs $700, as much as two visits.', PAGES, []],
  ['Reports cost from $700, a Business Plan $2,200.', PAGES, []],
  ['Ask us.', { label: 'Reports', value: 'From $700' }, []],
  ['Ask us.', { label: 'Reports from', value: '$700' }, []],
  ['Ask us.', { label: 'One by one: $2,200 + 3 × $700', value: '$4,300' }, ['facts › items[0] › label $750']],
])('a price of several things is named, and never as sure: %s %o', (words, fact, wanted) => {
  const said = says(priced(700, words, fact), priced(750, words, fact));
  expect(said.map(({ file, where, fix }) => [file, where, fix?.text].join(' '))).toEqual(
    wanted.map(place => `pages/words.json ${place}`),
  );
  for (const { message } of said) expect(message).toContain('It may be the price of several things.');
});

test.each([
  ['de', 'EUR', 'Berichte kosten 700 €, ein Plan 2.200 €.', ['750 €']],
  ['de', 'EUR', 'Berichte gibt es ab 700 €.', []],
  ['ja', 'JPY', 'レポートは￥700です。', ['￥750']],
  ['ja', 'JPY', 'レポートは700円です。', [undefined]],
  ['pl', 'PLN', 'Raporty kosztują 700 zł.', ['750 zł']],
])('in %s and %s, too: %s', (language, currency, words, wanted) => {
  const [was = {}, now = {}] = [700, 750].map(price => priced(price, words, PAGES, { language, currency }));
  expect(says(was, now).map(({ fix }) => fix?.text)).toEqual(wanted);
});

test('"from" is named when the new price is lower', () => {
  const fact = { label: 'Reports', value: 'From $700' };
  const [was = {}, now = {}] = [700, 650].map(price => priced(price, 'Reports from $700.', fact));
  expect(says(was, now).map(({ fix }) => fix?.text)).toEqual(['$650', '$650']);
});
