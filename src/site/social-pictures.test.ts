// The theme of the social pictures is the same on every page of a look, so its typefaces are read once, not for each page.
import { readFileSync } from 'node:fs';
import { expect, it, vi } from 'vitest';
import { pageWith, siteDocument, siteWith } from '../../tests/support/documents/sites/small-site.ts';
import { checkOwn, pagesIn } from '../check/check.ts';
import { resolve } from '../draw/resolve/resolve.ts';
import { asVisitorsSee } from './library/as-visitors-see.ts';
import * as sheets from './look/sheet.ts';

const FACE = '@font-face { font-family: Own; font-display: optional; src: url(/fonts/own.woff2); }';

/** With a placeholder, visitors get a site document of their own, so the check and the drawing ask with two of them. */
const PLACEHOLDER = { address: { text: '1 Mill Lane', placeholder: true } };

it.each([1, 3])('reads the typefaces as often for %i pages', count => {
  const { organization } = JSON.parse(JSON.stringify(siteDocument()));
  const site = { socialPictures: true, organization: { ...organization, ...PLACEHOLDER } };
  const pages = Array.from({ length: count }, (_, index) => [`pages/page-${index}.json`, pageWith()]);
  const { library } = siteWith({
    'pages/_site.json': siteDocument(site),
    'pages/_look/fonts.css': FACE,
    'pages/_look/tokens.css': ':root { --font-text: Own, serif; }\n',
    'pages/_public/fonts/own.woff2': readFileSync('pages/_public/fonts/public-sans.woff2'),
    ...Object.fromEntries(pages),
  });
  const visible = asVisitorsSee(library);
  library.look();
  const parsed = vi.spyOn(sheets, 'parseSheet');
  for (const page of pagesIn(library)) {
    checkOwn(page, library);
    expect(resolve(page, visible).head.social).toBeDefined();
  }
  expect(parsed).toHaveBeenCalledTimes(1);
  parsed.mockRestore();
});
