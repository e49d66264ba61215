// Says what a question is about, and whose the versions are.
import { SHELL_WORDS } from '../../language/window-words.ts';
import type { ExchangeQuestion, OthersNow, PageOfChanges } from '../../model/exchange.ts';

const WORDS = SHELL_WORDS.others;

export type QuestionKind = keyof typeof WORDS.which;

export function questionKind({ is, path = [], third, mine, theirs }: ExchangeQuestion): QuestionKind {
  switch (is) {
    case 'value':
      if (typeof third === 'number') return /\p{Sc}/u.test(mine + theirs) ? 'price' : 'number';
      return typeof third === 'string' ? 'sentence' : 'value';
    case 'item':
      return path.length === 2 && path[0] === 'blocks' ? 'block' : 'value';
    case 'order':
      return 'order';
    case 'address':
      return 'address';
    case 'file':
      return 'picture';
    case 'begun':
      return 'begun';
    case 'taken':
      return 'page';
  }
}

/** The kind that all of them have. */
export function kindOfQuestions(questions: ExchangeQuestion[]): QuestionKind {
  const [first, ...others] = new Set(questions.map(questionKind));
  return first !== undefined && others.length === 0 ? first : 'value';
}

/** The one who made it. Undefined if several people did, or nobody knows who. */
export function oneOf(names: string[]): string | undefined {
  return names.length === 1 ? names[0] : undefined;
}

/** "Ann Lee has changed 3 pages" */
export function titleOfChanges({ names, changes }: OthersNow): string {
  const [who, count] = [SHELL_WORDS.listed(names), pagesIn(changes)];
  if (count > 0) return WORDS.haveChanged(who, names.length, count);
  const isOfSite = changes.some(({ title }) => title === SHELL_WORDS.answers.wholeSite);
  return isOfSite ? WORDS.haveChangedSite(who, names.length) : WORDS.haveChangedSome(who, names.length);
}

/** Of a file of which nobody knows who made it. */
export function titleOfChangeFile({ changes }: OthersNow): string {
  const count = pagesIn(changes);
  return count > 0 ? WORDS.fileChanges(count) : WORDS.title;
}

/** "Ann Lee’s changes are here, in 3 pages." */
export function areHereWords({ names, changes }: OthersNow): string {
  const [who, count] = [SHELL_WORDS.listed(names), pagesIn(changes)];
  return count > 0 ? WORDS.areHere(who, count) : WORDS.siteIsHere(who);
}

/** What all pages share, and pictures, are among the changes too. */
function pagesIn(changes: PageOfChanges[]): number {
  return changes.filter(({ at }) => at !== undefined).length;
}
