// Writes numbers, lists, quotes and days as German does, and holds the forms of words that stand beside a number.
import { quotedIn } from '../../../base/sentences/quotes.ts';
import { inLanguage } from '../in-language.ts';

export const IN_GERMAN = {
  ...inLanguage('de'),
  quoted: quotedIn('de'),
  PAGES: { one: 'Seite', other: 'Seiten' },
  VERSIONS: { one: 'Fassung', other: 'Fassungen' },
  PLACES: { one: 'Stelle', other: 'Stellen' },
  ARTICLES: { one: 'Artikel', other: 'Artikeln' },
  CHANGES: { one: 'Änderung', other: 'Änderungen' },
  CHARACTERS: { one: 'Zeichen', other: 'Zeichen' },
};
