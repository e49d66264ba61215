// Adds what is wrong with the whole site to what is wrong with its pages. A build needs no more than this, so it loads no lint.
import type { Problem } from '../document/problem/problem.ts';
import type { Library } from '../site/types.ts';
import { withRest } from './check.ts';
import { checkExamples, ownBlocks } from './whole-site/block-examples.ts';
import { ownSheets } from './whole-site/own-sheets.ts';

/** Adds to the problems of the pages everything else that rules and schemas report. */
export function checkTogether(pages: { problems: Problem[] }[], library: Library): Problem[] {
  const ofPages = pages.flatMap(({ problems }) => problems);
  const ofBlocks = [...checkExamples(library, ownBlocks(library)), ...ownSheets(library)];
  return [...ofBlocks, ...withRest(ofPages, library)];
}
