// Tests what is reported of a page as a whole: headings, ids, cards, pictures.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Golden, golden, marked } from '../../../../tests/support/documents/messages/golden.ts';
import {
  hero,
  pageWith,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { blockTypes } from '../../../../tests/support/site/gallery.ts';

/** Made from the folders of blocks, so that a new block changes no other sentence. */
const ALL_BLOCKS = `The blocks are ${blockTypes()
  .map(type => `"${type}"`)
  .join(', ')} and "shared".`;

const article = {
  id: 1,
  title: 'One',
  excerpt: 'A sentence of an excerpt.',
  date: '2025-05-26',
  category: 'Guides',
  image: { src: '/images/chart.svg', decorative: true },
};
const one = (name: string) => ({
  name,
  price: 1,
  popular: true,
  features: ['One'],
  link: { text: 'Order', chat: 'Hello' },
});
const packages = (...names: string[]) => ({ type: 'packages', items: names.map(one) });
const faq = (...ids: string[]) => ({
  type: 'faq',
  items: ids.map(id => ({ id, question: `How is ${id}?`, answer: 'So.' })),
});

const voices = (...categories: string[]) => ({
  type: 'testimonials',
  filter: ['all', 'schools', 'houses'].map(category => ({ text: `Of ${category}`, category })),
  items: categories.map(category => ({ name: 'Ann', role: 'Owner', text: 'It holds.', rating: 5, category })),
});

const CASES: Golden[] = [
  {
    name: 'a first block without a heading',
    page: { blocks: [{ type: 'prose', text: 'Words.' }] },
    says: ['prose: The first block needs a "heading": it is the title of the page.'],
    marks: ['"prose"'],
  },
  {
    name: 'a first block whose heading the schema asks for, or whose type nobody knows',
    page: { blocks: [{ type: 'hero', intro: 'Words.' }] },
    says: ['hero: The hero block needs "heading". Add it: the title of the page.'],
  },
  {
    name: 'a first block of a type that nobody knows',
    page: { blocks: [{ type: 'constructor', text: 'Words.' }] },
    says: [`blocks[0]: There is no block "constructor". ${ALL_BLOCKS}`],
  },
  {
    name: 'a first block whose type is misspelt',
    page: { blocks: [{ type: 'notcie', text: 'Words.' }] },
    says: [`blocks[0]: There is no block "notcie". Did you mean "notice"? ${ALL_BLOCKS}`],
  },
  {
    name: 'a first block that may have a heading',
    page: { blocks: [{ type: 'notice', heading: 'One', text: 'Words.' }] },
    says: [],
  },
  {
    name: 'a first block without a type',
    page: { blocks: [{ text: 'Words.' }] },
    says: [
      'blocks[0]: A block needs a "type", the name of its kind, such as "article-list" or "call-to-action".',
    ],
  },
  {
    name: 'an article whose first block has no heading, because its title stands above it',
    page: { article, blocks: [{ type: 'prose', text: 'Words.' }] },
    says: [],
  },
  {
    name: 'a hidden block first, then one without a heading',
    page: {
      blocks: [
        { ...hero, hidden: true },
        { type: 'prose', text: 'Words.' },
      ],
    },
    says: ['prose: The first block needs a "heading": it is the title of the page.'],
  },
  {
    name: 'all blocks hidden',
    page: { blocks: [{ ...hero, hidden: true }] },
    says: ['blocks: All blocks of this page are hidden, so it would be empty. Show one of them.'],
    marks: ['['],
  },
  {
    name: 'no blocks',
    page: { blocks: [] },
    says: ['"blocks" is an empty list. Put something in, or take the field out.'],
  },
  {
    name: 'a hidden block and something that is none',
    page: { blocks: [{ ...hero, hidden: true }, 'Words.'] },
    says: ['blocks[1]: This item is a block: fields in braces, such as { "type": … }, not text.'],
  },
  {
    name: 'blocks that are no list',
    page: { blocks: 'Words.' },
    says: ['"blocks" is a list with each item in braces, [ { … }, { … } ], not text.'],
  },
  {
    name: 'a second hero',
    page: { blocks: [hero, hero] },
    says: ['hero 2: A hero opens a page, so it can only be the first block. Use another block here.'],
  },
  {
    name: 'a second hero that is hidden',
    page: { blocks: [hero, { ...hero, hidden: true }] },
    says: [],
  },
  {
    name: 'two popular packages',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: ['Small', 'Large'].map(name => ({
            name,
            price: 1,
            popular: true,
            features: ['One'],
            link: { text: 'Order', chat: 'Hello' },
          })),
        },
      ],
    },
    says: [
      'packages › items[1] › popular: Only one package of a page can be the popular one. Take "popular" out of the others.',
    ],
  },
  {
    name: 'three popular packages in two blocks, and what is like them',
    page: {
      blocks: [hero, packages('Small', 'Large'), { ...packages('Hidden'), hidden: true }, packages('Huge')],
    },
    says: [
      'packages 1 › items[1] › popular: Only one package of a page can be the popular one. Take "popular" out of the others.',
      'packages 3 › items[0] › popular: Only one package of a page can be the popular one. Take "popular" out of the others.',
    ],
  },
  {
    name: 'one popular package, and others that are not',
    page: {
      blocks: [
        hero,
        {
          ...packages('Small'),
          items: [...packages('Small').items, { ...one('Large'), popular: undefined }],
        },
      ],
    },
    says: [],
  },
  {
    name: 'two items of another block that call themselves popular',
    page: {
      blocks: [
        hero,
        { type: 'faq', items: ['One', 'Two'].map(question => ({ question, answer: 'So.', popular: true })) },
      ],
    },
    says: [
      'faq › items[0]: "popular" is not a field of a question. Its fields are "question", "answer" and "id".',
      'faq › items[1]: "popular" is not a field of a question. Its fields are "question", "answer" and "id".',
    ],
  },
  {
    name: 'packages that are no list, or no packages',
    page: {
      blocks: [hero, { type: 'packages', items: 'Small' }, { type: 'packages', items: ['Small', null] }],
    },
    says: [
      'packages 1: "items" is a list with each item in braces, [ { … }, { … } ], not text.',
      'packages 2 › items[0]: This item is a package: fields in braces, such as { "name": … }, not text.',
      'packages 2 › items[1]: This item is null. Write a package: fields in braces, such as { "name": … }, or take it out.',
    ],
  },
  {
    name: 'popular packages that stand there a second time, with an id',
    page: { blocks: [hero, { ...packages('Small'), id: 'deals' }, { ...packages('Small'), id: 'deals' }] },
    says: [
      'packages 2: This block stands on the page a second time; the first is on line 10. Take one of them out.',
    ],
  },
  {
    name: 'popular packages that stand there a second time',
    page: { blocks: [hero, packages('Small'), packages('Small')] },
    says: [
      'packages 2 › items[0] › popular: Only one package of a page can be the popular one. Take "popular" out of the others.',
    ],
  },
  {
    name: 'the same id twice',
    page: {
      blocks: [
        { ...hero, id: 'one' },
        { type: 'faq', items: [{ id: 'one', question: 'How?', answer: 'So.' }] },
      ],
    },
    says: [
      'faq › items[0] › id: The id "one" stands on this page twice; the first is on line 9. Choose another one.',
    ],
  },
  {
    name: 'the same id three times, in other blocks each',
    page: { blocks: [{ ...hero, id: 'one' }, faq('one', 'two'), faq('two', 'three', 'one')] },
    says: [
      'faq 1 › items[0] › id: The id "one" stands on this page twice; the first is on line 9. Choose another one.',
      'faq 2 › items[0] › id: The id "two" stands on this page twice; the first is on line 20. Choose another one.',
      'faq 2 › items[2] › id: The id "one" stands on this page twice; the first is on line 9. Choose another one.',
    ],
    marks: ['"one"', '"two"', '"one"'],
  },
  {
    name: 'a block that stands there a second time, with two ids',
    page: { blocks: [hero, faq('one', 'two'), faq('one', 'two')] },
    says: [
      'faq 2: This block stands on the page a second time; the first is on line 10. Take one of them out.',
    ],
    marks: ['{'],
  },
  {
    name: 'a block that stands there three times',
    page: { blocks: [hero, faq('one'), faq('one'), faq('one')] },
    says: [
      'faq 2: This block stands on the page a second time; the first is on line 10. Take one of them out.',
      'faq 3: This block stands on the page a second time; the first is on line 10. Take one of them out.',
    ],
  },
  {
    name: 'an id of no length, twice, and one that is none',
    page: { blocks: [{ ...hero, id: '' }, faq('', ''), { ...faq('one'), id: 5 }, { ...faq('two'), id: 5 }] },
    says: [
      'hero › id: "id" is empty. Write something, or take it out.',
      'faq 1 › items[0] › id: "id" is empty. Write something, or take it out.',
      'faq 1 › items[1] › id: "id" is empty. Write something, or take it out.',
      'faq 2: "id" is text in quotes, not a number.',
      'faq 3: "id" is text in quotes, not a number.',
    ],
  },
  {
    name: 'a place called as a part of the page that stands around it',
    page: { blocks: [{ ...hero, id: 'menu' }] },
    says: [],
  },
  {
    name: 'an id that every page has',
    page: { blocks: [{ ...hero, id: 'main' }] },
    says: ['hero › id: Every page has the place "#main" already. Choose another id.'],
  },
  {
    name: 'a day that does not exist',
    page: {
      article: {
        id: 1,
        title: 'One',
        excerpt: 'A sentence of an excerpt.',
        date: '2025-02-30',
        category: 'Guides',
        image: { src: '/images/chart.svg', decorative: true },
      },
    },
    says: ['article › date: There is no day "2025-02-30". A date is year-month-day, such as "2025-05-26".'],
  },
  {
    name: 'a category that the site has not got',
    page: { article: { ...article, category: 'Guidse' } },
    says: ['article: "category" is one of "Guides" or "News", not "Guidse". Did you mean "Guides"?'],
    marks: ['"Guidse"'],
  },
  {
    name: 'a category that resembles none',
    page: { article: { ...article, category: 'Recipes' } },
    says: ['article: "category" is one of "Guides" or "News", not "Recipes".'],
  },
  {
    name: 'a country that goes by another code',
    page: { service: { name: 'One', area: ['CA', 'UK'] } },
    says: ['service › area[1]: No country has the code "UK". Did you mean "GB"?'],
    marks: ['"UK"'],
  },
  {
    name: 'a country that there is not',
    page: { service: { name: 'One', area: ['ZZ'] } },
    says: ['service › area[0]: No country has the code "ZZ". Look it up in ISO 3166, or take it out.'],
  },
  {
    name: 'an item that no button of the filter shows',
    page: { blocks: [hero, voices('schools', 'hosues', 'boats')] },
    says: [
      'testimonials › items[1] › category: No button of the filter shows "hosues"; they show "all", "schools" and "houses". Did you mean "houses"?',
      'testimonials › items[2] › category: No button of the filter shows "boats"; they show "all", "schools" and "houses".',
    ],
    marks: ['"hosues"', '"boats"'],
  },
  {
    name: 'items of categories without a filter',
    page: { blocks: [hero, { ...voices('boats'), filter: undefined }] },
    says: [],
  },
  {
    name: 'a day that is none',
    page: { article: { ...article, date: '26 May 2025' } },
    says: ['article › date: "26 May 2025" does not fit. A date is year-month-day, such as "2025-05-26".'],
  },
  {
    name: 'an article that is none',
    page: { article: '2025-02-30' },
    says: [
      '"article" is an article: fields in braces, such as { "id": …, "title": …, "excerpt": … }, not text.',
    ],
  },
  {
    name: 'a card of a page that is not there',
    page: { blocks: [hero, { type: 'cards', items: [{ page: '/services/rlp' }] }] },
    says: ['cards › items[0] › page: There is no page "/services/rlp". Did you mean "/services/rpl"?'],
  },
  {
    name: 'a card of a page that has none',
    page: { blocks: [hero, { type: 'cards', items: [{ page: '/pricing' }] }] },
    says: [
      'cards › items[0] › page: The page "/pricing" has no card of its own. Add a "card" to pages/pricing.json, or write a title and a link here.',
    ],
  },
  {
    name: 'a card of a page that resembles none',
    page: { blocks: [hero, { type: 'cards', items: [{ page: '/zebra' }] }] },
    says: ['cards › items[0] › page: There is no page "/zebra". Add the page, or name another one.'],
    marks: ['"/zebra"'],
  },
  {
    name: 'a card of a page that is no address',
    page: {
      blocks: [
        hero,
        { type: 'cards', items: [{ page: 5 }, { page: 'pricing' }, { page: 'https://example.org' }] },
      ],
    },
    says: [
      'cards › items[0]: "page" is text in quotes, not a number.',
      'cards › items[1] › page: "pricing" does not fit. A page is named by its address, such as "/services/repairs".',
      'cards › items[2] › page: "https://example.org" does not fit. A page is named by its address, such as "/services/repairs".',
    ],
  },
  {
    name: 'a page whose own card names a page',
    page: { card: { page: '/services/rpl' } },
    says: ['card › page: A page\'s own card is written out here. Give it a "title" instead of "page".'],
  },
  {
    name: 'a parent that is not there',
    page: { parent: '/servces' },
    says: ['parent: There is no page "/servces". Add the page, or name another one.'],
  },
  { name: 'a parent that has no card', page: { parent: '/pricing' }, says: [] },
  {
    name: 'a page above itself',
    page: { parent: '/page' },
    says: ['parent: A page cannot stand above itself. Name the page above, or take "parent" out.'],
  },
  {
    name: 'a card of the page itself',
    page: { card: { title: 'A page' }, blocks: [hero, { type: 'cards', items: [{ page: '/page' }] }] },
    says: [],
  },
  {
    name: 'a redirect from a page',
    page: { redirects: ['/old', '/pricing'] },
    says: [
      'redirects[1]: "/pricing" is a page itself, so it cannot lead to another. Take it out of "redirects".',
    ],
  },
  {
    name: 'a redirect with a slash at its end',
    page: { redirects: ['/old/'] },
    says: ['redirects[0]: Write "/old" instead of "/old/": a page has no "/" at its end.'],
  },
  {
    name: 'a picture that is not there',
    page: { blocks: [{ ...hero, image: { src: '/images/chrat.svg', decorative: true } }] },
    says: [
      'hero › image › src: There is no picture "pages/_public/images/chrat.svg". Did you mean "/images/chart.svg"?',
    ],
  },
  {
    name: 'a picture with another ending',
    page: { blocks: [{ ...hero, image: { src: '/images/chart.png', decorative: true } }] },
    says: [
      'hero › image › src: There is no picture "pages/_public/images/chart.png". Did you mean "/images/chart.svg"?',
    ],
  },
  {
    name: 'a picture that cannot be read',
    page: { blocks: [{ ...hero, image: { src: '/images/broken.svg', decorative: true } }] },
    says: [
      'hero › image › src: "/images/broken.svg" holds text, not a picture, whatever its name says. Name a picture here.',
    ],
  },
  {
    name: 'a picture of no width or no height',
    page: {
      blocks: [
        { ...hero, image: { src: '/images/narrow.svg', decorative: true } },
        {
          type: 'media-text',
          heading: 'One',
          text: 'Words.',
          image: { src: '/images/flat.svg', decorative: true },
        },
      ],
    },
    says: [
      'hero › image › src: "/images/narrow.svg" has no size that can be read. Give the drawing a viewBox.',
      'media-text › image › src: "/images/flat.svg" has no size that can be read. Give the drawing a viewBox.',
    ],
  },
  {
    name: 'a picture that resembles none, and a folder',
    page: {
      image: '/images/more.png',
      blocks: [{ ...hero, image: { src: '/images/zebra.svg', decorative: true } }],
    },
    says: [
      'hero › image › src: There is no picture "pages/_public/images/zebra.svg". Put the file there, or name another one.',
      'image: There is no picture "pages/_public/images/more.png". Put the file there, or name another one.',
    ],
    marks: ['"/images/zebra.svg"', '"/images/more.png"'],
  },
  {
    name: 'a picture that is there with two other endings',
    page: { blocks: [{ ...hero, image: { src: '/images/both.jpg', decorative: true } }] },
    says: [
      'hero › image › src: There is no picture "pages/_public/images/both.jpg". Did you mean "/images/both.png"?',
    ],
  },
  {
    name: 'a picture that is there with an ending of another length',
    page: {
      blocks: [
        { ...hero, image: { src: '/images/a.jpeg', decorative: true } },
        {
          type: 'media-text',
          heading: 'One',
          text: 'Words.',
          image: { src: '/images/more.png/b.jpeg', decorative: true },
        },
      ],
    },
    says: [
      'hero › image › src: There is no picture "pages/_public/images/a.jpeg". Did you mean "/images/a.svg"?',
      'media-text › image › src: There is no picture "pages/_public/images/more.png/b.jpeg". Did you mean "/images/more.png/b.svg"?',
    ],
  },
  {
    name: 'the path of a picture in a field that the block has not',
    page: { blocks: [{ ...hero, src: '/images/zebra.svg' }] },
    says: ['hero: "src" is not a field of the hero block. Take it out. A remark can stand in "note".'],
  },
  {
    name: 'a picture in a folder',
    page: { blocks: [{ ...hero, image: { src: '/images/more.png/deap.svg', decorative: true } }] },
    says: [
      'hero › image › src: There is no picture "pages/_public/images/more.png/deap.svg". Did you mean "/images/more.png/deep.svg"?',
    ],
  },
  {
    name: 'an image that is no picture, or has no path',
    page: {
      image: 5,
      blocks: [
        { ...hero, image: '/images/chrat.svg' },
        { type: 'media-text', heading: 'One', text: 'Words.', image: { src: 5, decorative: true } },
      ],
    },
    says: [
      'hero: "image" is an image: fields in braces, such as { "src": … }, not text.',
      'media-text › image: "src" is text in quotes, not a number.',
      '"image" is text in quotes, not a number.',
    ],
  },
  {
    name: 'a picture outside of its folder',
    page: { blocks: [{ ...hero, image: { src: '/images/../../_site.json/x.svg', decorative: true } }] },
    says: [
      'hero › image › src: "/images/../../_site.json/x.svg" is not the plain path of a picture. Write it like "/images/social.png".',
    ],
    marks: ['"/images/../../_site.json/x.svg"'],
  },
  {
    name: 'a crop that reaches beyond a photograph',
    page: {
      blocks: [{ ...hero, image: { src: '/images/social.png', crop: '0 0 9000 10', decorative: true } }],
    },
    says: [
      'hero › image › crop: This part reaches beyond the photograph, which is 1 by 1 pixels. A crop is left, top, width and height within that.',
    ],
    marks: ['"0 0 9000 10"'],
  },
  {
    name: 'a crop of nothing',
    page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', crop: '0 0 0 10', decorative: true } }] },
    says: [
      'hero › image › crop: A crop of no width or no height shows nothing. Its last two numbers are width and height.',
    ],
  },
  {
    name: 'a crop of no height',
    page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', crop: '0 0 10 0', decorative: true } }] },
    says: [
      'hero › image › crop: A crop of no width or no height shows nothing. Its last two numbers are width and height.',
    ],
  },
  {
    name: 'a crop of a drawing',
    page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', crop: '0 0 1 1', decorative: true } }] },
    says: [],
  },
  {
    name: 'a crop that is none, and one of nothing',
    page: {
      blocks: [
        { ...hero, image: { src: '/images/chart.svg', crop: 5, decorative: true } },
        { type: 'media-text', heading: 'One', text: 'Words.', image: { crop: '0 0 0 0', decorative: true } },
      ],
    },
    says: [
      'hero › image: "crop" is text in quotes, not a number.',
      'media-text › image: An image needs "src". Add it: the picture, by its address on the site.',
    ],
  },
  {
    name: 'a social picture that is not there',
    page: { image: '/images/socail.png' },
    says: [
      'image: There is no picture "pages/_public/images/socail.png". Did you mean "/images/social.png"?',
    ],
  },
  {
    name: 'rules speak beside the schema, about other things',
    page: { title: 'Hi', blocks: [{ ...hero, tone: 'drak', links: [{ text: 'Read', href: '/pricng' }] }] },
    says: [
      'The title is 2 characters long; search results want 3 to 65.',
      'hero: "tone" is one of "plain", "tint", "brand" or "dark", not "drak". Did you mean "dark"?',
      'hero › links[0] › href: There is no page "/pricng". Did you mean "/pricing"?',
    ],
  },
  {
    name: 'what is wrong for the schema is told once',
    page: {
      blocks: [
        {
          ...hero,
          links: [{ text: 'Read', href: 'http://example.org' }],
          image: { src: '/pictures/a.svg', decorative: true },
        },
      ],
    },
    says: [
      'hero › links[0] › href: "http://example.org" is not safe on the way. Write "https://" instead of "http://".',
      'hero › image › src: "/pictures/a.svg" does not fit. A picture is named by its address below "/images/", such as "/images/services/tables.jpg".',
    ],
  },
];

