// A document and its site in, the page model out.
import { expect, test } from 'vitest';
import { pageWith, siteDocument, siteWith } from '../../tests/support/documents/small-site.ts';
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

test('an article leads back to the page that the site document names, in its words', () => {
  const articles = { text: 'Back to {brand}', href: '/' };
  expect(articleOf({ brand: 'Oak & Awl', articles })?.back).toEqual({ text: 'Back to Oak & Awl', href: '/' });
});

test('an article leads nowhere back where the site document names no page', () => {
  expect(articleOf({})).not.toHaveProperty('back');
});
