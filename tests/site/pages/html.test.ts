import { expect, it } from 'vitest';
import { blockTypes } from '../../support/site/gallery.ts';
import { htmlMistakes } from '../../support/site/html.ts';
import { builtHtml, builtRoutes, SAMPLE_ROUTES } from '../../support/site/pages.ts';

const routes = builtRoutes();

it('there are pages to look at', () => {
  expect(routes).toContain('/pricing');
});

it('the pages of the sample have every kind of block that any page has', () => {
  const kindsOn = (routes: string[]) => {
    const html = routes.map(builtHtml).join('');
    return blockTypes().filter(type =>
      new RegExp(`<section class="block [^"]*\\b${type}(?![\\w-])`).test(html),
    );
  };
  expect(kindsOn(routes).length).toBeGreaterThan(15);
  expect(kindsOn(SAMPLE_ROUTES)).toEqual(kindsOn(routes));
});

it.each(routes)('%s is valid HTML', async route => {
  expect(await htmlMistakes(builtHtml(route))).toEqual([]);
});
