// Runs the lint on a text or a page, and tells its messages with their places.

import { lintAll } from '../../../../src/check/lint/lint.ts';
import { hero, pageWith, siteDocument, siteWith } from '../sites/small-site.ts';
import { readInGerman } from './in-german.ts';

/** "9:22 …" for each warning about a text that stands on line 9 of a page, from its column 16 on. */
export function lintOfText(text: string | string[], lint: object = {}): string[] {
  return lintOfPage({ blocks: [hero, { type: 'prose', text }] }, lint);
}

export function lintOfPage(fields: object, lint: object = {}): string[] {
  return lintOfPages({ '/page': fields }, lint).map(line => line.replace('pages/page.json:', ''));
}

export function lintOfPages(pages: { [route: string]: object }, lint: object = {}): string[] {
  const described = Object.entries(pages).map(([route, fields]) => [
    `pages${route}.json`,
    pageWith({ title: `The page ${route}`, description: descriptionOf(route), ...fields }),
  ]);
  const { library } = siteWith({
    'pages/_site.json': siteDocument({
      lint: { ...lint, ...(!('claims' in lint) && { claims: 'australian-migration' }) },
    }),
    ...Object.fromEntries(described),
  });
  return readInGerman(lintAll(library), library).map(
    ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
  );
}

function descriptionOf(route: string): string {
  return `The page at ${route}, which is here so that the lint has something to look at and to say.`;
}

/** "9:22 color → colour" for each fix that is offered in a text: the characters it takes out, and what it puts there. */
export function fixesOfText(text: string, lint: object = {}): string[] {
  const { library } = siteWith({
    'pages/_site.json': siteDocument({ lint }),
    'pages/page.json': pageWith({
      description: descriptionOf('/page'),
      blocks: [hero, { type: 'prose', text }],
    }),
  });
  const source = library.page('/page')?.parsed?.source.text ?? '';
  return readInGerman(lintAll(library), library).flatMap(({ line, column, fix }) =>
    fix ? `${line}:${column} ${source.substr(fix.offset, fix.length)} → ${fix.text}` : [],
  );
}
