// Tests what is reported of shared blocks: once, in the file where the mistake is to be fixed.
import { expect, test } from 'vitest';
import {
  type Files,
  hero,
  pageWith,
  sentence,
  siteDocument,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { inFileOrder } from '../../../document/problem/problem.ts';

const notice = { type: 'notice', text: 'No date can be guaranteed.' };
const faq = (id: string) => ({ type: 'faq', items: [{ id, question: 'How?', answer: 'So.' }] });
const packages = {
  type: 'packages',
  items: [
    { name: 'One', price: 1, popular: true, features: ['One'], link: { text: 'Order', chat: 'Hello' } },
  ],
};

const use = (ref = 'notice', fields: object = {}) => ({ type: 'shared', ref, ...fields });
const sharing = (fields: object = {}) => ({ title: 'No guarantee', blocks: [notice], ...fields });

/** A home page that leads to two other pages, all with the same blocks. */
function site(shared: Files, blocks: object[] = [use()]): Files {
  const links = ['/a', '/b'].map(href => ({ text: 'Read', href }));
  return {
    'pages/index.json': pageWith({ title: 'Home', blocks: [{ ...hero, links }, ...blocks] }),
    'pages/a.json': pageWith({ title: 'Page a', blocks: [hero, ...blocks] }),
    'pages/b.json': pageWith({ title: 'Page b', blocks: [hero, ...blocks] }),
    ...shared,
  };
}

function says(files: Files): string[] {
  return inFileOrder(siteWith(files).problems()).map(
    problem => `${problem.level === 'warning' ? 'Warning: ' : ''}${problem.file} ${sentence(problem)}`,
  );
}

const SHARED = 'pages/_shared/notice.json';
const only = (document: object | string) => site({ [SHARED]: document });

test('nothing, where all is well', () => {
  expect(says(only(sharing({ note: 'Asked for by the lawyer.' })))).toEqual([]);
});

/** Each row has a shared document, and all that is reported of the three pages that use it. */
const IN_THE_FILE: { name: string; document: object | string; says: string[] }[] = [
  {
    name: 'broken JSON',
    document: '{ "title": "No guarantee",, }',
    says: ['used on 3 pages: This comma is one too many. Take it out.'],
  },
  {
    name: 'nothing',
    document: '',
    says: ['used on 3 pages: This file is empty. Shared blocks have at least a title and blocks.'],
  },
  {
    name: 'a misspelt field',
    document: sharing({ blocks: [{ type: 'notice', txet: 'Words.' }] }),
    says: ['notice (used on 3 pages): "txet" is not a field of the notice block. Did you mean "text"?'],
  },
  {
    name: 'no title',
    document: { blocks: [notice] },
    says: ['used on 3 pages: The shared document needs "title". Add it: what colleagues call these blocks.'],
  },
  {
    name: 'a title of no length and one without end',
    document: sharing({ title: 'x'.repeat(81) }),
    says: ['used on 3 pages: "title" is 81 characters long; at most 80 are possible.'],
  },
  {
    name: 'the fields of a page',
    document: sharing({ description: 'x' }),
    says: [
      'used on 3 pages: "description" is not a field of the shared document. Its fields are "title", "note" and "blocks".',
    ],
  },
  {
    name: 'another shared block',
    document: sharing({ blocks: [use('notice')] }),
    says: [
      'blocks[0] (used on 3 pages): Shared blocks cannot hold other shared ones. Write the block itself here, or name both on the page.',
    ],
  },
  {
    name: 'a broken link, a missing picture, an unknown value, HTML',
    document: sharing({
      blocks: [
        {
          ...notice,
          text: 'Call {phnoe}, <b>now</b>.',
          links: [{ text: 'Read', href: '/pricng' }],
        },
        {
          type: 'call-to-action',
          heading: 'Write',
          image: { src: '/images/chrat.svg', decorative: true },
          links: [{ text: 'Home', href: '/' }],
        },
      ],
    }),
    says: [
      'notice › text (used on 3 pages): The site document has no value {phnoe}. Did you mean {phone}?',
      'notice › text (used on 3 pages): HTML is not possible in text. Write Markdown: **bold**, *italic*, [a link](/pricing), or take the tag out.',
      'notice › links[0] › href (used on 3 pages): There is no page "/pricng". Add the page, or change the link.',
      'call-to-action › image › src (used on 3 pages): There is no picture "pages/_public/images/chrat.svg". Did you mean "/images/chart.svg"?',
    ],
  },
  {
    name: 'an id twice, and one that every page has',
    document: sharing({ blocks: [faq('one'), { ...faq('one'), id: 'main' }] }),
    says: [
      'faq 2 › items[0] › id (used on 3 pages): The id "one" stands here twice; the first is on line 8. Choose another one.',
      'faq 2 › id (used on 3 pages): Every page has the place "#main" already. Choose another id.',
    ],
  },
  {
    name: 'a hero below another block',
    document: sharing({ blocks: [notice, hero] }),
    says: [
      'hero (used on 3 pages): A hero opens a page, so it can only be the first block. Use another block here.',
    ],
  },
  {
    name: 'two popular packages',
    document: sharing({ blocks: [packages, packages] }),
    says: [
      'packages 2 › items[0] › popular (used on 3 pages): Only one package of a page can be the popular one. Take "popular" out of the others.',
    ],
  },
  {
    name: 'a place that no page has',
    document: sharing({ blocks: [{ ...notice, text: 'See [below](#below).' }] }),
    says: [
      'notice › text (used on 3 pages): No page with these blocks has the place "#below". Write a page before it, such as "/faq#below".',
    ],
  },
  {
    name: 'a link to a place of its own',
    document: sharing({ blocks: [{ ...notice, text: 'See [below](#below).' }, faq('below')] }),
    says: [],
  },
  {
    name: 'a link to the content of the page',
    document: sharing({ blocks: [{ ...notice, text: 'See [above](#main).' }] }),
    says: [],
  },
  {
    name: 'all blocks hidden, which takes them off every page',
    document: sharing({ blocks: [{ ...notice, hidden: true }] }),
    says: [],
  },
];

for (const { name, document, says: expected } of IN_THE_FILE) {
  test(`in the file: ${name}`, () => {
    expect(says(only(document))).toEqual(expected.map(words => `${SHARED} ${words}`));
  });
}

const ONE = { [SHARED]: sharing() };
const home = { ...hero, links: [{ text: 'Read', href: '/a' }] };
const onPage = (blocks: object[], shared: Files = ONE): Files => ({
  'pages/index.json': pageWith({ title: 'Home', blocks: [home] }),
  'pages/a.json': pageWith({ title: 'Page a', blocks }),
  ...shared,
});

/** Each row has the blocks of a page, and what is reported of it. */
const ON_THE_PAGE: { name: string; blocks: object[]; document?: object; others?: Files; says: string[] }[] = [
  {
    name: 'a name that is misspelt',
    blocks: [hero, use(), use('notcie')],
    says: ['shared 2 › ref: There is no shared block "notcie". Did you mean "notice"?'],
  },
  {
    name: 'a name that is like no other',
    blocks: [hero, use(), use('privacy')],
    says: [
      'shared 2 › ref: There is no shared block "privacy". Add pages/_shared/privacy.json, or name another one.',
    ],
  },
  {
    name: 'no name',
    blocks: [hero, use(), { type: 'shared' }],
    says: [
      'shared 2: The shared block needs "ref". Add it: the name of the shared blocks, without folder and ending.',
    ],
  },
  {
    name: 'a file in place of a name',
    blocks: [hero, use(), use('_shared/notice.json')],
    says: [
      'shared 2 › ref: "_shared/notice.json" does not fit. A shared block is named without its folder and ending, such as "opening-hours".',
    ],
  },
  {
    name: 'a field of what is shared',
    blocks: [hero, use('notice', { heading: 'Please note' })],
    says: [
      'shared: "heading" is not a field of the shared block. What these blocks say stands in their own file in pages/_shared. A page that wants it otherwise has a block of its own.',
    ],
  },
  {
    name: 'an id that the page has already',
    blocks: [hero, faq('one'), use()],
    document: sharing({ blocks: [faq('two'), faq('one')] }),
    says: [
      'shared › ref: The shared block "notice" brings the id "one", which stands on this page already, on line 14. Change one of them.',
    ],
  },
  {
    name: 'an id that comes twice because the same is used twice',
    blocks: [hero, use(), use()],
    document: sharing({ blocks: [faq('one'), faq('two')] }),
    says: [
      'shared 2 › ref: The shared block "notice" stands on this page twice, but its id "one" can stand there only once. Take one of the two out.',
    ],
  },
  {
    name: 'an id that another shared block has already',
    blocks: [hero, use(), use('other')],
    document: sharing({ blocks: [faq('one')] }),
    others: { 'pages/_shared/other.json': sharing({ blocks: [faq('one')] }) },
    says: [
      'shared 2 › ref: The shared block "other" brings the id "one", which stands on this page already, in the shared block "notice". Change one of them.',
    ],
  },
  {
    name: 'an id that two other shared blocks have already',
    blocks: [hero, use(), use('other'), use('privacy'), use('third')],
    document: sharing({ blocks: [faq('one')] }),
    others: {
      'pages/_shared/other.json': sharing({ blocks: [faq('two'), faq('one')] }),
      'pages/_shared/third.json': sharing({ blocks: [faq('one')] }),
    },
    says: [
      'shared 2 › ref: The shared block "other" brings the id "one", which stands on this page already, in the shared block "notice". Change one of them.',
      'shared 3 › ref: There is no shared block "privacy". Add pages/_shared/privacy.json, or name another one.',
      'shared 4 › ref: The shared block "third" brings the id "one", which stands on this page already, in the shared block "notice". Change one of them.',
    ],
  },
  {
    name: 'an id that the page has twice',
    blocks: [hero, { ...notice, id: 'one' }, faq('one'), use()],
    document: sharing({ blocks: [faq('one')] }),
    says: [
      'faq › items[0] › id: The id "one" stands on this page twice; the first is on line 13. Choose another one.',
      'shared › ref: The shared block "notice" brings the id "one", which stands on this page already, on line 13. Change one of them.',
    ],
  },
  {
    name: 'nothing but what is hidden, and what is not there',
    blocks: [use('notice', { hidden: true }), use('privacy', { hidden: true })],
    says: [
      'shared 2 › ref: There is no shared block "privacy". Add pages/_shared/privacy.json, or name another one.',
    ],
  },
  {
    name: 'a place that is not there and a shared block that is not',
    blocks: [{ ...hero, links: [{ text: 'Read', href: '#below' }] }, use(), use('privacy')],
    says: [
      'hero › links[0] › href: There is no place "#below" on this page. Give a block there this id.',
      'shared 2 › ref: There is no shared block "privacy". Add pages/_shared/privacy.json, or name another one.',
    ],
  },
  {
    name: 'a place that is hidden in a shared block',
    blocks: [{ ...hero, links: [{ text: 'Read', href: '#below' }] }, use()],
    document: sharing({ blocks: [notice, { ...faq('below'), hidden: true }] }),
    says: [
      'hero › links[0] › href: The place "#below" on this page is in a hidden block. Show the block, or change the link.',
    ],
  },
  { name: 'the same twice, without an id', blocks: [hero, use(), use()], says: [] },
  {
    name: 'a first block without a heading',
    blocks: [use()],
    says: [
      'shared › ref: The first block of a page needs a "heading", which is its title, and the shared block "notice" begins without one. Put another block first.',
    ],
  },
  {
    name: 'a hero that is not the first',
    blocks: [hero, use()],
    document: sharing({ blocks: [hero] }),
    says: [
      'shared › ref: The shared block "notice" begins with a hero, which opens a page, so it can only be the first block. Use another one here.',
    ],
  },
  { name: 'a hero that is', blocks: [use()], document: sharing({ blocks: [hero] }), says: [] },
  {
    name: 'a second popular package',
    blocks: [hero, packages, use()],
    document: sharing({ blocks: [packages] }),
    says: [
      'shared › ref: Only one package of a page can be the popular one. The shared block "notice" brings another one.',
    ],
  },
  {
    name: 'nothing but what is hidden',
    blocks: [use('notice', { hidden: true })],
    says: ['blocks: All blocks of this page are hidden, so it would be empty. Show one of them.'],
  },
];

for (const { name, blocks, document = sharing(), others, says: expected } of ON_THE_PAGE) {
  test(`on the page: ${name}`, () => {
    const files = onPage(blocks, { [SHARED]: document, ...others });
    expect(says(files)).toEqual(expected.map(words => `pages/a.json ${words}`));
  });
}

test('two heroes and two popular packages of one shared block are told once for each place that names it', () => {
  const document = sharing({ blocks: [hero, hero, packages, packages] });
  const onThePage = (number: number) => [
    `pages/a.json shared ${number} › ref: Only one package of a page can be the popular one. The shared block "notice" brings another one.`,
    `pages/a.json shared ${number} › ref: The shared block "notice" begins with a hero, which opens a page, so it can only be the first block. Use another one here.`,
  ];
  expect(says(onPage([hero, packages, use(), use()], { [SHARED]: document }))).toEqual([
    `${SHARED} hero 2 (used on 1 page): A hero opens a page, so it can only be the first block. Use another block here.`,
    `${SHARED} packages 2 › items[0] › popular (used on 1 page): Only one package of a page can be the popular one. Take "popular" out of the others.`,
    ...onThePage(1),
    ...onThePage(2),
  ]);
});

test('a first block without a type is told in its own file alone', () => {
  const document = sharing({ blocks: [{ text: 'Words.' }] });
  expect(says(onPage([use(), notice], { [SHARED]: document }))).toEqual([
    `${SHARED} blocks[0] (used on 1 page): A block needs a "type", the name of its kind, such as "article-list" or "call-to-action".`,
  ]);
});

test('an id that every page has is told in each file, and not as a clash', () => {
  const files = onPage([{ ...hero, id: 'main' }, use()], { [SHARED]: sharing({ blocks: [faq('main')] }) });
  expect(says(files)).toEqual([
    `${SHARED} faq › items[0] › id (used on 1 page): Every page has the place "#main" already. Choose another id.`,
    'pages/a.json hero › id: Every page has the place "#main" already. Choose another id.',
  ]);
});

test('the title of shared blocks is for colleagues, whatever it says', () => {
  expect(says(only(sharing({ title: 'No {fax} and **no** guarantee' })))).toEqual([]);
});

test('a misspelt name can be put right', () => {
  const [problem] = siteWith(onPage([hero, use(), use('notcie')])).problems();
  expect(problem?.fix).toMatchObject({ title: 'Change to "notice"', text: '"notice"' });
});

test('a place of a shared block is one of each page that uses it', () => {
  const lead = (href: string) => ({ ...hero, links: [{ text: 'Read', href }] });
  const files = (href: string, fields = {}) => ({
    'pages/index.json': pageWith({ title: 'Home', blocks: [lead(href)] }),
    'pages/a.json': pageWith({ title: 'Page a', blocks: [lead('#below'), use('notice', fields)] }),
    [SHARED]: sharing({ blocks: [faq('below')] }),
  });
  expect(says(files('/a#below'))).toEqual([]);
  expect(says(files('/a#belwo'))).toEqual([
    'pages/index.json hero › links[0] › href: There is no place "#belwo" on "/a". Did you mean "/a#below"?',
  ]);
  expect(says(files('/a#below', { hidden: true }))).toEqual([
    'pages/a.json hero › links[0] › href: The place "#below" on this page is in a hidden block. Show the block, or change the link.',
    'pages/index.json hero › links[0] › href: The place "#below" on "/a" is in a hidden block. Show the block, or change the link.',
  ]);
});

test('a place that one of the pages has and another has not', () => {
  const files = {
    ...site({ [SHARED]: sharing({ blocks: [{ ...notice, text: 'See [below](#below).' }] }) }),
    'pages/a.json': pageWith({ title: 'Page a', blocks: [hero, use(), faq('below')] }),
  };
  expect(siteWith(files).problems()[0]?.fix?.text).toBe('/a#below');
  expect(says(files)).toEqual([
    `${SHARED} notice › text (used on 3 pages): "#below" is a place on "/a", but this link also stands on "/". Write "/a#below".`,
  ]);
});

test('a place that may be in shared blocks with a mistake', () => {
  const link = { text: 'Read', href: '#below' };
  const blocks = [{ ...hero, links: [link] }, { type: 'prose', id: 'belov', txet: 'One.' }, use()];
  const problem = 'pages/a.json prose: "txet" is not a field of the prose block. Did you mean "text"?';
  expect(says(onPage(blocks, { [SHARED]: sharing({ blocks: [{ ...notice, idd: 'below' }] }) }))).toEqual([
    `${SHARED} notice (used on 1 page): "idd" is not a field of the notice block. Did you mean "id"?`,
    problem,
  ]);
  expect(says(onPage(blocks, { [SHARED]: Buffer.from([0xff, 0xfe, 0xfd]) }))).toEqual([
    `${SHARED} used on 1 page: This file is saved as UTF-16. Save it as UTF-8.`,
    'pages/a.json hero › links[0] › href: There is no place "#below" on this page. Did you mean "#belov"?',
    problem,
  ]);
});

test('a place that each of the pages has', () => {
  const document = sharing({ blocks: [{ ...notice, text: 'See [below](#below).' }] });
  expect(says(site({ [SHARED]: document }, [use(), faq('below')]))).toEqual([]);
});

test('a place in shared blocks that no page uses', () => {
  const files = (blocks: object[]) => ({
    'pages/index.json': pageWith({ title: 'Home' }),
    [SHARED]: sharing({ blocks: [{ ...notice, text: 'See [below](#below).' }, ...blocks] }),
  });
  const unused = expect.stringContaining('No page uses this.');
  expect(says(files([faq('below')]))).toEqual([unused]);
  expect(says(files([]))).toEqual([
    unused,
    `Warning: ${SHARED} notice › text: No page with these blocks has the place "#below". Write a page before it, such as "/faq#below".`,
  ]);
});

test('a link in a shared block leads to a page, unless that page alone has it', () => {
  const files = (blocks: object[]) => ({
    'pages/index.json': pageWith({ title: 'Home', blocks: [hero, ...blocks] }),
    'pages/a.json': pageWith({ title: 'Page a', blocks: [hero, use()] }),
    [SHARED]: sharing({ blocks: [{ ...notice, text: 'See [a](/a).' }] }),
  });
  expect(says(files([use()]))).toEqual([]);
  expect(says(files([]))).toEqual([
    expect.stringMatching(/^Warning: pages\/a\.json No other page leads here/),
  ]);
});

test('a shared block that no page uses is a warning', () => {
  expect(says({ 'pages/index.json': pageWith({ title: 'Home' }), ...ONE })).toEqual([
    `Warning: ${SHARED} No page uses this. Name it on a page with { "type": "shared", "ref": "notice" }, or delete the file.`,
  ]);
});

test('a shared block whose name a page has for another thing is used by none', () => {
  const page = pageWith({ title: 'Home', blocks: [hero, notice] });
  expect(says({ 'pages/index.json': page, ...ONE })).toEqual([expect.stringContaining('No page uses this.')]);
});

test('a shared block is not used by a page of which nothing can be read', () => {
  const files = {
    'pages/index.json': pageWith({ title: 'Home' }),
    'pages/a.json': Buffer.from([0xff, 0xfe, 0xfd]),
    ...ONE,
  };
  expect(says(files)).toEqual([
    expect.stringContaining('No page uses this.'),
    'pages/a.json This file is saved as UTF-16. Save it as UTF-8.',
  ]);
});

test('a shared block of a page that cannot be read may be used there', () => {
  const page = '{ "title": "Home",, "blocks": [{ "type": "shared", "ref": "notice" }] }';
  expect(says({ 'pages/index.json': page, ...ONE })).toEqual([
    'pages/index.json This comma is one too many. Take it out.',
  ]);
});

test('what only drafts use holds nobody up', () => {
  const files = (status: object) => ({
    ...onPage([hero, use()], { [SHARED]: sharing({ blocks: [{ type: 'notice' }] }) }),
    'pages/index.json': pageWith({ title: 'Home', blocks: [hero] }),
    'pages/a.json': pageWith({ title: 'Page a', index: false, blocks: [hero, use()], ...status }),
  });
  const words = `${SHARED} notice (used on 1 page): The notice block needs "text". Add it: what to know.`;
  expect(says(files({ status: 'draft' }))).toEqual([`Warning: ${words}`]);
  expect(says(files({}))).toEqual([words]);
  const two = {
    ...files({ status: 'draft' }),
    'pages/b.json': pageWith({ index: false, blocks: [hero, use()] }),
  };
  expect(says(two)).toEqual([words.replace('1 page', '2 pages')]);
});

test('a link to a draft, where visitors see the shared block', () => {
  const files = (status: object) => ({
    'pages/index.json': pageWith({ title: 'Home', blocks: [hero] }),
    'pages/a.json': pageWith({ title: 'Page a', index: false, blocks: [hero, use()], ...status }),
    'pages/b.json': pageWith({ title: 'Page b', status: 'draft' }),
    [SHARED]: sharing({ blocks: [{ ...notice, text: 'See [b](/b).' }] }),
  });
  expect(says(files({ status: 'draft' }))).toEqual([]);
  expect(says(files({}))).toEqual([
    `${SHARED} notice › text (used on 1 page): The page "/b" is a draft, so visitors do not get there. Publish it (take "status" out of pages/b.json), or change the link.`,
  ]);
});

test('files are named as the language of the site writes without marks', () => {
  const files = {
    ...only(sharing()),
    'pages/_site.json': siteDocument({ language: 'de' }),
    'pages/_shared/Über uns.json': sharing(),
    'pages/Rückengymnastik.json': pageWith({ title: 'A page for the back' }),
    'pages/Kurse für Alle/a.json': pageWith({ title: 'A page for all' }),
  };
  expect(says(files).map(said => said.replace(/^(.*?json|\S+ \S+ \S+) .*(?=Rename)/, '$1 '))).toEqual([
    'pages/Kurse für Alle Rename it to "kurse-fuer-alle".',
    'pages/Rückengymnastik.json Rename it to "rueckengymnastik.json".',
    'pages/_shared/Über uns.json Rename it to "ueber-uns.json".',
  ]);
});

test('files that are in the wrong place or have a wrong name', () => {
  const files = {
    ...only(sharing()),
    'pages/_shared/No Guarantee.json': sharing(),
    'pages/_shared/notices/deep.json': sharing(),
    'pages/_shared/words.txt': 'Words.',
    'pages/_shared/.draft.json': '{',
  };
  expect(says(files)).toEqual([
    'pages/_shared/No Guarantee.json Pages name shared blocks by their file: lower-case letters, digits and hyphens. Rename it to "no-guarantee.json".',
    'pages/_shared/notices Shared blocks stand side by side, without folders. Put the files of this folder into pages/_shared.',
    'Warning: pages/_shared/words.txt This file holds no shared blocks, so nothing reads it. Files for visitors belong into pages/_public.',
  ]);
});
