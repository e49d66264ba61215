// Says on how many pages each value of the site is shown, from the index that the server keeps of all documents.
import { isFields } from '../../../base/json-value.ts';
import type { Asks } from '../../model/asks.ts';
import type { ShownCopy } from '../copy.ts';
import { siteValuesIn } from '../find/site-values-in.ts';
import { pagesWithShared, wordsIndexOf } from '../find/words-index.ts';
import { titleOfPageFile } from '../sentences/page-titles.ts';

const MOST_NAMED = 3;

/** Every page is drawn with these fields of the site document, and with the values that they name. */
const AROUND_EVERY_PAGE = ['brand', 'tagline', 'header', 'footer'];

export async function shownOn({ library: libraryNow }: ShownCopy): Promise<Asks['shownOn']['told']> {
  const library = libraryNow();
  const site = library.settings().parsed?.value;
  if (!isFields(site)) return {};
  const pages = pagesWithShared(await wordsIndexOf(library).all());
  const around = AROUND_EVERY_PAGE.map(field => site[field]);
  const everywhere = new Set([...AROUND_EVERY_PAGE, ...siteValuesIn(around, library.definitions)]);
  const named = ['values', 'addresses'].flatMap(table =>
    Object.keys(isFields(site[table]) ? site[table] : {}).map(name => `${table}.${name}`),
  );
  const told = [...AROUND_EVERY_PAGE, ...named].map(name => {
    if (everywhere.has(name)) return [name, { count: pages.length, isEverywhere: true, first: [] }];
    const on = pages.filter(({ values }) => values.has(name));
    const first = on
      .slice(0, MOST_NAMED)
      .map(({ file }) => ({ route: file.route, title: titleOfPageFile(file, library) }));
    return [name, { count: on.length, isEverywhere: false, first }];
  });
  return Object.fromEntries(told);
}
