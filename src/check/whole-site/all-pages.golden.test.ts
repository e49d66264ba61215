// Tests what is reported of all pages together and of the site document.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { marked } from '../../../tests/support/documents/messages/golden.ts';
import { readInGerman } from '../../../tests/support/documents/messages/in-german.ts';
import {
  type Files,
  hero,
  pageWith,
  sentence,
  siteDocument,
  siteWith,
} from '../../../tests/support/documents/sites/small-site.ts';
import { inFileOrder } from '../../document/problem/problem.ts';

const [LIST] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));

/** Puts the file before each sentence, because which file is named matters here. */
function says(files: Files): string[] {
  const site = siteWith(files);
  const problems = inFileOrder(site.problems());
  // A comma too many is a matter of files alone, and stays a plain text.
  readInGerman(
    problems.filter(({ said }) => said),
    site.library,
  );
  return problems.map(problem => `${problem.file} ${sentence(problem)}`);
}

const home = pageWith({
  title: 'Home',
  blocks: [{ ...hero, links: ['/a', '/b'].map(href => ({ text: 'Read', href })) }],
});
const two = (a: object, b: object): Files => ({
  'pages/index.json': home,
  'pages/a.json': pageWith({ title: 'Page a', ...a }),
  'pages/b.json': pageWith({ title: 'Page b', ...b }),
});
const article = (id: number) => ({
  article: {
    id,
    title: 'One',
    excerpt: 'A sentence of an excerpt.',
    date: '2025-05-26',
    category: 'Guides',
    image: { src: '/images/chart.svg', decorative: true },
  },
});

test('two articles with one number', () => {
  expect(says(two(article(3), article(3)))).toEqual([
    'pages/b.json article › id: The article number 3 is taken by pages/a.json. Choose another one.',
  ]);
});

test('two redirects from one address', () => {
  expect(says(two({ redirects: ['/old'] }, { redirects: ['/older', '/old'] }))).toEqual([
    'pages/b.json redirects[1]: "/old" leads to another page already, in pages/a.json. Keep one of the two.',
  ]);
});

test('no page takes an old address from itself', () => {
  expect(says(two({ redirects: ['/old', '/Old'] }, {}))).toEqual([
    'pages/a.json redirects[1]: "/Old" does not fit. A page is named by its address, such as "/services/repairs".',
  ]);
});

test('titles and numbers that are none are left to the schema', () => {
  const { article: fields } = article(3);
  const wrong = { article: { ...fields, id: '3' }, title: 3 };
  const words = (file: string) => [
    `pages/${file}.json "title" is text in quotes, not a number.`,
    `pages/${file}.json article: "id" is a whole number such as 3, without quotes.`,
  ];
  expect(says(two(wrong, wrong))).toEqual([...words('a'), ...words('b')]);
});

test('two pages with one title are a warning', () => {
  const { problems } = siteWith(two({ title: 'The same' }, { title: 'the same' }));
  expect(problems()).toMatchObject([
    {
      file: 'pages/b.json',
      level: 'warning',
      message: 'pages/a.json has the title "the same" too. Give each page its own.',
    },
  ]);
  expect(problems().map(marked)).toEqual(['"the same"']);
});

test('of three pages with one title the first is named twice', () => {
  const home = pageWith({ title: 'The same', blocks: [{ ...hero, intro: 'See [a](/a) and [b](/b).' }] });
  const files = { ...two({ title: 'The same' }, { title: 'The same' }), 'pages/index.json': home };
  expect(says(files)).toEqual([
    'pages/a.json title: pages/index.json has the title "The same" too. Give each page its own.',
    'pages/b.json title: pages/index.json has the title "The same" too. Give each page its own.',
  ]);
});

test('a page that nobody links to is a warning', () => {
  const { problems } = siteWith({ 'pages/alone.json': pageWith({ title: 'Alone' }) });
  expect(problems()).toMatchObject([
    {
      file: 'pages/alone.json',
      level: 'warning',
      message: 'No other page leads here. Link to it, or write "index": false where that is meant.',
    },
  ]);
});

