// Each safe fix with its title and what it does to the text. It changes only the marked characters.
import { expect, test } from 'vitest';
import { AROUND } from '../../../tests/support/documents/messages/golden.ts';
import { hero, pageWith, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { parse } from '../../document/json/parse.ts';
import type { Fix } from '../../document/problem/problem.ts';
import { applyFix } from './fix.ts';

type Row = { name: string; text: string; title?: string; fixed?: string };

const SYNTAX: Row[] = [
  { name: 'a missing comma', text: '{"a": 1\n"b": 2}', title: 'Put a comma in', fixed: '{"a": 1,\n"b": 2}' },
  { name: 'a comma at the end', text: '{"a": 1,}', title: 'Take the comma out', fixed: '{"a": 1}' },
  { name: 'two commas in a list', text: '[1,,2]', title: 'Take the comma out', fixed: '[1,2]' },
  {
    name: 'two commas between fields',
    text: '{"a": 1,,"b": 2}',
    title: 'Take the comma out',
    fixed: '{"a": 1,"b": 2}',
  },
  { name: 'a comma after the end', text: '{"a": 1},\n', title: 'Take the comma out', fixed: '{"a": 1}\n' },
  { name: 'a semicolon', text: '{"a": 1; "b": 2}', title: 'Write a comma', fixed: '{"a": 1, "b": 2}' },
  { name: 'a semicolon at the end', text: '{"a": 1;}', title: 'Take the semicolon out', fixed: '{"a": 1}' },
  { name: 'a missing colon', text: '{"a" 1}', title: 'Put the colon in', fixed: '{"a": 1}' },
  { name: 'an equals sign', text: '{"a" = 1}', title: 'Write a colon', fixed: '{"a" : 1}' },
  { name: 'two colons', text: '{"a":: 1}', title: 'Take the colon out', fixed: '{"a": 1}' },
  {
    name: 'smart quotes',
    text: '{"a": “it’s”}',
    title: 'Write straight quotation marks',
    fixed: '{"a": "it’s"}',
  },
  {
    name: 'a smart quote at the end',
    text: '{"a": "x”,\n"b": 1}',
    title: 'Write a straight quotation mark',
    fixed: '{"a": "x",\n"b": 1}',
  },
  {
    name: 'a smart quote at the end of a name',
    text: '{"a”: "x"}',
    title: 'Write a straight quotation mark',
    fixed: '{"a": "x"}',
  },
  {
    name: 'single quotes with an apostrophe',
    text: "{'a': 'don't'}",
    title: 'Write straight quotation marks',
    fixed: `{"a": 'don't'}`,
  },
  {
    name: 'a quote too few before a comma',
    text: '{"a": "x, "b": "y"}',
    title: 'Put the quotation mark in',
    fixed: '{"a": "x", "b": "y"}',
  },
  {
    name: 'a quote too few at the end of a line',
    text: '{\n  "a": "x,\n  "b": 1\n}',
    title: 'Put the quotation mark in',
    fixed: '{\n  "a": "x",\n  "b": 1\n}',
  },
  {
    name: 'a quote too few before a bracket',
    text: '[\n{ "a": "to {b} },\n{ "a": 1 }\n]',
    title: 'Put the quotation mark in',
    fixed: '[\n{ "a": "to {b}" },\n{ "a": 1 }\n]',
  },
  {
    name: 'a text over two lines',
    text: '{\n  "a": "x\ny",\n  "b": 1\n}',
    title: 'Put it in one line',
    fixed: '{\n  "a": "x y",\n  "b": 1\n}',
  },
  {
    name: 'a quote too few before a text',
    text: '{"a": x y", "b": 1}',
    title: 'Put the quotation mark in',
    fixed: '{"a": "x y", "b": 1}',
  },
  {
    name: 'a quote too few before a name',
    text: '{a": 1}',
    title: 'Put the quotation mark in',
    fixed: '{"a": 1}',
  },
  {
    name: 'a quote too few after a name',
    text: '{"a: "x"}',
    title: 'Put the quotation mark in',
    fixed: '{"a": "x"}',
  },
  {
    name: 'quotes inside a text',
    text: '{"a": "say "hi" now"}',
    title: 'Put a backslash before both',
    fixed: '{"a": "say \\"hi\\" now"}',
  },
  { name: 'a name without quotes', text: '{a: 1}', title: 'Put it in quotes', fixed: '{"a": 1}' },
  {
    name: 'words without quotes',
    text: '{"a": two words,\n"b": 1}',
    title: 'Put it in quotes',
    fixed: '{"a": "two words",\n"b": 1}',
  },
  { name: 'words with a comma and without quotes', text: '{"a": two, words,\n"b": 1}' },
  { name: 'True', text: '{"a": True}', title: 'Change to true', fixed: '{"a": true}' },
  { name: 'yes', text: '{"a": yes}' },
  {
    name: 'a price with its sign',
    text: '{"a": $1,800, "b": 1}',
    title: 'Change to 1800',
    fixed: '{"a": 1800, "b": 1}',
  },
  {
    name: 'a comma between digits',
    text: '{"a": 1,800, "b": 1}',
    title: 'Change to 1800',
    fixed: '{"a": 1800, "b": 1}',
  },
  { name: 'a number that begins with a point', text: '[.5]', title: 'Change to 0.5', fixed: '[0.5]' },
  { name: 'a number that begins with zero', text: '[0491]' },
  { name: 'a tab in a text', text: '["a\tb"]', title: 'Write a space', fixed: '["a b"]' },
  { name: 'a backslash', text: '["a\\&b"]', title: 'Put a second backslash in', fixed: '["a\\\\&b"]' },
  {
    name: 'a backslash before an apostrophe',
    text: `["don\\'t"]`,
    title: 'Take the backslash out',
    fixed: `["don't"]`,
  },
  { name: 'a space that is none', text: '[\u00a01]', title: 'Write a plain space', fixed: '[ 1]' },
  { name: 'a mark of nothing', text: '[\u200b1]', title: 'Take the invisible character out', fixed: '[1]' },
  { name: 'a comment', text: '[1 // why\n]' },
  {
    name: 'a bracket that is never closed',
    text: '{\n  "a": [\n    1\n}',
    title: 'Put "]" in',
    fixed: '{\n  "a": [\n    1\n  ]\n}',
  },
  {
    name: 'braces on one line that are never closed',
    text: '{\n  "a": { "b": 1,\n  "c": 2\n}',
    title: 'Put "}" in',
    fixed: '{\n  "a": { "b": 1 },\n  "c": 2\n}',
  },
  {
    name: 'a bracket too many',
    text: '{\n  "a": [1]],\n  "b": 2\n}',
    title: 'Take the "]" out',
    fixed: '{\n  "a": [1],\n  "b": 2\n}',
  },
  {
    name: 'the wrong bracket',
    text: '{\n  "a": [\n    1\n  }\n}',
    title: 'Change to "]"',
    fixed: '{\n  "a": [\n    1\n  ]\n}',
  },
  {
    name: 'braces that are never opened',
    text: '[\n  "a": 1 },\n  { "a": 2 }\n]',
    title: 'Put "{" in',
    fixed: '[\n  { "a": 1 },\n  { "a": 2 }\n]',
  },
  {
    name: 'a list that is never opened',
    text: '{\n  "a": { "b": 1 }, { "b": 2 }],\n  "c": 3\n}',
    title: 'Put "[" in',
    fixed: '{\n  "a": [{ "b": 1 }, { "b": 2 }],\n  "c": 3\n}',
  },
  {
    name: 'a document that is never opened',
    text: '\n  "a": 1\n}',
    title: 'Put "{" in',
    fixed: '\n  { "a": 1\n}',
  },
  { name: 'brackets that nobody can tell', text: '[[{\n]\n}' },
  {
    name: 'a field twice with one value',
    text: '{\n  "a": 1,\n  "b": 2,\n  "a": 1\n}',
    title: 'Take the second one out',
    fixed: '{\n  "a": 1,\n  "b": 2\n}',
  },
  { name: 'a field twice with two values', text: '{"a": 1, "a": 2}' },
  { name: 'a second document', text: '{"a": 1}\n{"a": 1}' },
];

for (const { name, text, title, fixed } of SYNTAX) {
  test(name, () => {
    const [problem, ...others] = parse({ file: 'pages/page.json', text }).problems;
    expect(others).toEqual([]);
    expect(problem).toBeDefined();
    expect(problem?.fix?.title).toBe(title);
    if (problem?.fix) expect(applyFix(text, problem.fix)).toBe(fixed);
  });
}

type Change = { name: string; page: object; title?: string; from?: string; to?: string };

const package_ = (fields: object) => ({
  blocks: [
    hero,
    {
      type: 'packages',
      items: [
        { name: 'Small', price: 1, features: ['One'], link: { text: 'Order', chat: 'Hello' }, ...fields },
      ],
    },
  ],
});
const linked = (href: string) => ({ blocks: [{ ...hero, links: [{ text: 'Read', href }] }] });

const VALUES: Change[] = [
  {
    name: 'a misspelt field',
    page: { blocks: [{ ...hero, intor: 'x', intro: undefined }] },
    title: 'Rename to "intro"',
    from: '"intor"',
    to: '"intro"',
  },
  {
    name: 'a field in capitals',
    page: { blocks: [{ ...hero, Tone: 'dark' }] },
    title: 'Rename to "tone"',
    from: '"Tone"',
    to: '"tone"',
  },
  {
    name: 'a field by another name',
    page: { blocks: [{ ...hero, links: [{ label: 'Read', href: '/' }] }] },
    title: 'Rename to "text"',
    from: '"label"',
    to: '"text"',
  },
  {
    name: 'a misspelt type',
    page: { blocks: [hero, { type: 'notcie', text: 'x' }] },
    title: 'Change to "notice"',
    from: '"notcie"',
    to: '"notice"',
  },
  {
    name: 'a misspelt choice',
    page: { blocks: [{ ...hero, tone: 'drak' }] },
    title: 'Change to "dark"',
    from: '"drak"',
    to: '"dark"',
  },
  {
    name: 'a number in quotes',
    page: package_({ price: '700' }),
    title: 'Change to 700',
    from: '"700"',
    to: '700',
  },
  {
    name: 'a price in quotes with its sign',
    page: package_({ price: '$1,800' }),
    title: 'Change to 1800',
    from: '"$1,800"',
    to: '1800',
  },
  { name: 'a price in words', page: package_({ price: 'much' }) },
  {
    name: 'true in quotes',
    page: { index: 'false' },
    title: 'Change to false',
    from: '"false"',
    to: 'false',
  },
  {
    name: 'the one possible value in quotes',
    page: package_({ popular: 'true' }),
    title: 'Change to true',
    from: '"true"',
    to: 'true',
  },
  {
    name: 'text without quotes that is a number',
    page: { blocks: [{ ...hero, heading: 407 }] },
    title: 'Change to "407"',
    from: '407',
    to: '"407"',
  },
  {
    name: 'one item without its list',
    page: package_({ features: 'One' }),
    title: 'Put square brackets around it',
    from: '"One"',
    to: '["One"]',
  },
  { name: 'what may be several items', page: package_({ features: 'One, two' }) },
  {
    name: 'a list where one text belongs',
    page: { blocks: [{ ...hero, heading: ['Hello'] }] },
    title: 'Take the square brackets out',
    from: '[\n        "Hello"\n      ]',
    to: '"Hello"',
  },
  {
    name: 'a list of two where one text belongs',
    page: { blocks: [{ ...hero, heading: ['Hello', 'you'] }] },
  },
  {
    name: 'a route',
    page: linked('/pricng'),
    title: 'Change to "/pricing"',
    from: '"/pricng"',
    to: '"/pricing"',
  },
  {
    name: 'a place',
    page: linked('/pricing#deal'),
    title: 'Change to "/pricing#deals"',
    from: '"/pricing#deal"',
    to: '"/pricing#deals"',
  },
  {
    name: 'a route with an ending',
    page: linked('/pricing.html'),
    title: 'Change to "/pricing"',
    from: '"/pricing.html"',
    to: '"/pricing"',
  },
  {
    name: 'a route without its stroke',
    page: linked('pricing'),
    title: 'Change to "/pricing"',
    from: '"pricing"',
    to: '"/pricing"',
  },
  {
    name: 'http',
    page: linked('http://example.org'),
    title: 'Change to "https://example.org"',
    from: '"http://example.org"',
    to: '"https://example.org"',
  },
  {
    name: 'an email address',
    page: linked('a@example.org'),
    title: 'Change to "mailto:a@example.org"',
    from: '"a@example.org"',
    to: '"mailto:a@example.org"',
  },
  {
    name: 'an address of the site document',
    page: linked('site:emial'),
    title: 'Change to "site:email"',
    from: '"site:emial"',
    to: '"site:email"',
  },
  { name: 'an address that leads nowhere', page: linked('//example.org') },
  {
    name: 'a link in a text',
    page: { blocks: [{ ...hero, intro: 'See [/pricng](/pricng).' }] },
    title: 'Change to "/pricing"',
    from: '](/pricng)',
    to: '](/pricing)',
  },
  {
    name: 'a space between the brackets of a link in a text',
    page: { blocks: [{ ...hero, intro: 'See [the prices] (/pricing).' }] },
    title: 'Take the space out',
    from: '] (',
    to: '](',
  },
  {
    name: 'a link in a text between angle brackets',
    page: { blocks: [{ ...hero, intro: 'See [this](</pricng>).' }] },
  },
  {
    name: 'a page and a place on it',
    page: linked('/pricng#deals'),
    title: 'Change to "/pricing#deals"',
    from: '"/pricng#deals"',
    to: '"/pricing#deals"',
  },
  {
    name: 'an absolute address of this site',
    page: linked('https://www.example.com/pricing'),
    title: 'Change to "/pricing"',
    from: '"https://www.example.com/pricing"',
    to: '"/pricing"',
  },
  {
    name: 'a value of the site document',
    page: { blocks: [{ ...hero, intro: 'To {emial}.' }] },
    title: 'Change to {email}',
    from: '{emial}',
    to: '{email}',
  },
  {
    name: 'spaces in braces',
    page: { blocks: [{ ...hero, intro: 'To { email }.' }] },
    title: 'Change to {email}',
    from: '{ email }',
    to: '{email}',
  },
  {
    name: 'a picture',
    page: { blocks: [{ ...hero, image: { src: '/images/chrat.svg', alt: 'A chart' } }] },
    title: 'Change to "/images/chart.svg"',
    from: 'chrat',
    to: 'chart',
  },
  {
    name: 'a picture with two other endings',
    page: { blocks: [{ ...hero, image: { src: '/images/both.jpg', alt: 'A chart' } }] },
  },
  {
    name: 'a name of a place',
    page: { blocks: [{ ...hero, id: 'What’s Included' }] },
    title: 'Change to "whats-included"',
    from: '"What’s Included"',
    to: '"whats-included"',
  },
  {
    name: 'an item twice',
    page: { keywords: ['one', 'two', 'one'] },
    title: 'Take the second one out',
    from: ',\n    "one"\n',
    to: '\n',
  },
];

for (const { name, page, title, from = '', to = '' } of VALUES) {
  test(name, () => {
    const whole = pageWith(page);
    const text = JSON.stringify(whole, null, 2);
    const { problems } = siteWith({ ...AROUND, 'pages/page.json': whole });
    const [problem, ...others] = problems().filter(({ level }) => level === 'error');
    expect(others).toEqual([]);
    expect(problem).toBeDefined();
    expect(problem?.fix?.title).toBe(title);
    if (!problem?.fix) return;
    expect(text).toContain(from);
    const at = text.lastIndexOf(from);
    const fixed = applyFix(text, problem.fix);
    expect(fixed).toBe(text.slice(0, at) + to + text.slice(at + from.length));
    expect(siteWith({ ...AROUND, 'pages/page.json': fixed }).says()).toEqual([]);
  });
}

const TABLE = ['| | Small | Large |', '|---|:-:|---|', '| Price | $480 | $1,200 |', '| Extra leaf | ✗ | ✓ |'];
const PRICES = { type: 'price-list', items: [{ name: 'Stool', price: 70 }] };
const MADE = {
  columns: ['–', 'Small', 'Large'],
  items: [
    { name: 'Price', cells: [{ price: 480 }, { price: 1200 }] },
    { name: 'Extra leaf', cells: [{ has: false }, { has: true }] },
  ],
};

test.each<[name: string, block: object, made: object[]]>([
  [
    'alone in its block, which becomes the table with its heading',
    { type: 'prose', heading: 'Two tables', text: TABLE.join('\n') },
    [{ type: 'table', heading: 'Two tables', ...MADE }],
  ],
  [
    'between paragraphs, which stay before and after it',
    { type: 'prose', heading: 'Two tables', text: ['Before.', TABLE.join('\n'), 'After.', 'And more.'] },
    [
      { type: 'prose', heading: 'Two tables', text: ['Before.'] },
      { type: 'table', ...MADE },
      { type: 'prose', text: ['After.', 'And more.'] },
    ],
  ],
  [
    'pasted with a paragraph for each line',
    { type: 'prose', text: ['Before.', ...TABLE] },
    [
      { type: 'prose', text: ['Before.'] },
      { type: 'table', ...MADE },
    ],
  ],
  [
    'in a text that its block can do without',
    { ...PRICES, footnote: TABLE.join('\n') },
    [PRICES, { type: 'table', ...MADE }],
  ],
])('a table in a text becomes a block: %s', (_, block, made) => {
  const page = pageWith({ blocks: [hero, block, { type: 'prose', text: 'The end.' }] });
  const text = JSON.stringify(page, null, 2);
  const { problems } = siteWith({ ...AROUND, 'pages/page.json': text });
  const fix = problems().find(({ message }) => message.startsWith('A table is not'))?.fix;
  expect(fix?.title).toBe('Make a table of it');
  const after = applyFix(text, fix as Fix);
  expect(JSON.parse(after).blocks).toEqual([hero, ...made, { type: 'prose', text: 'The end.' }]);
  const mended = siteWith({ ...AROUND, 'pages/page.json': after });
  expect(mended.says()).toEqual([]);
});

test.each([
  ['a link', { type: 'prose', text: '| Wood | More |\n|---|---|\n| Oak | [Read](/pricing) |' }],
  [
    'more columns than the block can hold',
    { type: 'prose', text: `${'| a '.repeat(9)}|\n${'|--'.repeat(9)}|\n| b |` },
  ],
  ['words after it in a block of other fields', { ...PRICES, footnote: `${TABLE.join('\n')}\n\nAfter.` }],
])('a table with %s stays where it is', (_, block) => {
  const { problems } = siteWith({ ...AROUND, 'pages/page.json': pageWith({ blocks: [hero, block] }) });
  const [problem] = problems().filter(({ file }) => file === 'pages/page.json');
  expect(problem?.message).toMatch(/^A table is not possible in text/);
  expect(problem?.fix).toBeUndefined();
});

test('a table on a German site has its amounts', () => {
  const site = siteDocument({ language: 'de', currency: 'EUR' });
  const block = { type: 'prose', text: '| Holz | Preis |\n|---|---|\n| Eiche | 1.200,50 € |' };
  const text = JSON.stringify(pageWith({ blocks: [hero, block] }), null, 2);
  const { problems } = siteWith({ 'pages/_site.json': site, 'pages/page.json': text });
  const fix = problems().find(({ message }) => message.startsWith('A table is not'))?.fix;
  expect(JSON.parse(applyFix(text, fix as Fix)).blocks[1].items).toEqual([
    { name: 'Eiche', cells: [{ price: 1200.5 }] },
  ]);
});
