// The second site contains nothing of the first: the engine brings none of it along.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../src/base/files/folder.ts';
import { SECOND_SITE } from '../../support/site/site.ts';

/** The brand, language, currency, font and way back of the first site. */
const OF_THE_FIRST = ['Harbour', 'Fern', 'en-AU', 'AUD', 'Newsreader', 'Back to'];

/** Also looks into data that only programs read. Compressed files repeat others. */
function filesWith(word: string): string[] {
  return listFiles(SECOND_SITE).filter(
    name => !/\.(br|gz)$/.test(name) && readFileSync(join(SECOND_SITE, name)).includes(word),
  );
}

it.each(OF_THE_FIRST)('has no "%s" in any of its files', word => {
  expect(filesWith(word)).toEqual([]);
});

it('has its own name in all of its pages', () => {
  expect(filesWith('Kettenblatt').length).toBeGreaterThan(30);
});
