// Notes what a page asks the site about other pages while it is checked and drawn, with what it is told: a page whose file and
// answers are as they were comes to what it came to the last time.
import { hash } from '../../base/hash.ts';
import type { Moments, PageFile } from '../../document/problem/document.ts';
import { summarise } from '../../site/page-summary.ts';
import { standingOf } from '../../site/publication.ts';
import type { Library, PageSummary } from '../../site/types.ts';

const ROUTES = '*';
const SHARED = '_shared/';
const PUBLIC: Moments = {};

/** "assumed" are the pages that were taken for public before anybody had read them; left out where nothing may be assumed. */
export type Heard = { asked: Set<string>; assumed?: Set<PageFile> };

/**
 * The same library, which hears every question while somebody listens. It knows the summaries that are kept from the last time: a
 * page that is as it was need not be read for what others ask about it.
 */
export function openQuestions(whole: Library) {
  const known = new WeakMap<PageFile, PageSummary>();
  let heard: Heard | undefined;

  function summary(page: PageFile): PageSummary {
    // Not the library's own: it would keep a second one, and with it the whole text of the page.
    const found = known.get(page) ?? summarise(page, whole);
    known.set(page, found);
    return found;
  }

  /**
   * Nearly every page is public all the time. That is assumed of pages whose turn has not come: a page that only leads to them
   * needs none of them read for it, and read again in their turn. One page is told the same of another to its end.
   */
  function moments(page: PageFile): Moments {
    const assumed = heard?.assumed;
    if (!assumed || (known.has(page) && !assumed.has(page))) return summary(page).moments;
    assumed.add(page);
    return PUBLIC;
  }

  const library: Library = {
    ...whole,
    summary,
    moments,
    routes() {
      heard?.asked.add(ROUTES);
      return whole.routes();
    },
    page(route) {
      heard?.asked.add(route);
      return whole.page(route);
    },
    sharedNames() {
      heard?.asked.add(SHARED);
      return whole.sharedNames();
    },
    shared(name) {
      heard?.asked.add(SHARED + name);
      return whole.shared(name);
    },
  };

  return {
    library,
    rememberSummary: (page: PageFile, summary: PageSummary) => known.set(page, summary),
    listen<T>(now: Heard, work: () => T): T {
      heard = now;
      try {
        return work();
      } finally {
        heard = undefined;
      }
    },
  };
}

/** Whether all of them are public, as was assumed; to be asked once they have been read. */
export function isAsAssumed(assumed: Iterable<PageFile>, library: Library): boolean {
  return [...assumed].every(page => Object.values(library.moments(page)).every(value => value === undefined));
}

/** What the library says to a question today, as a short text. */
export function openAnswers(library: Library): (question: string) => string {
  const known = new Map<string, string>();
  return question => {
    const answer = known.get(question) ?? answerTo(question, library);
    known.set(question, answer);
    return answer;
  };
}

function answerTo(question: string, library: Library): string {
  if (question === ROUTES) return hash(library.routes().join('\n'));
  if (question === SHARED) return hash(library.sharedNames().join('\n'));
  if (question.startsWith(SHARED)) {
    const shared = library.shared(question.slice(SHARED.length));
    return shared ? hash(shared.source?.text ?? '') : 'none';
  }
  const page = library.page(question);
  if (!page) return 'none';
  // Which pictures it shows is nothing to other pages.
  const summary = { ...library.summary(page), pictures: undefined };
  // Of a page with mistakes its whole text may matter: what is looked for may stand there in a misspelt field.
  const text = summary.isValid ? '' : page.source?.text;
  return hash(JSON.stringify([summary, standingOf(page, library), text]));
}
