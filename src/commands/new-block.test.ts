import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { siteDocument, temporarySite } from '../../tests/support/documents/sites/small-site.ts';
import { makeBlock } from './new-block.ts';

it('a new block of a German site begins with its own texts to be translated, and without those that blocks share', async () => {
  const site = temporarySite({ 'pages/_site.json': siteDocument({ language: 'de-AT', currency: 'EUR' }) });
  await makeBlock('price-tag', { engine: process.cwd(), site });
  const words = JSON.parse(readFileSync(join(site, 'blocks/price-tag/de.json'), 'utf8'));
  expect(Object.keys(words)).toEqual([
    'price tag',
    'What the price-tag block is for, in one sentence.',
    'What this field is for, with an example.',
  ]);
});
