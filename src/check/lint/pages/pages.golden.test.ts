// Tests what the lint reports of a page, each sentence with its line and column.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { lintOfPage } from '../../../../tests/support/documents/messages/lint.ts';
import { hero } from '../../../../tests/support/documents/sites/small-site.ts';

type Row = { name: string; page: object; says: string[] };

const CASES: { [about: string]: Row[] } = {
  'the words of links': [
    {
      name: 'words that say nothing',
      page: {
        blocks: [
          {
            ...hero,
            links: [
              { text: 'Click here', href: '/' },
              { text: 'here!', href: '/' },
              { text: 'Learn more', about: 'the desk', href: '/' },
            ],
          },
        ],
      },
      says: [
        '11:19 "Click here" doesn’t say where this link leads. Name the place, such as "Read the pricing".',
        '15:19 "here!" doesn’t say where this link leads. Name the place, such as "Read the pricing".',
      ],
    },
    {
      name: '"Read more" and "Learn More" outside of cards',
      page: {
        blocks: [
          {
            ...hero,
            links: [
              { text: 'Read more', href: '/' },
              { text: 'Learn More', href: '/page' },
            ],
          },
        ],
      },
      says: [
        '11:19 "Read more" doesn’t say where this link leads. Name the place, such as "Read the pricing".',
        '15:19 "Learn More" doesn’t say where this link leads. Name the place, such as "Read the pricing".',
      ],
    },
    {
      name: 'an address as words',
      page: {
        blocks: [
          {
            ...hero,
            links: [
              { text: 'www.example.com', href: '/' },
              { text: 'https://www.example.com/a', href: '/page' },
            ],
          },
        ],
      },
      says: [
        '11:19 A link that shows an address is hard to read and to hear. Name what is there instead.',
        '15:19 A link that shows an address is hard to read and to hear. Name what is there instead.',
      ],
    },
    {
      name: 'words in a text that say nothing',
      page: {
        blocks: [
          hero,
          { type: 'prose', text: ['Some words.', 'Find the prices [here](/) and [this page](/page).'] },
        ],
      },
      says: [
        '14:26 "here" doesn’t say where this link leads. Name the place, such as "Read the pricing".',
        '14:40 "this page" doesn’t say where this link leads. Name the place, such as "Read the pricing".',
      ],
    },
    {
      name: 'one wording that leads to two places',
      page: {
        blocks: [
          {
            ...hero,
            links: [
              { text: 'Get started', href: '/' },
              { text: 'Get Started', href: '/page' },
            ],
          },
        ],
      },
      says: [
        '15:19 "Get Started" leads to /page here and to / on line 11. Name each link by where it leads.',
      ],
    },
    {
      name: 'one wording that leads to two places, once in a text',
      page: {
        blocks: [
          { ...hero, links: [{ text: 'Our prices', href: '/' }] },
          { type: 'prose', text: 'See [our prices](/page).' },
        ],
      },
      says: ['18:20 "our prices" leads to /page here and to / on line 11. Name each link by where it leads.'],
    },
    {
      name: 'the name of a row of prices, which leads to its page, and not its text',
      page: {
        blocks: [
          hero,
          {
            type: 'price-list',
            items: [
              ['Tables', '/', 'Made to measure'],
              ['Chairs', '/page', 'Made to measure'],
              ['chairs', '/', 'www.example.com'],
            ].map(([name, href, text], index) => ({
              name,
              href,
              text,
              price: 700,
              link: { text: `Ask for ${index}`, href: 'site:email' },
            })),
          },
        ],
      },
      says: ['34:19 "chairs" leads to / here and to /page on line 24. Name each link by where it leads.'],
    },
  ],
  'the words for pictures': [
    {
      name: 'a picture that says it is one',
      page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', alt: 'Image of a kitchen' } }] },
      says: [
        '11:16 People who hear this know already that it is a picture. Take "Image of" out and begin with what it shows.',
      ],
    },
    {
      name: 'a photo of something',
      page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', alt: 'A photo of a kitchen' } }] },
      says: [
        '11:16 People who hear this know already that it is a picture. Take "A photo of" out and begin with what it shows.',
      ],
    },
    {
      name: 'the name of a file',
      page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', alt: 'kitchen-chart_final' } }] },
      says: ['11:16 "kitchen-chart_final" is the name of a file. Say what the picture shows.'],
    },
    {
      name: 'the name of a camera’s file',
      page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', alt: 'IMG_2031.jpg' } }] },
      says: ['11:16 "IMG_2031.jpg" is the name of a file. Say what the picture shows.'],
    },
    {
      name: 'a text that is too long',
      page: {
        blocks: [
          {
            ...hero,
            image: {
              src: '/images/chart.svg',
              alt: 'Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen Kitchen',
            },
          },
        ],
      },
      says: [
        '11:16 This has 159 characters and is heard in one breath; 150 are enough. Say what matters in the picture here.',
      ],
    },
    {
      name: 'the words of the caption',
      page: {
        blocks: [
          {
            ...hero,
            image: { src: '/images/chart.svg', alt: 'A kitchen at night', caption: 'A kitchen at night.' },
          },
        ],
      },
      says: [
        '11:16 The caption says the same, so it is heard twice. Say what the picture shows, or write "decorative": true instead of "alt".',
      ],
    },
    {
      name: 'the words of the heading',
      page: { blocks: [{ ...hero, image: { src: '/images/chart.svg', alt: 'A page to check' } }] },
      says: [
        '11:16 The heading beside the picture says the same, so it is heard twice. Say what the picture shows, or write "decorative": true instead of "alt".',
      ],
    },
  ],
  headings: [
    {
      name: 'the same heading twice',
      page: {
        blocks: [
          hero,
          { type: 'prose', heading: 'Benefits', text: 'One.' },
          { type: 'prose', heading: 'The benefits', text: 'Two.' },
        ],
      },
      says: ['17:18 "Benefits" on line 12 says nearly the same as this heading. Say what is different here.'],
    },
  ],
  'search results': [
    {
      name: 'a title that is too long with the brand',
      page: { title: 'A page whose title is rather long, as page titles go' },
      says: [
        '2:12 This title has 64 characters with the name of the site; search results cut it off at about 60. Shorten it, the important words first.',
      ],
    },
    {
      name: 'a title that is too long by itself',
      page: { title: 'A page whose title is longer than search results have room for' },
      says: [
        '2:12 This title has 62 characters; search results cut it off at about 60. Shorten it, the important words first.',
      ],
    },
    {
      name: 'a description that is too long',
      page: {
        description:
          'A description of a page. A description of a page. A description of a page. A description of a page. A description of a page. A description of a page. A length.',
      },
      says: [
        '3:18 This description has 159 characters; search results cut it off at about 155. Shorten it, the important words first.',
      ],
    },
    {
      name: 'a description that is short',
      page: { description: 'A short description that says next to nothing here.' },
      says: [
        '3:18 This description has 51 characters; search results have room for 155. Say what else the page offers.',
      ],
    },
  ],
  claims: [
    {
      name: 'promises',
      page: {
        blocks: [
          hero,
          {
            type: 'prose',
            text: [
              'We guarantee you a visa. Guaranteed approval, no questions asked.',
              'A success guarantee. Our files are always approved.',
              'We have never been refused. There is zero risk.',
              'A risk-free start.',
            ],
          },
        ],
      },
      says: [
        '13:13 "guarantee you a visa" promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.',
        '13:35 "Guaranteed" promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.',
        '14:12 "success guarantee" promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.',
        '14:45 "always approved" promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.',
        '15:18 "never been refused" promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.',
        '15:47 "zero risk" promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.',
        '16:12 "risk-free" promises an outcome, and nobody may promise one for a visa. Say what you do instead, or take it out.',
      ],
    },
    {
      name: 'superlatives',
      page: {
        blocks: [
          hero,
          {
            type: 'prose',
            text: [
              'We are the best migration consultants. Australia’s leading visa consultancy.',
              'The fastest turnaround of all. The cheapest reports in Australia.',
              'We are number one. World-class documents, and the best team in Australia.',
            ],
          },
        ],
      },
      says: [
        '13:17 "the best migration consultants" needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a "note", or say it more softly.',
        '13:49 "Australia’s leading visa consultancy" needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a "note", or say it more softly.',
        '14:10 "The fastest turnaround" needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a "note", or say it more softly.',
        '14:41 "The cheapest reports" needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a "note", or say it more softly.',
        '15:17 "number one" needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a "note", or say it more softly.',
        '15:29 "World-class" needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a "note", or say it more softly.',
        '15:56 "the best team" needs a basis under the Australian Consumer Law. Name the basis in the sentence or in a "note", or say it more softly.',
      ],
    },
    {
      name: 'numbers',
      page: {
        blocks: [
          hero,
          {
            type: 'prose',
            text: [
              '100% visa compliance. 98% success with nominations.',
              'A success rate of 98%. Reports 3 times faster.',
              'Clients are 40 per cent happier.',
            ],
          },
        ],
      },
      says: [
        '13:10 "100% visa compliance" needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a "note".',
        '13:32 "98%" needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a "note".',
        '14:12 "success rate of 98%" needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a "note".',
        '14:41 "3 times faster" needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a "note".',
        '15:22 "40 per cent" needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a "note".',
      ],
    },
    {
      name: 'a number and its label',
      page: {
        blocks: [
          hero,
          {
            type: 'stats',
            items: [
              { value: '98%', label: 'approved' },
              { value: '5+', label: 'years' },
            ],
          },
        ],
      },
      says: [
        '14:21 "98%" needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a "note".',
      ],
    },
    {
      name: 'a note that speaks of something else',
      page: { blocks: [hero, { type: 'prose', note: 'Ask Kim about this block.', text: '98% success.' }] },
      says: [
        '13:16 "98%" needs a basis under the Australian Consumer Law: of what, counted by whom and when. Say it in the sentence or in a "note".',
      ],
    },
  ],
  reading: [
    {
      name: 'a sentence that is too long, at its own place',
      page: {
        blocks: [
          hero,
          {
            type: 'prose',
            text: [
              'A short one. This is a sentence that goes on and on, because whoever wrote it wanted to say everything at once, about the report, the position, the salary, the market and the people who will read it.',
            ],
          },
        ],
      },
      says: ['13:23 This sentence has 35 words; up to 30 are easy to follow. Make two of it.'],
    },
    {
      name: 'a text that is hard to read',
      page: {
        blocks: [
          hero,
          {
            type: 'prose',
            text: [
              'The determination of eligibility necessitates comprehensive consideration of organisational circumstances. Documentation substantiating remuneration arrangements accompanies nominations. Notwithstanding administrative discretion, authorities characteristically require demonstrable consistency between contractual obligations and occupational classifications. Evidentiary insufficiency frequently precipitates protracted correspondence. Additional particulars concerning operational necessity consequently facilitate expeditious consideration.',
              'Independent verification of qualifications remains indispensable. Professional registration requirements additionally necessitate jurisdictional investigation. Applicants anticipating international relocation should accordingly prioritise preparatory consultation. Contemporaneous documentation of employment responsibilities considerably strengthens subsequent representations. Inconsistencies undermine credibility irrespective of explanation. Organisational restructuring occasionally complicates determination of genuine operational requirement, particularly regarding managerial appointments and supervisory responsibility.',
            ],
          },
        ],
      },
      says: [
        '14:456 This text reads at about year 28; most visitors are comfortable with year 9 to 10. The sentence that weighs most starts with “Organisational restructuring occasionally complicates determination…”. Use shorter sentences and plainer words.',
      ],
    },
  ],
};

for (const [about, cases] of Object.entries(CASES)) {
  describe(`about ${about}`, () => {
    test.each(cases)('$name', ({ page, says }) => {
      expect(says.length).toBeGreaterThan(0);
      expect(lintOfPage(page)).toEqual(says);
    });
  });
}

test('a site that has chosen no pack of claims may say what it likes of itself', () => {
  const text = 'We are the best team. Guaranteed approval. Our success rate is 98%.';
  const page = { blocks: [hero, { type: 'prose', text }] };
  expect(lintOfPage(page, { claims: undefined })).toEqual([]);
  expect(lintOfPage(page)).toHaveLength(3);
});

test('each pack of claims that the site document may choose is there', () => {
  const { lint } = JSON.parse(readFileSync('schema/site.json', 'utf8')).properties;
  const packs: string[] = lint.properties.claims.enum;
  expect(packs.length).toBeGreaterThan(0);
  const page = { blocks: [hero, { type: 'prose', text: 'Guaranteed approval.' }] };
  for (const claims of packs) expect([claims, lintOfPage(page, { claims }).length]).toEqual([claims, 1]);
});
