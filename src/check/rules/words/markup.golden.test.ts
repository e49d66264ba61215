// Tests what is reported of texts: Markdown, values in braces, invisible characters.
import { type Golden, golden } from '../../../../tests/support/documents/messages/golden.ts';
import { hero } from '../../../../tests/support/documents/sites/small-site.ts';

const CASES: Golden[] = [
  {
    name: 'HTML inside a text',
    page: { blocks: [{ ...hero, intro: 'Some <b>bold</b> words.' }] },
    says: [
      'hero › intro: HTML is not possible in text. Write Markdown: **bold**, *italic*, [a link](/pricing), or take the tag out.',
    ],
    marks: ['<b>'],
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
    marks: ['{fax}'],
  },
  {
    name: 'a value with spaces in its braces',
    page: { blocks: [{ ...hero, intro: 'Call { phone } now.' }] },
    says: ['hero › intro: Write {phone} without spaces inside the braces.'],
    marks: ['{ phone }'],
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
    says: ['hero › heading: An invisible character stands between "Pay" and "001$". Take it out.'],
    fixes: [''],
  },
  {
    name: 'several invisible characters, and one in the middle of a word',
    page: {
      blocks: [
        {
          ...hero,
          heading: 'Pay\u2066 "700"\u2069 now',
          intro: ['One\u0007', 'two\ufeffthree', '\u0001', 'a\u000bb'],
        },
      ],
    },
    says: [
      'hero › heading: An invisible character stands between "Pay" and "700", and another one further on. Take them out.',
      'hero › intro[0]: An invisible character stands after "One". Take it out.',
      'hero › intro[1]: An invisible character stands in "twothree". Take it out.',
      'hero › intro[2]: An invisible character stands alone in this text. Take it out.',
      'hero › intro[3]: An invisible character stands in "ab". Take it out.',
    ],
    fixes: [' \\"700\\"', '', '', '', ' '],
  },
  {
    name: 'half of an emoji',
    page: { blocks: [{ ...hero, heading: 'Half \ud83d a smile' }] },
    says: [
      'hero › heading: Half of a character, such as a part of an emoji, stands between "Half" and "a". Take it out.',
    ],
    fixes: [''],
  },
  {
    name: 'a tag that is not closed, and one that closes nothing',
    page: { blocks: [{ ...hero, intro: '</b> and <i>' }] },
    says: [
      'hero › intro: HTML is not possible in text. Write Markdown: **bold**, *italic*, [a link](/pricing), or take the tag out.',
      'hero › intro: HTML is not possible in text. Write Markdown: **bold**, *italic*, [a link](/pricing), or take the tag out.',
    ],
    marks: ['</b>', '<i>'],
  },
  {
    name: 'a value whose braces are not closed, or not opened',
    page: { blocks: [{ ...hero, heading: '{brand grew', intro: 'Write to email}, or {phone, or {phnoe.' }] },
    says: [
      'hero › heading: "{brand" lacks a brace, and visitors would see it as it is. Write {brand}.',
      'hero › intro: "email}" lacks a brace, and visitors would see it as it is. Write {email}.',
      'hero › intro: "{phone" lacks a brace, and visitors would see it as it is. Write {phone}.',
      'hero › intro: "{phnoe" lacks a brace, and visitors would see it as it is. Write {phone}.',
    ],
    marks: ['{brand', 'email}', '{phone', '{phnoe'],
    fixes: ['{brand}', '{email}', '{phone}', '{phone}'],
  },
  {
    name: 'a link whose words are not opened, and one whose brackets changed places',
    page: { blocks: [{ ...hero, intro: ['See our prices](/pricing).', 'See (our prices)[/pricing].'] }] },
    says: [
      'hero › intro: The words of this link are not opened. Put "[" before them: [words](/pricing).',
      'hero › intro: The brackets of this link have changed places. Write [our prices](/pricing).',
    ],
    marks: ['](/pricing)', '(our prices)[/pricing]'],
    fixes: [undefined, '[our prices](/pricing)'],
  },
  {
    name: 'signs with a backslash, which visitors are meant to see',
    page: {
      blocks: [
        {
          ...hero,
          intro: [
            'Write \\[words](/pricing), \\[words\\](/pricing) or \\[words]\\(/pricing).',
            'Not \\[words\\] (/pricing), \\[words(/pricing) or (words)\\[/pricing], and no \\*\\*.',
            '\\|---|',
          ],
        },
      ],
    },
    says: [],
  },
  {
    name: 'a backslash that is a word itself, before a sign that went wrong',
    page: { blocks: [{ ...hero, intro: ['Two \\\\** words.', 'See (our \\*prices)[/pricing].'] }] },
    says: [
      'hero › intro: Bold words stand between two "**", like **this**. Here one is missing, or a space is inside.',
      'hero › intro: The brackets of this link have changed places. Write [our \\*prices](/pricing).',
    ],
  },
  {
    name: 'a text behind the address of a link',
    page: { blocks: [{ ...hero, intro: 'See [our prices](/pricing "All of them").' }] },
    says: [
      'hero › intro: Behind the address of a link stands nothing: [words](/pricing). Visitors would never see "All of them". Take it out, or write it among the words.',
    ],
    marks: ['[our prices](/pricing \\"All of them\\")'],
  },
  {
    name: 'such links in a line',
    page: {
      blocks: [
        { ...hero, heading: 'See our prices](/pricing)' },
        { type: 'prose', heading: '(Prices)[/pricing]', text: 'Words.' },
      ],
    },
    says: [
      'hero › heading: A link is not possible in this line: visitors would see the brackets. Write the words alone, and the link in a field for links or texts.',
      'prose › heading: A link is not possible in this line: visitors would see the brackets. Write the words alone, and the link in a field for links or texts.',
    ],
  },
  {
    name: 'a table',
    page: { blocks: [{ ...hero, intro: 'Prices:\n\n| Wood | Price |\n|------|------:|\n| Oak | $10 |' }] },
    says: [
      'hero › intro: A table is not possible in text: visitors would see its "|". Write a list, or take a block with columns.',
    ],
    marks: ['|------|------:|'],
  },
  {
    name: 'what looks like markup to few',
    page: {
      blocks: [
        { ...hero, intro: '~~~ Offer until Friday' },
        { type: 'prose', text: '> Loud\n> ===' },
        { type: 'prose', text: 'Words.\n\n> ---' },
        { type: 'prose', text: '1. ---' },
      ],
    },
    says: [
      'hero › intro: Code is not possible in text. If you meant a paragraph, take out the spaces, "~~~" or back-ticks before it.',
      'prose 1 › text: A row of "=" or "-" right under words makes them a heading, which is not possible here. Take it out, or put an empty line before it.',
      'prose 2 › text: A line across the text is not possible. Start a new block or a heading instead.',
      'prose 3 › text: A line across the text is not possible. Start a new block or a heading instead.',
    ],
  },
  {
    name: 'braces that nobody takes for a value',
    page: { blocks: [{ ...hero, intro: 'From {} over { } to {1, 2}, {1a}, {a_} and {"a": "b"}.' }] },
    says: [],
  },
  {
    name: 'a value that is misspelt with a sign that no name has',
    page: { blocks: [{ ...hero, intro: 'Call {pho-ne} now.' }] },
    says: ['hero › intro: The site document has no value {pho-ne}. Did you mean {phone}?'],
  },
  {
    name: 'two unknown values in one text of several',
    page: { blocks: [{ ...hero, intro: ['Call us.', 'Call {phnoe}, write to {emial}.'] }] },
    says: [
      'hero › intro[1]: The site document has no value {phnoe}. Did you mean {phone}?',
      'hero › intro[1]: The site document has no value {emial}. Did you mean {email}?',
    ],
    marks: ['{phnoe}', '{emial}'],
  },
  {
    name: 'an unknown value in the title, in a long text and in the excerpt of an article',
    page: {
      title: 'To {emial}',
      article: {
        id: 1,
        title: 'One',
        excerpt: 'A sentence with {phnoe} in it.',
        date: '2025-05-26',
        category: 'Guides',
        image: { src: '/images/chart.svg', decorative: true },
      },
      blocks: [{ type: 'prose', text: ['One.', 'Two {fax}.'] }],
    },
    says: [
      'title: The site document has no value {emial}. Did you mean {email}?',
      'prose › text[1]: The site document has no value {fax}. It has {brand}, {email}, {phone}.',
      'article › excerpt: The site document has no value {phnoe}. Did you mean {phone}?',
    ],
  },
  {
    name: 'a text that is no text is left to the schema',
    page: { title: ['{fax}'], blocks: [{ ...hero, heading: 5, intro: [5, 'To {emial}.'] }] },
    says: [
      '"title" is text in quotes, not a list.',
      'hero: "heading" is text in quotes, not a number.',
      'hero › intro[0]: This item is text in quotes, not a number.',
      'hero › intro[1]: The site document has no value {emial}. Did you mean {email}?',
    ],
  },
  {
    name: 'spaces at the ends of a text, and tabs and line breaks in a long one',
    page: { blocks: [{ ...hero, intro: ' One.\r\n\r\nTwo,\tand three. ' }] },
    says: [],
  },
  {
    name: 'a line with the line break of old Macs',
    page: { blocks: [{ ...hero, heading: 'One\rTwo' }] },
    says: ['hero › heading: This is one line, so it cannot hold a line break. Take the "\\n" out.'],
  },
  {
    name: 'a control character, and one in the middle of a text',
    page: { blocks: [{ ...hero, heading: '\u0007Pay', intro: 'Pay\u0000 now.' }] },
    says: [
      'hero › heading: An invisible character stands before "Pay". Take it out.',
      'hero › intro: An invisible character stands between "Pay" and "now.". Take it out.',
    ],
    marks: ['\\u0007', '\\u0000'],
  },
  {
    name: 'bold in the title',
    page: { title: 'A **page** to check' },
    says: ['title: Bold is not possible in this line: visitors would see the "**". Take them out.'],
  },
  {
    name: 'braces where no text is',
    page: { blocks: [{ ...hero, links: [{ text: 'Read', href: 'https://example.org/{fax}' }] }] },
    says: ['hero › links[0] › href: The address holds "{". Write "%7B" for it.'],
  },
  {
    name: 'bold without end in a line, with nothing else',
    page: { blocks: [{ ...hero, heading: '**' }] },
    says: ['hero › heading: Bold is not possible in this line: visitors would see the "**". Take them out.'],
    marks: ['**'],
  },
];

golden(CASES);
