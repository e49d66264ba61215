// The words of "npm run rename" in, a page at its new address with every link to it out. Everything is worked out and checked
// first; what cannot be done is a Failure, and nothing is written then.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, usageFailure } from '../../base/failure.ts';
import type { Sides } from '../../base/places.mjs';
import { STARTERS } from '../../document/files/starters.ts';
import { openLibrary } from '../../site/library.ts';
import { movesDone, movesOf, pagesBelow } from './moves.ts';
import { movedByHand, pageToMove, targetOf } from './page-and-target.ts';
import { planOf } from './plan.ts';
import { refuseMistakes, saveAll } from './save.ts';
import { inWords } from './say.ts';
import { newProblems } from './try-on-copy.ts';

const USAGE = `Moves a page and every link to it; the old address leads to the new one.

  npm run rename /faq /questions                    by address, or by file: pages/faq.json
  npm run rename /faq /questions                    where the file was moved by hand: the links
  npm run rename -- /services /help --with-pages-below    the pages below it as well
  npm run rename -- /faq /questions --dry-run       says what it would do`;

/** "folder" is where the person stands: names of files are relative to it. */
export function runRename(args: string[], { site, engine }: Sides, folder: string): string {
  const { help, names, withPagesBelow, isRehearsal } = wordsOf(args);
  if (help) return USAGE;
  const [old, wanted] = names;
  if (old === undefined || wanted === undefined || names.length > 2) throw new Failure(USAGE);
  const library = openLibrary(site, engine);
  const moved = movedByHand(old, wanted, library, folder);
  const page = moved?.page ?? pageToMove(old, library, folder);
  const below = pagesBelow(page, library);
  const along = withPagesBelow ? below : [];
  const moves = moved
    ? movesDone(moved.old, page, along, library)
    : movesOf(page, targetOf(wanted, page, library, folder), along, library);
  const plan = planOf(moves, library);
  // All was done before: then there is no page of the old name to speak of.
  if (moved && plan.rewritten.every(({ before, after }) => before === after))
    pageToMove(old, library, folder);
  refuseMistakes(newProblems(plan.changes, moves, library, engine));
  if (!isRehearsal) saveAll(plan.changes, `rename ${old} ${wanted}`, library);
  const words = inWords(plan, withPagesBelow || moved ? [] : below, isRehearsal);
  return [words, ...startersLeft(moved?.old ?? page.route, withPagesBelow, site)].join('\n');
}

function wordsOf(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        'with-pages-below': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        help: { type: 'boolean', short: 'h', default: false },
      },
    });
    return {
      help: values.help,
      names: positionals,
      withPagesBelow: values['with-pages-below'],
      isRehearsal: values['dry-run'],
    };
  } catch (error) {
    throw usageFailure(error, USAGE);
  }
}

/** The folder of a starter says where its pages go. */
function startersLeft(route: string, withPagesBelow: boolean, root: string): string[] {
  const folder = STARTERS + route;
  if (!withPagesBelow || !existsSync(join(root, folder))) return [];
  return [`New pages of the starters in ${folder} still go to ${route}. Move that folder as well.`];
}
