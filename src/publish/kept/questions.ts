// Records what a page asks about other pages while it is checked and drawn, and the answers. A page with the same file and the
// same answers has the same result as last time.
import { hash } from '../../base/hash.ts';
import type { Moments, PageFile } from '../../document/problem/document.ts';
import { summarise } from '../../site/page-summary.ts';
import { standingOf } from '../../site/publication.ts';
import type { Library, PageSummary } from '../../site/types.ts';

/** A question is the address of a page, or one of these: all addresses, all shared documents, or SHARED with the name of one. */
const ROUTES = '*';
const SHARED = '_shared/';
const PUBLIC: Moments = {};

/** "assumed" collects the pages that are assumed to be public before they are read. Without it, nothing is assumed. */
export type Heard = { asked: Set<string>; assumed?: Set<PageFile> };

/**
 * Returns a library that records every question while "listen" runs. It knows the kept summaries, so an unchanged page need not be
 * read to answer questions about it.
 */
export function openQuestions(whole: Library) {
  const known = new WeakMap<PageFile, PageSummary>();
  let heard: Heard | undefined;

  function summary(page: PageFile): PageSummary {
    // Does not use the library's own summary, which would keep a second copy with the whole text of the page.
    const found = known.get(page) ?? summarise(page, whole);
    known.set(page, found);
    return found;
  }

  /**
   * A page asks when visitors see the pages that it links to. Reading all of them takes long, and nearly all are always public,
   * so that is assumed of a page that has not been read yet. isAsAssumed tells later whether it was right. The answer about a
   * page stays the same while another one is looked at, even if the page is read meanwhile.
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

/** Whether all assumed pages are in fact public. Only call this after they have been read. */
export function isAsAssumed(assumed: Iterable<PageFile>, library: Library): boolean {
  return [...assumed].every(page => Object.values(library.moments(page)).every(value => value === undefined));
}

/** Answers a question with a short text. */
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
  // Other pages do not depend on which pictures a page shows.
  const summary = { ...library.summary(page), pictures: undefined };
  // Of a page with mistakes, the whole text may matter: what another page looks for may be in a misspelt field.
  const text = summary.isValid ? '' : page.source?.text;
  return hash(JSON.stringify([page.file, summary, standingOf(page, library), text]));
}
