import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compare, told, toldInGerman } from '../../../tests/support/documents/sites/changes.ts';
import {
  type Files,
  hero,
  pageWith,
  siteDocument,
} from '../../../tests/support/documents/sites/small-site.ts';

type Case = { name: string; was: Files; now: Files; says: string[] };

const A = 'pages/a.json';
const NAME = 'A page to check (/a)';

/** A page with these blocks under its hero. */
const blocks = (...list: object[]): Files => ({ [A]: pageWith({ blocks: [hero, ...list] }) });
const fields = (extra: object): Files => ({ [A]: pageWith(extra) });

const steps = (...titles: string[]) => ({
  type: 'steps',
  heading: 'How it works',
  items: titles.map(title => ({ title })),
});
const faq = (...items: object[]) => ({ type: 'faq', heading: 'Questions', items });
const question = (question: string, answer: string) => ({ question, answer });
const link = (text: string, href: string) => ({ text, href });
const rooms = { value: '1', label: 'Rooms' };
const stats = (items: object[]) => ({ type: 'stats', items });
const team = (items: object[]) => ({ type: 'team', items });
const notice = (heading: string, extra: object = {}) => ({
  type: 'notice',
  heading,
  text: `What to know about ${heading}.`,
  ...extra,
});
const row = (name: string, price: number) => ({ name, price, link: link('Ask', '/') });
const prices = (...items: object[]) => ({ type: 'price-list', heading: 'Prices', items });
const chart = { src: '/images/chart.svg', alt: 'A chart of the kitchen' };
const LONG =
  'You learned the work by doing it. We turn those years into a portfolio that an assessor can follow from the first page to the last.';

