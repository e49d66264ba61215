// While a page is checked and drawn, the site is asked about other pages. What it was asked is remembered with what it said: a
// page whose file and answers are the same is the same.

import { hash } from '../base/hash.ts';
import { listenedTo, type Question } from '../site/otherwise.ts';
import { standingOf } from '../site/publication.ts';
import type { Library } from '../site/types.ts';

const ROUTES = '*';
const SHARED = '_shared/';

/** The library, and what is asked of it from now on. */
export function noteQuestions(library: Library): { heard: Library; asked: Set<string> } {
  const asked = new Set<string>();
  return { heard: listenedTo(library, question => asked.add(inShort(question))), asked };
}

function inShort(question: Question): string {
  switch (question.about) {
    case 'routes':
      return ROUTES;
    case 'page':
      return question.name;
    case 'shared names':
      return SHARED;
    case 'shared':
      return SHARED + question.name;
  }
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
