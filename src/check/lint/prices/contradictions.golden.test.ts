// Tests what the lint reports when pages are compared.
import { expect, test } from 'vitest';
import { lintOfPages } from '../../../../tests/support/documents/messages/lint.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { lintAll } from '../lint.ts';

const CASES: { name: string; pages: { [route: string]: object }; says: string[] }[] = [
  {
    name: 'two prices of one service',
    pages: {
      '/a': {
        blocks: [
          hero,
          {
            type: 'price-list',
            items: [
              {
                name: 'Market Salary Report',
                price: 700,
                link: { text: 'Ask', chat: 'The report, please.' },
              },
            ],
          },
        ],
      },
      '/b': { blocks: [hero, { type: 'prose', text: 'The market salary report (MSR) costs $750 in all.' }] },
    },
    says: [
      'pages/b.json:12:53 The price of "market salary report" is $750 here and $700 on line 15 of pages/a.json. Make them agree.',
    ],
  },
  {
    name: 'a price in a table, called after its row, or after its column among several',
    pages: {
      '/a': {
        blocks: [
          hero,
          {
            type: 'table',
            columns: ['What', 'Short Plan', 'Long Plan'],
            items: [
              { name: 'Market Salary Report', cells: [{ price: 700 }] },
              { name: 'Price', cells: [{ price: 300 }, { price: 900 }] },
            ],
          },
        ],
      },
      '/b': {
        blocks: [
          hero,
          { type: 'prose', text: ['The market salary report costs $750.', 'The long plan costs $950.'] },
        ],
      },
    },
    says: [
      'pages/b.json:13:41 The price of "market salary report" is $750 here and $700 on line 22 of pages/a.json. Make them agree.',
      'pages/b.json:14:30 The price of "long plan" is $950 here and $900 on line 33 of pages/a.json. Make them agree.',
    ],
  },
  {
    name: 'the same size of two things, whose prices are their own',
    pages: {
      '/a': {
        blocks: [
          hero,
          {
            type: 'price-list',
            items: ['Apple juice', 'Pear juice'].map((name, index) => ({
              name,
              sizes: [
                { name: '0.2 l', price: 3 + index },
                { name: '0.5 l', price: 6 + index },
              ],
            })),
          },
        ],
      },
    },
    says: [],
  },
  {
    name: 'two prices on one page',
    pages: {
      '/a': {
        blocks: [
          hero,
          {
            type: 'price-list',
            items: [
              {
                name: 'Market Salary Report',
                price: 700,
                link: { text: 'Ask', chat: 'I would like a Market Salary Report for $650.' },
              },
            ],
          },
        ],
      },
    },
    says: [
      'pages/a.json:18:62 The price of "Market Salary Report" is $650 here and $700 on line 15. Make them agree.',
    ],
  },
  {
    name: 'the price of a page that is about a service',
    pages: {
      '/a': {
        service: { name: 'Business Plan', offers: [{ name: 'Business Plan', price: 2200 }] },
        blocks: [{ ...hero, facts: [{ label: 'Fixed price', value: '$2,000' }] }],
      },
      '/b': { blocks: [hero, { type: 'prose', text: 'A Business Plan is $2,200.' }] },
    },
    says: [
      'pages/a.json:12:20 The price of "Business Plan" is $2,000 here and $2,200 on line 22 and in 1 other place. Make them agree.',
    ],
  },
  {
    name: 'two delivery times of one service',
    pages: {
      '/a': {
        service: { name: 'Market Salary Report' },
        blocks: [{ ...hero, facts: [{ label: 'Business days', value: '3-5' }] }],
      },
      '/b': {
        blocks: [
          hero,
          {
            type: 'facts',
            items: [
              { label: 'Market salary reports', value: '2 business days' },
              { label: 'Hours', value: 'Nine to five' },
            ],
          },
        ],
      },
      '/c': {
        blocks: [hero, { type: 'prose', text: 'Our market salary report takes 3 to 5 business days.' }],
      },
    },
    says: [
      'pages/b.json:15:20 The delivery time of "Market salary reports" is 2 business days here and 3-5 Business days on line 12 of pages/a.json and in 1 other place. Make them agree.',
    ],
  },
  {
    name: 'two times of the standard delivery',
    pages: {
      '/a': {
        blocks: [hero, { type: 'prose', text: 'Standard delivery is within 48 hours of complete details.' }],
      },
      '/b': {
        blocks: [
          hero,
          {
            type: 'steps',
            items: [{ title: 'Standard Delivery', duration: '2 business days' }, { title: 'Enjoy it' }],
          },
        ],
      },
    },
    says: [
      'pages/b.json:15:23 The delivery time of "Standard Delivery" is 2 business days here and 48 hours on line 12 of pages/a.json. Make them agree.',
    ],
  },
  {
    name: 'one time in other words',
    pages: {
      '/a': { blocks: [hero, { type: 'prose', text: 'Standard delivery takes 24-48h.' }] },
      '/b': { blocks: [hero, { type: 'prose', text: 'Standard delivery takes one to two days.' }] },
    },
    says: [],
  },
  {
    name: 'a saving that is none',
    pages: {
      '/a': {
        blocks: [
          hero,
          {
            type: 'price-list',
            items: [
              { name: 'Market Salary Report', price: 700, link: { text: 'Ask', chat: 'One, please.' } },
              { name: 'Business Plan', price: 2200, link: { text: 'Enquire', chat: 'One, please.' } },
            ],
          },
          {
            type: 'packages',
            items: [
              {
                name: 'Nomination Package',
                price: 2500,
                save: 500,
                features: ['Business Plan', 'Market Salary Report (MSR)'],
                link: { text: 'Order', chat: 'The package, please.' },
              },
            ],
          },
        ],
      },
    },
    says: [
      'pages/a.json:37:19 The parts of this package cost $2,900 one by one, so it saves $400, not $500. Put one of them right.',
    ],
  },
  {
    name: 'one description of two pages',
    pages: {
      '/a': { description: 'One description for two pages, long enough for search results to show it.' },
      '/b': { description: 'One description for two pages, long enough for search results to show it.' },
    },
    says: ['pages/b.json:3:18 pages/a.json has this description too. Say what only this page offers.'],
  },
];

