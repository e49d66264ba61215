// Says what people call a document: a page by its title, for an author of the composer sees no names of files.

import { wordsOf } from '../../../base/languages/read.ts';
import { say } from '../../../base/languages/say.ts';
import type { DocumentFile, PageFile } from '../../../document/problem/document.ts';
import { pageName } from '../../../site/page-summary.ts';
import type { Library } from '../../../site/types.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';

/** Other languages than English put their own words around it, so they get the name alone. */
export function placeOnSite(file: DocumentFile, library: Library, language = 'en'): string {
  const words = windowWords(language);
  if (language !== 'en') {
    const title = titleOfFile(file, library, words);
    return file.kind === 'site' ? title : words.quoted(title);
  }
  if (file.kind === 'page') return `the page “${titleOfPageFile(file, library)}”`;
  return file.kind === 'shared' ? `the shared part “${file.name}”` : 'what all pages share';
}

/** "the whole site" for the site document. */
export function titleOfFile(file: DocumentFile, library: Library, { answers }: WindowWords): string {
  if (file.kind === 'page') return titleOfPageFile(file, library);
  return file.kind === 'shared' ? file.name : answers.wholeSite;
}

/** People know the home page by the word that the way to each page begins with. */
export function titleOfPageFile(page: PageFile, library: Library): string {
  const site = library.settings().document;
  if (page.route === '/' && site) return say(wordsOf(site), 'home');
  return pageName(page, library) ?? page.route;
}
