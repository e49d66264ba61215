// Draws one example alone, or a whole page: with the site's renderer and styles, and no scripts.

import { escapeHtml } from '../../base/escape.ts';
import type { PageFile } from '../../document/problem/document.ts';
import { languageAttributes, renderMain, usesOf } from '../../draw/html/document.tsx';
import { pageStyles, type StyleSheets, usesIn } from '../../draw/html/styles.ts';
import type { Page } from '../../draw/page/model.ts';
import { resolve, resolveSite } from '../../draw/resolve/resolve.ts';
import type { Library } from '../../site/types.ts';
import { type Example, isHead, pageOf } from './examples.ts';

export function frameDocument(example: Example, library: Library, styles: StyleSheets): string {
  const file = pageOf(example, library);
  const { page } = resolve(file, library);
  const blocks = page.blocks.slice((file.document?.blocks.length ?? 1) - 1);
  const title = `${example.type}, example ${example.number}`;
  const heading = isHead(example, library) ? '' : `<h1 class="unseen">${escapeHtml(title)}</h1>`;
  return framed({ ...page, title, breadcrumbs: [], blocks }, heading, library, styles);
}

export function wholeFrame(file: PageFile, library: Library, styles: StyleSheets): string {
  const { page } = resolve(file, library);
  return framed({ ...page, breadcrumbs: [] }, '', library, styles);
}

function framed(page: Page, heading: string, library: Library, styles: StyleSheets): string {
  const { language, words } = resolveSite(library);
  const main = renderMain(page, words);
  // Opens links of an example in a new tab, never inside the frame.
  return `<!doctype html>
<html ${languageAttributes(language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(page.title)}</title>
<base target="_blank">
${pageStyles([usesOf(language), usesIn(main, styles)], styles)}
</head>
<body>
<main id="main">${heading}${main}</main>
</body>
</html>
`;
}
