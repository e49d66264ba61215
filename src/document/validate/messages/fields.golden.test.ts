// The messages about fields: unknown, missing, one too many.
import { readdirSync } from 'node:fs';
import { type Golden, golden } from '../../../../tests/support/documents/messages/golden.ts';
import { hero } from '../../../../tests/support/documents/sites/small-site.ts';
import { listed } from '../../../base/words.ts';

const blocks = listed([...readdirSync('blocks').sort(), 'shared'], 'and');
const CASES: Golden[] = [
  {
    name: 'a slip in the name of a missing field is one mistake',
    page: { blocks: [{ type: 'hero', heading: 'Hello', links: [{ txet: 'Read', href: '/' }] }] },
    says: ['hero › links[0]: "txet" is not a field of a link. Did you mean "text"?'],
  },
  {
    name: 'a slip in the name of a field that may be left out',
    page: { blocks: [{ type: 'hero', heading: 'Hello', intor: 'Words' }] },
    says: ['hero: "intor" is not a field of the hero block. Did you mean "intro"?'],
  },
  ...['😀', '👩‍👩‍👧', 'e\u0301'].map(sign => ({
    name: `a name that is cut behind a whole sign: ${sign}`,
    page: { blocks: [{ type: 'hero', heading: 'Hello', [sign.repeat(60)]: 'Words' }] },
    says: [
      `hero: "${sign.repeat(Math.floor(59 / sign.length))}…" is not a field of the hero block. Take it out. A remark can stand in "note".`,
    ],
  })),
  {
    name: 'a slip in one of two fields of which one is needed',
    page: { blocks: [{ type: 'hero', heading: 'Hello', links: [{ text: 'Read', herf: '/' }] }] },
    says: ['hero › links[0]: "herf" is not a field of a link. Did you mean "href"?'],
  },
  {
    name: 'a name from elsewhere for a field of ours',
    page: { blocks: [{ type: 'hero', heading: 'Hello', links: [{ label: 'Read', url: '/' }] }] },
    says: [
      'hero › links[0]: "label" is not a field of a link. Did you mean "text"?',
      'hero › links[0]: "url" is not a field of a link. Did you mean "href"?',
    ],
  },
  {
    name: 'a field that resembles nothing',
    page: { blocks: [{ type: 'hero', heading: 'Hello', links: [{ text: 'Read', href: '/', wobble: 1 }] }] },
    says: [
      'hero › links[0]: "wobble" is not a field of a link. Its fields are "text", "href", "chat", "about" and "style".',
    ],
  },
  {
    name: 'a field that resembles nothing where there are many',
    page: { blocks: [{ type: 'hero', heading: 'Hello', wobble: 1 }] },
    says: ['hero: "wobble" is not a field of the hero block. Take it out. A remark can stand in "note".'],
  },
  {
    name: 'an unknown field of the page',
    page: { autor: 'me' },
    says: ['"autor" is not a field of the page. Take it out. A remark can stand in "note".'],
  },
  {
    name: 'another case of letters',
    page: { blocks: [{ type: 'hero', heading: 'Hello', Intro: 'Words' }] },
    says: ['hero: "Intro" is not a field of the hero block. Did you mean "intro"?'],
  },
  {
    name: 'a field named __proto__',
    page: JSON.parse('{"__proto__": 1}'),
    says: ['"__proto__" is not a field of the page. Take it out. A remark can stand in "note".'],
  },
  {
    name: 'a field named constructor',
    page: { constructor: 1 },
    says: ['"constructor" is not a field of the page. Take it out. A remark can stand in "note".'],
  },
  {
    name: 'an unknown block',
    page: { blocks: [hero, { type: 'crads', heading: 'Hello', items: [] }] },
    says: [`blocks[1]: There is no block "crads". Did you mean "cards"? The blocks are ${blocks}.`],
  },
  {
    name: 'an unknown block that resembles none',
    page: { blocks: [hero, { type: 'carousel' }] },
    says: [`blocks[1]: There is no block "carousel". The blocks are ${blocks}.`],
  },
  {
    name: 'a block without its type',
    page: { blocks: [hero, { heading: 'Hello' }] },
    says: [
      'blocks[1]: A block needs a "type", the name of its kind, such as "article-list" or "call-to-action".',
    ],
  },
  {
    name: 'a slip in the name "type"',
    page: { blocks: [hero, { tpye: 'cards' }] },
    says: ['blocks[1]: "tpye" is not a field of a block. Did you mean "type"?'],
  },
  {
    name: 'a type that is not text',
    page: { blocks: [hero, { type: 3 }] },
    says: ['blocks[1]: "type" is text in quotes, not a number.'],
  },
  {
    name: 'a block that is text',
    page: { blocks: [hero, 'cards'] },
    says: ['blocks[1]: This item is a block: fields in braces, such as { "type": … }, not text.'],
  },
  {
    name: 'a block that is null',
    page: { blocks: [hero, null] },
    says: [
      'blocks[1]: This item is null. Write a block: fields in braces, such as { "type": … }, or take it out.',
    ],
  },
  {
    name: 'a missing field',
    page: { blocks: [hero, { type: 'cards', heading: 'Hello' }] },
    says: ['cards: The cards block needs "items". Add it: the cards, in order.'],
  },
  {
    name: 'several missing fields of one thing',
    page: { blocks: [hero, { type: 'faq', items: [{ id: 'one' }] }] },
    says: ['faq › items[0]: A question needs "question" and "answer". Add them.'],
  },
  {
    name: 'a page without a title',
    page: { title: undefined },
    says: [
      'The page needs "title". Add it: the page\'s name in search results and browser tabs, 65 characters at most.',
    ],
  },
  {
    name: 'a page without blocks',
    page: { blocks: undefined },
    says: ['The page needs "blocks". Add it: what the page is made of, from top to bottom.'],
  },
  {
    name: 'a package without a price',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [{ name: 'Small', features: ['One'], link: { text: 'Order', chat: 'Hello' } }],
        },
      ],
    },
    says: ['packages › items[0]: A package needs either "price" or "priceText". Add one of them.'],
  },
  {
    name: 'a package with two prices',
    page: {
      blocks: [
        hero,
        {
          type: 'packages',
          items: [
            {
              name: 'Small',
              price: 1,
              priceText: 'One',
              features: ['One'],
              link: { text: 'Order', chat: 'Hello' },
            },
          ],
        },
      ],
    },
    says: [
      'packages › items[0]: A package has "price" and "priceText", but only one of them is possible. Take one out.',
    ],
  },
  {
    name: 'a link that leads nowhere',
    page: { blocks: [{ ...hero, links: [{ text: 'Read' }] }] },
    says: ['hero › links[0]: A link needs either "href" or "chat". Add one of them.'],
  },
  {
    name: 'a link that leads to two places',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: '/', chat: 'Hello' }] }] },
    says: ['hero › links[0]: A link has "href" and "chat", but only one of them is possible. Take one out.'],
  },
  {
    name: 'a picture without words',
    page: { blocks: [{ ...hero, image: { src: '/images/chart.svg' } }] },
    says: ['hero › image: An image needs either "alt" or "decorative". Add one of them.'],
  },
  {
    name: 'a picture with words that is said to only decorate',
    page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', alt: 'A chart', decorative: true } }] },
    says: [
      'hero › image: An image has "alt" and "decorative", but only one of them is possible. Take one out.',
    ],
  },
  {
    name: 'a card without a page and a title',
    page: { blocks: [hero, { type: 'cards', items: [{ text: 'Words' }] }] },
    says: ['cards › items[0]: A card needs "page" or "title". Add one of them.'],
  },
  {
    name: 'four mistakes at once, in the order of the file',
    page: {
      title: 'Hi',
      blocks: [{ type: 'hero', haeding: 'Hello', tone: 'drak', links: [{ text: 'Read' }] }],
    },
    says: [
      'The title is 2 characters long; search results want 3 to 65.',
      'hero: "haeding" is not a field of the hero block. Did you mean "heading"?',
      'hero: "tone" is one of "plain", "tint", "brand" or "dark", not "drak". Did you mean "dark"?',
      'hero › links[0]: A link needs either "href" or "chat". Add one of them.',
    ],
  },
];

golden(CASES);
