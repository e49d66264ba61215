// The messages about values of the wrong kind: text, numbers, lists.
import { type Golden, golden } from '../../../../tests/support/documents/messages/golden.ts';
import { hero } from '../../../../tests/support/documents/sites/small-site.ts';

const packagesAt = (...prices: string[]) => ({
  type: 'packages',
  items: prices.map(price => ({
    name: `Package ${price}`,
    price,
    features: ['One'],
    link: { text: 'Order', chat: 'Hello' },
  })),
});

const CASES: Golden[] = [
  {
    name: 'blocks that are not a list',
    page: { blocks: { type: 'hero' } },
    says: ['"blocks" is a list. Put square brackets around it: [ … ].'],
  },
  {
    name: 'blocks with the fields of another, beside a mistake that is told as well',
    page: {
      keywords: ['one', 2],
      blocks: [
        hero,
        { type: 'prose', items: [{ question: 'How?', answer: 'So.' }] },
        { type: 'prose', txet: 'One.' },
        { type: 'faq', items: [{ title: 'One' }] },
      ],
    },
    says: [
      'prose 1: The fields of this block are those of "faq", not of "prose", which needs "text". Change the type, or the fields.',
      'prose 2: "txet" is not a field of the prose block. Did you mean "text"?',
      'faq: The fields of this block are those of "cards", "checklist" or "steps", not of "faq". Change the type, or the fields.',
      'keywords[1]: This item is text in quotes, not a number.',
    ],
  },
  {
    name: 'a page among blocks, beside a mistake in another one',
    page: {
      blocks: [hero, { title: 'A page', blocks: [hero] }, { type: 'prose', txet: 'One.' }],
    },
    says: [
      'blocks[1]: This is a whole page inside another one. Put its blocks here one by one, or give it a file of its own.',
      'prose: "txet" is not a field of the prose block. Did you mean "text"?',
    ],
  },
  {
    name: 'a number in quotes',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [{ name: 'Small', price: '700', features: ['One'], link: { text: 'Order', chat: 'Hello' } }],
        },
      ],
    },
    says: ['packages › items[0]: "price" is a number such as 700, without quotes.'],
  },
  {
    name: 'a price with its sign',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [
            { name: 'Small', price: '$1,800', features: ['One'], link: { text: 'Order', chat: 'Hello' } },
          ],
        },
      ],
    },
    says: ['packages › items[0]: "price" is a number such as 1800, without quotes.'],
    fixes: ['1800'],
  },
  {
    name: 'prices as people from many countries write them',
    page: {
      blocks: [hero, packagesAt('1649,50 AUD', '1.200,00 $', 'A$ 1’200.–', '۱۲٬۵۰۰')],
    },
    says: ['1649.50', '1200', '1200', '12500'].map(
      (number, index) => `packages › items[${index}]: "price" is a number such as ${number}, without quotes.`,
    ),
    fixes: ['1649.50', '1200', '1200', '12500'],
  },
  {
    name: 'prices that can mean two things',
    page: {
      blocks: [hero, packagesAt('1.200', '$1.299', '12,50')],
    },
    says: [
      'packages › items[0]: "price" can mean $1,200 or $1.20. Write 1200 or 1.20.',
      'packages › items[1]: "price" can mean $1,299 or $1.30. Write 1299 or 1.30.',
      'packages › items[2]: "price" is a number such as 12.50, without quotes.',
    ],
    fixes: [undefined, undefined, '12.50'],
  },
  {
    name: 'a price beside words and signs that would be lost',
    page: {
      blocks: [hero, packagesAt('649,50 zł', 'from 700', '12.5%')],
    },
    says: [
      '"zł" is not the money of this site, which is AUD. Write the amount in AUD.',
      '"from" cannot stand beside the number. Write the number alone.',
      '"%" cannot stand beside the number. Write the number alone.',
    ].map((why, index) => `packages › items[${index}]: "price" is a number such as 700. ${why}`),
    fixes: [undefined, undefined, undefined],
  },
  {
    name: 'a price in words',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [
            { name: 'Small', price: 'By quote', features: ['One'], link: { text: 'Order', chat: 'Hello' } },
          ],
        },
      ],
    },
    says: ['packages › items[0]: "price" is a number such as 700, not text.'],
  },
  {
    name: 'more digits after the point than there are cents',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [
            { name: 'Small', price: 7.5091, features: ['One'], link: { text: 'Order', chat: 'Hello' } },
          ],
        },
      ],
    },
    says: [
      'packages › items[0] › price: Amounts in AUD have at most 2 digits after the point: write 7.51, not 7.5091.',
    ],
  },
  {
    name: 'a price with a point between its thousands',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [
            { name: 'Small', price: 'POINT', features: ['One'], link: { text: 'Order', chat: 'Hello' } },
          ],
        },
      ],
    },
    written: ['"POINT"', '1.200'],
    says: [
      'packages › items[0] › price: 1.200 is read as 1.20: a number has nothing between its thousands. Write 1200, or 1.20.',
    ],
  },
  {
    name: 'a price below nothing',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [{ name: 'Small', price: -1, features: ['One'], link: { text: 'Order', chat: 'Hello' } }],
        },
      ],
    },
    says: ['packages › items[0]: "price" is -1; it is at least 0.'],
  },
  {
    name: 'a price in a currency that counts in millions',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [{ name: 'Small', price: 1.5e9, features: ['One'], link: { text: 'Order', chat: 'Hello' } }],
        },
      ],
    },
    says: [],
  },
  {
    name: 'a price beyond reason',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [{ name: 'Small', price: 1e12, features: ['One'], link: { text: 'Order', chat: 'Hello' } }],
        },
      ],
    },
    says: ['packages › items[0]: "price" is 1000000000000; it is at most 999999999999.'],
  },
  {
    name: 'text where a number was written',
    page: { blocks: [{ type: 'hero', heading: 7 }] },
    says: ['hero: "heading" is text in quotes, not a number.'],
  },
  {
    name: 'true where text belongs',
    page: { blocks: [{ type: 'hero', heading: true }] },
    says: ['hero: "heading" is text in quotes, not true.'],
  },
  {
    name: 'null where text belongs',
    page: { blocks: [{ type: 'hero', heading: null }] },
    says: ['hero: "heading" is null. Write text in quotes, or take it out.'],
  },
  {
    name: 'a list where one line belongs',
    page: { blocks: [{ type: 'hero', heading: ['Hello'] }] },
    says: ['hero: "heading" is text in quotes, not a list.'],
  },
  {
    name: 'a number where a text of paragraphs belongs',
    page: { blocks: [{ ...hero, intro: 5 }] },
    says: ['hero: "intro" is text in quotes, or a list of paragraphs, not a number.'],
  },
  {
    name: 'a link where a list of links belongs',
    page: { blocks: [{ ...hero, links: { text: 'Read', href: '/' } }] },
    says: ['hero: "links" is a list. Put square brackets around it: [ … ].'],
  },
  {
    name: 'a text where a link belongs',
    page: { blocks: [{ ...hero, links: ['/'] }] },
    says: ['hero › links[0]: This item is a link: fields in braces, such as { "text": … }, not text.'],
  },
  {
    name: 'a text where a picture belongs',
    page: { blocks: [{ ...hero, image: '/images/chart.svg' }] },
    says: ['hero: "image" is an image: fields in braces, such as { "src": … }, not text.'],
  },
  {
    name: 'a number of the choices in quotes',
    page: { blocks: [hero, { type: 'cards', columns: '3', items: [{ title: 'One' }] }] },
    says: ['cards: "columns" is a whole number such as 3, without quotes.'],
  },
  {
    name: 'an article number in quotes',
    page: {
      article: {
        id: 'one',
        title: 'One',
        excerpt: 'A sentence of an excerpt.',
        date: '2025-05-26',
        category: 'Guides',
        image: { src: '/images/chart.svg', decorative: true },
      },
    },
    says: ['article: "id" is a whole number such as 1, not text.'],
  },
];

golden(CASES);
