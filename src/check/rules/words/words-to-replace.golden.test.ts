// Tests what is reported of placeholder words, and where nothing is.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  type Files,
  hero,
  pageWith,
  siteWith,
} from '../../../../tests/support/documents/sites/small-site.ts';
import { checkThese } from '../../check-and-lint.ts';

const STARTER = pageWith({
  title: 'Title of the page',
  description: 'Say in one or two sentences what a reader finds on this page, for search results.',
  note: 'A page of any kind. Write your words over the ones here.',
  blocks: [
    { ...hero, heading: 'Title of the page', intro: 'Say whom this page is for.', links: [] },
    {
      type: 'steps',
      heading: 'How it works',
      items: [
        { title: 'The first step', text: 'Say what happens first of all.' },
        { title: 'The second step', text: 'Say what happens after that.' },
      ],
    },
  ],
});
const own = pageWith({ blocks: [hero] });
const [faq] = JSON.parse(readFileSync('blocks/faq/examples.json', 'utf8'));
const [first] = faq.items;

function says(page: object, file = 'pages/new.json', files: Files = {}): string[] {
  const { library } = siteWith({ 'pages/_starters/page.json': STARTER, [file]: page, ...files });
  const said = checkThese([file], library).filter(({ rule }) => rule === 'unfinished');
  expect(said.every(({ level }) => level === 'error')).toBe(true);
  return said.map(({ where, message }) => `${where}: ${message}`);
}

const blocks = (...others: object[]) => pageWith({ blocks: [hero, ...others] });
const OF_BLOCK =
  'Not for the public yet: all words of this block are those that it was begun with. Write your own, or take the block out.';
const OF_ITEM =
  'Not for the public yet: all words of this item are those that it was begun with. Write your own, or take the item out.';
const ofStarter = (words: string) =>
  `Not for the public yet: "${words}" is what the starter says. Write your own words, or keep the page a draft.`;

const CASES: { name: string; page: object; says: string[] }[] = [
  {
    name: 'a starter that is published as it is',
    page: STARTER,
    says: [
      `title: ${ofStarter('Title of the page')}`,
      `description: ${ofStarter('Say in one or two sentences what a reader finds on this pag…')}`,
      `hero: ${OF_BLOCK}`,
      `steps: ${OF_BLOCK}`,
    ],
  },
  { name: 'a starter that is a draft', page: { ...STARTER, status: 'draft' }, says: [] },
  {
    name: 'a starter whose day has come and gone',
    page: { ...STARTER, unpublishAt: '2020-01-01' },
    says: [],
  },
  {
    name: 'one line of a starter among words of one’s own',
    page: blocks({
      type: 'steps',
      heading: 'How it works',
      items: [
        { title: 'You write', text: 'Send us the size of the room.' },
        { title: 'The second step', text: 'Say what happens after that.' },
        { title: 'We build', text: 'Say what happens first of all.' },
      ],
    }),
    says: [
      `steps › items[1]: ${OF_ITEM}`,
      `steps › items[2] › text: ${ofStarter('Say what happens first of all.')}`,
    ],
  },
  {
    name: 'a heading that a starter has too',
    page: blocks({
      type: 'steps',
      heading: 'How it works',
      items: [{ title: 'You write', text: 'A letter.' }],
    }),
    says: [],
  },
  { name: 'a block as its example has it', page: blocks(faq), says: [`faq: ${OF_BLOCK}`] },
  { name: 'the same, hidden', page: blocks({ ...faq, hidden: true }), says: [] },
  {
    name: 'an item as an example has it',
    page: blocks({
      type: 'faq',
      items: [{ question: 'Do you deliver?', answer: 'Yes, on Mondays.' }, first],
    }),
    says: [`faq › items[1]: ${OF_ITEM}`],
  },
  {
    name: 'an item that shares its question with an example',
    page: blocks({ type: 'faq', items: [{ question: first.question, answer: 'That depends on the wood.' }] }),
    says: [],
  },
  {
    name: 'a block that shares its few words with an example',
    page: blocks({ type: 'prose', heading: 'Learn more', text: 'FAQ' }),
    says: [],
  },
];

test.each(CASES)('$name', ({ page, says: expected }) => {
  expect(says(page)).toEqual(expected);
});

test('a page that is due on a day to come is held back today', () => {
  expect(says({ ...STARTER, publishAt: '2100-01-01' })).toHaveLength(4);
});

test('a shared block counts where a page for visitors uses it', () => {
  const shared = { title: 'Questions', blocks: [faq] };
  const use = pageWith({ title: 'Home', blocks: [hero, { type: 'shared', ref: 'questions' }] });
  expect(says(shared, 'pages/_shared/questions.json')).toEqual([]);
  expect(says(shared, 'pages/_shared/questions.json', { 'pages/index.json': use })).toHaveLength(1);
});

test('a page without a starter or an example in it is finished', () => {
  expect(says(own)).toEqual([]);
});