const BLOCK_CASES: Case[] = [
  {
    name: 'the heading of the page',
    was: blocks(),
    now: { [A]: pageWith({ blocks: [{ ...hero, heading: 'A page to read' }] }) },
    says: ['A page to read (/a): hero: heading of the page changed: "A page to check" → "A page to read"'],
  },
  {
    name: 'one word of a long text, with the words around it',
    was: { [A]: pageWith({ blocks: [{ ...hero, intro: LONG }] }) },
    now: { [A]: pageWith({ blocks: [{ ...hero, intro: LONG.replace('a portfolio', 'one file') }] }) },
    says: [
      `${NAME}: hero: intro changed: "…those years into a portfolio that an assessor…" → "…those years into one file that an assessor…"`,
    ],
  },
  {
    name: 'words put into a long text and others left out',
    was: { [A]: pageWith({ blocks: [{ ...hero, intro: LONG }] }) },
    now: {
      [A]: pageWith({
        blocks: [
          { ...hero, intro: LONG.replace('You learned', 'You have learned').replace(' to the last', '') },
        ],
      }),
    },
    says: [
      `${NAME}: hero: intro changed: added "You have learned the work…"; left out "…the first page to the last."`,
    ],
  },
  {
    name: 'signs without a space, cut between two of them',
    was: { [A]: pageWith({ blocks: [{ ...hero, intro: `Word${'👩‍👧'.repeat(20)}` }] }) },
    now: { [A]: pageWith({ blocks: [{ ...hero, intro: 'Something else.' }] }) },
    says: [`${NAME}: hero: intro changed: "Word${'👩‍👧'.repeat(11)}…" → "Something else."`],
  },
  {
    name: 'a text that was written anew',
    was: { [A]: pageWith({ blocks: [{ ...hero, intro: LONG }] }) },
    now: {
      [A]: pageWith({
        blocks: [{ ...hero, intro: 'Something else altogether, told in quite other words than before.' }],
      }),
    },
    says: [
      `${NAME}: hero: intro changed: "You learned the work by doing it. We turn those years into…" → "Something else altogether, told in quite other words than…"`,
    ],
  },
  {
    name: 'a text that became two paragraphs',
    was: blocks({ type: 'prose', text: 'One thing is said here.' }),
    now: blocks({ type: 'prose', text: ['One thing is said here.', 'Another follows.'] }),
    says: [
      `${NAME}: prose: text changed: "One thing is said here." → "One thing is said here. Another follows."`,
    ],
  },
  {
    name: 'a step that came',
    was: blocks(steps('Write to us', 'We draft')),
    now: blocks(steps('Write to us', 'We draft', 'Portfolio review')),
    says: [`${NAME}: steps: one step added ("Portfolio review")`],
  },
  {
    name: 'two steps that went',
    was: blocks(steps('Write to us', 'We draft', 'You check', 'You pay')),
    now: blocks(steps('Write to us', 'We draft')),
    says: [`${NAME}: steps: two steps removed ("You check", "You pay")`],
  },
  {
    name: 'a step that moved, and is not removed and added',
    was: blocks(steps('Write to us', 'We draft', 'You check', 'You pay')),
    now: blocks(steps('You pay', 'Write to us', 'We draft', 'You check')),
    says: [`${NAME}: steps: one step moved ("You pay")`],
  },
  {
    name: 'the title of a step',
    was: blocks(steps('Write to us', 'We draft the report')),
    now: blocks(steps('Write to us', 'We draft the first report')),
    says: [`${NAME}: steps: title of a step changed: "We draft the report" → "We draft the first report"`],
  },
  {
    name: 'an icon and a duration of a step',
    was: blocks({ ...steps('Write'), items: [{ title: 'Write', icon: 'mail' }, { title: 'Wait' }] }),
    now: blocks({
      ...steps('Write'),
      items: [
        { title: 'Write', icon: 'lock' },
        { title: 'Wait', duration: '2 days' },
      ],
    }),
    says: [
      `${NAME}: steps: icon of "Write" mail → lock`,
      `${NAME}: steps: duration of "Wait" added: "2 days"`,
    ],
  },
  {
    name: 'the answer to a question',
    was: blocks(faq(question('How long?', 'Two weeks.'), question('How much?', 'It depends.'))),
    now: blocks(faq(question('How long?', 'Three weeks.'), question('How much?', 'It depends.'))),
    says: [`${NAME}: FAQ: answer to "How long?" changed: "Two weeks." → "Three weeks."`],
  },
  {
    name: 'a question, with its answer unchanged',
    was: blocks(faq(question('How long?', 'Two weeks, counted from the day we have it all.'))),
    now: blocks(faq(question('How long will it take?', 'Two weeks, counted from the day we have it all.'))),
    says: [`${NAME}: FAQ: question changed: "How long?" → "How long will it take?"`],
  },
  {
    name: 'a price, as the site writes it',
    was: blocks(prices(row('Market Salary Report', 700), row('Business Plan', 2200))),
    now: blocks(prices(row('Market Salary Report', 750), row('Business Plan', 2200))),
    says: [`${NAME}: price list: price of "Market Salary Report" $700 → $750`],
  },
  {
    name: 'a price in thousands',
    was: blocks(prices(row('Business Plan', 2200))),
    now: blocks(prices(row('Business Plan', 12200))),
    says: [`${NAME}: price list: price of "Business Plan" $2,200 → $12,200`],
  },
  {
    name: 'where a link leads',
    was: blocks(notice('Fees', { links: [link('Read more', '/')] })),
    now: blocks(notice('Fees', { links: [link('Read more', '/a')] })),
    says: [`${NAME}: notice: link "Read more" leads to /a, no longer to /`],
  },
  {
    name: 'the words of a link',
    was: blocks(notice('Fees', { links: [link('Read more', '/')] })),
    now: blocks(notice('Fees', { links: [link('Read the fees', '/')] })),
    says: [`${NAME}: notice: link "Read more" now reads "Read the fees"`],
  },
  {
    name: 'a link that came, and one that opens the chat now',
    was: blocks(notice('Fees', { links: [link('Ask us', '/')] })),
    now: blocks(notice('Fees', { links: [{ text: 'Ask us', chat: 'Hello' }, link('Read more', '/')] })),
    says: [
      `${NAME}: notice: one link added ("Read more")`,
      `${NAME}: notice: link "Ask us" leads to the chat, no longer to /`,
    ],
  },
  {
    name: 'the words that a chat opens with',
    was: blocks(notice('Fees', { links: [{ text: 'Ask us', chat: 'Hello, a report for $700.' }] })),
    now: blocks(notice('Fees', { links: [{ text: 'Ask us', chat: 'Hello, a report for $750.' }] })),
    says: [
      `${NAME}: notice: link "Ask us": chat message changed: "Hello, a report for $700." → "Hello, a report for $750."`,
    ],
  },
  {
    name: 'the look of a link',
    was: blocks(notice('Fees', { links: [link('Ask us', '/')] })),
    now: blocks(notice('Fees', { links: [{ ...link('Ask us', '/'), style: 'text' }] })),
    says: [`${NAME}: notice: link "Ask us" looks different: the usual style → text`],
  },
  {
    name: 'another picture, other words for it and another part of it',
    was: { [A]: pageWith({ blocks: [{ ...hero, image: chart }] }) },
    now: {
      [A]: pageWith({
        blocks: [
          { ...hero, image: { src: '/images/plan.svg', alt: 'A plan of the kitchen', crop: '0 0 10 10' } },
        ],
      }),
      'pages/_public/images/plan.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"></svg>',
      'pages/_public/images/chart.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 30"><g/></svg>',
    },
    says: [
      `${NAME}: hero: picture replaced: "chart.svg" → "plan.svg"`,
      `${NAME}: hero: description of the picture changed: "A chart of the kitchen" → "A plan of the kitchen"`,
      `${NAME}: hero: picture shows another part of the drawing`,
      '/images/chart.svg: the picture itself was replaced',
      `/images/chart.svg: shown on: ${NAME}`,
      '/images/plan.svg: picture added',
      `/images/plan.svg: shown on: ${NAME}`,
    ],
  },
  {
    name: 'a picture taken out of a block',
    was: { [A]: pageWith({ blocks: [{ ...hero, image: chart }] }) },
    now: blocks(),
    says: [`${NAME}: hero: picture taken out: "chart.svg"`],
  },
  {
    name: 'the look and the surface of a block',
    was: blocks({ ...steps('Write', 'Wait'), variant: 'row' }),
    now: blocks({ ...steps('Write', 'Wait'), variant: 'column', tone: 'tint' }),
    says: [`${NAME}: steps: direction row → column`, `${NAME}: steps: tone set to tint`],
  },
  {
    name: 'a block that came',
    was: blocks(steps('Write', 'Wait')),
    now: blocks(notice('Fees'), steps('Write', 'Wait')),
    says: [`${NAME}: notice "Fees" added, after the hero`],
  },
  {
    name: 'a block that went',
    was: blocks(notice('Fees'), steps('Write', 'Wait')),
    now: blocks(steps('Write', 'Wait')),
    says: [`${NAME}: notice "Fees" removed`],
  },
  {
    name: 'a block that moved',
    was: blocks(notice('Fees'), steps('Write', 'Wait'), faq(question('How?', 'So.'))),
    now: blocks(steps('Write', 'Wait'), faq(question('How?', 'So.')), notice('Fees')),
    says: [`${NAME}: notice: moved after the FAQ`],
  },
  {
    name: 'a block that moved and was reworded on the way',
    was: blocks(notice('Fees'), steps('Write', 'Wait'), faq(question('How?', 'So.'))),
    now: blocks(
      steps('Write', 'Wait'),
      faq(question('How?', 'So.')),
      notice('Fees', { text: 'What to know about all Fees.' }),
    ),
    says: [
      `${NAME}: notice: moved after the FAQ`,
      `${NAME}: notice: text changed: "What to know about Fees." → "What to know about all Fees."`,
    ],
  },
  {
    name: 'which of two blocks of a kind it is',
    was: blocks(notice('Fees'), notice('Dates')),
    now: blocks(notice('Fees'), notice('Dates', { kind: 'warning' })),
    says: [`${NAME}: notice "Dates": kind set to warning`],
  },
  {
    name: 'a block with a name, though every word of it is new',
    was: blocks(notice('Fees', { id: 'fees' }), notice('Dates')),
    now: blocks(notice('Dates'), {
      type: 'notice',
      id: 'fees',
      heading: 'Payment',
      text: 'Nothing up front.',
    }),
    says: [
      `${NAME}: notice "Dates": moved after the hero`,
      `${NAME}: notice "Payment": text changed: "What to know about Fees." → "Nothing up front."`,
      `${NAME}: notice "Payment": heading changed: "Fees" → "Payment"`,
    ],
  },
  {
    name: 'a block that is hidden',
    was: blocks(notice('Fees')),
    now: blocks(notice('Fees', { hidden: true })),
    says: [`${NAME}: notice: hidden: visitors no longer see it`],
  },
  {
    name: 'a block that is shown again, with other words',
    was: blocks(notice('Fees', { hidden: true })),
    now: blocks(notice('Fees', { text: 'Soon.' })),
    says: [
      `${NAME}: notice: shown to visitors again`,
      `${NAME}: notice: text changed: "What to know about Fees." → "Soon."`,
    ],
  },
  {
    name: 'a change that visitors do not see',
    was: blocks(notice('Fees', { hidden: true })),
    now: blocks(notice('Fees', { hidden: true, note: 'Not yet.' })),
    says: [`${NAME}: notice (hidden: visitors do not see it): note for colleagues added: "Not yet."`],
  },
  {
    name: 'a feature of a package, and the stamp on it',
    was: blocks({
      type: 'packages',
      items: [{ name: 'Basic', price: 700, features: ['One report'], link: link('Order', '/') }],
    }),
    now: blocks({
      type: 'packages',
      items: [
        {
          name: 'Basic',
          price: 700,
          features: ['One report', 'A call'],
          popular: true,
          link: link('Order', '/'),
        },
      ],
    }),
    says: [
      `${NAME}: packages: one feature added to "Basic" ("A call")`,
      `${NAME}: packages: popular of "Basic" switched on`,
    ],
  },
  {
    name: 'a line of a list that became a title with a text',
    was: blocks({ type: 'checklist', heading: 'Included', items: ['A report', 'A call'] }),
    now: blocks({
      type: 'checklist',
      heading: 'Included',
      items: [{ title: 'A report', text: 'On paper.' }, 'A call'],
    }),
    says: [`${NAME}: checklist: text of "A report" added: "On paper."`],
  },
  {
    name: 'words inside fields inside a block',
    was: { [A]: pageWith({ blocks: [{ ...hero, legend: { title: 'The kitchen', text: 'At night' } }] }) },
    now: { [A]: pageWith({ blocks: [{ ...hero, legend: { title: 'The kitchen', text: 'By day' } }] }) },
    says: [`${NAME}: hero: legend › text changed: "At night" → "By day"`],
  },
];