test.each(CASES)('$name', ({ pages, says }) => {
  expect(lintOfPages(pages)).toEqual(says);
});

test('amounts that the site document keeps are compared as well', () => {
  const row = {
    type: 'price-list',
    items: [{ name: 'Market Salary Report', price: '{report}', link: { text: 'Ask', chat: 'One, please.' } }],
  };
  const said = (text: string) =>
    lintAll(
      siteWith({
        'pages/_site.json': siteDocument({ values: { email: 'x', phone: '1', report: 700, other: 750 } }),
        'pages/a.json': pageWith({
          title: 'The page of prices',
          description: 'A description that is long enough for the two lines that search results have.',
          blocks: [hero, row, { type: 'prose', text }],
        }),
      }).library,
    ).map(({ message }) => message);
  expect(said('A Market Salary Report costs {report}.')).toEqual([]);
  expect(said('A Market Salary Report costs {other}.')).toEqual([
    'The price of "Market Salary Report" is $750 here and $700 on line 15. Make them agree.',
  ]);
});

test('a page for later is compared with none', () => {
  const row = (price: number) => ({
    type: 'price-list',
    items: [{ name: 'Market Salary Report', price, link: { text: 'Ask', chat: 'The report, please.' } }],
  });
  const now = { blocks: [hero, row(700)] };
  expect(lintOfPages({ '/a': now, '/b': { blocks: [hero, row(750)] } })).toHaveLength(1);
  const off = { dates: 'They are not what this is about.' };
  for (const later of [{ status: 'draft' }, { publishAt: '2999-01-01' }, { unpublishAt: '2001-01-01' }])
    expect(lintOfPages({ '/a': now, '/b': { ...later, blocks: [hero, row(750)] } }, { off })).toEqual([]);
});
