// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ArticleCard } from '../../schema/values.ts';
import type { ArticleListBlock, Placed } from '../../src/generated/types.ts';
import { InEnglish } from '../../tests/support/documents/blocks/in-english.tsx';
import { ArticleList as Bare } from './Component.tsx';
import { categoryOfHash, find } from './find.ts';

function ArticleList(block: Placed<ArticleListBlock>) {
  return (
    <InEnglish>
      <Bare {...block} />
    </InEnglish>
  );
}

const article = (title: string, category: string, excerpt: string): ArticleCard => ({
  title,
  category,
  excerpt,
  href: `/blog/${title.toLowerCase().replaceAll(' ', '-')}`,
  date: '2025-05-26',
  dateText: '26 May 2025',
  image: { src: '/images/chart.svg', alt: '', width: 3, height: 2 },
});
const articles = [
  article('Skilled woods', 'Wood Guides', 'Points and pathways.'),
  article('Business plans', 'Wood Application', 'Forecasts that carry a nomination.'),
  article('Training plans', 'Wood Guides', 'Te reo Māori is welcome.'),
];
const block: Placed<ArticleListBlock> = {
  type: 'article-list',
  name: 'blog',
  level: 2,
  search: { label: 'Search', placeholder: 'Search articles...' },
  all: 'All Articles',
  latest: 'Latest Articles',
  categorySuffix: 'Articles',
  featured: 'Featured Article',
  read: 'Read full article',
  more: 'Read more',
  results: 'Results for',
  found: 'Articles found',
  empty: {
    title: 'No articles found',
    search: 'Nothing matches',
    category: 'There is nothing yet in',
    reset: 'View all articles',
  },
  articles,
};
const titles = (found: ArticleCard[]) => found.map(({ title }) => title.split(' ')[0]);
const scroll = vi.fn();

beforeEach(() => {
  scroll.mockReset();
  vi.stubGlobal('scrollTo', scroll);
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  location.hash = '';
  vi.unstubAllGlobals();
});

const headings = () => screen.getAllByRole('heading').map(heading => heading.textContent);
const search = () => screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const type = (value: string) => fireEvent.input(search(), { target: { value } });
/** Leaves out the copy of the first article that is only for browsers without scripts. */
const grid = () =>
  [...document.querySelectorAll('.article-list__item:not(.article-list__item--again)')].map(
    item => item.querySelector('h3')?.textContent,
  );

describe('finding', () => {
  it.each([
    ['everything', 0, '', ['Skilled', 'Business', 'Training']],
    ['a category', 1, '', ['Skilled', 'Training']],
    ['words of a title in any case', 0, 'BUSINESS', ['Business']],
    ['words of an excerpt', 0, 'nomination', ['Business']],
    ['words of a category', 0, 'guides', ['Skilled', 'Training']],
    ['white space around the words', 0, '  points ', ['Skilled']],
    ['a word without its macron', 0, 'maori', ['Training']],
    ['a category and a term', 2, 'points', []],
    ['signs that mean something in patterns', 0, '.*', []],
  ])('%s', (_, category, term, expected) => {
    expect(titles(find(articles, { category, term }, 'en'))).toEqual(expected);
  });

  it.each([
    ['strasse', 'de', 'Straße'],
    ['STRASSE', 'fr', 'Straße'],
    ['zahnarzte', 'de', 'Zahnärzte'],
    ['zahnärzte', 'de', 'Zahnärzte'],
    ['Zahnaerzte', 'de-u-nu-latn', 'Zahnärzte'],
    ['Zahnärzte', 'de', 'Zahnaerzte'],
    ['zahna\u0308rzte', 'en', 'Zahnärzte'],
    ['smorrebrod', 'da', 'Smørrebrød'],
    ['smoerrebroed', 'da', 'Smørrebrød'],
    ['ODZ', 'pl', 'Łódź'],
    ['احمد', 'ar-EG', 'أحمد'],
  ])('%s in %s finds %s', (term, language, title) => {
    const named = [article(title, 'A', 'B'), article('Another', 'A', 'B')];
    expect(titles(find(named, { category: 0, term }, language))).toEqual([title]);
  });

  it('spells out no letters of another language', () => {
    const named = [article('Zahnärzte', 'Ärzte', 'B')];
    expect(find(named, { category: 0, term: 'zahnaerzte' }, 'sv')).toEqual([]);
    expect(['#aerzte', '#arzte', '#Ärzte'].map(hash => categoryOfHash(hash, named, 'de'))).toEqual([1, 1, 1]);
  });

  it.each([
    ['#wood-guides', 1],
    ['#WOOD-Application', 2],
    ['#Wood%20Guides', 1],
    ['#contact', 0],
    ['#%', 0],
    ['#', 0],
    ['', 0],
  ])('the address part %j means category %i', (hash, category) => {
    expect(categoryOfHash(hash, articles, 'en')).toBe(category);
  });
});

