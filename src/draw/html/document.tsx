// Writes a whole HTML document from the page model, the head and the site. Runs only on the server.
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
import { PRINT_LINK, pageStyles, type StyleSheets, type Uses, usesIn } from './styles.ts';

export type Assets = {
  look: SiteLook;
  styles: StyleSheets;
  /** All block styles in one file, which the app fetches. */
  blockStyles: string;
  /** The inline script of a usual page, and of one with something live on it. It fetches the app and shows late heading fonts. */
  loaders: { page: string; livePage: string };
  /** Puts the content security policy into each page, for hosts that cannot send it as a header. */
  policyInPage?: boolean;
  /**
   * Dev only: every style sheet, as an edit may bring in any block, and the module that updates the page when sources change. In
   * the composer's frame no module runs.
   */
  dev?: { module?: string; styles: string };
};

/** A component asks for React in the browser with this. No text can contain it: quotation marks in texts are escaped. */
const LIVE = ' data-live=""';

/** "endpoints" are the other origins that the page's forms send to. */
export type DocumentInput = {
  page: Page;
  head: Head;
  site: ResolvedSite;
  assets: Assets;
  endpoints?: string[];
};

export function renderMain(page: Page, words: LanguageWords): string {
  // React asks the browser to preload the first picture. That saves nothing, because the picture itself follows a few lines below.
  return renderToString(<PageView page={page} words={words} />).replace(/^(<link rel="preload"[^>]*>)+/, '');
}

/** Part of a document. A part that many pages share is marked, so that it is encoded and searched for addresses only once. */
export type DocumentPart = string | { shared: string };

export function joinedParts(parts: DocumentPart[]): string {
  return parts.map(part => (typeof part === 'string' ? part : part.shared)).join('');
}

export function renderDocument(input: DocumentInput, main?: string): string {
  return joinedParts(documentParts(input, main));
}

export function documentParts(
  input: DocumentInput,
  main: string = renderMain(input.page, input.site.words),
): DocumentPart[] {
  const { page, head, site, assets, endpoints } = input;
  // Some hosts send this page for addresses that have a nearer "not found" page. The app looks at the address and shows that one.
  const live = page.route === '/404' ? LIVE : '';
  const shell = shellOf(site, page.route, assets);
  const uses = [usesOf(site.language), shell.uses, usesIn(main, assets.styles)];
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
    { shared: assets.dev?.styles ?? pageStyles(uses, assets.styles) },
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
    { shared: assets.dev ? moduleMarkup(assets.dev.module) : scriptMarkup(loader) },
    `
</body>
</html>
`,
  ];
}

function moduleMarkup(module: string | undefined): string {
  return module === undefined ? '' : `<script type="module" src="${module}"></script>`;
}

/** Without these attributes, a document reads from left to right and counts in Latin digits. */
export function languageAttributes(language: string): string {
  const direction = isFromRightToLeft(language) ? ' dir="rtl"' : '';
  const digits = hasOtherDigits(language) ? ` data-digits="${digitsOf(language)}"` : '';
  return `lang="${language}"${direction}${digits}`;
}

/** The style sheets that a language needs on every page. */
export function usesOf(language: string): Uses {
  const sheets = [
    ...(isFromRightToLeft(language) ? ['right-to-left'] : []),
    ...(hasOtherDigits(language) ? ['other-digits'] : []),
  ];
  return { sheets, names: new Set(), properties: [] };
}

function hasOtherDigits(language: string): boolean {
  return digitsOf(language) !== 'latn';
}
