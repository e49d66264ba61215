// Gives a page another address. Everything that leads to it follows, and visitors with the old address get there.
import { counted } from '../../../base/words.ts';
import { makeMove, type PlannedMove, plannedMove } from '../../../change/pages/move/move-page.ts';
import type { Library } from '../../../site/types.ts';
import type { Asks } from '../../model/asks.ts';
import type { Author, Copy } from '../copy.ts';
import { titleOfFile } from '../page-titles.ts';
import { isDone, makeOnce } from './page-change.ts';

type Wanted = Asks['movePage']['input'];

export function movePageTo(copy: Copy, author: Author, wanted: Wanted): Asks['movePage']['told'] {
  const library = copy.library();
  const { page: old, to, along = false } = wanted;
  const message = `The page has the address ${to} now.`;
  if (isDone(copy, wanted.id)) return { message, sentences: [], page: to };
  // A link that was saved a moment ago has to follow too, before the watcher has reported it.
  library.forget();
  const move = { old, wanted: to, withPagesBelow: along };
  const planned = plannedMove(move, library, copy.places.engine, library.root);
  const sentences = sentencesOf(planned, library);
  makeOnce(copy, author, wanted, (head, record) => makeMove(planned, head, library, record));
  return { message, sentences, page: to };
}

const MOST_NAMED = 4;

function sentencesOf({ plan: { moves, rewritten }, below }: PlannedMove, library: Library): string[] {
  const [first, ...others] = moves;
  if (!first) return [];
  const title = titleOfFile(first.page, library);
  const leading = rewritten.flatMap(({ leading }) => leading ?? []);
  const linked = rewritten.filter(({ links }) => links > 0);
  const links = linked.reduce((sum, one) => sum + one.links, 0);
  const names = linked.map(({ document }) => `“${titleOfFile(document, library)}”`);
  const named = names.length > MOST_NAMED ? counted(names.length, 'place') : names.join(', ');
  return [
    `The page “${title}” moves from ${first.from.route} to ${first.route}.`,
    ...(others.length > 0
      ? [`${counted(others.length, 'page')} below it ${others.length === 1 ? 'moves' : 'move'} along.`]
      : []),
    links > 0
      ? `${counted(links, 'link')} to it ${links === 1 ? 'follows' : 'follow'}: ${named}.`
      : 'No link leads to it.',
    leading.length > 0
      ? `Visitors who come to ${leading[0]} get to the new address.`
      : 'It was never public, so nobody knows the old address.',
    ...(below.length > 0
      ? [
          `${counted(below.length, 'page')} below it ${below.length === 1 ? 'stays' : 'stay'} where ${below.length === 1 ? 'it is' : 'they are'}.`,
        ]
      : []),
  ];
}