test('a page that nobody links to is none of an article, of one that waits for its day or of one with mistakes', () => {
  const alone = (fields: object) => says({ 'pages/alone.json': pageWith({ title: 'Alone', ...fields }) });
  const words = 'pages/alone.json No other page leads here.';
  expect(alone(article(1))).toEqual([expect.stringContaining(words)]);
  expect(alone({ publishAt: '2999-01-01' })).toEqual([]);
  expect(alone({ titel: 'Alone' })).toEqual([expect.stringContaining('"titel" is not a field')]);
});

test('a page with mistakes may lead to those that its text names', () => {
  const home = (text: string) => `{ "title": "Home", "text": "${text}",, }`;
  const files = (text: string) => ({
    'pages/index.json': home(text),
    'pages/a.json': pageWith({ title: 'Page a' }),
    'pages/post.json': pageWith({ title: 'Post', ...article(1) }),
  });
  const comma = 'pages/index.json This comma is one too many. Take it out.';
  expect(says(files('/a'))).toEqual([comma]);
  expect(says(files('/b'))).toEqual([
    'pages/a.json No other page leads here. Link to it, or write "index": false where that is meant.',
    comma,
  ]);
});

test('documents with mistakes may lead to what only one of them names', () => {
  const broken = (text: string) => `{ "text": "${text}",, }`;
  const alone = { 'pages/a.json': pageWith({ title: 'Page a' }) };
  const told = (files: Files) => says({ ...files, ...alone }).filter(words => words.includes('leads here'));
  expect(told({ 'pages/_site.json': broken('/a'), 'pages/b.json': broken('/b') })).toEqual([]);
  expect(told({ 'pages/_shared/notice.json': broken('/a') })).toEqual([]);
  expect(told({ 'pages/_site.json': Buffer.from([0xff, 0xfe, 0xfd]) })).toHaveLength(1);
});

test('a page to which the menu alone leads', () => {
  const header = {
    strip: [{ text: '{phone}' }],
    menu: [{ text: 'Page a', href: '/a' }],
    action: { text: 'Write to us', href: 'site:email' },
  };
  const files = {
    'pages/_site.json': siteDocument({ header }),
    'pages/a.json': pageWith({ title: 'Page a' }),
  };
  expect(says(files)).toEqual([]);
});

test('a page that leads to itself alone, also through what it shares', () => {
  const link = [{ ...hero, intro: 'See [here](/a).' }];
  const shared = [hero, { type: 'shared', ref: 'notice' }];
  for (const blocks of [link, shared]) {
    const files = {
      'pages/a.json': pageWith({ title: 'Page a', blocks }),
      'pages/_shared/notice.json': { title: 'Notice', blocks: [{ type: 'notice', text: 'See [a](/a).' }] },
    };
    expect(says(files)).toContainEqual(expect.stringContaining('pages/a.json No other page leads here.'));
  }
});

test('a link in a text and a card each lead to a page', () => {
  const files = {
    'pages/index.json': pageWith({
      title: 'Home',
      blocks: [
        { ...hero, intro: 'See [a](/a).' },
        { type: 'cards', items: [{ page: '/b' }] },
      ],
    }),
    'pages/a.json': pageWith({ title: 'Page a' }),
    'pages/b.json': pageWith({ title: 'Page b', card: { title: 'Page b' } }),
    'pages/hidden.json': pageWith({ title: 'Not for search', index: false }),
    'pages/404.json': pageWith({ title: 'Not found' }),
  };
  expect(says(files)).toEqual([]);
});

test('articles are led to by a list of articles', () => {
  const blog = pageWith({ title: 'Blog', blocks: [hero, LIST] });
  const files = {
    'pages/index.json': home,
    'pages/a.json': blog,
    'pages/b.json': pageWith({ title: 'Page b' }),
  };
  expect(says({ ...files, 'pages/post.json': pageWith({ title: 'Post', ...article(1) }) })).toEqual([]);
});

