import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  type Files,
  hero,
  PHOTO,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../tests/support/documents/sites/small-site.ts';
import type { Head } from './head.ts';
import { resolve } from './resolve.ts';

const ARTICLE = {
  id: 1,
  title: 'One',
  excerpt: 'A sentence of an excerpt.',
  date: '2025-05-26',
  category: 'Guides',
  image: { src: '/images/social.png', alt: 'A chart of the bay' },
};

function headOf(route: string, files: Files): Head {
  const { library, says } = siteWith(files);
  expect(says()).toEqual([]);
  const file = library.page(route);
  if (!file) throw new Error(`There is no page ${route}.`);
  return resolve(file, library).head;
}

type Thing = { '@type'?: string; [name: string]: unknown };

function toldOf(route: string, files: Files): Thing[] {
  return JSON.parse(JSON.stringify(headOf(route, files).structured));
}

describe('search engines are told of one business', () => {
  const ID = { '@id': 'https://www.example.com/#organization' };
  const service = { name: 'Tables', area: ['AU'] };

  test('by the home page', () => {
    expect(toldOf('/', {})).toEqual([expect.objectContaining({ ...ID, name: 'Oak & Awl' })]);
  });

  test.each<[string, string, string | undefined]>([
    ['as a value of the site says them to visitors', '{hours}', 'Mo-Sa 08:30-17:00'],
    ['as they stand', 'Mo-Fr 09:00-18:00', 'Mo-Fr 09:00-18:00'],
    ['and of none that cannot be read', 'When the light is on', undefined],
  ])('with its opening hours %s', (_, hours, told) => {
    const organization = {
      type: 'Organization',
      email: 'a@example.com',
      phone: '{phone}',
      hours,
      areas: ['AU'],
    };
    const values = { phone: '1', hours: 'Mon–Sat 8.30 am – 5 pm' };
    const site = siteDocument({ values, organization });
    expect(toldOf('/', { 'pages/_site.json': site })[0]?.openingHours).toBe(told);
  });

  test('by a service and an article, each on a page that says whose it is', () => {
    const files = {
      'pages/tables.json': pageWith({ title: 'Tables', index: false, service }),
      'pages/news/one.json': pageWith({ index: false, article: ARTICLE }),
    };
    const business = { ...ID, name: 'Oak & Awl', url: 'https://www.example.com' };
    expect(toldOf('/tables', files)).toEqual([
      { '@type': expect.any(String), ...business },
      expect.objectContaining({ '@type': 'Service', provider: ID }),
    ]);
    expect(toldOf('/news/one', files).slice(0, 2)).toEqual([
      { '@type': expect.any(String), ...business },
      expect.objectContaining({ '@type': 'BlogPosting', author: ID, publisher: ID }),
    ]);
  });

  test('once where the home page has a service', () => {
    const told = toldOf('/', { 'pages/index.json': pageWith({ title: 'Home of the site', service }) });
    expect(told.filter(thing => thing['@id'] !== undefined)).toHaveLength(1);
    expect(told.at(-1)).toMatchObject({ '@type': 'Service', provider: ID });
  });
});

describe('a block of questions', () => {
  const [faq] = JSON.parse(readFileSync('blocks/faq/examples.json', 'utf8'));
  const typesOf = (...blocks: object[]) =>
    toldOf('/a', { 'pages/a.json': pageWith({ title: 'Page a', index: false, blocks: [hero, ...blocks] }) });
  const { links, ...own } = faq;
  const block = { ...own, items: [{ question: 'How long?', answer: 'A week.' }] };
  const course = { ...block, questions: false, items: [{ question: 'Part one', answer: 'Saws.' }] };

  test('is told as such, unless it says that it holds none', () => {
    const [told, ...others] = typesOf(block, course);
    expect(told).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'How long?' }] });
    expect(JSON.stringify([told, others])).not.toContain('Part one');
    expect(typesOf(course)).toEqual([]);
  });
});

describe('the picture of a shared page has words', () => {
  const shared = (fields: object, site: object = {}) =>
    headOf('/a', {
      'pages/_site.json': siteDocument(site),
      'pages/a.json': pageWith({ title: 'Page a', index: false, ...fields }),
      ...('image' in fields && { [`pages/_public${fields.image}`]: PHOTO }),
    }).imageAlt;

  test.each<[string, string, object, object]>([
    ['Oak & Awl', 'of the brand', {}, {}],
    ['Oak & Awl: tables', 'of the site document', {}, { imageAlt: '{brand}: tables' }],
    ['Page a', 'of the title, where the page has its own', { image: '/images/own.png' }, {}],
    [
      'A chart of the bay',
      'of the picture, where the page shows it',
      { image: '/images/social.png', article: ARTICLE },
      { imageAlt: 'Something else' },
    ],
  ])('"%s": those %s', (words, _, fields, site) => {
    expect(shared(fields, site)).toBe(words);
  });
});
