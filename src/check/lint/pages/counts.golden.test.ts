// Tests what is reported of numbers on pages after a list has got another item.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { readInGerman } from '../../../../tests/support/documents/messages/in-german.ts';
import { hero, pageWith, siteWith } from '../../../../tests/support/documents/sites/small-site.ts';
import { inFile } from '../../../base/sentences/read.ts';
import type { Source } from '../../../document/problem/document.ts';
import { documentIn } from '../../../site/library/documents.ts';
import { checkAndLint } from '../../check-and-lint.ts';
import { lintSubjectOf, type Reopen } from '../rule.ts';
import { countsStillSaid, stillSaid } from '../still-said.ts';

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

function textsOf(was: object): Source[] {
  return Object.entries(was).map(([file, document]) => ({
    file,
    text: document === '' ? '' : JSON.stringify(document, null, 2),
  }));
}

function says(was: object, now: object): string[] {
  const before = textsOf(was);
  const { library } = siteWith({ ...now });
  return readInGerman(checkAndLint(library, undefined, before), library)
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

test('is never sure of a number, and says why', () => {
  const { library } = siteWith(site(9, 8));
  const places = stillSaid(textsOf(site(8, 7)), library).flatMap(one => one.places);
  expect(places).toHaveLength(5);
  expect([...new Set(places.map(({ doubt }) => doubt && inFile(doubt)))]).toEqual([
    'Only if this number counts the same things.',
  ]);
});

test('opens a document once, however many lists have moved', () => {
  const { library } = siteWith(site(9, 8));
  const opened: string[] = [];
  const reopen: Reopen = name => {
    opened.push(name);
    const file = documentIn(name, library);
    return file && lintSubjectOf(file, library, () => true);
  };
  const said = countsStillSaid(textsOf(site(8, 7)), library, reopen);
  expect(said).toHaveLength(3);
  expect(said.map(({ places }) => places.length)).toEqual([2, 1, 2]);
  expect(opened).toEqual([...new Set(opened)]);
});

describe('of articles', () => {
  const [list] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));
  const article = (id: number) => ({
    id,
    category: 'News',
    date: '2019-11-20',
    excerpt: 'A sentence of an excerpt.',
    title: `Note ${id}`,
    image: { src: '/images/chart.svg', decorative: true },
  });
  const notes = (count: number, more = {}) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `pages/notes/note-${index + 1}.json`,
        pageWith({ title: `The note ${index + 1}`, article: article(index + 1), ...more }),
      ]),
    );
  const notebook = {
    'pages/notes/index.json': pageWith({
      title: 'Notes about wood',
      description: 'Six notes about wood and its care, written by people who have planed it for 6 years.',
      card: { title: 'Notes', text: 'All six notes.' },
      blocks: [hero, list],
    }),
  };
  const SAYS = [
    'pages/notes/index.json description: This still says "Six"; the list on line 10 had 6 items and has 7 now. Change it here too, if it counts them. → Seven',
    'pages/notes/index.json card › text: This still says "six"; the list on line 10 had 6 items and has 7 now. Change it here too, if it counts them. → seven',
  ];

  /** A file that was added since had no text before. A file that was removed has none now. */
  const since = (was: object, now: object) => ({
    ...Object.fromEntries(Object.keys(now).map(file => [file, ''])),
    ...was,
  });

  test('names the numbers that may count them when one came', () => {
    const now = { ...notebook, ...notes(7) };
    expect(says(since({ ...notebook, ...notes(6) }, now), now)).toEqual(SAYS);
  });

  test('when one went', () => {
    expect(says({ ...notebook, ...notes(6) }, { ...notebook, ...notes(5) })).toEqual(
      SAYS.map(sentence =>
        sentence
          .replace('has 7', 'has 5')
          .replace(/even$/, 'ive')
          .replace('→ S', '→ F')
          .replace('→ s', '→ f'),
      ),
    );
  });

  test('not when nobody sees it yet, or when one took the place of another', () => {
    const draft = { 'pages/notes/draft.json': pageWith({ article: article(9), status: 'draft' }) };
    const now = { ...notebook, ...notes(6), ...draft };
    expect(says(since({ ...notebook, ...notes(6) }, now), now)).toEqual([]);
    const { 'pages/notes/note-6.json': last, ...others } = notes(6);
    const moved = { ...notebook, ...others, 'pages/notes/other.json': last };
    expect(says(since({ ...notebook, ...notes(6) }, moved), moved)).toEqual([]);
  });
});

test('and is silent where nothing has changed', () => {
  expect(says(site(8, 7), site(8, 7))).toEqual([]);
  expect(says({}, site(9, 8))).toEqual([]);
});
