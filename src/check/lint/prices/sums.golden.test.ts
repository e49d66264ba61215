// Tests that sums in texts are added up again, and that totals are named whose parts have another price now.
import { expect, test } from 'vitest';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
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
  return checkAndLint(siteWith({ ...now }).library, undefined, textsOf(was))
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
  expect(left.map(({ what, places }) => [what, places.length])).toEqual([
    ['$700 of "Market Salary Report"', 1],
    ['$2,900 of the parts of "Big Package"', 2],
  ]);
  const places = left.flatMap(one => one.places);
  expect(places.map(({ problem: { where, fix }, doubt }) => [where, fix?.text, doubt])).toEqual([
    ['packages › items[0] › facts[0] › label', '$750', 'Only if it means the same.'],
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
