// Puts the titles of pages into the check's sentences, in place of file names, which an author does not see in the composer.

import { wordsOf } from '../../base/languages/read.ts';
import { say } from '../../base/languages/say.ts';
import { capital } from '../../base/words.ts';
import type { DocumentFile, PageFile } from '../../document/problem/document.ts';
import { documentIn } from '../../site/library/documents.ts';
import { pageName } from '../../site/page-summary.ts';
import type { Library } from '../../site/types.ts';
import { type WindowWords, windowWords } from '../language/languages.ts';

const BEGINNING = /(?:^|\n|[.!?] )$/;
const LINE_AND_COLUMN = /^:\d+(?::\d+)?/;

/** "pages/faq.json was left as it is." → "The page “Questions” was left as it is." */
export function withTitles(sentence: string, library: Library): string {
  return sentence.replace(/\S+/g, (word, at: number) => {
    const [start, dot] = [word.indexOf('pages/'), word.indexOf('.json')];
    const end = dot + '.json'.length;
    const file = start < 0 || dot < start ? undefined : documentIn(word.slice(start, end), library);
    if (!file) return word;
    const before = word.slice(0, start);
    const words = placeOnSite(file, library);
    const isFirst = BEGINNING.test(sentence.slice(0, at) + before);
    return before + (isFirst ? capital(words) : words) + word.slice(end).replace(LINE_AND_COLUMN, '');
  });
}

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
