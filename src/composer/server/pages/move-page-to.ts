// Gives a page another address. Everything that leads to it follows, and visitors with the old address get there.

import { makeMove, type PlannedMove, plannedMove } from '../../../change/pages/move/move-page.ts';
import type { Library } from '../../../site/types.ts';
import { type WindowWords, windowWords } from '../../language/languages.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { titleOfFile } from '../sentences/page-titles.ts';
import { isDone, makeOnce } from './page-change.ts';

type Wanted = Asks['movePage']['input'];

export function movePageTo(copy: Copy, author: Author, wanted: Wanted): Asks['movePage']['told'] {
  const library = copy.library();
  const { page: old, to, along = false } = wanted;
  const words = windowWords(author.language);
  const message = words.pageChanges.hasMoved(to);
  if (isDone(copy, wanted.id)) return { message, sentences: [], page: to };
  // A link that was saved a moment ago has to follow too, before the watcher has reported it.
  library.forget();
  const move = { old, wanted: to, withPagesBelow: along };
  const planned = plannedMove(move, library, library.root);
  const sentences = sentencesOf(planned, library, words);
  makeOnce(copy, author, wanted, (head, record) => makeMove(planned, head, library, record));
  return { message, sentences, page: to };
}

const MOST_NAMED = 4;

function sentencesOf(
  { plan: { moves, rewritten }, below }: PlannedMove,
  library: Library,
  words: WindowWords,
): string[] {
  const { pageChanges } = words;
  const [first, ...others] = moves;
  if (!first) return [];
  const title = titleOfFile(first.page, library, words);
  const leading = rewritten.flatMap(({ leading }) => leading ?? []);
  const linked = rewritten.filter(({ links }) => links > 0);
  const links = linked.reduce((sum, one) => sum + one.links, 0);
  const names = linked.map(({ document }) =>
    document.kind === 'site' ? pageChanges.aroundPages : words.quoted(titleOfFile(document, library, words)),
  );
  const named = names.length > MOST_NAMED ? pageChanges.places(names.length) : names.join(', ');
  return [
    pageChanges.moves(title, first.from.route, first.route),
    ...(others.length > 0 ? [pageChanges.along(others.length)] : []),
    links > 0 ? pageChanges.links(links, named) : pageChanges.noLinks,
    leading[0] === undefined ? pageChanges.neverPublic : pageChanges.leading(leading[0]),
    ...(below.length > 0 ? [pageChanges.stay(below.length)] : []),
  ];
}