test('a file for visitors in the way of a page', () => {
  expect(says({ ...two({}, {}), 'pages/_public/a.html': '', 'pages/_public/index.json': '' })).toEqual([
    'pages/_public/a.html The page "/a" becomes a file of this name. Rename this one.',
    'pages/_public/index.json The page "/" becomes a file of this name. Rename this one.',
  ]);
});

test('a file for visitors in the way of a page: also in capitals, and a folder', () => {
  const files = {
    ...two({}, {}),
    'pages/ab.json': pageWith({ title: 'Page ab', index: false }),
    'pages/draft.json': pageWith({ title: 'A draft', status: 'draft' }),
    'pages/_public/A.HTML': '',
    'pages/_public/b.json/file.txt': '',
    'pages/_public/draft.html': '',
    'pages/_public/other.html': '',
    // No page becomes a file of one of these names.
    'pages/_public/b': '',
    'pages/_public/a/index.html': '',
    'pages/_public/a.txt': '',
    'pages/_public/a.v1.html': '',
    'pages/_public/indexa.json': '',
  };
  expect(says(files)).toEqual([
    'pages/_public/A.HTML The page "/a" becomes a file of this name. Rename this one.',
    'pages/_public/b.json The page "/b" becomes a file of this name. Rename this one.',
  ]);
});

test('the site document: its links, values, names and addresses', () => {
  const site = siteDocument({
    values: { email: 'x', 'e-mail': 'y', again: 'See {email}' },
    addresses: { email: 'mailto:hello@example', chat: 'https://chat.example.com' },
    header: {
      strip: [{ text: '{phnoe}' }, { text: 'Write', href: 'site:emial' }],
      menu: [
        { text: 'Prices', href: '/prices' },
        { text: 'Place', href: '#top' },
      ],
      action: { text: 'Read', href: '/#nowhere' },
    },
    image: '/images/scoial.png',
    organization: {
      type: 'ProfessionalService',
      email: '{email}',
      phone: '1',
      hours: 'Mo-Fr',
      areas: ['Portugal'],
    },
    footer: {
      columns: [{ title: 'Pages', items: [{ text: 'Home' }] }],
      copyright: '{brand}',
      legal: [{ text: 'Home', href: '/' }],
    },
  });
  expect(siteWith({ 'pages/_site.json': site }).says()).toEqual([
    'image: There is no picture "pages/_public/images/scoial.png". Did you mean "/images/social.png"?',
    'values: "e-mail" cannot be a name here. A name is letters and digits, starting with a letter.',
    'values › again: A value cannot be made of another value. Write out what {email} stands for.',
    'addresses › email: "mailto:hello@example" is not one email address. Write it like "mailto:hello@example.com".',
    'header › strip[0] › text: The site document has no value {phnoe}. It has {brand}, {email}, {e-mail}, {again}.',
    'header › strip[1] › href: The site document has no address "emial". Did you mean "site:email"?',
    'header › menu[0] › href: There is no page "/prices". Add the page, or change the link.',
    'header › menu[1] › href: "#top" is a place on one page, but this link stands on all. Write the page before it, such as "/faq#top".',
    'header › action › href: There is no place "#nowhere" on "/". Give a block there this id.',
  ]);
});

test('an amount that stands in the site document', () => {
  const offers = ['{report}', '{reprot}', '{brand}', 'from {report}', '{somethingElse}'].map(price => ({
    name: 'Report',
    price,
  }));
  const page = pageWith({ service: { name: 'Report', type: 'Report', offers } });
  const values = { email: 'x', phone: '1', report: 700.505 };
  expect(siteWith({ 'pages/_site.json': siteDocument({ values }), 'pages/page.json': page }).says()).toEqual([
    'values › report: 700.505 is read as 700.51: a number has nothing between its thousands. Write 700505, or 700.51.',
    'service › offers[1] › price: The site document has no amount {reprot}. Did you mean {report}?',
    'service › offers[2] › price: {brand} stands for words, not for an amount. Write a number, or "{report}".',
    'service › offers[3]: "price" is a number such as 700, not text.',
    'service › offers[4] › price: The site document has no amount {somethingElse}. It has "{report}".',
  ]);
});

