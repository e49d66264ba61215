// Takes a page away. What leads to it leads to the page that takes its place, or goes with it.

import { makeChange } from '../../../change/change.ts';
import { removePage } from '../../../change/pages/remove/remove-page.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { titleOfFile, withTitles } from '../page-titles.ts';
import { RefusedAsk } from '../refused-ask.ts';
import { isDone, makeOnce } from './page-change.ts';

export function takePage(
  copy: Copy,
  author: Author,
  wanted: Asks['takePage']['input'],
): Asks['takePage']['told'] {
  const library = copy.library();
  const { page: route, instead } = wanted;
  const page = instead ?? '/';
  const words = windowWords(author.language);
  const { pageChanges } = words;
  if (isDone(copy, wanted.id)) return { message: pageChanges.isAway, sentences: [], page };
  // A link that was saved a moment ago has to follow too, before the watcher has reported it.
  library.forget();
  const file = library.page(route);
  if (!file) throw new RefusedAsk(404, { message: words.answers.noPage(route) });
  const title = titleOfFile(file, library, words);
  const removal = removePage(library, copy.places.engine, {
    route,
    ...(instead !== undefined && { to: instead }),
    rehearse: wanted.rehearse === true,
  });
  if ('refusal' in removal) throw new RefusedAsk(422, { message: inTheWindow(removal.refusal, words) });
  const [, ...others] = removal.sentences;
  const sentences = [pageChanges.goes(title), ...others.map(one => withTitles(one, library))];
  makeOnce(copy, author, wanted, (head, record) =>
    makeChange({ ...head, files: removal.changes }, library, record),
  );
  return { message: pageChanges.wentAway(title), sentences, page };
}

const NAME_IT = ' Name the page that takes its place';

/** Leaves out the command, which is for a terminal. */
function inTheWindow(refusal: string, { pageChanges }: WindowWords): string {
  const [why = '', ...rest] = refusal.split(NAME_IT);
  return rest.length > 0 ? pageChanges.chooseInstead(why) : refusal;
}
