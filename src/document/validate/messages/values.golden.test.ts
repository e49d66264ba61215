// The messages about values that are not possible: words, lengths, forms.

import { type Golden, golden } from '../../../../tests/support/documents/messages/golden.ts';
import { hero } from '../../../../tests/support/documents/sites/small-site.ts';
import { listed } from '../../../base/words.ts';
import { icons as drawings } from '../../../ui/icons.ts';

const icons = listed(Object.keys(drawings).sort(), 'and');
const CASES: Golden[] = [
  {
    name: 'a page with an empty list of blocks',
    page: { blocks: [] },
    says: ['"blocks" is an empty list. Put something in, or take the field out.'],
  },
  {
    name: 'a word that is not among the choices',
    page: { blocks: [{ ...hero, tone: 'drak' }] },
    says: ['hero: "tone" is one of "plain", "tint", "brand" or "dark", not "drak". Did you mean "dark"?'],
  },
  {
    name: 'a word that resembles none of the choices',
    page: { blocks: [{ ...hero, tone: 'purple' }] },
    says: ['hero: "tone" is one of "plain", "tint", "brand" or "dark", not "purple".'],
  },
  {
    name: 'a number that is not among the choices',
    page: { blocks: [hero, { type: 'cards', columns: 5, items: [{ title: 'One' }] }] },
    says: ['cards: "columns" is one of 2, 3 or 4, not 5.'],
  },
  {
    name: 'an unknown icon',
    page: { blocks: [hero, { type: 'cards', items: [{ title: 'One', icon: 'compas' }] }] },
    says: [
      `cards › items[0]: There is no icon "compas". Did you mean "compass"? The icons are ${icons}. To draw one of your own, put it into pages/_look/icons, as "fork.svg" for example.`,
    ],
  },
  {
    name: 'hidden: false',
    page: { blocks: [hero, { ...hero, type: 'cards', items: [{ title: 'One' }], hidden: false }] },
    says: ['cards: "hidden" is true, or it is left out.'],
  },
  { name: 'index: true', page: { index: true }, says: ['"index" is false, or it is left out.'] },
  {
    name: 'an id with capital letters',
    page: { blocks: [{ ...hero, id: 'Whats Included' }] },
    says: [
      'hero › id: "Whats Included" does not fit. An id is lower-case letters, digits and hyphens, starting with a letter, such as "whats-included".',
    ],
  },
  {
    name: 'an empty id',
    page: { blocks: [{ ...hero, id: '' }] },
    says: ['hero › id: "id" is empty. Write something, or take it out.'],
  },
  {
    name: 'an empty heading',
    page: { blocks: [{ ...hero, heading: '' }] },
    says: ['hero: "heading" is empty. Write something, or take it out.'],
  },
  {
    name: 'a heading that is too long',
    page: { blocks: [{ ...hero, heading: 'x'.repeat(201) }] },
    says: ['hero: "heading" is 201 characters long; at most 200 are possible.'],
  },
  {
    name: 'an item of a list that is too long',
    page: { blocks: [hero, { type: 'cards', items: [{ title: 'One', features: ['ok', 'x'.repeat(201)] }] }] },
    says: ['cards › items[0] › features[1]: This item is 201 characters long; at most 200 are possible.'],
  },
  {
    name: 'a title that is too short',
    page: { title: 'Hi' },
    says: ['The title is 2 characters long; search results want 3 to 65.'],
  },
  {
    name: 'a title that is too long',
    page: { title: 'A very long title that goes on and on and is cut in search results' },
    says: ['The title is 66 characters long; search results want 3 to 65.'],
  },
  {
    name: 'a description that is too short',
    page: { description: 'Short.' },
    says: ['The description is 6 characters long; search results want 50 to 160.'],
  },
  {
    name: 'a description that is too long',
    page: { description: 'A long description. '.repeat(9) },
    says: ['The description is 180 characters long; search results want 50 to 160.'],
  },
  {
    name: 'a description of emoji counts characters as people do',
    page: { description: '🌊'.repeat(49) },
    says: ['The description is 49 characters long; search results want 50 to 160.'],
  },
  {
    name: 'an empty list',
    page: { blocks: [{ ...hero, links: [] }] },
    says: ['hero: "links" is an empty list. Put something in, or take the field out.'],
  },
  {
    name: 'a list with too few items',
    page: { blocks: [hero, { type: 'panels', items: [{ title: 'One' }] }] },
    says: ['panels: "items" has 1 item; it needs at least 2.'],
  },
  {
    name: 'a list with too many items',
    page: { blocks: [{ ...hero, links: Array(5).fill({ text: 'Read', href: '/' }) }] },
    says: ['hero: "links" has 5 items; at most 3 are possible.'],
  },
  {
    name: 'the same word twice',
    page: { keywords: ['desk', 'report', 'desk'] },
    says: ['"keywords" lists "desk" twice. Take one of them out.'],
  },
  {
    name: 'an address of the wrong kind',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'javascript:alert(1)' }] }] },
    says: [
      'hero › links[0] › href: A link cannot begin with "javascript:". A link is a page of this site ("/pricing"), a place on a page ("/faq#documents" or "#documents"), "https://…", "mailto:…", "tel:…" or an address from pages/_site.json ("site:email").',
    ],
  },
  {
    name: 'an address without its beginning',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'www.example.org' }] }] },
    says: ['hero › links[0] › href: "www.example.org" is another site. Write "https://www.example.org".'],
  },
  {
    name: 'a picture that is not below images',
    page: { blocks: [{ ...hero, image: { src: 'chart.svg', decorative: true } }] },
    says: [
      'hero › image › src: "chart.svg" does not fit. A picture is named by its address below "/images/", such as "/images/services/tables.jpg".',
    ],
  },
  {
    name: 'a social picture that is a drawing',
    page: { image: '/images/chart.svg' },
    says: [
      'image: "/images/chart.svg" cannot be shown where a page is shared. A social picture is a PNG or JPEG below pages/_public/images, such as "/images/social.png".',
    ],
  },
  {
    name: 'a date in another order',
    page: {
      article: {
        id: 1,
        title: 'One',
        excerpt: 'A sentence of an excerpt.',
        date: '26/05/2025',
        category: 'Guides',
        image: { src: '/images/chart.svg', decorative: true },
      },
    },
    says: ['article › date: Write "2025-05-26" instead of "26/05/2025".'],
    fixes: ['"2025-05-26"'],
  },
  {
    name: 'a parent that is no address',
    page: { parent: 'services' },
    says: ['parent: "services" does not fit. A page is named by its address, such as "/services/repairs".'],
  },
  {
    name: 'a country that is not possible',
    page: { service: { name: 'One', area: ['CA', 'Peru'] } },
    says: [
      'service › area[1]: "Peru" does not fit. A country is written as its code of two letters, such as "CA" or "PT".',
    ],
  },
];

golden(CASES);
