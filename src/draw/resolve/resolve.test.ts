import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageWith, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import type { Page } from '../page/model.ts';
import { resolve } from './resolve.ts';

const article = {
  id: 1,
  title: 'One',
  excerpt: 'A sentence of an excerpt.',
  date: '2025-05-26',
  category: 'Guides',
  image: { src: '/images/chart.svg', decorative: true },
};

function articleOf(site: object): Page['article'] {
  const files = {
    'pages/_site.json': siteDocument(site),
    'pages/index.json': pageWith({ title: 'Home of the site' }),
    'pages/news/one.json': pageWith({ article, index: false }),
  };
  const { library, says } = siteWith(files);
  expect(says()).toEqual([]);
  const file = library.page('/news/one');
  return file && resolve(file, library).page.article;
}

test('an article leads back to where the site document says for its folder, in its words', () => {
  const news = { folder: '/news', text: 'Back to {brand}', href: '/#main' };
  const all = { folder: '/', text: 'Back home' };
  const back = { text: 'Back to Oak & Awl', href: '/#main' };
  expect(articleOf({ articles: [news] })?.back).toEqual(back);
  expect(articleOf({ articles: [all, news] })?.back).toEqual(back);
  expect(articleOf({ articles: [all] })?.back).toEqual({ text: 'Back home', href: '/' });
});

test('a list of articles shows those of its folder and its category', () => {
  const [list] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));
  const shownBy = (limits: object) => {
    const { library } = siteWith({
      'pages/index.json': pageWith({ title: 'Home of the site', blocks: [{ ...list, ...limits }] }),
      'pages/news/one.json': pageWith({ article }),
      'pages/guides/two.json': pageWith({ article: { ...article, id: 2, category: 'News' } }),
    });
    const home = library.page('/');
    const [block] = (home ? resolve(home, library).page.blocks : []) as { articles?: { href: string }[] }[];
    return block?.articles?.map(({ href }) => href);
  };
  expect(shownBy({})).toEqual(['/guides/two', '/news/one']);
  expect(shownBy({ folder: '/news' })).toEqual(['/news/one']);
  expect(shownBy({ category: 'News' })).toEqual(['/guides/two']);
});

test('an article leads nowhere back where the site document names no page', () => {
  expect(articleOf({})).not.toHaveProperty('back');
});

test('a team has the portraits that the site document gives its people', () => {
  const [ingrid] = JSON.parse(readFileSync('blocks/team/examples.json', 'utf8'))[0].items;
  const image = { src: '/images/chart.svg', alt: 'Ingrid Moe at her bench' };
  const { organization } = siteDocument() as { organization: object };
  const { library, says } = siteWith({
    'pages/_site.json': siteDocument({
      organization: { ...organization, people: [{ ...ingrid, image }] },
    }),
    'pages/index.json': pageWith({
      title: 'Home of the site',
      blocks: [{ type: 'team', heading: 'Who we are' }],
    }),
  });
  expect(says()).toEqual([]);
  const home = library.page('/');
  const [team] = home ? resolve(home, library).page.blocks : [];
  expect(team).toMatchObject({
    items: [{ name: 'Ingrid Moe', image: { ...image, width: expect.any(Number) } }],
  });
});
