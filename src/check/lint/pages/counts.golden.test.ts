// What the check says of the numbers on pages after a list has got another item.
import { expect, test } from 'vitest';
import { hero, pageWith, siteWith } from '../../../../tests/support/documents/small-site.ts';
import { checkAndLint } from '../../check-and-lint.ts';

const questions = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    question: `Is this question ${index + 1}?`,
    answer: 'Yes, and in 8 weeks.',
  }));

const cards = (id: string, count: number) => ({
  type: 'cards',
  id,
  heading: `Our ${id}`,
  items: Array.from({ length: count }, (_, index) => ({
    title: `One of the ${id} ${index + 1}`,
    text: 'Made of oak.',
  })),
});

const site = (asked: number, tables: number) => ({
  'pages/faq.json': pageWith({
    title: 'What people ask us',
    description: 'Eight questions that people ask before they order, each of them with a short answer.',
    blocks: [
      { ...hero, intro: 'All eight questions are short. We answer within 8 days, and 8 people work here.' },
      { type: 'faq', items: questions(asked) },
    ],
  }),
  'pages/shop.json': pageWith({
    title: 'All the things that we make',
    description: 'Twelve pieces of furniture that we make to order, from a small bench to a long table.',
    blocks: [
      hero,
      {
        type: 'tags',
        items: [
          { text: `Tables (7)`, href: '#tables' },
          { text: 'Shelves (5)', href: '#shelves' },
        ],
      },
      cards('tables', tables),
      cards('shelves', 5),
    ],
  }),
  'pages/other.json': pageWith({
    title: 'Another page of the site',
    description: 'A page that leads to the shop, so that people find what they are looking for there.',
    blocks: [
      hero,
      { type: 'prose', text: 'Twelve months make a year, and seven days a week.' },
      {
        type: 'cards',
        items: [
          {
            title: 'The shop',
            text: 'Twelve pieces to order.',
            link: { text: 'See the shop', href: '/shop' },
          },
          { title: 'The people', text: 'Twelve people who work here.' },
        ],
      },
    ],
  }),
});

function says(was: object, now: object): string[] {
  const before = Object.entries(was).map(([file, document]) => ({
    file,
    text: JSON.stringify(document, null, 2),
  }));
  return checkAndLint(siteWith({ ...now }).library, undefined, before)
    .filter(({ rule }) => rule === 'contradictions')
    .map(({ file, where, message, fix }) => `${file} ${where}: ${message} → ${fix?.text}`);
}

test('names the numbers that may count the list', () => {
  expect(says(site(8, 7), site(9, 7))).toEqual([
    'pages/faq.json description: This still says "Eight"; the list on line 10 had 8 items and has 9 now. Change it here too, if it counts them. → Nine',
    'pages/faq.json hero › intro: This still says "eight"; the list on line 10 had 8 items and has 9 now. Change it here too, if it counts them. → nine',
  ]);
});

test('also of all lists of a page, and in the links and cards that lead to them', () => {
  expect(says(site(8, 7), site(8, 8))).toEqual([
    'pages/other.json cards › items[0] › text: This still says "Twelve"; the one on line 23 of pages/shop.json and those like it had 12 items and have 13 now. Change it here too, if it counts them. → Thirteen',
    'pages/shop.json description: This still says "Twelve"; the one on line 23 and those like it had 12 items and have 13 now. Change it here too, if it counts them. → Thirteen',
    'pages/shop.json tags › items[0] › text: This still says "7"; the list on line 23 had 7 items and has 8 now. Change it here too, if it counts them. → 8',
  ]);
});

test('and is silent where nothing has changed', () => {
  expect(says(site(8, 7), site(8, 7))).toEqual([]);
  expect(says({}, site(9, 8))).toEqual([]);
});
