// Tests what is reported of links: to pages, places, files and addresses.
import { expect, test } from 'vitest';
import { type Golden, golden } from '../../../../tests/support/documents/messages/golden.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';

const CASES: Golden[] = [
  {
    name: 'a page that is not there',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricng' }] }] },
    says: ['hero › links[0] › href: There is no page "/pricng". Did you mean "/pricing"?'],
  },
  {
    name: 'a page that resembles none',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/zebra' }] }] },
    says: ['hero › links[0] › href: There is no page "/zebra". Add the page, or change the link.'],
  },
  {
    name: 'a page in another folder',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/rpl' }] }] },
    says: ['hero › links[0] › href: There is no page "/rpl". Did you mean "/services/rpl"?'],
  },
  {
    name: 'a page with a slip and a place',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricng#deals' }] }] },
    says: ['hero › links[0] › href: There is no page "/pricng". Did you mean "/pricing#deals"?'],
  },
  {
    name: 'a place that is not on the other page',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing#deal' }] }] },
    says: ['hero › links[0] › href: There is no place "#deal" on "/pricing". Did you mean "/pricing#deals"?'],
  },
  {
    name: 'a place that resembles none on the other page',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing#zebra' }] }] },
    says: ['hero › links[0] › href: There is no place "#zebra" on "/pricing". It has "#deals".'],
  },
  {
    name: 'a place that is not on this page',
    page: { blocks: [{ ...hero, id: 'top-of-page', links: [{ text: 'Read', href: '#top-of-pag' }] }] },
    says: [
      'hero › links[0] › href: There is no place "#top-of-pag" on this page. Did you mean "#top-of-page"?',
    ],
  },
  {
    name: 'a place whose name does not fit, which is told where it stands',
    page: {
      blocks: [{ ...hero, id: 'top-of-page And More', links: [{ text: 'Read', href: '#top-of-page' }] }],
    },
    says: [
      'hero › id: "top-of-page And More" does not fit. An id is lower-case letters, digits and hyphens, starting with a letter, such as "whats-included".',
    ],
  },
  {
    name: 'a place in a hidden block',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing#kept' }] }] },
    says: [
      'hero › links[0] › href: The place "#kept" on "/pricing" is in a hidden block. Show the block, or change the link.',
    ],
  },
  {
    name: 'the place of a question',
    page: {
      blocks: [
        { ...hero, links: [{ text: 'Read', href: '#how-long' }] },
        { type: 'faq', items: [{ id: 'how-long', question: 'How long?', answer: 'Two days.' }] },
      ],
    },
    says: [],
  },
  {
    name: 'a place on a page without any',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/services/rpl#x' }] }] },
    says: ['hero › links[0] › href: There is no place "#x" on "/services/rpl". Give a block there this id.'],
  },
  {
    name: 'a file that is not there',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/files/prices.pdf' }] }] },
    says: [
      'hero › links[0] › href: There is no file "pages/_public/files/prices.pdf". Add it, or change the link.',
    ],
  },
  {
    name: 'a file that is there, the content of the page and the feed',
    page: {
      blocks: [
        {
          ...hero,
          links: [
            { text: 'Read', href: '/images/chart.svg' },
            { text: 'Feed', href: '/feed.xml' },
          ],
        },
      ],
    },
    says: [],
  },
  {
    name: 'an address that the site document does not have',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'site:emial' }] }] },
    says: ['hero › links[0] › href: The site document has no address "emial". Did you mean "site:email"?'],
  },
  {
    name: 'an address that resembles none',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'site:fax' }] }] },
    says: [
      'hero › links[0] › href: The site document has no address "fax". Add it to "addresses" in pages/_site.json.',
    ],
  },
  {
    name: 'an absolute address of this site',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'https://www.example.com/pricing' }] }] },
    says: [
      'hero › links[0] › href: "https://www.example.com/pricing" is a page of this site. Write its path alone: "/pricing".',
    ],
  },
  {
    name: 'an address with an ending',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing.html' }] }] },
    says: [
      'hero › links[0] › href: Write "/pricing" instead of "/pricing.html": a page is named without an ending.',
    ],
  },
  {
    name: 'an address with a slash at its end',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/pricing/' }] }] },
    says: ['hero › links[0] › href: Write "/pricing" instead of "/pricing/": a page has no "/" at its end.'],
  },
  {
    name: 'http',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'http://example.org' }] }] },
    says: [
      'hero › links[0] › href: "http://example.org" is not safe on the way. Write "https://" instead of "http://".',
    ],
  },
  {
    name: 'two slashes',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '//example.org' }] }] },
    says: [
      'hero › links[0] › href: "//example.org" leads off the site without saying how. Write "https:" before it, or only one "/".',
    ],
  },
  {
    name: 'a link inside a text',
    page: { blocks: [{ ...hero, intro: 'See [the prices](/pricng) for more.' }] },
    says: ['hero › intro: There is no page "/pricng". Did you mean "/pricing"?'],
  },
  {
    name: 'a dangerous link inside a text',
    page: { blocks: [{ ...hero, intro: 'See [this](javascript:alert) now.' }] },
    says: [
      'hero › intro: A link cannot begin with "javascript:". A link is a page of this site ("/pricing"), a place on a page ("/faq#documents" or "#documents"), "https://…", "mailto:…", "tel:…" or an address from pages/_site.json ("site:email").',
    ],
  },
  {
    name: 'a page in a folder that has a dot in its name',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/v1.2/notes' }] }] },
    says: ['hero › links[0] › href: There is no page "/v1.2/notes". Add the page, or change the link.'],
  },
  {
    name: 'the content of another page and the menu of this one',
    page: {
      blocks: [{ ...hero, links: ['/pricing#main', '#main'].map(href => ({ text: 'Read', href })) }],
    },
    says: [],
  },
  {
    name: 'a place that resembles none of six',
    page: { blocks: placesAnd('#zebra', 6) },
    says: [
      'hero › links[0] › href: There is no place "#zebra" on this page. It has "#part-1", "#part-2", "#part-3", "#part-4", "#part-5", "#part-6".',
    ],
  },
  {
    name: 'a place that resembles none of seven',
    page: { blocks: placesAnd('#zebra', 7) },
    says: [
      'hero › links[0] › href: There is no place "#zebra" on this page. It has "#part-1", "#part-2", "#part-3", "#part-4", "#part-5", "#part-6" ….',
    ],
  },
  {
    name: 'a place whose name stands in a misspelt field',
    page: {
      blocks: [
        { ...hero, links: [{ text: 'Read', href: '#deals' }] },
        { type: 'prose', id: 'deal', text: 'One.' },
        { type: 'prose', idd: 'deals', text: 'Two.' },
      ],
    },
    says: ['prose 2: "idd" is not a field of the prose block. Did you mean "id"?'],
  },
  {
    name: 'a place that resembles none, on a page with another mistake',
    page: {
      blocks: [
        { ...hero, links: [{ text: 'Read', href: '#zebra' }] },
        { type: 'prose', id: 'deals', txet: 'Two.' },
      ],
    },
    says: ['prose: "txet" is not a field of the prose block. Did you mean "text"?'],
  },
  {
    name: 'a place with a slip, on a page with another mistake',
    page: {
      blocks: [
        { ...hero, links: [{ text: 'Read', href: '#dealz' }] },
        { type: 'prose', id: 'deals', txet: 'Two.' },
      ],
    },
    says: [
      'hero › links[0] › href: There is no place "#dealz" on this page. Did you mean "#deals"?',
      'prose: "txet" is not a field of the prose block. Did you mean "text"?',
    ],
  },
  {
    name: 'this site without a path',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'https://www.example.com' }] }] },
    says: [
      'hero › links[0] › href: "https://www.example.com" is a page of this site. Write its path alone: "/".',
    ],
  },
  {
    name: 'a place of this site',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'https://www.example.com#main' }] }] },
    says: [
      'hero › links[0] › href: "https://www.example.com#main" is a page of this site. Write its path alone: "/#main".',
    ],
  },
  {
    name: 'a site whose name begins like that of this one',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'https://www.example.com.au/pricing' }] }] },
    says: [],
  },
];

