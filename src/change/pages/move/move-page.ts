// Moves a page, with every link to it. Works out and checks everything first. If something cannot be done, it throws a Failure
// before anything is written.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { PageFile } from '../../../document/problem/document.ts';
import { STARTERS } from '../../../site/library/starters.ts';
import type { Library } from '../../../site/types.ts';
import { refuseMistakes } from '../../added-problems.ts';
import { makeChange } from '../../change.ts';
import type { EntryHead } from '../../journal/parts.ts';
import type { Recorder } from '../../journal/record.ts';
import { newProblems } from '../../try-on-copy.ts';
import { movesDone, movesOf, pagesBelow } from './moves.ts';
import { movedByHand, pageToMove, targetOf } from './page-and-target.ts';
import { movePlan, type Plan } from './plan.ts';
import { movesInWords } from './say.ts';

/** Addresses, or names of files relative to the folder in which the user stands. */
export type WantedMove = { old: string; wanted: string; withPagesBelow: boolean };

/** "below" are the pages that stay where they are. */
export type PlannedMove = { plan: Plan; below: PageFile[]; startersLeft: string[] };

export function plannedMove(
  { old, wanted, withPagesBelow }: WantedMove,
  library: Library,
  folder: string,
): PlannedMove {
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
  refuseMistakes(newProblems(plan.changes, renamed, library));
  return {
    plan,
    below: withPagesBelow || moved ? [] : below,
    startersLeft: startersLeft(moved?.old ?? page.route, withPagesBelow, library.root),
  };
}

export function makeMove({ plan }: PlannedMove, head: EntryHead, library: Library, record?: Recorder): void {
  const moves = plan.moves.map(({ from, file }) => ({ from: from.file, to: file }));
  makeChange({ ...head, moves, files: plan.changes }, library, record);
}

/** Returns the sentences that say what was done. A rehearsal writes nothing. */
export function movePage(
  { isRehearsal, ...wanted }: WantedMove & { isRehearsal: boolean },
  library: Library,
  folder: string,
  record?: Recorder,
): string {
  const planned = plannedMove(wanted, library, folder);
  const what = `rename ${wanted.old} ${wanted.wanted}`;
  if (!isRehearsal) makeMove(planned, { by: 'command', what }, library, record);
  return [movesInWords(planned.plan, planned.below, isRehearsal), ...planned.startersLeft].join('\n');
}

/** A starter's folder says where its pages go. */
function startersLeft(route: string, withPagesBelow: boolean, root: string): string[] {
  const folder = STARTERS + route;
  if (!withPagesBelow || !existsSync(join(root, folder))) return [];
  return [`New pages of the starters in ${folder} still go to ${route}. Move that folder as well.`];
}
