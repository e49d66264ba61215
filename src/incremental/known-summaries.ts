// A library in, the same one out, with summaries that are known from the last time or have been asked for before: a page that is
// as it was shows the summary that it had, and need not be read for it.
import type { PageFile } from '../document/types.ts';
import { summarise } from '../site/page-summary.ts';
import type { Library, PageSummary } from '../site/types.ts';

export type KnownSummaries = WeakMap<PageFile, PageSummary>;

export function withKnownSummaries(library: Library): { library: Library; known: KnownSummaries } {
  const known: KnownSummaries = new WeakMap();
  const summary = (page: PageFile) => {
    // Not the library's own: it would keep a second one, and with it the whole text of the page.
    const found = known.get(page) ?? summarise(page, library);
    known.set(page, found);
    return found;
  };
  return { library: { ...library, summary, moments: page => summary(page).moments }, known };
}
