// What is said of a page as a whole: headings, ids, cards, pictures.
import { type Golden, golden } from '../golden.ts';
import { hero } from '../testing.ts';

const CASES: Golden[] = [
  {
    name: 'a first block without a heading',
    page: { blocks: [{ type: 'prose', text: 'Words.' }] },
    says: ['prose: The first block needs a "heading": it is the title of the page.'],
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
  },
  {
    name: 'a second hero',
    page: { blocks: [hero, hero] },
    says: ['hero 2: A hero opens a page, so it can only be the first block. Use another block here.'],
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
        category: 'Visa Guides',
        image: { src: '/images/chart.svg', decorative: true },
      },
    },
    says: ['article › date: There is no day "2025-02-30". A date is year-month-day, such as "2025-05-26".'],
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
    name: 'a page whose own card names a page',
    page: { card: { page: '/services/rpl' } },
    says: ['card › page: A page\'s own card is written out here. Give it a "title" instead of "page".'],
  },
  {
    name: 'a parent that is not there',
    page: { parent: '/servces' },
    says: ['parent: There is no page "/servces". Add the page, or name another one.'],
  },
  {
    name: 'a page above itself',
    page: { parent: '/page' },
    says: ['parent: A page cannot stand above itself. Name the page above, or take "parent" out.'],
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
      'hero › image › src: The size of "/images/broken.svg" cannot be read. Save the picture anew; a drawing (SVG) needs a viewBox.',
    ],
  },
  {
    name: 'a picture outside of its folder',
    page: { blocks: [{ ...hero, image: { src: '/images/../../_site.json/x.svg', decorative: true } }] },
    says: [
      'hero › image › src: "/images/../../_site.json/x.svg" is not the plain path of a picture. Write it like "/images/social.png".',
    ],
  },
  {
    name: 'a crop of a photograph',
    page: {
      blocks: [{ ...hero, image: { src: '/images/social.png', crop: '0 0 10 10', decorative: true } }],
    },
    says: [
      'hero › image › crop: Only drawings (SVG) can be cropped here. Crop the file itself and take "crop" out.',
    ],
  },
  {
    name: 'a crop of nothing',
    page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', crop: '0 0 0 10', decorative: true } }] },
    says: [
      'hero › image › crop: A crop of no width or no height shows nothing. Its last two numbers are width and height.',
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
          image: { src: '/images/A.svg', decorative: true },
        },
      ],
    },
    says: [
      'hero › links[0] › href: "http://example.org" is not safe on the way. Write "https://" instead of "http://".',
      'hero › image › src: "/images/A.svg" does not fit. A picture is a file below pages/_public/images, named like "/images/services/market-salary-report.svg".',
    ],
  },
];

golden(CASES);
