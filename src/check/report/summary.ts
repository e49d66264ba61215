// Sums up a report in numbers and in one sentence.

import { counted } from '../../base/words.ts';
import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { sumOfCounts } from './first-of-many.ts';

/** How many documents were checked. */
export type Looked = { pages: number; shared: number };

export type Summary = Looked & { mistakes: number; warnings: number; files: number };

/** Without "looked", all documents of the library were checked. */
export function summaryOf(problems: Problem[], library: Library, looked = allOf(library)): Summary {
  const mistakes = sumOfCounts(problems.filter(({ level }) => level === 'error'));
  const files = new Set(problems.map(({ file }) => file)).size;
  return { mistakes, warnings: sumOfCounts(problems) - mistakes, files, ...looked };
}

function allOf(library: Library): Looked {
  return { pages: library.routes().length, shared: library.sharedNames().length };
}

export function summarySentence({ mistakes, warnings, files, ...looked }: Summary): string {
  const warned = warnings > 0 ? counted(warnings, 'warning') : '';
  if (mistakes === 0) return `${documents(looked)}, no mistakes${warned && `, ${warned}`}.`;
  return `${counted(mistakes, 'mistake')}${warned && ` and ${warned}`} in ${counted(files, 'file')}.`;
}

/** "49 pages and 2 shared blocks" */
function documents({ pages, shared }: Looked): string {
  const blocks = shared > 0 ? counted(shared, 'shared block') : '';
  if (blocks && pages === 0) return blocks;
  return `${counted(pages, 'page')}${blocks && ` and ${blocks}`}`;
}
