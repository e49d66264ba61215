// Tests what is reported of days that were probably not meant.
import { expect, test } from 'vitest';
import { readInGerman } from '../../../../tests/support/documents/messages/in-german.ts';
import {
  pageWith,
  sentence,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { checkAndLint } from '../../check-and-lint.ts';

const NOW = '2026-06-15T12:00+10:00';
const article = (date: string) => ({
  article: {
    id: 1,
    title: 'The article',
    excerpt: 'One or two sentences about the article.',
    date,
    category: 'Guides',
    image: { src: '/images/chart.svg', decorative: true },
  },
  blocks: [{ type: 'prose', text: 'Words.' }],
});

const CASES: { name: string; page: object; says: string[] }[] = [
  {
    name: 'a draft with a day',
    page: { status: 'draft', publishAt: '2026-12-01T09:00+11:00' },
    says: [
      'publishAt: A draft does not come by itself, not even on 1 December 2026, 09:00 (UTC+11:00). Take "status" out, and visitors see the page from then on; or take "publishAt" out.',
    ],
  },
  { name: 'a draft', page: { status: 'draft' }, says: [] },
  {
    name: 'a page whose time is over',
    page: { unpublishAt: '2026-02-01' },
    says: [
      'unpublishAt: Visitors no longer see this page: its time was over on 1 February 2026. Take "unpublishAt" out to show it again, or accept this warning.',
    ],
  },
  {
    name: 'a page that came long ago, and goes one day',
    page: { publishAt: '2020-01-01', unpublishAt: '2027-01-01' },
    says: [],
  },
  {
    name: 'an article dated later than it comes',
    page: { ...article('2026-12-05'), publishAt: '2026-12-01' },
    says: [
      'article › date: The article is dated 5 December 2026, later than 1 December 2026, when visitors first see it. Write one day in both places.',
    ],
  },
  {
    name: 'an article dated as it comes',
    page: { ...article('2026-12-01'), publishAt: '2026-12-01' },
    says: [],
  },
  {
    name: 'an article dated later than today',
    page: article('2026-06-16'),
    says: [
      'article › date: The article is dated 16 June 2026, and visitors see it already. Change the date, or add "publishAt": "2026-06-16".',
    ],
  },
  { name: 'an article of today', page: article('2026-06-15'), says: [] },
  {
    name: 'a draft of an article for a day to come',
    page: { ...article('2026-12-05'), status: 'draft' },
    says: [],
  },
];

test.each(CASES)('$name', ({ page, says }) => {
  const { library } = siteWith(
    {
      'pages/_site.json': siteDocument({ timeZone: 'Europe/Lisbon' }),
      'pages/x.json': pageWith({ title: 'Another page', index: false, ...page }),
    },
    NOW,
  );
  const said = readInGerman(checkAndLint(library), library).filter(({ rule }) => rule === 'dates');
  expect(said.map(sentence)).toEqual(says);
  expect(said.every(({ level }) => level === 'warning')).toBe(true);
});
