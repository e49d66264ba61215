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
import { vocabularyMistakes } from '../../../tests/support/site/schema-org.ts';
import type { SiteDocument } from '../../generated/types.ts';
import type { Head } from './head.ts';
import { organization } from './organization.ts';
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

const TYPES: SiteDocument['organization']['type'][] = JSON.parse(readFileSync('schema/site.json', 'utf8'))
  .properties.organization.properties.type.enum;

type Thing = { '@type'?: string; [name: string]: unknown };

/** Whatever a test tells search engines is in the words of schema.org. */
function toldOf(route: string, files: Files): Thing[] {
  const told: Thing[] = JSON.parse(JSON.stringify(headOf(route, files).structured));
  expect(told.flatMap(vocabularyMistakes)).toEqual([]);
  return told;
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
      type: 'Restaurant',
      email: 'a@example.com',
      phone: '{phone}',
      hours,
      areas: ['AU'],
    };
    const values = { phone: '1', hours: 'Mon–Sat 8.30 am – 5 pm' };
    const site = siteDocument({ values, organization });
    expect(toldOf('/', { 'pages/_site.json': site })[0]?.openingHours).toBe(told);
  });

  test.each(TYPES)('in fields that schema.org knows of a %s', type => {
    const site = siteDocument() as SiteDocument;
    const organized = { ...site, organization: { ...site.organization, type } };
    const told = organization({ root: '.', site: organized, headingLevel: 2 });
    expect(vocabularyMistakes(JSON.parse(JSON.stringify(told)))).toEqual([]);
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

const toldWith = (...blocks: object[]) =>
  toldOf('/a', { 'pages/a.json': pageWith({ title: 'Page a', index: false, blocks: [hero, ...blocks] }) });

describe('a list of prices', () => {
  const BUSINESS = { '@id': 'https://www.example.com/#organization' };
  const block = {
    type: 'price-list',
    id: 'prices',
    heading: 'At noon',
    items: [
      { name: 'Bread', price: 2.5 },
      { group: 'Soups', name: 'Leek', short: 'with rye', text: 'Hot.', priceText: 'by the bowl' },
      {
        group: 'Drinks',
        name: 'Cider',
        sizes: [
          { name: '0.2 l', price: 4 },
          { name: '0.5 l', price: 8 },
        ],
      },
    ],
  };
  const offer = (price: string, more: object = {}) => ({
    '@type': 'Offer',
    price,
    priceCurrency: 'AUD',
    ...more,
  });

  test('is told as a menu where it says so', () => {
    expect(toldWith({ ...block, kind: 'menu' })).toEqual([
      { '@type': 'ProfessionalService', ...BUSINESS, name: 'Oak & Awl', url: 'https://www.example.com' },
      {
        '@type': 'Menu',
        name: 'At noon',
        url: 'https://www.example.com/a#prices',
        inLanguage: 'en-AU',
        provider: BUSINESS,
        hasMenuItem: [{ '@type': 'MenuItem', name: 'Bread', offers: offer('2.5') }],
        hasMenuSection: [
          {
            '@type': 'MenuSection',
            name: 'Soups',
            hasMenuItem: [{ '@type': 'MenuItem', name: 'Leek', description: 'with rye. Hot.' }],
          },
          {
            '@type': 'MenuSection',
            name: 'Drinks',
            hasMenuItem: [
              {
                '@type': 'MenuItem',
                name: 'Cider',
                offers: [offer('4', { name: '0.2 l' }), offer('8', { name: '0.5 l' })],
              },
            ],
          },
        ],
      },
    ]);
  });

  test('is told as what the business offers where it says so', () => {
    const [business, ...others] = toldWith({ ...block, kind: 'offers' });
    expect(others).toEqual([]);
    expect(business?.hasOfferCatalog).toEqual([
      {
        '@type': 'OfferCatalog',
        name: 'At noon',
        url: 'https://www.example.com/a#prices',
        itemListElement: [
          offer('2.5', { name: 'Bread' }),
          {
            '@type': 'OfferCatalog',
            name: 'Soups',
            itemListElement: [{ '@type': 'Offer', name: 'Leek', description: 'with rye. Hot.' }],
          },
          {
            '@type': 'OfferCatalog',
            name: 'Drinks',
            itemListElement: [offer('4', { name: 'Cider, 0.2 l' }), offer('8', { name: 'Cider, 0.5 l' })],
          },
        ],
      },
    ]);
  });

  test('is not told where it says nothing', () => {
    expect(toldWith(block)).toEqual([]);
  });
});

describe('people', () => {
  const ada = { name: 'Ada Moe', role: 'Joiner' };
  const site = (organization: object) =>
    siteDocument({ organization: { ...(siteDocument() as SiteDocument).organization, ...organization } });

  test('are told on the page that shows them, with their portraits and their pages elsewhere', () => {
    const shown = {
      ...ada,
      image: { src: '/images/chart.svg', alt: 'Ada', crop: '0 0 10 10' },
      links: [
        { text: 'Write', href: 'site:email' },
        { text: 'Talks', href: 'https://talks.example.com/ada' },
      ],
    };
    const [business, ...people] = toldWith({ type: 'team', items: [shown] });
    expect(business).toMatchObject({ name: 'Oak & Awl' });
    expect(people).toEqual([
      {
        '@type': 'Person',
        name: 'Ada Moe',
        jobTitle: 'Joiner',
        image: 'https://www.example.com/images/chart.svg',
        sameAs: ['https://talks.example.com/ada'],
        worksFor: { '@id': 'https://www.example.com/#organization' },
      },
    ]);
  });

  test('are told once on the home page, which names those of the site as employees', () => {
    const home = pageWith({
      title: 'Home of the site',
      blocks: [hero, { type: 'team' }, { type: 'team', id: 'two', items: [{ name: 'Bo Lie' }] }],
    });
    const told = toldOf('/', { 'pages/_site.json': site({ people: [ada] }), 'pages/index.json': home });
    expect(told.map(({ '@type': type, name }) => [type, name])).toEqual([
      ['ProfessionalService', 'Oak & Awl'],
      ['Person', 'Bo Lie'],
    ]);
    expect(told[0]).toMatchObject({ employee: [{ name: 'Ada Moe' }] });
  });
});

describe('a block of questions', () => {
  const [faq] = JSON.parse(readFileSync('blocks/faq/examples.json', 'utf8'));
  const { links, ...own } = faq;
  const block = { ...own, items: [{ question: 'How long?', answer: 'A week.' }] };
  const course = { ...block, questions: false, items: [{ question: 'Part one', answer: 'Saws.' }] };

  test('is told as such, unless it says that it holds none', () => {
    const [told, ...others] = toldWith(block, course);
    expect(told).toMatchObject({ '@type': 'FAQPage', mainEntity: [{ name: 'How long?' }] });
    expect(JSON.stringify([told, others])).not.toContain('Part one');
    expect(toldWith(course)).toEqual([]);
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
