// The page model, its head and the site in, a whole HTML document out. Server only.
import { renderToString } from 'react-dom/server';
import { escapeHtml } from '../../base/escape.ts';
import { digitsOf, isFromRightToLeft } from '../../base/language.ts';
import { type LanguageWords, say } from '../../base/languages/say.ts';
import type { SiteLook } from '../../site/look/look.ts';
import type { Page } from '../page/model.ts';
import { PageView } from '../page/PageView.tsx';
import type { Head } from '../resolve/head.ts';
import type { ResolvedSite } from '../resolve/resolve.ts';
import { headMarkup } from './head-markup.ts';
import { SPECULATION, scriptMarkup } from './inline-scripts.ts';
import { contentPolicy, policyMeta } from './policy.ts';
import { shellOf } from './shell.tsx';
import { PRINT_LINK, pageStyles, type StyleSheets, sheetsIn } from './styles.ts';

export type Assets = {
  look: SiteLook;
  styles: StyleSheets;
  /** All block styles in one file, for the app. */
  blockStyles: string;
  /** The one inline script of a page, by what it stands in: it fetches the app, and shows the faces of headings that come late. */
  loaders: { page: string; livePage: string };
  /** For a host that sends no header of ours: what the header would say stands in the page. */
  policyInPage?: boolean;
  /** Dev only: the module that keeps the page in step with its sources, and every sheet, because edits may bring any block. */
  dev?: { module: string; styles: string };
};

/** What a component says of an element that React has to be there for. In texts, quotation marks are written otherwise. */
const LIVE = ' data-live=""';

/** "endpoints" are the other origins that its forms send to. */
export type DocumentInput = {
  page: Page;
  head: Head;
  site: ResolvedSite;
  assets: Assets;
  endpoints?: string[];
};

export function renderMain(page: Page, words: LanguageWords): string {
  // React would have the browser preload the first picture, which stands a few lines further down anyway.
  return renderToString(<PageView page={page} words={words} />).replace(/^(<link rel="preload"[^>]*>)+/, '');
}

/** A text, and where it is the same on many pages, marked as such: that is encoded and searched for addresses once. */
export type DocumentPart = string | { shared: string };

export function textOf(parts: DocumentPart[]): string {
  return parts.map(part => (typeof part === 'string' ? part : part.shared)).join('');
}

export function renderDocument(input: DocumentInput, main?: string): string {
  return textOf(documentParts(input, main));
}

export function documentParts(
  input: DocumentInput,
  main: string = renderMain(input.page, input.site.words),
): DocumentPart[] {
  const { page, head, site, assets, endpoints } = input;
  // It may stand where a nearer one should: the app looks at the address and says what was not found.
  const live = page.route === '/404' ? LIVE : '';
  const shell = shellOf(site, page.route, assets);
  const sheets = [...sheetsOf(site.language), ...shell.sheets, ...sheetsIn(main, assets.styles)];
  const loader = (live + main).includes(LIVE) ? assets.loaders.livePage : assets.loaders.page;
  const policy = assets.policyInPage
    ? `${policyMeta(contentPolicy([loader, SPECULATION], endpoints))}\n`
    : '';
  return [
    `<!doctype html>
<html ${languageAttributes(site.language)}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${policy}${headMarkup(head, site, assets.look)}
`,
    { shared: assets.dev?.styles ?? pageStyles(sheets, assets.styles) },
    `${PRINT_LINK}
</head>
<body>
<a class="skip" href="#main">${escapeHtml(say(site.words, 'skipToContent'))}</a>
`,
    { shared: shell.header },
    `
<main id="main" tabindex="-1" data-route="${page.route}" data-styles="${assets.blockStyles}"${live}>${main}</main>
`,
    { shared: shell.footer },
    '\n',
    {
      shared: assets.dev
        ? `<script type="module" src="${assets.dev.module}"></script>`
        : scriptMarkup(loader),
    },
    `
</body>
</html>
`,
  ];
}

/** A document is read from left to right, and counted in Latin digits, unless it says otherwise. */
export function languageAttributes(language: string): string {
  const direction = isFromRightToLeft(language) ? ' dir="rtl"' : '';
  const digits = hasOtherDigits(language) ? ` data-digits="${digitsOf(language)}"` : '';
  return `lang="${language}"${direction}${digits}`;
}

/** The sheets that a language asks for, whatever stands on the page. */
export function sheetsOf(language: string): string[] {
  return [
    ...(isFromRightToLeft(language) ? ['right-to-left'] : []),
    ...(hasOtherDigits(language) ? ['other-digits'] : []),
  ];
}

function hasOtherDigits(language: string): boolean {
  return digitsOf(language) !== 'latn';
}