golden(CASES);

test.each(['/images//chart.svg', '/images/./chart.svg', '/images/_chart.svg', '/images/.more/chart.svg'])(
  'a picture that is never published: %s',
  src => {
    const page = pageWith({ blocks: [{ ...hero, image: { src, decorative: true } }] });
    expect(siteWith({ 'pages/index.json': page }).says()).toEqual([
      `hero › image › src: "${src}" is not the plain path of a picture. Write it like "/images/social.png".`,
    ]);
  },
);

test('a picture of a social network may not be hidden either', () => {
  expect(siteWith({ 'pages/index.json': pageWith({ image: '/images/_social.png' }) }).says()).toEqual([
    'image: "/images/_social.png" is not the plain path of a picture. Write it like "/images/social.png".',
  ]);
});

test.each([
  {
    name: 'hidden blocks',
    blocks: [{ ...hero, hidden: true }],
    says: 'All blocks of this page are hidden, so it would be empty. Show one of them.',
    place: '[{"type":"hero"',
    mark: '[',
  },
  {
    name: 'a block that stands there a second time',
    blocks: [hero, faq('one'), faq('one')],
    says: 'This block stands on the page a second time; the first is on line 1. Take one of them out.',
    place: '{"type":"faq"',
    mark: '{',
  },
])('on a single line the bracket alone is marked: $name', ({ blocks, says, place, mark }) => {
  const text = JSON.stringify(pageWith({ blocks }));
  const problems = siteWith({ 'pages/index.json': text }).problems();
  expect(problems).toMatchObject([{ message: says, column: text.lastIndexOf(place) + 1 }]);
  expect(problems.map(marked)).toEqual([mark]);
});

test('a card of a page with mistakes, which may be why it has none', () => {
  const files = {
    'pages/index.json': pageWith({ blocks: [hero, { type: 'cards', items: [{ page: '/a' }] }] }),
    'pages/a.json': pageWith({ title: 'Page a', crad: { title: 'A' } }),
  };
  expect(siteWith(files).says()).toEqual(['"crad" is not a field of the page. Did you mean "card"?']);
});

test('a picture of a site without a folder of pictures', () => {
  const { root, library, says } = siteWith({});
  rmSync(join(root, 'pages/_public'), { recursive: true });
  library.forget();
  expect(says()).toEqual([
    'image: There is no picture "pages/_public/images/social.png". Put the file there, or name another one.',
  ]);
});

test('a category of a site that lists none', () => {
  const files = {
    'pages/_site.json': siteDocument({ categories: undefined }),
    'pages/index.json': pageWith({ article }),
  };
  expect(siteWith(files).says()).toEqual([
    'article: The site document lists no categories. Add "categories" to pages/_site.json, with "Guides" among them.',
  ]);
});