test('the site document: its description and what it has beside', () => {
  const description = 'The business in one sentence, with {fax}, long enough for search engines.';
  expect(siteWith({ 'pages/_site.json': siteDocument({ description }) }).says()).toEqual([
    'description: The site document has no value {fax}. It has {brand}, {email}, {phone}.',
  ]);
});

test('the site document: names that cannot be written on pages', () => {
  const values = Object.fromEntries(['1a', 'a1', 'B', '-a', 'a-', 'brand', ''].map(name => [name, 'Words']));
  const { says, problems } = siteWith({
    'pages/_site.json': siteDocument({ values: { email: 'x', phone: '1', ...values } }),
  });
  const reason = 'A name is letters and digits, starting with a letter.';
  expect(says()).toEqual([
    `values: "1a" cannot be a name here. ${reason}`,
    `values: "-a" cannot be a name here. ${reason}`,
    `values: "a-" cannot be a name here. ${reason}`,
    'values: "brand" cannot be a name here. "brand" is the name of the business already.',
    `values: "" cannot be a name here. ${reason}`,
  ]);
  expect(problems().map(marked)).toEqual(['"1a"', '"-a"', '"a-"', '"brand"', '""']);
});

test('the site document: its own address, others, and a time zone', () => {
  const of = (fields: object) => siteWith({ 'pages/_site.json': siteDocument(fields) }).says();
  expect(of({ address: 'https://www.example' })).toEqual([]);
  expect(of({ address: 'https://example..com' })).toEqual([
    'address: "example..com" is not the name of a site, such as "www.example.com".',
  ]);
  expect(of({ address: 'https://www.müller.de' })).toEqual([
    'address: Browsers know "www.müller.de" by another name. Write "www.xn--mller-kva.de".',
  ]);
  expect(of({ address: 'https://www.xn--mller-kva.de' })).toEqual([]);
  expect(of({ address: 'https://www.xn--a.de' })).toEqual([
    'address: "www.xn--a.de" is not the name of a site, such as "www.example.com".',
  ]);
  expect(of({ address: 'http://www.example.com' })).toEqual([
    'address: "http://www.example.com" does not fit. The site\'s address is "https://" and a host, with nothing after it. A site in a folder, such as "https://you.github.io/site", needs a domain of its own.',
  ]);
  expect(of({ address: 5 })).toEqual(['"address" is text in quotes, not a number.']);
  expect(
    of({ addresses: { email: 'mailto:hello@example.com', chat: '/pricing', phone: 5, far: 'tel:1' } }),
  ).toEqual([
    'addresses › chat: "/pricing" does not fit. An address starts with "https://", "mailto:" or "tel:".',
    'addresses: "phone" is text in quotes, not a number.',
    'addresses › far: "tel:1" is not a number that a phone can dial. Write its digits alone, after "+" and the code of the country, such as "tel:+61491570156".',
  ]);
  expect(of({ addresses: undefined, values: undefined })).toEqual([
    'The site document needs "values" and "addresses". Add them.',
  ]);
  expect(of({ addresses: { email: 'mailto:hello@example.com', 'e-mail': 'tel:+61491570006' } })).toEqual([
    'addresses: "e-mail" cannot be a name here. A name is letters and digits, starting with a letter.',
  ]);
  expect(of({ timeZone: 'Europe/Berlin' })).toEqual([]);
  expect(of({ timeZone: 'Europe/Atlantis' })).toEqual([
    'timeZone: There is no time zone "Europe/Atlantis". It is named after a place, such as "Europe/Lisbon" or "America/Toronto".',
  ]);
  expect(of({ language: 'de', currency: 'EUR' })).toEqual([]);
  expect(of({ language: 'en_au', currency: 'EURO' })).toEqual([
    'language: "en_au" does not fit. A language is written as "en" or, with its country, as "pt-BR".',
    'currency: "EURO" does not fit. A currency is three capital letters, such as "EUR" or "USD".',
  ]);
  expect(of({ language: 'iw' })[0]).toBe('language: There is no language "iw". Write it "he".');
  expect(of({ language: 'xq', currency: 'EUX' })).toEqual([
    'language: There is no language "xq". Write it like "en", or with its country like "pt-BR".',
    'currency: There is no currency "EUX". Its three letters are on every bank statement, such as "EUR", "USD" or "JPY".',
  ]);
  expect(of({ timeZone: 5 })).toEqual(['"timeZone" is text in quotes, not a number.']);
});

