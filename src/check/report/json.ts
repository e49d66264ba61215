// Problems in, the same for other programs out.

import type { Problem } from '../../document/problem/problem.ts';
import type { Library } from '../../site/types.ts';
import { uncheckedSentence } from '../lint/language/packs.ts';
import { type Looked, summaryOf } from './summary.ts';

export function jsonReport(problems: Problem[], library: Library, looked?: Looked): string {
  const summary = summaryOf(problems, library, looked);
  const unchecked = uncheckedSentence(library);
  return JSON.stringify({ problems, summary, ...(unchecked !== undefined && { unchecked }) }, null, 2);
}
