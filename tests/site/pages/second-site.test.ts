// The second site contains nothing of the first: the engine brings none of it along.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { listFiles } from '../../../src/publish/output-folder.ts';
import { SECOND_SITE } from '../../support/site/site.ts';

/** Brand, language, currency, typeface and a way back, as the first site has them. */
const OF_THE_FIRST = ['Harbour', 'Fern', 'en-AU', 'AUD', 'Newsreader', 'Back to'];

/** Also inside of what only programs read; compressed files say the same again. */
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