test('a broken site document is told once, not on every page', () => {
  const page = pageWith({
    title: 'Page a',
    blocks: [{ ...hero, intro: '{anything}', links: [{ text: 'Write', href: 'site:any' }] }],
  });
  expect(says({ 'pages/_site.json': '{', 'pages/index.json': page })).toEqual([
    'pages/_site.json This "{" is never closed. A "}" is missing.',
  ]);
});

test('a chat link without the address of a chat', () => {
  const site = siteDocument({ addresses: { email: 'mailto:hello@example.com' } });
  const page = pageWith({ blocks: [{ ...hero, links: [{ text: 'Chat', chat: 'Hello' }] }] });
  expect(siteWith({ 'pages/_site.json': site, 'pages/index.json': page }).says()).toEqual([
    'hero › links[0] › chat: A chat link needs the address of the chat. Add "chat" to "addresses" in pages/_site.json.',
  ]);
});

test('a site without a home page', () => {
  const { root, library, problems } = siteWith({ 'pages/_site.json': '{' });
  rmSync(join(root, 'pages/index.json'));
  library.forget();
  expect(problems()).toContainEqual(
    expect.objectContaining({ file: 'pages/index.json', message: 'There is no home page. Add this file.' }),
  );
});

describe('a page whose file was moved by hand', () => {
  const link = (href: string) => ({ ...hero, links: [{ text: 'Read', href }] });
  const filesWith = (files: Files, to = '/services/market-report'): Files => ({
    'pages/index.json': pageWith({
      title: 'Home',
      blocks: [link(to), { type: 'prose', text: `See [it](${to}#top) and [the other](/other).` }],
    }),
    'pages/other.json': pageWith({ title: 'Other', parent: to, blocks: [link('/')] }),
    ...files,
  });
  const page = (title: string) => pageWith({ title, blocks: [link('/')] });
  const moved = (file: string, route: string) =>
    `hero › links[0] › href: There is no page "/services/market-report" any more, and 2 more links lead there; ${file}, to which nothing leads, seems to be it. Finish the move with: npm run rename /services/market-report ${route}`;
  const said = (files: Files) =>
    siteWith(files)
      .problems()
      .filter(({ level }) => level === 'error')
      .map(({ where, message }) => `${where}: ${message}`);

  test.each([
    ['into another folder', 'pages/about/market-report.json', '/about/market-report', page('Of the market')],
    ['to another name', 'pages/services/salaries.json', '/services/salaries', page('Market Salary Report')],
  ])('%s is told once, with what finishes the move', (_, file, route, document) => {
    expect(said(filesWith({ [file]: document }))).toEqual([moved(file, route)]);
  });

  test.each([
    [
      'another page with the name is linked',
      {
        'pages/about/market-report.json': page('The market'),
        'pages/more.json': pageWith({ title: 'More', blocks: [link('/about/market-report')] }),
      },
    ],
    [
      'two pages may be meant',
      { 'pages/about/market-report.json': page('The one'), 'pages/help/market-report.json': page('The two') },
    ],
    ['no page resembles it', { 'pages/services/salaries.json': page('Salaries') }],
  ] as [string, Files][])('is not presumed where %s', (_, files) => {
    expect(said(filesWith(files)).filter(words => words.includes('npm run rename'))).toEqual([]);
    expect(said(filesWith(files))).toHaveLength(3);
  });
});
