// Takes a page away. What leads to it leads to the page that takes its place, or goes with it.

import { readSaid } from '../../../base/sentences/read.ts';
import { makeChange } from '../../../change/change.ts';
import { removePage } from '../../../change/pages/remove/remove-page.ts';
import { windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { formReader, NO_PLACE } from '../sentences/form-reader.ts';
import { titleOfFile } from '../sentences/page-titles.ts';
import { RefusedAsk } from '../sentences/refused-ask.ts';
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
  const removal = removePage(library, {
    route,
    ...(instead !== undefined && { to: instead }),
    rehearse: wanted.rehearse === true,
  });
  if ('refusal' in removal) {
    const { message, said } = removal.refusal;
    throw new RefusedAsk(422, { message, said });
  }
  const [, ...others] = removal.sentences;
  const reader = formReader(NO_PLACE, library, author.language);
  const sentences = [pageChanges.goes(title), ...others.map(one => readSaid(one, reader))];
  makeOnce(copy, author, wanted, (head, record) =>
    makeChange({ ...head, files: removal.changes }, library, record),
  );
  return { message: pageChanges.wentAway(title), sentences, page };
}
