// Tests what is reported at other places after a price, time or saving has changed at one.
import { expect, test } from 'vitest';
import { readInGerman } from '../../../../tests/support/documents/messages/in-german.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { checkAndLint } from '../../check-and-lint.ts';
import { stillSaid } from '../still-said.ts';

const chat = (text: string) => ({ text: 'Enquire', chat: text });
const DESCRIPTION = 'Evidence that the salary you offer matches the market, in one report for';

/** A site with a report's page, a guide to the report and a price list. Each amount can be chosen. */
function site(
  { fact = '$700', offer = 700, told = '$700', price = 700, save = 300, saved = '$300' },
  fields = {},
) {
  return {
    'pages/_site.json': siteDocument(fields),
    'pages/guide.json': pageWith({
      title: 'A guide to market salary reports',
      description: 'What a report on salaries holds, who asks for it and what it costs, in ten minutes.',
      blocks: [
        hero,
        {
          type: 'prose',
          text: `Our [Market Salary Report](/report) costs ${told} and takes a week. Fees are $700 more.`,
        },
        {
          type: 'facts',
          items: [
            { label: 'Fixed price', value: told },
            { label: 'Pages', value: 'Ten' },
          ],
        },
      ],
    }),
    'pages/prices.json': pageWith({
      title: 'The prices of everything',
      description: 'Every report with its price: single ones from $700, and packages from $1,800 on.',
      blocks: [
        hero,
        {
          type: 'price-list',
          items: [
            { name: 'Market Salary Report', price, link: chat(`The MSR for $${price}, please.`) },
            {
              name: 'Labour Market Testing',
              price: 700,
              link: chat('Labour Market Testing for $700, please.'),
            },
          ],
        },
        {
          type: 'packages',
          items: [
            {
              name: 'Essential Package',
              price: 1800,
              save,
              features: ['Advice'],
              link: chat('For $1,800, please.'),
            },
          ],
        },
        {
          type: 'panels',
          items: [
            { title: 'Essential Package: $1,800', text: `Two reports, and a saving of ${saved}.` },
            { title: 'Others', text: 'Ask us.' },
          ],
        },
      ],
    }),
    'pages/report.json': pageWith({
      title: 'Evidence of the market salary',
      description: `${DESCRIPTION} ${told}.`,
      service: {
        name: 'Market Salary Report',
        type: 'Report',
        offers: [{ name: 'Standard MSR Package', price: offer }],
      },
      blocks: [
        { ...hero, facts: [{ label: 'Fixed price', value: fact }] },
        {
          type: 'packages',
          items: [
            {
              name: 'Standard MSR Package',
              price: offer,
              features: ['One'],
              link: chat(`The package for $${offer}.`),
            },
            {
              name: 'Premium MSR Service',
              price: 1200,
              features: ['All'],
              link: chat('The service for $1,200.'),
            },
          ],
        },
      ],
    }),
  };
}

const textsOf = (was: object) =>
  Object.entries(was).flatMap(([file, document]) =>
    document === undefined ? [] : { file, text: JSON.stringify(document, null, 2) },
  );

/** Lists the messages of the check after the first site was changed into the second. */
function says(was: object, now: object) {
  const { library } = siteWith({ ...now });
  return readInGerman(checkAndLint(library, undefined, textsOf(was)), library).filter(
    ({ rule }) => rule === 'contradictions',
  );
}

/** One question mark if another thing may be meant, two if several things may be. */
const doubtIn = (message: string) =>
  /if it is the same/.test(message) ? '?' : /the price of several things/.test(message) ? '??' : '';

const places = (was: object, now: object) =>
  says(was, now).map(({ file, where, fix, message }) =>
    [file, where, fix?.text ?? 'by hand', doubtIn(message)].join(' ').trim(),
  );

