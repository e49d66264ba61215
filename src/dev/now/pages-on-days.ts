// Shows the site as of the day that one window has chosen, whatever day the pages of the server show.
import { openPagesNow, type PageSources, type PagesNow } from './pages-now.ts';

/** So many days are kept open, because an author may go to and fro between two of them. */
const MOST_DAYS = 4;

/** Returns a function from a day to the pages on that day. Without a day, it gives those of today, with all drafts. */
export function openPagesOnDays(sources: PageSources, pagesNow: PagesNow): (day?: string) => PagesNow {
  let library = pagesNow.library();
  const days = new Map<string, PagesNow>();
  return (day = '') => {
    if (day === '' && pagesNow.day() === undefined) return pagesNow;
    // The schemas have changed.
    if (library !== pagesNow.library()) days.clear();
    library = pagesNow.library();
    const pages =
      days.get(day) ??
      openPagesNow({ ...sources, library: pagesNow.library, isForAuthor: true }, day || undefined);
    days.delete(day);
    days.set(day, pages);
    const [oldest] = days.keys();
    if (days.size > MOST_DAYS && oldest !== undefined) days.delete(oldest);
    return pages;
  };
}
