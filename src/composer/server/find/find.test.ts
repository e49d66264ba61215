// What an author finds by what they type, in all documents of a site.
import { expect, it } from 'vitest';
import {
  hero,
  pageWith,
  temporarySite,
  writeFiles,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { openLibrary } from '../../../site/library/library.ts';
import type { FoundWords } from '../../model/asks.ts';
import { matchesIn, wordsToFind } from '../../model/find.ts';
import type { Copy, ShownCopy } from '../copy.ts';
import { shownOn } from '../elsewhere/shown-on.ts';
import { find } from './find.ts';
import { siteValuesIn } from './site-values-in.ts';

const LONG = `The first words say nothing much. ${'And so on it goes. '.repeat(9)}A heron stands here. ${'On and on. '.repeat(20)}`;

const root = temporarySite({
  'pages/_site.json': {
    ...JSON.parse(siteText()),
    values: { report: 700, phone: '0491 570 006' },
  },
  'pages/_shared/hours.json': {
    title: 'Hours',
    blocks: [{ type: 'prose', text: 'Open until the *ferry* goes.' }],
  },
  'pages/about.json': pageWith({
    title: 'About us',
    blocks: [
      { ...hero, heading: 'Straße nach Māori' },
      {
        type: 'prose',
        text: ['Call **{phone}** or see [the _quay_](/about "x").', '- One\n- Two'],
        hidden: true,
      },
      { type: 'prose', text: LONG },
      { type: 'shared', ref: 'hours' },
    ],
  }),
  'pages/prices.json': pageWith({
    title: 'Prices',
    blocks: [
      hero,
      {
        type: 'packages',
        items: [
          {
            name: 'Kayak',
            price: 1250,
            features: ['It’s all in'],
            link: { text: 'Order “it”', href: '/about' },
          },
          { name: 'Report', price: '{report}', features: ['All'], link: { text: 'Order', href: '/about' } },
        ],
      },
    ],
  }),
});

function siteText(): string {
  return JSON.stringify(openLibrary(temporarySite({}), process.cwd()).settings().parsed?.value);
}

const library = openLibrary(root, process.cwd());
// Nothing else of the copy is used.
const copy = { library: () => library } as Copy;

const FOUND: [search: string, place: string, words: string][] = [
  ['700', '/prices blocks.1.items.1.price', '$700'],
  ['1,250', '/prices blocks.1.items.0.price', '$1,250'],
  ['strasse', '/about blocks.0.heading', 'Straße nach Māori'],
  ['maori STRASSE', '/about blocks.0.heading', 'Straße nach Māori'],
  ["it's all", '/prices blocks.1.items.0.features.0', 'It’s all in'],
  ['"it"', '/prices blocks.1.items.0.link.text', 'Order “it”'],
  ['0491', '/about blocks.1.text', 'Call 0491 570 006 or see the quay. One Two'],
  ['see the quay', '/about blocks.1.text', 'Call 0491 570 006 or see the quay. One Two'],
  [
    'heron',
    '/about blocks.2.text',
    '…goes. And so on it goes. A heron stands here. On and on. On and on. On and on. On and on. On and on. On and on. On and…',
  ],
  ['until the ferry', '_shared/hours blocks.0.text', 'Open until the ferry goes.'],
  ['about us', '/about title', 'About us'],
];

it.each(FOUND)('finds "%s" at %s', async (search, place, words) => {
  const { found } = await find(copy, undefined, { search, route: '/prices' });
  expect(found.map(placeOf)).toContain(place);
  expect(found.find(one => placeOf(one) === place)?.words).toBe(words);
});

it.each(['href', 'blocks', 'prose', '/about', '{phone}', '**', 'packages'])(
  'finds no sign of the file: %s',
  async search => {
    expect((await find(copy, undefined, { search, route: '/' })).found).toEqual([]);
  },
);

it('leads to a page on which the words stand, to the open one if it has them', async () => {
  const routes = async (search: string, route: string) =>
    (await find(copy, undefined, { search, route })).found.map(one => one.route);
  expect(await routes('ferry', '/prices')).toEqual(['/about']);
  expect(await routes('ferry', '/about')).toEqual(['/about']);
  expect(new Set(await routes('0491 570 006', '/prices'))).toEqual(new Set(['/about', '/prices']));
  expect((await routes('a', '/prices'))[0]).toBe('/prices');
  expect((await routes('a', '/about'))[0]).toBe('/about');
});

it('says what a price belongs to', async () => {
  const { found } = await find(copy, undefined, { search: '1,250', route: '/' });
  expect(found.map(({ beside, block }) => ({ beside, block }))).toEqual([
    { beside: 'Kayak', block: 'packages' },
  ]);
});

it('puts words that begin as was typed before others', async () => {
  const { found } = await find(copy, undefined, { search: 'or', route: '/' });
  expect(
    found
      .map(({ words }) => words)
      .slice(0, 3)
      .every(words => /\bor/i.test(words)),
  ).toBe(true);
  expect(found.length).toBeGreaterThan(3);
});

it.each([
  ['Straße nach Māori', 'strasse MAORI', ['Straße', 'Māori']],
  ['$700, or 700 more', '700', ['700', '700']],
  ['It’s “so”', `it's "so"`, ['It’s', '“so”']],
  ['aaa', 'a aa', ['aaa']],
  ['Nothing', 'else', []],
])('marks in "%s" what "%s" has found', (text, search, marked) => {
  const matches = matchesIn(text, wordsToFind(search));
  expect(matches.map(({ from, to }) => text.slice(from, to))).toEqual(marked);
});

function placeOf({ document, path }: FoundWords): string {
  return `${document} ${path.join('.')}`;
}

it.each<[string, unknown, string[]]>([
  ['a name in braces', { blocks: [{ text: ['Call {phone}.'] }] }, ['values.phone']],
  ['the name of the business', { title: 'Why {brand}' }, ['brand']],
  ['a link', { href: 'site:review' }, ['addresses.review']],
  ['a link among words', { text: 'See [it](site:review).' }, ['addresses.review']],
  ['a chat', { link: { text: 'Ask', chat: 'Hello' } }, ['addresses.chat']],
  ['a field that the site fills', { blocks: [{ type: 'made-up' }] }, ['values.hours']],
  ['a field that the author fills', { blocks: [{ type: 'made-up', hours: 'Ours' }] }, []],
  ['a hidden block', { blocks: [{ text: '{phone}', hidden: true }] }, []],
  ['a note', { note: 'Write {phone}' }, []],
  ['other words', { text: 'website:phone { phone }' }, []],
])('the values of the site in %s', (_, document, values) => {
  const definitions = { 'made-up': { properties: { hours: { fromSite: 'values.hours' } } } };
  expect(siteValuesIn(document, definitions)).toEqual(values);
});

it('each value of the site says on which pages it is shown, and counts anew after a change', async () => {
  const site = JSON.parse(siteText());
  const words = (text: string, more: object[] = []) =>
    pageWith({ title: `Page ${text}`, blocks: [hero, { type: 'prose', text }, ...more] });
  const place = temporarySite({
    'pages/_site.json': {
      ...site,
      values: { phone: '0491 570 006', hours: 'Nine to five', fax: '1', strip: 'Hello' },
      addresses: { ...site.addresses, review: 'https://example.com/review' },
      header: { ...site.header, strip: [{ text: '{strip}' }] },
    },
    'pages/_shared/call.json': { title: 'Call', blocks: [{ type: 'prose', text: 'Call {phone}.' }] },
    'pages/a.json': words('Open {hours}, or [say so](site:review).'),
    'pages/b.json': words('Nothing.', [{ type: 'shared', ref: 'call' }]),
    'pages/c.json': words('Open {hours} and {phone}.'),
    'pages/d.json': words('Open {hours}.'),
    'pages/e.json': words('Still open {hours}.'),
  });
  const now = openLibrary(place, process.cwd());
  const told = await shownOn({ library: () => now } as ShownCopy);
  const short = Object.entries(told).map(([name, { count, isEverywhere, first }]) => [
    name,
    isEverywhere ? 'everywhere' : [count, ...first.map(({ route }) => route)].join(' '),
  ]);
  expect(Object.fromEntries(short)).toMatchObject({
    ...{ brand: 'everywhere', header: 'everywhere', footer: 'everywhere' },
    'values.phone': '2 /b /c',
    'values.hours': '4 /a /c /d',
    'values.fax': '0',
    'values.strip': 'everywhere',
    'addresses.review': '1 /a',
  });
  writeFiles(place, { 'pages/d.json': words('Send a {fax} instead of a letter.') });
  now.forget('pages/d.json');
  const then = await shownOn({ library: () => now } as ShownCopy);
  expect(then['values.hours']).toMatchObject({ count: 3 });
  expect(then['values.fax']).toMatchObject({ count: 1, first: [{ route: '/d' }] });
});