const PAGE_CASES: Case[] = [
  { name: 'nothing', was: blocks(), now: blocks(), says: [] },
  {
    name: 'nothing where a file is only written in another order',
    was: { [A]: '{"title":"A page to check","blocks":[],"description":"x"}' },
    now: { [A]: '{\n"blocks":[],\n"description":"x","title":"A page to check"}' },
    says: [],
  },
  {
    name: 'the title and the description',
    was: fields({}),
    now: fields({
      title: 'A page for checks',
      description: 'A page that is there to be checked, with a description of a good length.',
    }),
    says: [
      `${NAME}: title changed: "A page to check" → "A page for checks"`,
      `${NAME}: description changed: "…page that is here to be checked…" → "…page that is there to be checked…"`,
    ],
  },
  {
    name: 'the words that people search for',
    was: fields({ keywords: ['desk reports', 'salary'] }),
    now: fields({ keywords: ['salary', 'nomination'] }),
    says: [`${NAME}: one keyword added ("nomination")`, `${NAME}: one keyword removed ("desk reports")`],
  },
  {
    name: 'what search engines may see, a redirect and a place in the trail',
    was: { ...fields({ redirects: ['/old'] }), 'pages/b.json': pageWith() },
    now: { ...fields({ index: false, redirects: ['/older'], parent: '/b' }), 'pages/b.json': pageWith() },
    says: [
      'A page to check › A page to check (/a): kept out of search engines',
      'A page to check › A page to check (/a): stands under /b in the breadcrumbs',
      'A page to check › A page to check (/a): redirect added: /older leads here',
      'A page to check › A page to check (/a): redirect taken out: /old no longer leads here',
    ],
  },
  {
    name: 'a page that came',
    was: {},
    now: blocks(steps('Write', 'Wait'), faq(question('How?', 'So.')), notice('Fees')),
    says: [`${NAME}: new page: hero, steps, FAQ and one more block`],
  },
  {
    name: 'a page that went',
    was: blocks(),
    now: {},
    says: [
      `${NAME}: removed; nothing leads on from its address; npm run remove /a /another-page sees to that`,
    ],
  },
  {
    name: 'a page that went, with a page that its address leads to',
    was: { ...blocks(steps('Write', 'Wait'), notice('Fees')), 'pages/b.json': pageWith() },
    now: { 'pages/b.json': pageWith({ redirects: ['/a'] }) },
    says: [
      `${NAME}: removed; its address leads to /b`,
      'A page to check (/b): redirect added: /a leads here',
    ],
  },
  {
    name: 'a page with a new address and one more step',
    was: blocks(steps('Write', 'Wait')),
    now: { 'pages/b.json': pageWith({ redirects: ['/a'], blocks: [hero, steps('Write', 'Wait', 'Pay')] }) },
    says: [
      'A page to check (/b): address changed: /a → /b; the old address leads to the new one',
      'A page to check (/b): redirect added: /a leads here',
      'A page to check (/b): steps: one step added ("Pay")',
    ],
  },
  {
    name: 'a page with a new address and nothing that leads there',
    was: blocks(steps('Write', 'Wait')),
    now: { 'pages/b.json': pageWith({ blocks: [hero, steps('Write', 'Wait')] }) },
    says: ['A page to check (/b): address changed: /a → /b; nothing leads on from the old address'],
  },
  {
    name: 'a card, with the pages that show it',
    was: {
      ...fields({ card: { title: 'A card', text: 'Short.' } }),
      'pages/b.json': pageWith({ blocks: [hero, { type: 'cards', items: [{ page: '/a' }] }] }),
    },
    now: {
      ...fields({ card: { title: 'A card', text: 'Shorter.' } }),
      'pages/b.json': pageWith({ blocks: [hero, { type: 'cards', items: [{ page: '/a' }] }] }),
    },
    says: [
      'A card (/a): card: text changed: "Short." → "Shorter."',
      'A card (/a): also seen on: A page to check (/b)',
    ],
  },
  {
    name: 'a name in the trail of the pages below',
    was: { ...blocks(), 'pages/a/b.json': pageWith() },
    now: {
      [A]: pageWith({ blocks: [{ ...hero, heading: 'All the checks' }] }),
      'pages/a/b.json': pageWith(),
    },
    says: [
      'All the checks (/a): hero: heading of the page changed: "A page to check" → "All the checks"',
      'All the checks (/a): also seen on: A page to check (/a/b)',
    ],
  },
  {
    name: 'a draft that is published, with the pages that show it now',
    was: {
      ...fields({ status: 'draft', card: { title: 'A card' } }),
      'pages/b.json': pageWith({ blocks: [hero, { type: 'cards', items: [{ page: '/a', title: 'Soon' }] }] }),
    },
    now: {
      ...fields({ card: { title: 'A card' } }),
      'pages/b.json': pageWith({ blocks: [hero, { type: 'cards', items: [{ page: '/a', title: 'Soon' }] }] }),
    },
    says: [
      'A card (/a): draft published: visitors see this page from now on',
      'A card (/a): also seen on: A page to check (/b)',
    ],
  },
  {
    name: 'a page that became a draft, and one that waits for its day',
    was: { ...fields({}), 'pages/b.json': pageWith() },
    now: { ...fields({ status: 'draft' }), 'pages/b.json': pageWith({ publishAt: '2999-12-01' }) },
    says: [
      'A page to check (/a, a draft): made a draft: visitors no longer see this page',
      'A page to check (/b, to come on 1 December 2999): visitors see the page from 1 December 2999',
    ],
  },
  {
    name: 'a new draft',
    was: {},
    now: fields({ status: 'draft' }),
    says: ['A page to check (/a, a draft): new page, not on the site: hero'],
  },
  {
    name: 'a card that names another page',
    was: {
      ...blocks(),
      'pages/b.json': pageWith({ blocks: [hero, { type: 'cards', items: [{ page: '/a' }] }] }),
      'pages/c.json': pageWith({ card: { title: 'Another' } }),
    },
    now: {
      ...blocks(),
      'pages/b.json': pageWith({
        blocks: [hero, { type: 'cards', items: [{ page: '/a' }, { page: '/c' }] }],
      }),
      'pages/c.json': pageWith({ card: { title: 'Another' } }),
    },
    says: ['A page to check (/b): cards: one card added ("Another")'],
  },
];