describe('the list', () => {
  it('starts with the first article large and the others under "Latest Articles"', () => {
    render(<ArticleList {...block} />);
    expect(headings().slice(0, 2)).toEqual(['Skilled woods', 'Latest Articles']);
    expect(screen.getByText('Featured Article · Wood Guides')).toBeDefined();
    expect(screen.getByText('Read full article').getAttribute('href')).toBe('/blog/skilled-woods');
    expect(screen.getAllByRole('link', { name: 'Skilled woods' })[0]?.getAttribute('href')).toBe(
      '/blog/skilled-woods',
    );
    expect(grid()).toEqual(['Business plans', 'Training plans']);
  });

  it('shows one category, names it and goes to the top', () => {
    render(<ArticleList {...block} />);
    fireEvent.click(radio('Wood Guides'));
    expect(headings()).toEqual(['Wood Guides Articles', 'Skilled woods', 'Training plans']);
    expect(screen.queryByText(/^Featured Article/)).toBeNull();
    expect(scroll).toHaveBeenCalledWith({ top: 0 });
  });

  it('searches as one types, names the term and stays where it is', () => {
    render(<ArticleList {...block} />);
    type('plans');
    expect(headings()).toEqual(['Latest Articles Results for “plans”', 'Business plans', 'Training plans']);
    fireEvent.click(radio('Wood Application'));
    expect(headings()[0]).toBe('Wood Application Articles Results for “plans”');
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('tells people who listen how many there are, once something was chosen', () => {
    render(<ArticleList {...block} />);
    expect(screen.getByRole('status').textContent).toBe('');
    type('plans');
    expect(screen.getByRole('status').textContent).toBe('Articles found: 2');
  });

  it('says that nothing was found, and shows everything again', () => {
    render(<ArticleList {...block} />);
    fireEvent.click(radio('Wood Application'));
    type('zebra');
    expect(headings()).toEqual(['No articles found']);
    expect(screen.getByText('Nothing matches “zebra”.')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'View all articles' }));
    expect(search().value).toBe('');
    expect(radio('All Articles').checked).toBe(true);
    expect(headings()[0]).toBe('Skilled woods');
    expect(document.activeElement).toBe(search());
  });

  it('says that a blog without articles is empty, without a button that would do nothing', () => {
    render(<ArticleList {...block} articles={[]} />);
    expect(screen.getByText('There is nothing yet in All Articles.')).toBeDefined();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('starts with the category that the address names', () => {
    location.hash = '#wood-application';
    render(<ArticleList {...block} />);
    expect(radio('Wood Application').checked).toBe(true);
    expect(headings()[0]).toBe('Wood Application Articles');
  });
});

describe('before React wakes up', () => {
  it('all articles are there, and the featured one once more for its category', () => {
    document.body.innerHTML = renderToString(<ArticleList {...block} />);
    expect(document.querySelectorAll('[data-shelf="1"]')).toHaveLength(2);
    expect(document.body.innerHTML).not.toMatch(/style=|<!--/);
  });

  it('what was chosen and typed counts', async () => {
    document.body.innerHTML = `<main>${renderToString(<ArticleList {...block} />)}</main>`;
    radio('Wood Guides').checked = true;
    search().value = 'points';
    const complaints = vi.spyOn(console, 'error').mockImplementation(() => {});
    await act(async () => {
      hydrateRoot(document.querySelector('main') as HTMLElement, <ArticleList {...block} />);
    });
    // jsdom does not know the element <search> yet.
    expect(complaints.mock.calls.filter(([text]) => !/unrecognized/.test(text))).toEqual([]);
    expect(radio('Wood Guides').checked).toBe(true);
    expect(headings()).toEqual(['Wood Guides Articles Results for “points”', 'Skilled woods']);
  });
});

it('a teaser shows the newest three, or as many as it is told', () => {
  const many = [...articles, article('More', 'Wood Guides', 'Four.')];
  const { rerender } = render(<ArticleList {...block} variant="teaser" articles={many} />);
  expect(document.querySelectorAll('li')).toHaveLength(3);
  rerender(<ArticleList {...block} variant="teaser" articles={many} limit={1} />);
  expect(document.querySelectorAll('li')).toHaveLength(1);
  expect(screen.queryByRole('searchbox')).toBeNull();
});