function placesAnd(href: string, count: number): object[] {
  const parts = Array.from({ length: count }, (_, index) => ({
    type: 'prose',
    id: `part-${index + 1}`,
    text: 'One.',
  }));
  return [{ ...hero, links: [{ text: 'Read', href }] }, ...parts];
}

golden(CASES);

test('a place on a page that cannot be read is not missed', () => {
  const links = [{ text: 'Read', href: '/a#deals' }];
  const { says } = siteWith({
    'pages/index.json': pageWith({ blocks: [{ ...hero, links }] }),
    'pages/a.json': '{ "title": ',
  });
  expect(says()).toEqual(['The file ends here, and a value is missing.']);
});

test('a link into the chat needs its address', () => {
  const link = { text: 'Ask', chat: 'Hello' };
  const { says } = siteWith({
    'pages/_site.json': siteDocument({ addresses: { email: 'mailto:hello@example.com' } }),
    'pages/index.json': pageWith({
      blocks: [{ ...hero, links: [link] }],
    }),
  });
  expect(says()).toEqual([
    'hero › links[0] › chat: A chat link needs the address of the chat. Add "chat" to "addresses" in pages/_site.json.',
  ]);
});

test.each([
  ['/kurse/rückenschule', '/kurse/rueckenschule'],
  ['/kurse/r%C3%BCckenschule#termine', '/kurse/rueckenschule#termine'],
  ['/Über uns', '/uber-uns'],
  ['/kurse/rückenkurs', undefined],
])('a link with marks, %s, and the page without them', (href, meant) => {
  const prose = { type: 'prose', id: 'termine', text: 'Termine.' };
  const site = siteWith({
    'pages/_site.json': siteDocument({ language: 'de' }),
    'pages/kurse/rueckenschule.json': pageWith({ title: 'Kurs', blocks: [hero, prose] }),
    'pages/uber-uns.json': pageWith({ title: 'Wir' }),
    'pages/index.json': pageWith({
      title: 'Home',
      blocks: [
        {
          ...hero,
          links: ['/kurse/rueckenschule', '/uber-uns', href].map((to, i) => ({ text: `${i}`, href: to })),
        },
      ],
    }),
  });
  const [problem, ...others] = site.problems();
  expect(others).toEqual([]);
  expect(problem?.message).toContain(
    meant
      ? `Write "${meant}" instead of "${href}".`
      : '"/kurse/rückenkurs" holds "ü". Pages of this site are',
  );
  expect(problem?.fix?.text).toBe(meant && JSON.stringify(meant));
});