test('names every place that still says the old price, and none of another thing', () => {
  const said = says(site({}), site({ fact: '$750' }));
  expect(said[0]?.message).toBe(
    'This still says $700 of "Market Salary Report", as 8 other places do; line 12 of pages/report.json says $750 now. Change it here too.',
  );
  expect(places(site({}), site({ fact: '$750' }))).toEqual([
    'pages/guide.json prose › text $750',
    'pages/guide.json prose › text $750 ?',
    'pages/guide.json facts › items[0] › value "$750"',
    'pages/prices.json price-list › items[0] › price 750',
    'pages/prices.json price-list › items[0] › link › chat $750',
    'pages/report.json description $750 ?',
    'pages/report.json packages › items[0] › price 750',
    'pages/report.json packages › items[0] › link › chat $750',
    'pages/report.json service › offers[0] › price 750',
  ]);
  expect(said[0]?.fix?.also?.map(({ file, text }) => `${file} ${text}`)).toEqual([
    'pages/guide.json "$750"',
    'pages/prices.json 750',
    'pages/prices.json $750',
    'pages/report.json 750',
    'pages/report.json 750',
    'pages/report.json $750',
  ]);
});

test('beside every document that gives the new price', () => {
  const { library } = siteWith(site({ fact: '$750', offer: 750, price: 750 }));
  const files = stillSaid(textsOf(site({})), library).map(one => [...new Set(one.files)].sort());
  expect(files).toEqual([['pages/prices.json', 'pages/report.json']]);
});

test('wherever the change began', () => {
  expect(places(site({}), site({ price: 750 }))).toHaveLength(8);
  expect(places(site({}), site({ fact: '$750', offer: 750, price: 750 }))).toEqual([
    'pages/guide.json prose › text $750',
    'pages/guide.json prose › text $750 ?',
    'pages/guide.json facts › items[0] › value "$750"',
    'pages/report.json description $750 ?',
  ]);
  expect(places(site({}), site({ fact: '$750', offer: 750, price: 750, told: '$750' }))).toEqual([
    'pages/guide.json prose › text $750 ?',
  ]);
});

test('a description that stays true is left alone, one that does not is named', () => {
  const cheaper = site({});
  const list = structuredClone(cheaper['pages/prices.json']) as {
    blocks: { items: { price: number; link: object }[] }[];
  };
  const [
    ,
    {
      items: [, other],
    } = { items: [] },
  ] = list.blocks;
  if (!other) throw new Error('There is no second price.');
  Object.assign(other, { price: 650, link: chat('Labour Market Testing for $650, please.') });
  const now = { ...site({ fact: '$750' }), 'pages/prices.json': list };
  expect(places(site({}), now)).toContain('pages/prices.json description $650 ??');
});

test('a third price is told beside what is left', () => {
  const said = says(site({ fact: '$650' }), site({ fact: '$750' })).map(
    ({ file, line, message }) => `${file}:${line} ${message}`,
  );
  expect(said).toEqual([
    'pages/report.json:12 The price of "Market Salary Report" is $750 here and $700 on line 12 of pages/guide.json and in 3 other places. Make them agree.',
  ]);
});

test('a saving is told apart from a price', () => {
  expect(places(site({}), site({ save: 350 }))).toEqual(['pages/prices.json panels › items[0] › text $350']);
});

test('without an earlier version the value of the fewest is the odd one', () => {
  const said = (now: object) => says({}, now).map(({ file, line, message }) => `${file}:${line} ${message}`);
  expect(said(site({ fact: '$750' }))).toEqual([
    'pages/report.json:12 The price of "Market Salary Report" is $750 here and $700 on line 12 of pages/guide.json and in 3 other places. Make them agree.',
  ]);
  expect(said(site({ fact: '$750', told: '$750', price: 750 }))).toEqual([
    'pages/report.json:21 The price of "Standard MSR Package" is $700 here and $750 on line 12 of pages/guide.json and in 2 other places. Make them agree.',
    'pages/report.json:50 The price of "Standard MSR Package" is $700 here and $750 on line 12 of pages/guide.json and in 2 other places. Make them agree.',
  ]);
});

test('what the site document keeps changes everywhere at once, and leaves what is written out', () => {
  const values = (report: number) => ({ values: { email: 'x', phone: '1', report } });
  const written = { fact: '{report}', told: '$700' };
  expect(places(site(written, values(700)), site(written, values(750)))).toContain(
    'pages/guide.json prose › text $750',
  );
});

test.each([
  ['700 €', '750 €'],
  ['700\u00a0€', '750\u00a0€'],
])('%j becomes %j, with the same space', (told, wanted) => {
  const euros = { language: 'de', currency: 'EUR' };
  const [was, now] = ['700 €', '750 €'].map(fact => site({ told, fact }, euros));
  expect(places(was ?? {}, now ?? {})).toContain(`pages/guide.json prose › text ${wanted} ?`);
});
