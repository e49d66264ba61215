// What a pasted text of several lines becomes, depending on its field.
import { expect, test } from 'vitest';
import { siteWith } from '../../../tests/support/documents/sites/small-site.ts';

const PASTED = 'One sentence.\n\nAnd another.';
const START = 'This text runs over 3 lines, and a line break cannot stand inside quotes.';

test.each([
  ['a line', 'heading', 'hero', `${START} Write it in one line.`, '"One sentence. And another."'],
  [
    'a text',
    'intro',
    'hero',
    `${START} Write each paragraph as a text of its own, in a list: ["…", "…"].`,
    '[\n  "One sentence.",\n  "And another."\n]',
  ],
])('%s', (_, field, where, message, text) => {
  const page = `{
"title": "A page to check",
"description": "A page that is here to be checked, with a description of a good length.",
"blocks": [{ "type": "${where}", "heading": "Here",
"${field}": "${PASTED}" }]
}`.replace(field === 'heading' ? ' "heading": "Here",' : '', '');
  const site = siteWith({ 'pages/page.json': page });
  const [problem, ...others] = site.problems().filter(({ file }) => file === 'pages/page.json');
  expect(others).toEqual([]);
  expect(problem).toMatchObject({ line: 5, message, fix: { text } });
});

test.each([
  ['"hidden": wahr', '"hidden" is true, or it is left out.', undefined],
  ['"hidden": falsch', '"hidden" is true, or it is left out.', undefined],
  ['"links": keine', '"links" is a list', undefined],
  ['"intro": keine', 'Text stands in quotes: write "keine".', '"keine"'],
])('a word without quotes: %s', (field, message, text) => {
  const page = `{
"title": "A page to check",
"description": "A page that is here to be checked, with a description of a good length.",
"blocks": [{ "type": "hero", "heading": "Here", ${field} }]
}`;
  const site = siteWith({ 'pages/page.json': page });
  const [problem, ...others] = site.problems().filter(({ file }) => file === 'pages/page.json');
  expect(others).toEqual([]);
  expect(problem?.message).toContain(message);
  expect(problem?.fix?.text).toBe(text);
});
