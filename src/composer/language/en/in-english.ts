// Writes numbers, lists, quotes and days as English does, and holds the forms of words that stand beside a number.
import { quotedIn } from '../../../base/sentences/quotes.ts';
import { inLanguage } from '../in-language.ts';

export const IN_ENGLISH = {
  ...inLanguage('en-AU'),
  quoted: quotedIn('en'),
  PAGES: { one: 'page', other: 'pages' },
  VERSIONS: { one: 'version', other: 'versions' },
  PLACES: { one: 'place', other: 'places' },
  ARTICLES: { one: 'article', other: 'articles' },
  CHANGES: { one: 'change', other: 'changes' },
  CHARACTERS: { one: 'character', other: 'characters' },
};
