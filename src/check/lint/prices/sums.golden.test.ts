// Tests that sums in texts are added up again, and that totals are named whose parts have another price now.
import { expect, test } from 'vitest';
import { readInGerman } from '../../../../tests/support/documents/messages/in-german.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { inFile } from '../../../base/sentences/read.ts';
import { checkAndLint } from '../../check-and-lint.ts';
import { stillSaid } from '../still-said.ts';

const site = (fields: object, ...blocks: object[]) => ({
  'pages/_site.json': siteDocument(fields),
  'pages/sums.json': pageWith({ title: 'The page of the sums', blocks: [hero, ...blocks] }),
});

const textsOf = (was: object) =>
  Object.entries(was).map(([file, document]) => ({ file, text: JSON.stringify(document, null, 2) }));

/** Lists the messages about sums after the first site was changed into the second. */
function says(was: object, now: object): string[] {
  const { library } = siteWith({ ...now });
  return readInGerman(checkAndLint(library, undefined, textsOf(was)), library)
    .filter(({ rule }) => rule === 'contradictions')
    .map(({ where, message, fix }) => `${where}: ${message} → ${fix?.text}`);
}

const AUSTRALIAN = { language: 'en-AU', currency: 'AUD', values: { email: 'x', phone: '1', report: 700 } };

test.each([
  [
    AUSTRALIAN,
    'One by one: 3 × $700 = $2,000.',
    '"3 × $700" adds up to $2,100, and this says $2,000.',
    '$2,100',
  ],
  [AUSTRALIAN, '$2,200 + 3 × $700 = $4,000', '"$2,200 + 3 × $700" adds up to $4,300, and', '$4,300'],
  [AUSTRALIAN, 'That is $700 x 3 = $2,000', '"$700 x 3" adds up to $2,100', '$2,100'],
  [AUSTRALIAN, '3 \\* $0.10 + $1 = $1.40', '"3 * $0.10 + $1" adds up to $1.30', '$1.30'],
  [AUSTRALIAN, '3 × {report} = $2,000', '"3 × {report}" adds up to $2,100', '$2,100'],
  [{ language: 'de', currency: 'EUR' }, '3 × 700 € = 2.000 €', '"3 × 700 €" adds up to', '2.100 €'],
  [{ language: 'fr', currency: 'EUR' }, '3 × 700 € + 90 € = 2 000 €', 'adds up to', '2 190 €'],
  [{ language: 'ja', currency: 'JPY' }, '3×￥700＝￥2,000です', '"3×￥700" adds up to', '￥2,100'],
  [{ language: 'en-IN', currency: 'INR' }, '2 × ₹1,00,000 = ₹3,00,000', 'adds up to', '₹2,00,000'],
])('%o: %s', (fields, text, message, fix) => {
  const [said, ...others] = says({}, site(fields, { type: 'prose', text }));
  expect(others).toEqual([]);
  expect(said).toContain(message);
  expect(said).toContain(`→ ${fix}`);
});

test.each([
  'One by one: 3 × $700 = $2,100, or $2,200 + 3 × $700 = $4,300.',
  '3 × {report} = $2,100',
  'Then $700 + tax = $770, and $700 = A$700.',
  '3 × $700 is $2,000 with the discount.',
  '2 × $700 = $1,400 + $50 for the post.',
  '1.5 × $700 = $1,050',
  'It takes 3 x 2 days = a week, $700.',
  '$700 + $50 = EUR 400',
])('nothing is wrong in: %s', text => {
  expect(says({}, site(AUSTRALIAN, { type: 'prose', text }))).toEqual([]);
});

const facts = (label: string, value: string) => ({
  type: 'facts',
  items: [
    { label, value },
    { label: 'Pages', value: 'Ten' },
  ],
});

test('a value beside a label is a sum if it added up before', () => {
  const [was, now] = ['3 × $700', '3 × $750'].map(label => site(AUSTRALIAN, facts(label, '$2,100')));
  expect(says(was ?? {}, now ?? {})).toEqual([
    'facts › items[0] › value: "3 × $750" adds up to $2,250, and this says $2,100. Change one of them. → $2,250',
  ]);
  const cheaper = site(AUSTRALIAN, facts('Instead of 3 × $700', '$1,800'));
  expect(says(cheaper, site(AUSTRALIAN, facts('Instead of 3 × $750', '$1,800')))).toEqual([]);
  expect(says(site(AUSTRALIAN), now ?? {})).toEqual([]);
});

function packages(price: number, label: string) {
  const link = { text: 'Ask', href: 'site:email', about: 'x' };
  return site(
    AUSTRALIAN,
    {
      type: 'price-list',
      items: [
        { name: 'Market Salary Report', price, link },
        { name: 'Business Plan', price: 2200, link },
      ],
    },
    {
      type: 'packages',
      items: [
        {
          name: 'Big Package',
          price: 2600,
          save: price - 400,
          text: 'One by one the parts cost $2,900.',
          features: ['Market Salary Report (MSR)', 'Business Plan'],
          facts: [{ label, value: '$2,900' }],
          link,
        },
      ],
    },
    { type: 'prose', text: 'A table is $2,900.' },
  );
}

