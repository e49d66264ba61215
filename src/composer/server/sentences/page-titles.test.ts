import { expect, it } from 'vitest';
import { JO } from '../../../../tests/support/composer/copy.ts';
import { siteWith } from '../../../../tests/support/documents/sites/small-site.ts';
import { answerTo } from '../asks.ts';
import type { ShownCopy } from '../copy.ts';

it('names a page in a refusal by its title', async () => {
  const { library } = siteWith({ 'pages/faq.json': '{ "title": "Questions", }' });
  const step = { document: '/faq', version: '0'.repeat(64), path: ['title'], do: 'unset' };
  const copy = { library: () => library } as ShownCopy;
  const { told } = await answerTo(copy, JO, { ask: 'change', input: { id: 'a', steps: [step] } });
  expect(told).toMatchObject({ message: expect.stringMatching(/^The page “.+”: /) });
});
