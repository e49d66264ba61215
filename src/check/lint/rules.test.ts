// Tests that every rule has a name, reports something, and can be switched off by that name with a reason.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hero, pageWith, siteDocument, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import type { RuleName } from '../../document/problem/problem.ts';
import { openLibrary } from '../../site/library/library.ts';
import { checkAndLint } from '../check-and-lint.ts';
import { textReport } from '../report/text.ts';
import { lintAll } from './lint.ts';

const LINT = JSON.parse(readFileSync('schema/site.json', 'utf8')).properties.lint.properties;

const link = (text: string, href = '/') => ({ ...hero, links: [{ text, href }] });
const prose = (text: string) => [hero, { type: 'prose', text }];
const priced = (price: object) => [
  hero,
  {
    type: 'packages',
    items: [{ name: 'Oak table', features: ['Oak'], link: { text: 'Order', href: '/' }, ...price }],
  },
];
const HARD =
  'The determination of eligibility necessitates comprehensive consideration of organisational circumstances. '.repeat(
    10,
  );
const picture = (alt: string) => [{ ...hero, image: { src: '/images/chart.svg', alt } }];
const heading = { type: 'prose', heading: 'Benefits', text: 'One.' };

type Case = {
  blocks?: object[];
  page?: object;
  lint?: object;
  other?: object;
  files?: { [file: string]: string };
  organization?: object;
};

/** A page that breaks each rule. */
const CASES: { [name in RuleName]: Case } = {
  'title-length': { page: { title: 'A page whose title is longer than search results have room for' } },
  'description-length': { page: { description: 'A short description that says next to nothing here.' } },
  'same-descriptions': { other: {} },
  'link-addresses': { blocks: [link('www.example.com')] },
  'same-link-words': {
    blocks: [
      link('The prices'),
      { ...link('The prices', '/page'), type: 'call-to-action', heading: 'Write', intro: undefined },
    ],
  },
  'vague-links': { blocks: [link('Click here')] },
  'picture-texts': { blocks: picture('IMG_2031.jpg') },
  'large-pictures': {
    blocks: [{ ...hero, image: { src: '/images/heavy.svg', alt: 'A plan' } }],
    files: {
      'pages/_public/images/heavy.svg': `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><!--${'x'.repeat(90_000)}--></svg>`,
    },
  },
  'same-headings': { blocks: [hero, heading, { ...heading, heading: 'The benefits' }] },
  'repeated-words': { blocks: prose('Read the the page.') },
  'long-sentences': { blocks: prose(`It ${'goes on and '.repeat(12)}ends.`) },
  'hard-reading': { blocks: prose(HARD) },
  spelling: { blocks: prose('A documnet.') },
  spaces: { blocks: prose('A page , with a space.') },
  'quotation-marks': { blocks: prose('She said "yes".') },
  claims: { blocks: prose('Guaranteed approval.'), lint: { claims: LINT.claims.enum[0] } },
  contradictions: {
    blocks: [...priced({ price: 700 }), { type: 'prose', text: 'The oak table costs $750.' }],
  },
  'package-savings': {
    blocks: [
      ...priced({ price: 900, save: 500 }),
      {
        type: 'price-list',
        items: [{ name: 'Oak', price: 1000, link: { text: 'Ask', href: 'site:email' } }],
      },
    ],
  },
  'foreign-currency': {
    blocks: [...priced({ price: 700 }), { type: 'prose', text: 'The oak table costs €700.' }],
  },
  'written-amounts': { blocks: prose('The oak table costs $700,50.') },
  dates: { page: { status: 'draft', publishAt: '2026-12-01' } },
  'opening-hours': { organization: { hours: 'When the light is on' } },
  placeholders: { organization: { registrations: [{ name: 'VAT', number: '000', placeholder: true }] } },
  unfinished: {
    blocks: prose('Write the first paragraph here.'),
    files: { 'pages/_starters/page.json': '{ "text": "Write the first paragraph here." }' },
  },
  'needless-exceptions': { lint: { words: ['Labor Party'] } },
};

function inSite(organization?: object): object {
  const { organization: usual } = JSON.parse(JSON.stringify(siteDocument({})));
  return organization ? { organization: { ...usual, ...organization } } : {};
}

function rulesSaidOf({ blocks, page, lint, other, files, organization }: Case, off: object = {}): unknown[] {
  const description = 'A page that is here so that the lint has something to look at and to say of it.';
  const { library } = siteWith({
    'pages/_site.json': siteDocument({ lint: { ...lint, off }, ...inSite(organization) }),
    'pages/index.json': pageWith({ title: 'Home of the site', description: `${description} Home.` }),
    'pages/page.json': pageWith({ description, ...(blocks && { blocks }), ...page }),
    ...(other && { 'pages/other.json': pageWith({ title: 'Another page', description, ...other }) }),
    ...files,
  });
  return checkAndLint(library).flatMap(({ rule }) => rule ?? []);
}

const NAMES = Object.keys(LINT.off.properties);

test('each rule of the schema is here', () => {
  expect(Object.keys(CASES).sort()).toEqual([...NAMES].sort());
});

test.each(Object.entries(CASES))('%s speaks, and is silent where it is switched off', (name, provoked) => {
  expect(new Set(rulesSaidOf(provoked))).toEqual(new Set([name]));
  expect(rulesSaidOf(provoked, { [name]: 'Agreed with the owner.' })).toEqual([]);
});

test('a name that no rule has is asked about, and a reason is wanted', () => {
  const of = (off: object) => siteWith({ 'pages/_site.json': siteDocument({ lint: { off } }) }).says();
  expect(of({ 'long-sentence': 'The law is quoted.' })).toEqual([
    'lint › off: "long-sentence" is not a field of the rules. Did you mean "long-sentences"?',
  ]);
  expect(of({ everything: 'The law is quoted.' })).toEqual([
    expect.stringMatching(
      /^lint › off: "everything" is not a field of the rules\. The rules are "title-length", /,
    ),
  ]);
  expect(of({ 'long-sentences': '' })).toHaveLength(1);
  expect(of({ 'long-sentences': true })).toHaveLength(1);
});

test('the report ends each warning with the name of its rule', () => {
  const { library } = siteWith({ 'pages/page.json': pageWith({ blocks: prose('Read the the page.') }) });
  expect(textReport(lintAll(library), library)).toContain(
    'stands here twice. Take one out. (repeated-words)\n',
  );
});

test('the reference lists each rule', () => {
  const reference = readFileSync('docs/blocks.md', 'utf8');
  for (const name of NAMES) expect(reference).toContain(`| \`lint › off › ${name}\` |`);
  expect(openLibrary(process.cwd()).settings().problems).toEqual([]);
});
