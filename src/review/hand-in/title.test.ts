import { expect, it } from 'vitest';
import { compare, strictGerman } from '../../../tests/support/documents/sites/changes.ts';
import { hero, pageWith } from '../../../tests/support/documents/sites/small-site.ts';
import { says, the } from '../../base/sentences/said.ts';
import { reportAsText } from '../report/text.ts';
import type { Change, Report } from '../sentences/changes.ts';
import { ofContent, proposalTitleProblem, proposedTitle } from './title.ts';

const price: Change = {
  kind: 'page',
  state: 'changed',
  title: says`Pricing (/pricing)`,
  route: '/pricing',
  lines: [
    { label: says`packages`, phrases: [says`price of Report: ${the.was('$700')} → ${the.now('$750')}`] },
  ],
  seenOn: [],
};
const page = (state: Change['state'], name: string): Change => ({
  ...price,
  state,
  route: `/${name.toLowerCase()}`,
  lines: [{ phrases: [says`new page: hero`] }],
});
const site: Change = {
  ...price,
  kind: 'site',
  title: says`The whole site`,
  route: undefined,
  lines: [{ phrases: [says`email changed: "a@example.com" → "b@example.com"`] }],
};
const code: Change = { ...site, kind: 'code', title: says`The hero block` };

function reportOf(...changes: Change[]): Report {
  const names = new Map([
    ['/pricing', 'Services › Pricing'],
    ['/tables', 'Tables'],
  ]);
  return { changes, pages: [], names, remarks: [] };
}

it.each([
  [[price], 'Pricing: packages: price of Report: $700 → $750'],
  [[price, page('added', 'Tables')], 'Pricing: packages: price of Report: $700 → $750, and one more change'],
  [[page('added', 'Tables')], 'Add Tables'],
  [[page('removed', 'Tables'), price, price], 'Take away Tables, and two more changes'],
  [[page('renamed', 'Tables')], 'Move Tables'],
  [[{ ...price, lines: [{ phrases: [says`${the.sign('word '.repeat(30))}`] }] }], 'Change Pricing'],
  [[site], 'Email changed: "a@example.com" → "b@example.com"'],
  [[], 'Change files that no page shows'],
])('a title is proposed: %#', (changes, title) => {
  expect(proposedTitle(reportOf(...changes))).toBe(title);
});

it('the commit of a German site is German', () => {
  const steps = (...titles: string[]) => ({ type: 'steps', items: titles.map(title => ({ title })) });
  const report = compare(
    { 'pages/a.json': pageWith({ blocks: [hero, steps('Write', 'Wait', 'Pay')] }) },
    {
      'pages/a.json': pageWith({
        blocks: [{ ...hero, heading: 'A page to read' }, steps('Pay', 'Write', 'Wait', 'Read')],
      }),
      'pages/b.json': pageWith(),
    },
  );
  expect(reportAsText(report, '', { colours: false }, strictGerman()).trim()).toBe(`A page to read (/a)
  Seitenkopf: Überschrift der Seite: „A page to check“ → „A page to read“
  Schritte: 1 Schritt hinzugefügt: „Read“; 1 Schritt verschoben: „Pay“

A page to check (/b)
  neue Seite: Seitenkopf

Eine Seite geändert, eine Seite hinzugefügt.`);
  expect(proposedTitle(report, strictGerman())).toBe('A page to read geändert, und eine weitere Änderung');
});

it('what is handed in has no code in it', () => {
  expect(ofContent(reportOf(code, price)).changes).toEqual([price]);
});

it.each([
  ['A new price', true],
  ['', false],
  ['Two\nlines', false],
  ['x'.repeat(121), false],
  ['A \u202Etrick', false],
])('a title is one line: %j', (title, isRight) => {
  expect(proposalTitleProblem(title) === undefined).toBe(isRight);
});
