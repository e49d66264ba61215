import { expect, it } from 'vitest';
import { JO } from '../../../tests/support/composer/copy.ts';
import { pageWith, siteWith } from '../../../tests/support/documents/sites/small-site.ts';
import { answerTo } from './asks.ts';
import type { ShownCopy } from './copy.ts';
import { withTitles } from './page-titles.ts';

it.each([
  ['pages/faq.json was left as it is.', 'The page “A page to check” was left as it is.'],
  ['Left. pages/faq.json:8:7 is wrong.', 'Left. The page “A page to check” is wrong.'],
  ['line 23 of pages/faq.json says $750', 'line 23 of the page “A page to check” says $750'],
  ['pages/_site.json has changed.', 'What all pages share has changed.'],
  ['pages/gone.json has changed.', 'pages/gone.json has changed.'],
  ['Outside of pages/. Put it here.', 'Outside of pages/. Put it here.'],
  ['The file pages/../secret.json', 'The file pages/../secret.json'],
  ['A file below pages/_public/images', 'A file below pages/_public/images'],
])('%s', (sentence, said) => {
  const { library } = siteWith({ 'pages/faq.json': pageWith() });
  expect(withTitles(sentence, library)).toBe(said);
});

it('goes for every refusal', async () => {
  const { library } = siteWith({ 'pages/faq.json': '{ "title": "Questions", }' });
  const step = { document: '/faq', version: '0'.repeat(64), path: ['title'], do: 'unset' };
  const copy = { library: () => library } as ShownCopy;
  const { told } = await answerTo(copy, JO, { ask: 'change', input: { id: 'a', steps: [step] } });
  expect(told).toMatchObject({ message: expect.stringMatching(/^The page “.+”: /) });
});
