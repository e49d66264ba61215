// Takes a page away. What leads to it leads to the page that takes its place, or goes with it.
import { makeChange } from '../../../change/change.ts';
import { removePage } from '../../../change/pages/remove/remove-page.ts';
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
  const message = 'The page was taken away.';
  if (isDone(copy, wanted.id)) return { message, sentences: [], page };
  // A link that was saved a moment ago has to follow too, before the watcher has reported it.
  library.forget();
  const file = library.page(route);
  if (!file) throw new RefusedAsk(404, { message: `There is no page at ${route} any more.` });
  const title = titleOfFile(file, library);
  const removal = removePage(library, copy.places.engine, {
    route,
    ...(instead !== undefined && { to: instead }),
  });
  if ('refusal' in removal) throw new RefusedAsk(422, { message: inTheWindow(removal.refusal) });
  const [, ...others] = removal.sentences;
  const sentences = [`The page “${title}” goes.`, ...others.map(one => withTitles(one, library))];
  makeOnce(copy, author, wanted, (head, record) =>
    makeChange({ ...head, files: removal.changes }, library, record),
  );
  return { message: `The page “${title}” was taken away.`, sentences, page };
}

const NAME_IT = ' Name the page that takes its place';

/** Leaves out the command, which is for a terminal. */
function inTheWindow(refusal: string): string {
  const [why = '', ...rest] = refusal.split(NAME_IT);
  return rest.length > 0 ? `${why} Choose the page that takes its place.` : refusal;
}
