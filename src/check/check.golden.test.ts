// Tests what is reported of a site, of some files and of one document: which mistakes, how grave, and in which order.
import { expect, test } from 'vitest';
import { hero, pageWith, siteDocument, siteWith } from '../../tests/support/documents/sites/small-site.ts';
import type { Problem } from '../document/problem/problem.ts';
import { documentIn } from '../site/library/documents.ts';
import { checkDocument } from './check.ts';
import { checkAndLint, checkThese } from './check-and-lint.ts';

const SITE = 'pages/_site.json';
const NOTICE = 'pages/_shared/notice.json';
const HOME = 'pages/index.json';
const PAGE = 'pages/page.json';
const STRAY = 'pages/notes.txt';
const LONG = `Color ${'is a word of a sentence without an end and without a rest that goes on '.repeat(3)}here.`;

const FILES = {
  [SITE]: siteDocument({ tagline: 'Documents, organized.', legal: 1 }),
  [STRAY]: 'Remember.',
  [NOTICE]: { title: 'Notice', blocks: [{ type: 'notice', text: 'We organize [this](/nowhere).' }] },
  [HOME]: pageWith({
    title: 'Home of the site',
    blocks: [
      {
        ...hero,
        intro: 'We organize.',
        links: [
          { text: 'Prices', href: '/pricng' },
          { text: 'Page', href: '/page' },
        ],
      },
      { type: 'shared', ref: 'notice' },
    ],
  }),
  [PAGE]: pageWith({ title: 'Another page', blocks: [{ ...hero, intro: LONG }] }),
};

function told(problems: Problem[]): string[] {
  return problems.map(
    ({ level, file, line, column, where, message }) =>
      `${level} ${file}:${line}:${column} ${where}: ${message.slice(0, 40)}`,
  );
}

const OF_SITE = [`error ${SITE}:63:3 : "legal" is not a field of the site docum`];
const OF_NOTICE = [
  `error ${NOTICE}:6:28 notice › text (used on 1 page): There is no page "/nowhere". Add the pag`,
];
const OF_HOME = [`error ${HOME}:12:19 hero › links[0] › href: There is no page "/pricng". Add the page`];
const HINTS_OF_SITE = [`warning ${SITE}:3:26 tagline: "organized" is the American spelling. In`];
const HINTS_OF_NOTICE = [`warning ${NOTICE}:6:19 notice › text: "organize" is the American spelling. In `];
const HINTS_OF_HOME = [
  `warning ${HOME}:8:20 hero › intro: "organize" is the American spelling. In `,
  `warning ${HOME}:15:19 hero › links[1] › text: "Page" doesn’t say where this link leads`,
];
const HINTS_OF_PAGE = [
  `warning ${PAGE}:3:18 description: pages/index.json has this description to`,
  `warning ${PAGE}:8:17 hero › intro: "Color" is the American spelling. In Aus`,
];

const OF_STRAY = `warning ${STRAY}:1:1 : This file is not a page, so it is not pu`;

test('of all files: mistakes first, then what could be better, each in the order of the files and once a place', () => {
  const { library } = siteWith(FILES);
  expect(told(checkAndLint(library))).toEqual([
    ...OF_NOTICE,
    ...OF_SITE,
    ...OF_HOME,
    ...HINTS_OF_NOTICE,
    ...HINTS_OF_SITE,
    ...HINTS_OF_HOME,
    OF_STRAY,
    ...HINTS_OF_PAGE,
  ]);
});

test('of some files: what is said of them among all, and nothing about the others', () => {
  const { library } = siteWith(FILES);
  expect(told(checkThese([SITE], library))).toEqual([...OF_SITE, ...HINTS_OF_SITE]);
  expect(told(checkThese([NOTICE, PAGE], library))).toEqual([
    ...OF_NOTICE,
    ...HINTS_OF_NOTICE,
    ...HINTS_OF_PAGE,
  ]);
  expect(told(checkThese([STRAY], library))).toEqual([OF_STRAY]);
  expect(told(checkThese([HOME], library))).toEqual([...OF_HOME, ...HINTS_OF_HOME]);
});

test('of one document: what it stands on and what stands on it', () => {
  const { library } = siteWith(FILES);
  const of = (file: string) => {
    const document = documentIn(file, library);
    if (!document) throw new Error(`There is no ${file}.`);
    return told(checkDocument(document, library));
  };
  expect(of(SITE)).toEqual(OF_SITE);
  expect(of(NOTICE)).toEqual([...OF_SITE, ...OF_NOTICE, ...OF_HOME]);
  expect(of(HOME)).toEqual([...OF_SITE, ...OF_NOTICE, ...OF_HOME]);
  expect(of(PAGE)).toEqual(OF_SITE);
});

test('the site document by itself is held to its own rules', () => {
  const { library } = siteWith({ ...FILES, [SITE]: siteDocument({ timeZone: 'Nowhere/Here' }) });
  expect(checkThese([SITE], library).map(({ message }) => message)).toEqual([
    'There is no time zone "Nowhere/Here". It is named after a place, such as "Europe/Lisbon" or "America/Toronto".',
  ]);
});
