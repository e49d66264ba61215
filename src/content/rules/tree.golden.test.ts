// What is said of all pages together and of the site document.
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inFileOrder } from '../problem.ts';
import { type Files, hero, pageWith, sentence, siteDocument, siteWith } from '../testing.ts';

const [LIST] = JSON.parse(readFileSync('blocks/article-list/examples.json', 'utf8'));

/** The file goes in front: which one is told matters here. */
function says(files: Files): string[] {
  return inFileOrder(siteWith(files).problems()).map(problem => `${problem.file} ${sentence(problem)}`);
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
    category: 'Visa Guides',
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

test('two pages with one title are a warning', () => {
  const { problems } = siteWith(two({ title: 'The same' }, { title: 'the same' }));
  expect(problems()).toMatchObject([
    {
      file: 'pages/b.json',
      level: 'warning',
      message: 'pages/a.json has the title "the same" too. Give each page its own.',
    },
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

test('a link in a text, a card and a menu each lead to a page', () => {
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
      areas: ['Australia'],
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
    'addresses › email: "mailto:hello@example" is not one e-mail address. Write it like "mailto:hello@example.com".',
    'header › strip[0] › text: The site document has no value {phnoe}. It has {brand}, {email}, {e-mail}, {again}.',
    'header › strip[1] › href: The site document has no address "emial". Did you mean "site:email"?',
    'header › menu[0] › href: There is no page "/prices". Add the page, or change the link.',
    'header › menu[1] › href: "#top" is a place on one page, but this link stands on all. Write the page before it, such as "/faq#top".',
    'header › action › href: There is no place "#nowhere" on "/". Give a block there this id.',
  ]);
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
  expect(problems().map(sentence)).toContain('There is no home page. Add this file.');
});
