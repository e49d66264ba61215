// Moves a page, with every link to it. Works out and checks everything first. If something cannot be done, it throws a Failure
// before anything is written.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { STARTERS } from '../../../site/library/starters.ts';
import type { Library } from '../../../site/types.ts';
import { refuseMistakes } from '../../added-problems.ts';
import { makeChange } from '../../change.ts';
import type { Recorder } from '../../journal/record.ts';
import { newProblems } from '../../try-on-copy.ts';
import { movesDone, movesOf, pagesBelow } from './moves.ts';
import { movedByHand, pageToMove, targetOf } from './page-and-target.ts';
import { movePlan } from './plan.ts';
import { movesInWords } from './say.ts';

/** Addresses, or names of files relative to the folder in which the user stands. A rehearsal writes nothing. */
export type WantedMove = { old: string; wanted: string; withPagesBelow: boolean; isRehearsal: boolean };

/** Returns the sentences that say what was done. */
export function movePage(
  { old, wanted, withPagesBelow, isRehearsal }: WantedMove,
  library: Library,
  engine: string,
  folder: string,
  record?: Recorder,
): string {
  const moved = movedByHand(old, wanted, library, folder);
  const page = moved?.page ?? pageToMove(old, library, folder);
  const below = pagesBelow(page, library);
  const along = withPagesBelow ? below : [];
  const moves = moved
    ? movesDone(moved.old, page, along, library)
    : movesOf(page, targetOf(wanted, page, library, folder), along, library);
  const plan = movePlan(moves, library);
  // Nothing is left to do. So this fails with the usual sentence about an address that has no page.
  if (moved && plan.rewritten.every(({ before, after }) => before === after))
    pageToMove(old, library, folder);
  const renamed = new Map(moves.map(({ page, file }) => [page.file, file]));
  refuseMistakes(newProblems(plan.changes, renamed, library, engine));
  if (!isRehearsal)
    makeChange({ by: 'command', what: `rename ${old} ${wanted}`, files: plan.changes }, library, record);
  const words = movesInWords(plan, withPagesBelow || moved ? [] : below, isRehearsal);
  return [words, ...startersLeft(moved?.old ?? page.route, withPagesBelow, library.root)].join('\n');
}

/** A starter's folder says where its pages go. */
function startersLeft(route: string, withPagesBelow: boolean, root: string): string[] {
  const folder = STARTERS + route;
  if (!withPagesBelow || !existsSync(join(root, folder))) return [];
  return [`New pages of the starters in ${folder} still go to ${route}. Move that folder as well.`];
}
