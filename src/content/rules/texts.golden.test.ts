// What is said of texts: markdown, values in braces, what cannot be seen.
import { type Golden, golden } from '../golden.ts';
import { hero } from '../testing.ts';

const CASES: Golden[] = [
  {
    name: 'HTML inside a text',
    page: { blocks: [{ ...hero, intro: 'Some <b>bold</b> words.' }] },
    says: [
      'hero › intro: HTML is not possible in text. Write Markdown: **bold**, *italic*, [a link](/pricing), or take the tag out.',
    ],
  },
  {
    name: 'a picture inside a text',
    page: { blocks: [{ ...hero, intro: 'A ![chart](/images/chart.svg) here.' }] },
    says: [
      'hero › intro: A picture is not possible inside text. Use a block with an image, such as media-text.',
    ],
  },
  {
    name: 'a heading inside a short text',
    page: { blocks: [{ ...hero, intro: '## A heading' }] },
    says: [
      'hero › intro: A heading is not possible in this text. Use a prose block, or take out the "#" at the start of the line.',
    ],
  },
  {
    name: 'a heading of the first level inside prose',
    page: { blocks: [hero, { type: 'prose', text: ['First.', '# A heading'] }] },
    says: [
      'prose › text: A heading with one "#" is the page\'s title, which the page has already. Write "##".',
    ],
  },
  {
    name: 'code inside a text',
    page: { blocks: [{ ...hero, intro: 'Type `npm` here.' }] },
    says: ['hero › intro: Code is not possible in text. Take out the back-ticks.'],
  },
  {
    name: 'an unknown value',
    page: { blocks: [{ ...hero, heading: 'Call {phnoe}' }] },
    says: ['hero › heading: The site document has no value {phnoe}. Did you mean {phone}?'],
  },
  {
    name: 'an unknown value that resembles none',
    page: { blocks: [{ ...hero, intro: 'Call {fax} now.' }] },
    says: ['hero › intro: The site document has no value {fax}. It has {brand}, {email}, {phone}.'],
  },
  {
    name: 'a value with spaces in its braces',
    page: { blocks: [{ ...hero, intro: 'Call { phone } now.' }] },
    says: ['hero › intro: Write {phone} without spaces inside the braces.'],
  },
  {
    name: 'an unknown value in the description',
    page: { description: 'Write to {emial} about anything at all, and we will answer within a day.' },
    says: ['description: The site document has no value {emial}. Did you mean {email}?'],
  },
  {
    name: 'the brand and known values are fine',
    page: { blocks: [{ ...hero, intro: '{brand}: {phone}, {email}' }] },
    says: [],
  },
  {
    name: 'a text of spaces',
    page: { blocks: [{ ...hero, heading: '   ' }] },
    says: ['hero › heading: This text holds nothing but spaces. Write something, or take the field out.'],
  },
  {
    name: 'a line with a line break',
    page: { blocks: [{ ...hero, heading: 'One\nTwo' }] },
    says: ['hero › heading: This is one line, so it cannot hold a line break. Take the "\\n" out.'],
  },
  {
    name: 'a mark that turns the direction of reading',
    page: { blocks: [{ ...hero, heading: 'Pay \u202E001$ now' }] },
    says: ['hero › heading: This text holds an invisible control character. Type it anew.'],
  },
  {
    name: 'half of an emoji',
    page: { blocks: [{ ...hero, heading: 'Half \ud83d a smile' }] },
    says: ['hero › heading: This text holds half of a character, such as a part of an emoji. Type it anew.'],
  },
];

golden(CASES);