const SITE_CASES: Case[] = [
  {
    name: 'the look',
    was: { 'pages/_look/tokens.css': ':root { --radius: 2px }' },
    now: {
      'pages/_look/tokens.css':
        ':root { --radius: 3px; --paper: #fffffe } @media (prefers-color-scheme: dark) { :root { --ink: #fff } }',
      'pages/_look/extra.css': 'p { margin: 0 }',
    },
    says: [
      'The look: --paper on light screens: #ffffff → #fffffe',
      'The look: --ink on dark screens: #f1f4f7 → #fff',
      'The look: --radius: 2px → 3px',
      'The look: rules of its own changed in pages/_look',
      'The look: shown on every page',
    ],
  },
  {
    name: 'a value that every page shows',
    was: {},
    now: {
      'pages/_site.json': siteDocument({ values: { email: 'hello@example.com', phone: '0491 570 007' } }),
    },
    says: [
      'The whole site: phone changed: "0491 570 006" → "0491 570 007"',
      'The whole site: shown on every page',
    ],
  },
  {
    name: 'a value that one page shows, and an address',
    was: {
      'pages/_site.json': siteDocument({
        values: { email: 'hello@example.com', phone: '0491 570 006', hours: '9 to 5' },
      }),
      ...blocks(notice('Hours', { text: 'Open {hours}.' })),
    },
    now: {
      'pages/_site.json': siteDocument({
        values: { email: 'hello@example.com', phone: '0491 570 006', hours: '9 to 6' },
        addresses: {
          email: 'mailto:hello@example.com',
          chat: 'https://chat.example.com/1',
          review: 'https://reviews.example.com',
        },
      }),
      ...blocks(notice('Hours', { text: 'Open {hours}.' })),
    },
    says: [
      'The whole site: hours changed: "9 to 5" → "9 to 6"',
      `The whole site: shown on: ${NAME}`,
      'The whole site: address of review added: "https://reviews.example.com"',
      'The whole site: not shown on any page',
    ],
  },
  {
    name: 'the menu',
    was: {},
    now: {
      'pages/_site.json': siteDocument({
        header: {
          strip: [{ text: '{phone}' }],
          menu: [
            { text: 'Home', href: '/' },
            { text: 'Prices', href: '/#prices' },
          ],
          action: { text: 'Ask us', href: 'site:email' },
        },
      }),
    },
    says: [
      'The whole site: header: one menu item added ("Prices")',
      'The whole site: header: action now reads "Ask us", not "Write to us"',
      'The whole site: shown on every page',
    ],
  },
  {
    name: 'the words of a link in the footer',
    was: {},
    now: {
      'pages/_site.json': siteDocument({
        footer: {
          columns: [{ title: 'Pages', items: [{ text: 'Start', href: '/' }] }],
          copyright: '© {brand}',
          legal: [{ text: 'Home', href: '/' }],
        },
      }),
    },
    says: [
      'The whole site: footer: text of a line changed: "Home" → "Start"',
      'The whole site: shown on every page',
    ],
  },
  {
    name: 'words of the site’s own, which have no title',
    was: {},
    now: { 'pages/_site.json': siteDocument({ words: { learnMore: 'Read on', nothingFound: 'None' } }) },
    says: ['The whole site: words added: "learnMore", "nothingFound"', 'The whole site: shown on every page'],
  },
  {
    name: 'an item without a title, by its number',
    was: {
      'pages/_site.json': siteDocument({
        lint: { accept: [{ warning: 'doesn’t say where', reason: 'Agreed with all.' }] },
      }),
    },
    now: {
      'pages/_site.json': siteDocument({
        lint: { accept: [{ warning: 'doesn’t say where', reason: 'Agreed with all of us.' }] },
      }),
    },
    says: [
      'The whole site: reason of warning 1 changed: "Agreed with all." → "Agreed with all of us."',
      'The whole site: not shown on any page',
    ],
  },
  {
    name: 'the icon of the site, which the head of every page names',
    was: {},
    now: { 'pages/_public/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
    says: ['/favicon.svg: picture added', '/favicon.svg: shown on every page'],
  },
  {
    name: 'a file that nothing shows',
    was: {},
    now: { 'pages/_public/terms.txt': 'Terms' },
    says: ['/terms.txt: file added', '/terms.txt: no page shows it'],
  },
  {
    name: 'a file with another name',
    was: { 'pages/_public/images/one.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
    now: { 'pages/_public/images/two.svg': '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>' },
    says: ['/images/two.svg: picture renamed, it was /images/one.svg', '/images/two.svg: no page shows it'],
  },
];

const SHARED = 'pages/_shared/fees.json';
const use = { type: 'shared', ref: 'fees' };
const shared = (...list: object[]) => ({ [SHARED]: { title: 'What it costs', blocks: list } });

const SHARED_CASES: Case[] = [
  {
    name: 'shared blocks, with the pages that show them',
    was: { ...blocks(use), 'pages/b.json': pageWith({ blocks: [hero, use] }), ...shared(notice('Fees')) },
    now: {
      ...blocks(use),
      'pages/b.json': pageWith({ blocks: [hero, use] }),
      ...shared(notice('Fees', { kind: 'warning' }), notice('Dates')),
    },
    says: [
      'Shared: What it costs (fees), used on 2 pages: notice "Fees": kind set to warning',
      'Shared: What it costs (fees), used on 2 pages: notice "Dates" added, after the notice "Fees"',
      `Shared: What it costs (fees), used on 2 pages: shown on: ${NAME}, A page to check (/b)`,
    ],
  },
  {
    name: 'a note that visitors read',
    was: blocks(stats([rooms, { value: '2', label: 'Beds' }])),
    now: blocks(
      stats([
        { ...rooms, note: 'since May' },
        { value: '2', label: 'Beds' },
      ]),
    ),
    says: [`${NAME}: stats: note of "Rooms" added: "since May"`],
  },
  {
    name: 'people, whom the list calls by no word of its description',
    was: blocks(team([{ name: 'Ann Lee', role: 'Joiner' }])),
    now: blocks(
      team([
        { name: 'Ann Lee', role: 'Joiner' },
        { name: 'Bo Ray', role: 'Buyer' },
      ]),
    ),
    says: [`${NAME}: team: one person added ("Bo Ray")`],
  },
  {
    name: 'a note in shared blocks, which no visitor sees',
    was: { ...blocks(use), ...shared(notice('Fees')) },
    now: { ...blocks(use), ...shared(notice('Fees', { note: 'Ask first.' })) },
    says: [
      'Shared: What it costs (fees), used on 1 page: notice: note for colleagues added: "Ask first."',
      'Shared: What it costs (fees), used on 1 page: no page looks different because of it',
    ],
  },
  {
    name: 'shared blocks that came, and the page that shows them now',
    was: blocks(notice('Fees')),
    now: { ...blocks(use), ...shared(notice('Fees')) },
    says: [
      `${NAME}: shared blocks "fees" added, after the hero`,
      `${NAME}: notice "Fees" removed`,
      'Shared: What it costs (fees), used on 1 page: shared blocks added',
      'Shared: What it costs (fees), used on 1 page: no page looks different because of it',
    ],
  },
  {
    name: 'shared blocks that went',
    was: { ...blocks(), ...shared(notice('Fees')) },
    now: blocks(),
    says: [
      'Shared: What it costs (fees), used on 0 pages: shared blocks removed',
      'Shared: What it costs (fees), used on 0 pages: no page looks different because of it',
    ],
  },
  {
    name: 'a page that shows other shared blocks in the same place',
    was: {
      ...blocks(use),
      ...shared(notice('Fees')),
      'pages/_shared/dates.json': { title: 'Dates', blocks: [notice('Dates')] },
    },
    now: {
      ...blocks({ type: 'shared', ref: 'dates' }),
      ...shared(notice('Fees')),
      'pages/_shared/dates.json': { title: 'Dates', blocks: [notice('Dates')] },
    },
    says: [`${NAME}: shared blocks "dates" added, after the hero`, `${NAME}: shared blocks "fees" removed`],
  },
];

const BROKEN_CASES: Case[] = [
  {
    name: 'a page that can no longer be read',
    was: blocks(),
    now: { [A]: '{ "title": ' },
    says: [
      `${NAME}: the document changed`,
      `${NAME}: cannot be shown: The file ends here, and a value is missing. (pages/a.json:1:11)`,
    ],
  },
  {
    name: 'a page that was broken before',
    was: { [A]: '{ "title": ' },
    now: blocks(),
    says: [`${NAME}: the document changed`, `${NAME}: had a mistake and could not be shown; it can now`],
  },
  {
    name: 'a page with a field that no block has',
    was: blocks(),
    now: { [A]: pageWith({ blocks: [{ ...hero, headnig: 'Slip' }] }) },
    says: [
      `${NAME}: hero: headnig added: "Slip"`,
      `${NAME}: cannot be shown: "headnig" is not a field of the hero block. Take it out. A remark can stand in "note". (pages/a.json:9:7)`,
    ],
  },
  {
    name: 'a block of a type that there is not',
    was: blocks(),
    now: { [A]: pageWith({ blocks: [hero, { type: 'carousel' }] }) },
    says: [
      `${NAME}: carousel added, after the hero`,
      expect.stringContaining(`${NAME}: cannot be shown: There is no block "carousel".`) as unknown as string,
    ],
  },
  {
    name: 'a site document that can no longer be read, and not each page that it keeps from being shown',
    was: blocks(),
    now: { ...blocks(), 'pages/_site.json': '{' },
    says: [
      expect.stringMatching(
        /^The whole site: the site document has a mistake, so no page can be shown: .* \(pages\/_site\.json:1:1\)$/,
      ) as unknown as string,
      'The whole site: shown on every page',
    ],
  },
  {
    name: 'a site document that can be read again',
    was: { ...blocks(), 'pages/_site.json': '{' },
    now: blocks(),
    says: [
      'The whole site: the site document had a mistake, so no page could be shown; they can now',
      'The whole site: shown on every page',
    ],
  },
  {
    name: 'a site document with a mistake',
    was: {},
    now: { 'pages/_site.json': siteDocument({ brand: 7 }) },
    says: [
      'The whole site: brand "Oak & Awl" → 7',
      'The whole site: shown on every page',
      expect.stringContaining(
        'The whole site: the site document has a mistake, so no page can be shown:',
      ) as unknown as string,
      'The whole site: shown on every page',
    ],
  },
];

/** Some sentences of the check are no data yet, and stay as the file has them. */
const withoutMistakes = (rows: string[]) => rows.map(row => row.replace(/(?<=zu sehen|zeigen): .*/, ''));
const WORDS_OF_FILES = /["\\{}]|\*\*|\.json|pages\/|npm/;

describe.each([
  ['what is said of a block', BLOCK_CASES],
  ['what is said of a page', PAGE_CASES],
  ['what is said of the whole site', SITE_CASES],
  ['what is said of shared blocks', SHARED_CASES],
  ['what is said of what is broken', BROKEN_CASES],
])('%s', (_, cases) => {
  it.each(cases)('$name', ({ was, now, says }) => {
    const report = compare(was, now);
    expect(told(report)).toEqual(says);
    expect(withoutMistakes(toldInGerman(report)).filter(one => WORDS_OF_FILES.test(one))).toEqual([]);
  });
});

it('names the places that still say what has changed', () => {
  const list = (price: number) => prices(row('Oak Table', price), row('Ash Bench', 200));
  const words = { type: 'prose', text: 'An Oak Table costs $700, with four chairs.' };
  const site = (price: number, ...others: string[]): Files => {
    const pages = others.map(name => [name, pageWith({ title: `Page ${name}`, blocks: [hero, words] })]);
    return { [A]: pageWith({ blocks: [hero, list(price)] }), ...Object.fromEntries(pages) };
  };
  const [b, c] = ['pages/b.json', 'pages/c.json'] as const;
  const change = `${NAME}: price list: price of "Oak Table" $700 → $750`;
  const left = (count: string, file: string) =>
    `${NAME}: ${count} $700 of "Oak Table": ${file}:12 An Oak Table costs $700, with four chairs.`;
  const one = [change, left('one other place still says', b)];
  const two = [change, ...[b, c].map(file => left('2 other places still say', file))];
  const report = compare(site(700, b), site(750, b));
  expect(told(report)).toEqual(one);
  expect(toldInGerman(report)[1]).toBe(
    `${NAME}: an einer anderen Stelle steht noch $700 für „Oak Table“: „A page to check“: An Oak Table costs $700, with four chairs.`,
  );
  expect(told(compare(site(700, b, c), site(750, b, c)))).toEqual(two);
});

it('names the places that still count the articles as before one came or went', () => {
  const [list] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));
  const image = { src: '/images/chart.svg', decorative: true };
  const excerpt = 'A sentence of an excerpt.';
  const note = (id: number) => ({
    [`pages/notes/n${id}.json`]: pageWith({
      title: `The note ${id}`,
      article: { id, title: `Note ${id}`, category: 'News', date: '2019-11-20', excerpt, image },
    }),
  });
  const page = pageWith({
    title: 'Our notes',
    card: { text: 'Two notes about wood.' },
    blocks: [hero, list],
  });
  const notes = (...numbers: number[]): Files =>
    Object.assign({ 'pages/notes/index.json': page }, ...numbers.map(note));
  const stillSay = (was: Files, now: Files) =>
    told(compare(was, now)).filter(line => line.includes('still say'));
  const left = 'one other place still says 2 items: pages/notes/index.json:35 card › text';
  expect(stillSay(notes(1, 2), notes(1, 2, 3))).toEqual([`Note 3 (/notes/n3): ${left}`]);
  expect(stillSay(notes(1, 2), notes(1))).toEqual([`Note 2 (/notes/n2): ${left}`]);
  expect(stillSay(notes(1, 2), notes(1, 3))).toEqual([]);
});