test('what the parts of a package cost one by one is named where its block gives the old sum', () => {
  const [was, now] = [packages(700, '$700 + $2,200'), packages(750, '$700 + $2,200')];
  const left = stillSaid(textsOf(was), siteWith({ ...now }).library);
  expect(left.map(({ what, places }) => [inFile(what), places.length])).toEqual([
    ['$2,900 of the parts of "Big Package"', 3],
  ]);
  const places = left.flatMap(one => one.places);
  expect(
    places.map(({ problem: { where, fix }, doubt }) => [where, fix?.text, doubt && inFile(doubt)]),
  ).toEqual([
    [
      'packages › items[0] › facts[0] › label',
      '$750 + $2,200',
      'Only if it is what the parts cost one by one.',
    ],
    ['packages › items[0] › facts[0] › value', '"$2,950"', 'Only if it is what the parts cost one by one.'],
    ['packages › items[0] › text', '$2,950', 'Only if it is what the parts cost one by one.'],
  ]);
});

test('the total of a sum is sure once its terms are changed', () => {
  const [was, now] = [packages(700, '$700 + $2,200'), packages(750, '$750 + $2,200')];
  const places = stillSaid(textsOf(was), siteWith({ ...now }).library).flatMap(one => one.places);
  const total = places.find(({ doubt }) => doubt === undefined);
  expect(total?.problem.where).toBe('packages › items[0] › facts[0] › value');
  expect(total?.problem.fix?.text).toBe('$2,950');
});

/** Three reports, one of which has another price, in a package that costs less. */
function threeReports(
  fields: object,
  { label, value, text, save, price = 750 }: { [field: string]: string | number | undefined },
) {
  const link = { text: 'Ask', href: 'site:email', about: 'x' };
  const items = [
    { name: 'First Report', price, link },
    ...['Second Report', 'Third Report'].map(name => ({ name, price: 700, link })),
  ];
  const one = {
    ...{ name: 'Big Package', price: 1800, save, text: text ?? 'Three reports.' },
    ...{ features: items.map(({ name }) => name), facts: [{ label, value }], link },
  };
  return site(fields, { type: 'price-list', items }, { type: 'packages', items: [one] });
}

const WRONG_LESS =
  'packages › items[0] › text: The parts of "Big Package" cost $2,150 one by one and it costs $1,800, which is $350 less, and this says $300. Put one of them right. → $350';

test.each([
  [
    'the terms of a sum whose total is what the parts cost',
    AUSTRALIAN,
    { label: 'One by one: 3 × $700', value: '$2,150' },
    [
      'packages › items[0] › facts[0] › label: "3 × $700" adds up to $2,100, and the parts cost $2,150 one by one, as this says. Change the sum. → $750 + 2 × $700',
    ],
  ],
  [
    'the same in German',
    { language: 'de', currency: 'EUR' },
    { label: 'Einzeln: 3 × 700 €', value: '2.150 €' },
    [expect.stringContaining('→ 750 € + 2 × 700 €')],
  ],
  [
    'the same in Japanese',
    { language: 'ja', currency: 'JPY' },
    { label: '3×￥700', value: '￥2,150' },
    [expect.stringContaining('→ ￥750+2×￥700')],
  ],
  [
    'terms that nobody can write anew',
    AUSTRALIAN,
    { label: 'One by one: $700 × 3', value: '$2,150' },
    [expect.stringContaining('Change the sum. → undefined')],
  ],
  [
    'what a package costs less',
    AUSTRALIAN,
    { text: 'Its parts come to $2,150: you pay $300 less.' },
    [WRONG_LESS],
  ],
  ['nothing that is right', AUSTRALIAN, { text: 'Its parts come to $2,150: you pay $350 less.' }, []],
  ['no other amount', AUSTRALIAN, { text: 'Its parts come to $2,150. The first costs $750.' }, []],
  ['no amount of another size', AUSTRALIAN, { text: 'Its parts come to $2,150. Post is $20.' }, []],
  ['no label that may be no sum', AUSTRALIAN, { label: 'Instead of 3 × $700', value: '$1,800' }, []],
])('of a package it names %s', (_, fields, said, expected) => {
  const one = { label: 'Parts', value: 'Three', ...said };
  expect(says({}, threeReports(fields, one))).toEqual(expected);
});

test('a new price leads to the sum of a package, to its terms and to what it saves', () => {
  const one = { label: 'One by one: 3 × $700', value: '$2,100', save: 300 };
  const text = 'Its parts come to $2,100: you pay $300 less.';
  const [was, now] = [700, 750].map(price => threeReports(AUSTRALIAN, { ...one, text, price }));
  const left = stillSaid(textsOf(was ?? {}), siteWith({ ...now }).library);
  expect(
    left.map(({ what, places }) => [
      inFile(what),
      places.map(({ problem: { where, fix } }) => [where, fix?.text]),
    ]),
  ).toEqual([
    [
      '$2,100 of the parts of "Big Package"',
      [
        ['packages › items[0] › facts[0] › label', '$750 + 2 × $700'],
        ['packages › items[0] › facts[0] › value', '"$2,150"'],
        ['packages › items[0] › text', '$2,150'],
      ],
    ],
    [
      '$300 saved with "Big Package"',
      [
        ['packages › items[0] › save', '350'],
        ['packages › items[0] › text', '$350'],
      ],
    ],
  ]);
});
