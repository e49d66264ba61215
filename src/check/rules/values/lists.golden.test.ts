// Tests that lists of a site match what is there: kinds of organisation, areas, categories, folders of articles. And steps with
// times stand in the order of these.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';

const [LIST] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));
const { organization } = siteDocument() as { organization: object };

const article = (id: number, category = 'News') => ({
  id,
  title: `Article ${id}`,
  excerpt: 'A sentence of an excerpt.',
  date: '2026-05-26',
  category,
  image: { src: '/images/chart.svg', decorative: true },
});

const NEWS = { folder: '/news', text: 'Back to the news' };
const GUIDES = { folder: '/guides', text: 'Back to the guides' };

function says(site: object, list: object = {}, pages: object = {}): string[] {
  return siteWith({
    'pages/_site.json': siteDocument(site),
    'pages/index.json': pageWith({
      title: 'Home of the site',
      blocks: [
        hero,
        { ...LIST, ...list },
        { ...hero, type: 'prose', text: '[News](/news)', intro: undefined },
      ],
    }),
    'pages/news.json': pageWith({ title: 'All news', blocks: [hero, LIST] }),
    'pages/news/one.json': pageWith({ title: 'One', article: article(1) }),
    'pages/guides/two.json': pageWith({ title: 'Two', article: article(2, 'Guides') }),
    ...pages,
  }).says();
}

test('a variant names the field that it cannot do without, in the block and in its items', () => {
  const steps = {
    type: 'steps',
    variant: 'dated',
    items: [{ when: '1962', title: 'One' }, { title: 'Two' }],
  };
  const list = { ...LIST, empty: undefined };
  const { says } = siteWith({
    'pages/index.json': pageWith({ title: 'Home of the site', blocks: [hero, steps, list] }),
  });
  expect(says()).toEqual([
    'steps › items[1]: The variant "dated" needs "when". Add it, or choose another variant.',
    'article-list: The variant "index" needs "empty". Add it, or choose another variant.',
  ]);
});

test('each kind of organisation that schema.org has for a business on a street', () => {
  const of = (type: string) => says({ organization: { ...organization, type } });
  for (const type of ['Dentist', 'Restaurant', 'AccountingService', 'NGO', 'LocalBusiness'])
    expect(of(type)).toEqual([]);
  expect(of('Dentits')).toEqual(['organization: "type" cannot be "Dentits". Did you mean "Dentist"?']);
  expect(of('Bank of Portugal')).toEqual([
    expect.stringMatching(
      /^organization: "type" cannot be "Bank of Portugal"\. There are \d\d to choose from, such as "AccountingService"/,
    ),
  ]);
});

test('areas that look like a country are one', () => {
  const of = (...areas: string[]) => says({ organization: { ...organization, areas } });
  expect(of('PT', 'Lisbon', 'Algarve')).toEqual([]);
  expect(of('PT', 'UK')).toEqual([
    'organization › areas[1]: No country has the code "UK". Did you mean "GB"?',
  ]);
});

test('articles of several folders lead back to lists of their own', () => {
  const guides = { ...GUIDES, href: '/#guides' };
  expect(says({ articles: [NEWS, guides] }, { id: 'guides', folder: '/guides', category: 'Guides' })).toEqual(
    [],
  );
});

test('a folder of articles that is not there', () => {
  expect(says({ articles: [NEWS, { ...GUIDES, folder: '/guide', href: '/' }] })).toEqual([
    'articles[1] › folder: No page lies below "/guide". Did you mean "/guides"?',
    'article: This article lies below none of the folders in "articles" of pages/_site.json, so nothing leads back from it. Move it below "/news" or "/guide", or add its folder there.',
  ]);
  expect(says({ articles: [NEWS, GUIDES] })).toEqual([
    'articles[1] › folder: Articles lead back to "/guides", and there is no such page. Add it, or say in "href" where they lead back to.',
  ]);
  expect(says({ articles: [NEWS, { ...GUIDES, href: '/guidse' }] })).toEqual([
    'articles[1] › href: There is no page "/guidse". Add the page, or change the link.',
  ]);
});

test('a folder that is listed twice, or is none', () => {
  const folders = [NEWS, { ...GUIDES, href: '/' }];
  expect(says({ articles: [...folders, NEWS] })).toEqual([
    expect.stringMatching(/^articles\[2\] › folder: "\/news" is listed already, on line \d+\. Keep one/),
  ]);
  expect(says({ articles: [{ ...NEWS, folder: '/news/' }, GUIDES] })[0]).toMatch(
    /^articles\[0\] › folder: .*"\/news"/,
  );
});

test('a list of articles is limited to a folder and a category that there are', () => {
  const articles = [NEWS, { ...GUIDES, href: '/' }];
  expect(says({ articles }, { folder: '/gudies' })).toEqual([
    'article-list: "folder" is one of "/news" or "/guides", not "/gudies". Did you mean "/guides"?',
  ]);
  expect(says({ articles }, { category: 'Newz' })).toEqual([
    'article-list: "category" is one of "Guides" or "News", not "Newz". Did you mean "News"?',
  ]);
  expect(says({}, { folder: '/news' })).toContain(
    'article-list: The site document lists no folders of articles. Add "articles" to pages/_site.json, with the folder "/news".',
  );
});

test('an article that no list shows is one that nobody links to', () => {
  const articles = [NEWS, { ...GUIDES, href: '/' }];
  const alone = { 'pages/news.json': pageWith({ title: 'All news' }) };
  const nobody = 'No other page leads here. Link to it, or write "index": false where that is meant.';
  expect(says({ articles }, {}, alone)).toEqual([]);
  expect(says({ articles }, { folder: '/news' }, alone)).toEqual([nobody]);
  expect(says({ articles }, { category: 'Guides' }, alone)).toEqual([nobody]);
});

test('steps with times stand in the order of these, and end after they begin', () => {
  const steps = (...times: object[]) =>
    siteWith({
      'pages/index.json': pageWith({
        title: 'Home of the site',
        blocks: [
          hero,
          {
            type: 'steps',
            variant: 'timeline',
            items: times.map((time, index) => ({ title: `Part ${index + 1}`, ...time })),
          },
        ],
      }),
    }).says();
  expect(steps({}, { at: 0, until: 3 }, {}, { at: 3 }, { at: 3, until: 5 })).toEqual([]);
  expect(steps({}, { at: 4, until: 4 })).toEqual([
    'steps › items[1] › until: A step ends after it begins. This one begins at 4 and ends at 4.',
  ]);
  expect(steps({}, { until: 4 })).toEqual([
    'steps › items[1] › until: This step has an end and no beginning. Say when it begins, or leave out its end.',
  ]);
  expect(steps({ at: 5 }, {}, { at: 3, until: 4 })).toEqual([
    'steps › items[2] › at: Another step before this one begins later, at 5. Put the steps in the order in which they begin.',
  ]);
});
