import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { blockTypes } from '../../support/site/gallery.ts';
import { htmlMistakes } from '../../support/site/html.ts';
import { allPages, builtHtml, SAMPLE_ROUTES } from '../../support/site/pages.ts';
import { SECOND_CONTENT } from '../../support/site/site.ts';
import { size } from '../../support/size.ts';

it('the sample of the second site has every kind of block, the engine’s and its own', () => {
  const types = [...blockTypes(), ...readdirSync(join(SECOND_CONTENT, 'blocks'))];
  const html = SAMPLE_ROUTES.map(route => builtHtml(route)).join('');
  const missing = types.filter(
    type => !new RegExp(`<section class="block [^"]*\\b${type}(?![\\w-])`).test(html),
  );
  expect(types.length).toBeGreaterThan(15);
  expect(missing).toEqual([]);
});

describe.each(allPages())('$name', ({ folder, routes }) => {
  it('has pages to look at', () => {
    expect(routes.length).toBeGreaterThan(10);
  });

  /** The blocks' examples are checked too, so every third page is enough. */
  const some = routes.filter((_, index) => index % 3 === 0);

  it.each(size(some, routes))('%s is valid HTML', async route => {
    expect(await htmlMistakes(builtHtml(route, folder))).toEqual([]);
  });
});
