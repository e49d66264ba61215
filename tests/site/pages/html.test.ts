import { expect, it } from 'vitest';
import { htmlMistakes } from '../../support/site/html.ts';
import { builtHtml, builtRoutes } from '../../support/site/pages.ts';

const routes = builtRoutes();

it('there are pages to look at', () => {
  expect(routes).toContain('/pricing');
});

it.each(routes)('%s is valid HTML', async route => {
  expect(await htmlMistakes(builtHtml(route))).toEqual([]);
});
