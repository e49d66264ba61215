import { expect, test } from 'vitest';
import { lintOfPage } from '../../../tests/support/documents/messages/lint.ts';
import { hero, pageWith, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { SECOND_CONTENT } from '../../../tests/support/site/site.ts';
import { openLibrary } from '../../site/library/library.ts';
import { checkAndLint } from '../check-and-lint.ts';

const page = { blocks: [{ ...hero, links: [{ text: 'Click here', href: '/' }] }] };
const said =
  '11:19 "Click here" doesn’t say where this link leads. Name the place, such as "Read the pricing".';

test('the pages of the second site leave nothing to say', { timeout: 60_000 }, () => {
  expect(checkAndLint(openLibrary(SECOND_CONTENT, process.cwd()))).toEqual([]);
});

test('a warning that is accepted with a reason is not said', () => {
  const reason = 'The words of the brief.';
  expect(lintOfPage(page)).toEqual([said]);
  for (const warning of ['Click here doesn’t say where', '“Click here” doesn’t say', said.slice(6)]) {
    expect(lintOfPage(page, { accept: [{ warning, reason }] })).toEqual([]);
    expect(lintOfPage(page, { accept: [{ warning, page: '/page', reason }] })).toEqual([]);
  }
});

test('an accepted warning stays so when only what stands elsewhere changes', () => {
  const pageOf = (price: number, save: number) => ({
    blocks: [
      { ...hero, heading: 'Tables and more of them' },
      {
        type: 'price-list',
        items: [
          { name: 'Oak Table', price, link: { text: 'Ask for it', chat: 'The table, please.' } },
          { name: 'Ash Bench', price: 200, link: { text: 'Order it', chat: 'The bench, please.' } },
        ],
      },
      {
        type: 'packages',
        items: [
          {
            name: 'Kitchen Set',
            price: 800,
            save,
            features: ['Oak Table', 'Ash Bench'],
            link: { text: 'Order the set', chat: 'The set, please.' },
          },
        ],
      },
    ],
  });
  const accept = [{ warning: 'so it saves $100, not $150', reason: 'Rounded by the owner.' }];
  expect(lintOfPage(pageOf(700, 150))).toHaveLength(1);
  expect(lintOfPage(pageOf(700, 150), { accept })).toEqual([]);
  expect(lintOfPage(pageOf(720, 150), { accept })).toEqual([]);
  expect(lintOfPage(pageOf(740, 150), { accept })).toEqual([]);
  // The warning was accepted for a saving of 150, so another saving is reported.
  expect(lintOfPage(pageOf(700, 160), { accept })).toHaveLength(2);
});

test('an acceptance that nothing needs any more is said itself', () => {
  const accept = [{ warning: 'Click there doesn’t say', reason: 'The words of the brief.' }];
  expect(lintOfPage(page, { accept, words: ['Labor Party'] })).toEqual([
    'pages/_site.json:65:7 No warning says this any more. Take the entry out.',
    'pages/_site.json:71:7 Nothing on the site needs "Labor Party" here any more. Take it out.',
    said,
  ]);
  const elsewhere = [{ warning: 'Click here doesn’t say', page: '/', reason: 'The words of the brief.' }];
  expect(lintOfPage(page, { accept: elsewhere })).toHaveLength(2);
});

test('while a page has mistakes, nobody says what is needed no longer', () => {
  const { library } = siteWith({
    'pages/_site.json': siteDocument({ lint: { words: ['Labor Party'] } }),
    'pages/page.json': pageWith({ blocks: [{ ...hero, headnig: 'One' }] }),
  });
  const levels = checkAndLint(library).map(({ level, file }) => `${level} ${file}`);
  expect(levels).toEqual(['error pages/page.json']);
});

test('warnings come after mistakes, and where a mistake stands nothing else is said', () => {
  const { library } = siteWith({
    'pages/page.json': pageWith({
      blocks: [
        { ...hero, heading: 'The the page', links: [{ text: 'Read', href: '/nowhere' }] },
        { type: 'prose', text: 'See <b>the the</b> color, and [here](/nowhere).' },
      ],
    }),
  });
  const levels = checkAndLint(library).map(({ level, line, column }) => ({
    level,
    place: `${line}:${column}`,
  }));
  expect(levels.map(({ level }) => level).join(' ')).toMatch(/^error( error)+( warning)+$/);
  expect(new Set(levels.map(({ place }) => place)).size).toBe(levels.length);
});
